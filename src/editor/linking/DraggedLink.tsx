import { Box, chakra } from '@chakra-ui/react';
import { linksFor } from '../../../core/edit/links/linksFor.ts';
import type { PercentRect } from '../../../core/room/geometry.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, SceneId } from '../../../core/room/model.ts';
import type { ClientPoint } from '../../../game/ports.ts';
import { useSeenRect } from '../canvas/useSeenRect.ts';
import { bend, type Point, toArrow, toPath } from '../puzzle/curve.ts';
import { Thread } from '../puzzle/Thread.tsx';
import { useHidingPlaces } from '../puzzle/useHidingPlaces.ts';
import { useEditorSession } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { itemName } from '../text/editorMessages.ts';
import { linkChoiceText, linkingText } from '../text/linking.ts';
import { sceneName } from '../text/scenes.ts';
import { useCombining } from './useCombining.ts';

interface DraggedLinkProps {
  from: ItemId;
  /** The rectangle of the thing `from`, in percent of the visible part. */
  rect: PercentRect;
  at: ClientPoint;
  target: ItemId | null;
  /** The scene whose tile is under the pointer. */
  scene: SceneId | null;
}

/** The line from a thing to the pointer, with the connection it would make there. */
export function DraggedLink({ from, rect, at, target, scene }: DraggedLinkProps) {
  const { stageBox } = useEditorSession();
  const box = stageBox.current?.getBoundingClientRect();
  if (!box) return null;
  const middle = {
    x: ((rect.x + rect.width / 2) * box.width) / 100,
    y: ((rect.y + rect.height / 2) * box.height) / 100,
  };
  const end: Point = { x: at.clientX - box.left, y: at.clientY - box.top };
  const curve = bend(middle, end, 0);
  return (
    <Box className="evening" position="absolute" inset="0" overflow="hidden" aria-hidden>
      {target !== null && <TargetMark from={from} target={target} />}
      <chakra.svg position="absolute" inset="0" w="full" h="full">
        <Thread look="opens" path={toPath(curve)} arrow={toArrow(curve, 11)} from={middle} isFaint={false} />
      </chakra.svg>
      {scene !== null && <SceneWords scene={scene} across={(end.x / box.width) * 100} />}
    </Box>
  );
}

function TargetMark({ from, target }: { from: ItemId; target: ItemId }) {
  const room = useRoom();
  const seenRect = useSeenRect();
  const { offersCombining } = useCombining(room);
  const placeOf = useHidingPlaces(room);
  const item = itemOf(room, target);
  if (!item) return null;
  const { x, y, width, height } = seenRect(item);
  const ends = { from, to: target };
  const choices = [
    ...linksFor(room, ends).map(({ type }) => linkChoiceText(room, type, target, placeOf)),
    ...(offersCombining(ends) ? [linkingText.choices.combines(itemName(room, target))] : []),
  ];
  const middle = Math.min(Math.max(x + width / 2, 0), 100);
  return (
    <>
      <Box
        position="absolute"
        borderRadius="6px"
        borderWidth="3px"
        borderColor="brass.300"
        boxShadow="0 0 0 2px {colors.ink}, inset 0 0 0 1px {colors.ink}"
        style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      />
      <Words style={{ left: `${middle}%`, translate: `-${middle}%`, top: `max(0px, calc(${y}% - 2rem))` }}>
        {choices.join(' · ')}
      </Words>
    </>
  );
}

/** Text at the room's bottom edge, nearest to the scene's tile. */
function SceneWords({ scene, across }: { scene: SceneId; across: number }) {
  const room = useRoom();
  const middle = Math.min(Math.max(across, 0), 100);
  return (
    <Words style={{ left: `${middle}%`, translate: `-${middle}%`, bottom: '4px' }}>
      {linkingText.choices.leads(sceneName(room, scene))}
    </Words>
  );
}

const Words = chakra('div', {
  base: {
    position: 'absolute',
    maxWidth: 'full',
    paddingX: '2.5',
    borderRadius: 'full',
    bg: 'brass.300',
    color: 'brass.950',
    boxShadow: '0 0 0 2px {colors.ink}',
    fontSize: '12px',
    fontWeight: '650',
    lineHeight: '22px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});
