import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useReducer, useState } from 'react';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { Plate } from '../../shared/kit/Plate.tsx';
import { NOTCH } from '../../shared/page/notch.ts';
import { crossFade } from '../moments/crossFade.ts';
import { LETTER_FONT } from '../reading/letterFont.ts';
import { GOES_ON, useMoreBelow } from '../reading/useMoreBelow.ts';
import { LazySignedText } from '../signs/LazySignedText.tsx';
import { playSound } from '../sound/playSound.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { SkipButton } from '../table/SkipButton.tsx';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { tableText } from '../text/table.ts';
import { DoorLight } from './DoorLight.tsx';

/** Milliseconds of the camera's way through the door; the second value is for reduced motion. */
const WALK = 3200;
const STILL_WALK = 900;

/** Milliseconds in which taps do not skip: the tap that opened the door, or a double tap, is not meant to. */
const WAKING = 400;

/**
 * Shows the open door, moves the camera through it, and shows the creator's ending behind it (O6). One tap
 * skips any part.
 */
export function ExitScene() {
  const exit = useGameplay((s) => s.exit);
  return exit?.isShown ? <Leaving door={exit.door} /> : null;
}

function Leaving({ door }: { door: string }) {
  const { gameplay } = useGame();
  const ending = useGameplay((s) => s.ending);
  const [isOutside, setOutside] = useState(false);
  const isStill = useReducedMotion();
  const hasMore = ending !== null && !isOutside;
  const [isAwake, wake] = useReducer(() => true, false);
  const goOn = () => (hasMore ? setOutside(true) : crossFade(gameplay.getState().leaveRoom));

  useEffect(() => playSound('door'), []);
  useEffect(() => {
    const timer = setTimeout(wake, WAKING);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOutside) return;
    const timer = setTimeout(
      () => (ending === null ? crossFade(gameplay.getState().leaveRoom) : setOutside(true)),
      isStill ? STILL_WALK : WALK,
    );
    return () => clearTimeout(timer);
  }, [isOutside, isStill, ending, gameplay]);

  return (
    <Cover
      className="evening"
      data-exit={isOutside ? 'outside' : 'door'}
      onClick={isAwake ? goOn : undefined}
    >
      {!isOutside && !isStill && <DoorLight door={door} />}
      <VisuallyHidden role="status">{tableText.exit.opens}</VisuallyHidden>
      {isOutside && ending !== null && <Ending text={ending} />}
      {isOutside ? (
        <Plate material="brass" alignSelf="center" ref={focus}>
          {tableText.exit.goOn}
        </Plate>
      ) : (
        <SkipButton type="button" ref={focus}>
          {tableText.exit.skip}
        </SkipButton>
      )}
    </Cover>
  );
}

function Ending({ text }: { text: string }) {
  const language = useRoomLanguage();
  const words = useMoreBelow<HTMLDivElement>();
  return (
    <Box
      ref={words}
      css={{ ...GOES_ON, _sideways: { fontSize: 'xl' } }}
      role="status"
      {...language}
      maxWidth="40rem"
      marginX="auto"
      overflowY="auto"
      color="paper.50"
      fontFamily={LETTER_FONT}
      fontSize={{ base: 'lg', md: '2xl' }}
      lineHeight="1.45"
      textAlign="center"
      textWrap="balance"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      animationName="fade-in"
      animationDuration="700ms"
    >
      <LazySignedText>{text}</LazySignedText>
    </Box>
  );
}

/** Takes the focus, since the door or key that had it is useless now. */
function focus(button: HTMLElement | null) {
  button?.focus({ preventScroll: true });
}

/** Takes every tap. Darkness comes from below, so that the text is readable. */
const Cover = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: { base: '2', md: '5' },
    paddingX: { base: '3', md: '8' },
    paddingBottom: { base: '2', md: '7' },
    paddingTop: '2',
    cursor: 'pointer',
    isolation: 'isolate',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '-1',
      backgroundImage:
        'linear-gradient(0deg, rgb(8 6 24 / 0.94), rgb(8 6 24 / 0.62) 45%, rgb(8 6 24 / 0.2) 80%)',
      backgroundSize: '100% 200%',
      backgroundRepeat: 'no-repeat',
      backgroundPosition: '0 100%',
      opacity: '0',
      transition: 'opacity 700ms',
    },
    '&[data-exit=outside]::before': { opacity: '1' },
    // An upright room is too small to read in, so the ending has the whole window; `TableFrame` hides the rest.
    _upright: {
      '&[data-exit=outside]': {
        position: 'fixed',
        zIndex: 'modal',
        paddingTop: `calc(${NOTCH.top} + 3rem)`,
        paddingBottom: `calc(${NOTCH.bottom} + 2.5rem)`,
        paddingX: '6',
        gap: '6',
        _before: {
          backgroundImage: 'linear-gradient(0deg, rgb(8 6 24 / 0.97) 50%, rgb(8 6 24 / 0.82))',
          backgroundSize: '100% 100%',
        },
        // A short text stands just below the room, not at the foot of the screen.
        _after: { content: '""', flex: '0 9999 22dvh' },
      },
    },
  },
});
