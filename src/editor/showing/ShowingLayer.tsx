import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { PercentRect } from '../../../core/room/geometry.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../../core/room/model.ts';
import { useSeenRect } from '../canvas/useSeenRect.ts';
import { useEditor } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';
import { arrowOf, isFault, type Mark, marksOf } from './describeSteps.ts';
import { HandAlong } from './HandAlong.tsx';
import { RingArrow } from './RingArrow.tsx';
import { StepBubble } from './StepBubble.tsx';
import { useShowing } from './useShowing.ts';

interface PlacedMark extends Mark {
  rect: PercentRect;
}

/**
 * The current step over the room: its things are ringed, the rest is dimmed. It takes no taps, and the bar
 * below has the text.
 */
export function ShowingLayer() {
  const room = useRoom();
  const shown = useShowing();
  const scene = useEditor(shownSceneOf);
  const seenRect = useSeenRect();
  if (!shown || shown.step.scene !== scene) return null;
  const { showing, step } = shown;
  const inScene = room.itemOrder.filter((id) => itemOf(room, id)?.scene === scene);
  const marks = placeMarks(room, marksOf(showing, step, inScene), seenRect);
  const arrow = arrowOf(showing);
  const rectOf = (id: ItemId | undefined) => marks.find((mark) => mark.id === id)?.rect;
  return (
    <Box
      className="evening"
      aria-hidden
      position="absolute"
      inset="0"
      overflow="hidden"
      pointerEvents="none"
      containerType="inline-size"
      zIndex="1"
    >
      <Dim holes={marks.map(({ rect }) => rect)} />
      {marks.map((mark) => (
        <Ring key={mark.id} mark={mark} isFault={isFault(showing)} />
      ))}
      <RingArrow from={rectOf(arrow?.from)} to={rectOf(arrow?.to)} />
      {showing.type === 'escape' && <HandAlong room={room} walk={showing.walk} at={showing.at} />}
      <StepBubble
        step={step}
        isFault={isFault(showing)}
        around={marks.filter(({ isMain }) => isMain).map(({ rect }) => rect)}
      />
    </Box>
  );
}

function placeMarks(
  room: Room,
  marks: readonly Mark[],
  seenRect: (item: ItemConfig) => PercentRect,
): readonly PlacedMark[] {
  return marks.flatMap((mark) => {
    const item = itemOf(room, mark.id);
    return item ? [{ ...mark, rect: seenRect(item) }] : [];
  });
}

/** Dims the room except for the holes. */
function Dim({ holes }: { holes: readonly PercentRect[] }) {
  const mask = useId();
  return (
    <chakra.svg
      position="absolute"
      inset="0"
      w="full"
      h="full"
      color="bg.deep"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      <mask id={mask}>
        <rect width="100" height="100" fill="white" />
        {holes.map((hole) => (
          <rect key={`${hole.x} ${hole.y}`} {...hole} rx="1" fill="black" />
        ))}
      </mask>
      <rect width="100" height="100" fill="currentColor" fillOpacity="0.62" mask={`url(#${mask})`} />
    </chakra.svg>
  );
}

function Ring({ mark: { id, rect, isMain, places }, isFault }: { mark: PlacedMark; isFault: boolean }) {
  const color = isFault ? 'red.300' : 'blue.400';
  return (
    <Box
      data-ring={id}
      position="absolute"
      style={{
        left: `${rect.x}%`,
        top: `${rect.y}%`,
        width: `${rect.width}%`,
        height: `${rect.height}%`,
      }}
      borderRadius="6px"
      borderWidth={isMain ? '3px' : '2px'}
      borderStyle={isMain ? 'solid' : 'dashed'}
      borderColor={color}
      // Visible on light pictures too.
      boxShadow="0 0 0 2px {colors.ink}, inset 0 0 0 1px {colors.ink}"
    >
      {places.length > 0 && <Place color={color}>{places.join('·')}</Place>}
    </Box>
  );
}

const Place = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    left: '50%',
    translate: '-50% -50%',
    minWidth: '6',
    paddingX: '1.5',
    borderRadius: 'full',
    bg: 'bg.panel',
    boxShadow: '0 0 0 2px {colors.ink}',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1.5rem',
    textAlign: 'center',
  },
});
