import { chakra, Text } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { MessageText } from '../reading/MessageText.tsx';
import type { HintLadder } from '../session/hintLadder.ts';
import { useGameplay } from '../table/gameContext.ts';
import { hintsText } from '../text/hints.ts';
import { hintText } from './hintText.ts';

/** The rungs revealed so far: the creator's own hints and the generated ones. */
export function HintRungs({ ladder }: { ladder: HintLadder }) {
  return (
    <Rails aria-live="polite">
      {ladder.map((hint) => (
        <Rung key={hint.rung} hint={hint} />
      ))}
    </Rails>
  );
}

function Rung({ hint }: { hint: HintLadder[number] }) {
  const sceneId: OpaqueName | undefined = useGameplay((s) => s.scene?.id);
  if (hint.rung === 'done') return null;
  // The creator's hint replaces the generated "what", but not "where" and "how".
  const own = hint.text;
  const plain = own !== undefined && hint.rung === 'what' ? '' : hintText(hint, sceneId ?? null);
  return (
    <Step css={LAID_IN}>
      <Note className="morning">
        <Text textStyle="sm" fontWeight="700" color="accent.fg">
          {hintsText.rungs[hint.rung]}
        </Text>
        {own !== undefined && <MessageText message={{ type: 'custom', text: own }} fontSize="lg" />}
        {plain !== '' && (
          <Text fontSize={own === undefined ? 'lg' : 'md'} overflowWrap="anywhere">
            {plain}
          </Text>
        )}
      </Note>
    </Step>
  );
}

/** Two rails of wood behind the rungs. */
const Rails = chakra('ol', {
  base: {
    listStyleType: 'none',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    paddingY: '4',
    _before: {
      content: '""',
      position: 'absolute',
      insetY: '0',
      insetInlineStart: '6',
      width: '4',
      layerStyle: 'woodBoard',
    },
    _after: {
      content: '""',
      position: 'absolute',
      insetY: '0',
      insetInlineEnd: '6',
      width: '4',
      layerStyle: 'woodBoard',
    },
  },
});

/** Comes from above and settles. */
const laidIn = keyframes({
  '0%': { opacity: '0', transform: 'translateY(-22px) rotate(-1.2deg)' },
  '60%': { opacity: '1', transform: 'translateY(4px) rotate(0.3deg)' },
  '100%': { transform: 'none' },
});
const LAID_IN = { animation: `${laidIn} 380ms ease-out backwards` };

const Step = chakra('li', {
  base: {
    position: 'relative',
    zIndex: '1',
    layerStyle: 'woodBoard',
    padding: '2.5',
    paddingX: '5',
    border: '2px solid {colors.ink}',
    borderRadius: 'md',
    boxShadow: 'inset 0 3px 0 #a56c40, 0 4px 8px rgb(0 0 0 / 0.4)',
  },
});

const Note = chakra('div', {
  base: { layerStyle: 'paperSheet', borderRadius: '3px', boxShadow: 'none', paddingX: '4', paddingY: '2.5' },
});
