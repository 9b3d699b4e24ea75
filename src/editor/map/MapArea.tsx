import { Box } from '@chakra-ui/react';
import type { RefObject } from 'react';
import type { ItemId, Room, SceneId } from '../../../core/room/model.ts';
import type { MapNode, PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { findingsByItem } from '../puzzle/findingsByItem.ts';
import { useEditor } from '../session/editorContext.ts';
import { mapText } from '../text/map.ts';
import { sceneName } from '../text/scenes.ts';
import type { DrawnMap } from './drawMap.ts';
import { LaneName } from './LaneName.tsx';
import { MapThreads } from './MapThreads.tsx';
import { NodeButton } from './NodeButton.tsx';
import type { Rect } from './turning.ts';
import { usePan } from './usePan.ts';

interface MapAreaProps {
  room: Room;
  map: PuzzleMap;
  drawn: DrawnMap;
  /** The element around the map. */
  place: RefObject<HTMLDivElement | null>;
  scale: number;
  /** Whether a node can be chosen, by its thing. */
  isAble: (item: ItemId | null) => boolean;
  onGo: (scene: SceneId, item: ItemId | null) => void;
}

/**
 * The map, scrollable if larger than its area. For screen readers it is a list of scenes and their things, in the
 * order in which the puzzle is solved.
 */
export function MapArea({ room, map, drawn, place, scale, isAble, onGo }: MapAreaProps) {
  const pan = usePan();
  const selected = useEditor((state) => state.activeEditingItemId);
  const findings = useEditor((state) => state.findings);
  const faults = findingsByItem(findings.filter(({ severity }) => severity === 'error'));
  return (
    <Box
      ref={place}
      className="evening"
      role="region"
      aria-label={mapText.area}
      // A scrollable area must be focusable.
      tabIndex={0}
      // Sized by the unscaled map, or the scale would depend on itself.
      style={{ flex: `0 1 ${drawn.height}px` }}
      display="flex"
      minH="12rem"
      overflow="auto"
      borderTopRadius="lg"
      bg="bg.deep"
      color="fg"
      cursor="grab"
      _active={{ cursor: 'grabbing' }}
      {...pan}
    >
      <Box m="auto" flexShrink="0" style={{ width: drawn.width * scale, height: drawn.height * scale }}>
        <Box
          position="relative"
          transformOrigin="0 0"
          style={{ width: drawn.width, height: drawn.height, transform: `scale(${scale})` }}
        >
          <MapThreads drawn={drawn} />
          <Box as="ul" listStyleType="none">
            {drawn.lanes.map(({ scene, rect }) => (
              <li key={scene}>
                <LaneName rect={rect}>{sceneName(room, scene)}</LaneName>
                <Box as="ol" listStyleType="none">
                  {nodesIn(scene, map, drawn).map(({ node, rect }) => (
                    <li key={node.id}>
                      <NodeButton
                        room={room}
                        map={map}
                        node={node}
                        rect={rect}
                        isSelected={node.item !== null && node.item === selected}
                        isAtFault={node.item !== null && faults.has(node.item)}
                        isAble={isAble(node.item)}
                        onGo={() => onGo(scene, node.item)}
                      />
                    </li>
                  ))}
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** The nodes of a scene, in the order in which the puzzle is solved. */
function nodesIn(
  scene: SceneId,
  { nodes }: PuzzleMap,
  drawn: DrawnMap,
): readonly { node: MapNode; rect: Rect }[] {
  return [...drawn.nodes].flatMap(([id, rect]) => {
    const node = nodes.find((each) => each.id === id && each.scene === scene);
    return node ? [{ node, rect }] : [];
  });
}
