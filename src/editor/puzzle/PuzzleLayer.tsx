import { Box, VisuallyHidden } from '@chakra-ui/react';
import { useMemo, useSyncExternalStore } from 'react';
import { posedView } from '../../../core/room/posedView.ts';
import { knownPictures } from '../../shared/pictures/pictureGuide.ts';
import { useEditorSession } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { puzzleViewText } from '../text/puzzleView.ts';
import { badgesOf } from './badgesOf.ts';
import { FindingMarks } from './FindingMarks.tsx';
import { HiderTags } from './HiderTags.tsx';
import { ItemBadges } from './ItemBadges.tsx';
import { PuzzleLinks } from './PuzzleLinks.tsx';
import { useSize } from './useSize.ts';

/**
 * The puzzle over the room: what opens each lock, what is hidden where, what leads where, and what is wrong.
 * Only the marks of findings take taps. It looks the same in both themes, since it lies on a picture.
 */
export function PuzzleLayer() {
  const { port } = useEditorSession();
  const state = useSyncExternalStore(port.subscribe, port.getState);
  const stage = useMemo(() => ({ ...state, view: posedView(state.view, knownPictures()) }), [state]);
  const [frame, size] = useSize();
  const room = useRoom();
  const { items } = stage.view;
  const badges = useMemo(() => {
    const ids = items.map(({ id }) => id);
    return new Map(badgesOf(room, ids).map((each) => [each.id, each]));
  }, [room, items]);
  const all = [...badges.values()];
  const locks = all.filter(({ lock }) => lock !== null).length;
  const hidden = all.filter(({ isHidden }) => isHidden).length;
  return (
    <Box
      ref={frame}
      className="evening"
      position="absolute"
      inset="0"
      overflow="hidden"
      pointerEvents="none"
      containerType="inline-size"
    >
      <VisuallyHidden role="status">{puzzleViewText.summary(locks, hidden)}</VisuallyHidden>
      <Box position="absolute" inset="0" bg="rgb(16 18 38 / 0.3)" />
      <Box aria-hidden>
        {size && <PuzzleLinks room={room} stage={stage} size={size} />}
        {items.map((item) => {
          const own = badges.get(item.id);
          return own && <ItemBadges key={item.id} item={item} badges={own} viewport={stage.viewport} />;
        })}
        {size && (
          <HiderTags room={room} items={items} badges={badges} viewport={stage.viewport} size={size} />
        )}
      </Box>
      <FindingMarks room={room} stage={stage} />
    </Box>
  );
}
