import { Box, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { SceneId } from '../../../core/room/model.ts';
import { useRoom } from '../session/useRoom.ts';
import { scenesText } from '../text/scenes.ts';
import { LayerRow } from './LayerRow.tsx';
import { useRowDrag } from './useRowDrag.ts';

/** The items of a scene, front first. Rows can be dragged. */
export function LayerList({ scene }: { scene: SceneId }) {
  const { itemOrder, itemConfigs } = useRoom();
  const ids = useMemo(
    () => itemOrder.filter((id) => itemConfigs[id]?.scene === scene).toReversed(),
    [itemOrder, itemConfigs, scene],
  );
  const { list, drag, follow, drop, end } = useRowDrag(ids);
  if (ids.length === 0)
    return (
      <Text textStyle="xs" color="fg.subtle">
        {scenesText.empty}
      </Text>
    );
  return (
    <Box
      ref={list}
      as="ol"
      data-layers
      listStyleType="none"
      m="0"
      p="0"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1"
    >
      {ids.map((id, row) => (
        <LayerRow
          key={id}
          id={id}
          isDragged={drag?.id === id}
          edge={drag && drag.edge.row === row ? drag.edge.side : null}
          onDrag={follow}
          onDrop={drop}
          onEnd={end}
        />
      ))}
    </Box>
  );
}
