import { Box, VisuallyHidden } from '@chakra-ui/react';
import { useMemo, useSyncExternalStore } from 'react';
import { puzzleViewText } from '../../../text/puzzleView.ts';
import { useEditorSession } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { badgesOf } from './badgesOf.ts';
import { ItemBadges } from './ItemBadges.tsx';

/**
 * The puzzle over the room: what opens each lock, what is hidden where. It takes no tap from what lies below it, and looks alike by
 * either light, for it lies on a picture.
 */
export function PuzzleLayer() {
  const { port } = useEditorSession();
  const { view, viewport } = useSyncExternalStore(port.subscribe, port.getState);
  const room = useRoom();
  const { items } = view;
  const badges = useMemo(() => {
    const ids = items.map(({ id }) => id);
    return new Map(badgesOf(room, ids).map((each) => [each.id, each]));
  }, [room, items]);
  const all = [...badges.values()];
  const locks = all.filter(({ lock }) => lock !== null).length;
  const hidden = all.filter(({ isHidden }) => isHidden).length;
  return (
    <Box
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
        {items.map((item) => {
          const own = badges.get(item.id);
          return own && <ItemBadges key={item.id} room={room} item={item} badges={own} viewport={viewport} />;
        })}
      </Box>
    </Box>
  );
}
