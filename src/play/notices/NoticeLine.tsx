import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { openingOf } from '../../../core/catalogue/openings.ts';
import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { ViewItem } from '../../../core/play/view/playerView.ts';
import { useOnline } from '../../shared/browser/useOnline.ts';
import { HintOffer } from '../hints/HintOffer.tsx';
import { useHintOffer } from '../hints/useHintOffer.ts';
import type { GameplayData } from '../session/gameplayData.ts';
import { useGameplay, useGameStatus } from '../table/gameContext.ts';
import { BELOW_DIALOG, BELOW_ROOM, SIDEWAYS } from '../table/TableFrame.tsx';
import { gameplayText } from '../text/gameplay.ts';
import { tableText } from '../text/table.ts';
import { placeName } from '../toolbar/placeName.ts';
import { Finds } from '../tray/Finds.tsx';
import { eventsText } from './eventsText.ts';
import { splitVisualAndSpoken } from './splitVisualAndSpoken.ts';
import { TurnNudge } from './TurnNudge.tsx';
import { useUncovered } from './useUncovered.ts';

/** From so many finds on, pictures say more than a line of names. */
const MANY = 3;

/** Layout where the room covers the line's usual space. */
const OVER_STAGE = {
  gridArea: 'stage',
  alignSelf: 'start',
  zIndex: '1',
  minHeight: '0',
  pointerEvents: 'none',
  // Name tags cover this area while all things are highlighted.
  '&[data-looking]': { opacity: '0' },
};

/** The result of the last action in words; also read out by screen readers. */
export function NoticeLine() {
  const answers = useGameplay((s) => s.answers);
  const { words, isWarning = false, forEars = '', finds = [] } = useNotice();
  const isSilent = words === '' && finds.length === 0;
  const isLooking = useGameplay((s) => s.isLooking);
  const isAlone = useGameplay((s) => s.captions.length === 0) && !isLooking;
  const { isOffered, dismiss } = useHintOffer();
  const uncovered = useUncovered();
  // A letter covered this line when the events happened.
  const isReading = useGameplay((s) => s.dialog?.type === 'message');
  return (
    <Flex
      role="status"
      data-says={isSilent ? undefined : ''}
      data-looking={isLooking ? '' : undefined}
      gridArea="notice"
      align="center"
      justify="center"
      minHeight={{ base: '14', md: '11' }}
      paddingY="1.5"
      textAlign="center"
      css={{
        // A dialog over the room is read alone.
        [BELOW_DIALOG]: { opacity: '0' },
        // Keeps its height; shrinking would make it overlap the text above.
        [BELOW_ROOM]: { minHeight: '0', paddingY: '0.5', flexShrink: '0', position: 'relative', zIndex: '1' },
        '[data-wide] &': OVER_STAGE,
        [SIDEWAYS]: { '&, [data-wide] &': OVER_STAGE },
      }}
    >
      {forEars !== '' && (
        <VisuallyHidden key={`${answers} ${uncovered} ${isReading} ears`}>{forEars}</VisuallyHidden>
      )}
      {isOffered && !isWarning ? (
        <HintOffer onDismiss={dismiss} />
      ) : isSilent ? (
        isAlone && <TurnNudge />
      ) : (
        <chakra.span
          // A new element is announced even if its text is the same as before.
          key={`${answers} ${uncovered} ${isReading} ${words}`}
          paddingX="3.5"
          paddingY="1"
          borderRadius="lg"
          bg={isWarning ? 'bg.warning' : 'bg.raised'}
          color={isWarning ? 'fg.warning' : 'fg'}
          fontSize="sm"
          fontWeight="550"
          lineHeight="1.35"
          overflowWrap="anywhere"
          animationName="fade-in"
          animationDuration="180ms"
        >
          {words}
          {words !== '' && finds.length > 0 && ' '}
          {finds.length > 0 && <Finds finds={finds} />}
        </chakra.span>
      )}
    </Flex>
  );
}

interface Notice {
  words: string;
  isWarning?: boolean;
  /** Announced to screen readers only, since it can be seen. */
  forEars?: string;
  /** Finds whose names would fill lines: shown as pictures, announced by name. */
  finds?: readonly ViewItem[];
}

function useNotice(): Notice {
  const events = useGameplay((s) => s.lastEvents);
  const labels = useLabels();
  const items = useGameplay((s) => s.items);
  const isPlated = useGameplay((s) => s.scene?.kind === 'closeUp' && s.scene.name !== '');
  const failure = useGameplay((s) => s.actFailure);
  const isPaused = useGameStatus((s) => s.isPaused);
  const wasRunning = useGameplay((s) => s.wasRunning) && !isPaused;
  const isOnline = useOnline();
  const isWaiting = useGameplay((s) => s.isWaiting);
  if (failure === 'offline') return { words: gameplayText.offline, isWarning: true };
  if (!isOnline) return { words: tableText.offline, isWarning: true };
  if (isWaiting) return { words: tableText.waiting, isWarning: true };
  if (failure) return { words: gameplayText.actFailed, isWarning: true };
  if (wasRunning) return { words: tableText.welcomeBack };
  const tell = (told: readonly PlayEvent<OpaqueName>[]) =>
    eventsText(told, labels, (item) => openingOf(items[item]?.uri));
  // A plate in the room has the name.
  if (isPlated && events.every(({ type }) => type === 'entered' || type === 'message'))
    return { words: '', forEars: tell(events) };
  const { forAll, forEars } = splitVisualAndSpoken(events);
  const found = forAll.filter(({ type }) => type === 'revealed');
  if (found.length < MANY) return { words: tell(forAll), forEars: tell(forEars) };
  return {
    words: tell(forAll.filter((event) => !found.includes(event))),
    forEars: tell([...forEars, ...found]),
    finds: found.flatMap((event) => ('item' in event && event.item && items[event.item]) || []),
  };
}

/** Places have the same names as in the bar of places. */
function useLabels(): GameplayData['labels'] {
  const labels = useGameplay((s) => s.labels);
  const places = useGameplay((s) => s.places);
  const names = places.map((place, index) => [place.id, placeName(place, index)]);
  return { ...labels, ...Object.fromEntries(names) };
}
