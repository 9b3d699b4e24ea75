import { Box } from '@chakra-ui/react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { ItemId, Room, SceneId } from '../../../core/room/model.ts';
import type { PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { type DrawnMap, drawMap } from '../../editor/map/drawMap.ts';
import { LaneName } from '../../editor/map/LaneName.tsx';
import { MapLegend } from '../../editor/map/MapLegend.tsx';
import { MapThreads } from '../../editor/map/MapThreads.tsx';
import { SIZES, type Sizes } from '../../editor/map/turning.ts';
import { usePan } from '../../editor/map/usePan.ts';
import { useSize } from '../../editor/puzzle/useSize.ts';
import { sceneName } from '../../editor/text/scenes.ts';
import { type WayLock, worstOf } from '../reading/readWay.ts';
import { insightsText } from '../text/insights.ts';
import { CornerMap } from './CornerMap.tsx';
import { PlainNode, WayNode } from './WayNode.tsx';

/** Sizes of a map whose nodes have space for figures. */
const WIDE: Sizes = { ...SIZES.right, along: 184, across: 140, gapAcross: 16 };

export interface WayViewProps {
  room: Room;
  map: PuzzleMap;
  /** Empty while there are no figures. */
  way: readonly WayLock[];
  isWaiting: boolean;
  chosen: ItemId | null;
  labelOf: (lock: WayLock) => string;
  /** Returns the props by which a lock's button takes part in `useWayKeys`. */
  stopAt: (id: ItemId) => object;
  onOpen: (id: ItemId) => void;
}

/** The puzzle's own map with the figures at its locks; for screen readers a list by scene. */
export function WayMap(props: WayViewProps) {
  const drawn = useMemo(() => drawMap(props.map, 'right', WIDE), [props.map]);
  const [place, size] = useSize();
  const pan = usePan();
  useBegin(place, drawn, props);
  return (
    <Box className="evening" color="fg">
      <Box position="relative">
        <Box
          ref={place}
          role="region"
          aria-label={insightsText.way.area}
          // A scrollable area must be focusable.
          tabIndex={0}
          overflow="auto"
          maxH="44rem"
          display="flex"
          borderTopRadius="lg"
          bg="bg.deep"
          cursor="grab"
          _active={{ cursor: 'grabbing' }}
          {...pan}
        >
          <Box
            position="relative"
            m="auto"
            flexShrink="0"
            style={{ width: drawn.width, height: drawn.height }}
          >
            <MapThreads drawn={drawn} />
            <Nodes {...props} drawn={drawn} />
          </Box>
        </Box>
        {size && <CornerMap drawn={drawn} place={place} size={size} />}
      </Box>
      <MapLegend />
    </Box>
  );
}

/** At first scrolls to the chosen lock, or to the one where the room loses most: most maps are wider than their box. */
function useBegin(
  place: RefObject<HTMLDivElement | null>,
  drawn: DrawnMap,
  { way, chosen }: WayViewProps,
): void {
  const wanted = chosen ?? worstOf(way)?.lock;
  const rect = wanted === undefined ? undefined : drawn.nodes.get(wanted);
  const begun = useRef(false);
  useEffect(() => {
    const { current } = place;
    if (begun.current || !current || !rect) return;
    begun.current = true;
    const left = rect.x + rect.width / 2 - current.clientWidth / 2;
    const top = rect.y + rect.height / 2 - current.clientHeight / 2;
    current.scrollTo({ left, top, behavior: 'instant' });
  }, [place, rect]);
}

function Nodes({ room, map, drawn, ...props }: WayViewProps & { drawn: DrawnMap }) {
  return (
    <Box as="ul" listStyleType="none">
      {drawn.lanes.map(({ scene, rect }) => (
        <li key={scene}>
          <LaneName rect={rect}>{sceneName(room, scene)}</LaneName>
          <Box as="ol" listStyleType="none">
            {nodesIn(scene, map, drawn).map((id) => (
              <li key={id}>
                <NodeAt {...props} room={room} map={map} drawn={drawn} id={id} />
              </li>
            ))}
          </Box>
        </li>
      ))}
    </Box>
  );
}

function NodeAt({
  room,
  map,
  drawn,
  id,
  way,
  isWaiting,
  chosen,
  labelOf,
  stopAt,
  onOpen,
}: WayViewProps & { drawn: DrawnMap; id: string }) {
  const node = map.nodes.find((each) => each.id === id);
  const rect = drawn.nodes.get(id);
  if (!node || !rect) return null;
  const lock = way.find((each) => each.lock === node.item);
  if (!lock) return <PlainNode room={room} map={map} node={node} rect={rect} isWaiting={isWaiting} />;
  return (
    <WayNode
      room={room}
      lock={lock}
      step={node.step}
      rect={rect}
      label={labelOf(lock)}
      isChosen={lock.lock === chosen}
      stop={stopAt(lock.lock)}
      onOpen={() => onOpen(lock.lock)}
    />
  );
}

/** Ids of a scene's nodes, in the order in which the puzzle is solved. */
function nodesIn(scene: SceneId, { nodes }: PuzzleMap, drawn: DrawnMap): readonly string[] {
  return [...drawn.nodes.keys()].filter((id) => nodes.some((each) => each.id === id && each.scene === scene));
}
