import { DOOR_ID, type Room } from '../../../core/room/model.ts';
import { firstSceneOf } from '../../../core/room/scenes.ts';
import type { MapEdge, MapNode, PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import type { HidingPlaces } from '../store/document/hidingPlacesIn.ts';
import { itemName } from '../text/editorMessages.ts';
import { mapText } from '../text/map.ts';
import { sceneName } from '../text/scenes.ts';

const TYPES = ['opens', 'clicks', 'makes', 'tells', 'leads'] as const satisfies readonly MapEdge['type'][];

/** The name of a node. */
export function nodeName(room: Room, { item, scene }: MapNode): string {
  if (item !== null) return itemName(room, item);
  return scene === firstSceneOf(room) ? mapText.start : sceneName(room, scene);
}

/** The note below a node's name; mostly empty. */
export function nodeNote(room: Room, node: MapNode, { edges }: PuzzleMap): string {
  if (node.item === DOOR_ID) return mapText.exit;
  const isFirst = node.scene === firstSceneOf(room);
  const isLost = node.item === null && !isFirst && !edges.some(({ to }) => to === node.id);
  return isLost ? mapText.noWay : '';
}

/** A node with all lines that lead to it, for screen readers. */
export function describeNode(room: Room, node: MapNode, map: PuzzleMap, placeOf: HidingPlaces): string {
  const nodes = new Map(map.nodes.map((each) => [each.id, each]));
  const led = TYPES.flatMap((type) => {
    const from = map.edges.flatMap((edge) =>
      edge.to === node.id && edge.type === type ? (nodes.get(edge.from) ?? []) : [],
    );
    return from.length === 0 ? [] : [mapText.by[type](from.map((each) => nodeName(room, each)))];
  });
  const hidden = map.edges.flatMap(({ type, from, to }) =>
    type === 'hides' && to === node.id ? [mapText.hidden(itemName(room, from), placeOf(from))] : [],
  );
  const note = nodeNote(room, node, map);
  const step = node.step === null ? [] : [mapText.step(node.step)];
  return [nodeName(room, node), ...step, ...(note === '' ? [] : [note]), ...led, ...hidden].join(', ');
}
