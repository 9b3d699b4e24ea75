import type { Command } from '../../edit/command.ts';
import {
  clampPosition,
  clampWidth,
  itemRect,
  overlaps,
  type PercentRect,
  sharedArea,
} from '../../room/geometry.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../../room/model.ts';
import { FINGER, longerSide } from '../layout/findLayoutWarnings.ts';

/**
 * The largest share of another item that growing may cover: a key stays smaller than the vase in which it
 * lies.
 */
const COVERED = 0.25;
/** Smaller growth is not worth a change. */
const LEAST = 1.02;
/** Bisection steps: a hundredth of the range is precise enough. */
const HALVINGS = 8;

/** The rectangles of a scene's items, without spots, including growth so far. */
type Rects = Map<ItemId, PercentRect>;

/**
 * Returns commands that enlarge items to a finger's size on a phone, or as far as their neighbours allow, one
 * after the other, each on its lower edge.
 */
export function enlargedTogether(room: Room, ids: readonly ItemId[]): readonly Command[] {
  const scenes = rectsByScene(room);
  return ids.flatMap((id) => {
    const item = itemOf(room, id);
    const rects = item && scenes.get(item.scene);
    const grown = item && enlarged(id, item, rects ?? new Map());
    if (!grown) return [];
    if (rects?.has(id)) rects.set(id, itemRect({ ...item, ...grown }));
    return [{ type: 'resizeItem', id, ...grown }];
  });
}

function rectsByScene(room: Room): ReadonlyMap<SceneId, Rects> {
  const scenes = new Map<SceneId, Rects>();
  for (const id of room.itemOrder) {
    const item = itemOf(room, id);
    if (item?.spot !== null) continue;
    const rects = scenes.get(item.scene) ?? new Map<ItemId, PercentRect>();
    scenes.set(item.scene, rects.set(id, itemRect(item)));
  }
  return scenes;
}

function enlarged(id: ItemId, item: ItemConfig, rects: Rects): Pick<ItemConfig, 'width' | 'position'> | null {
  if (item.isPositionLocked) return null;
  const factor = mostWithin(id, item, rects, FINGER / longerSide(item));
  if (factor < LEAST) return null;
  const width = clampWidth(Math.ceil(item.width * factor * 100) / 100, item.aspect);
  const { x, y } = grownRect(item, width / item.width);
  return { width, position: clampPosition({ x, y }, width, item.aspect) };
}

/** Returns the largest growth up to the wanted one that covers no neighbour. */
function mostWithin(id: ItemId, item: ItemConfig, rects: Rects, wanted: number): number {
  const [before, largest] = [itemRect(item), grownRect(item, wanted)];
  const near = [...rects].flatMap(([other, rect]) => (other !== id && overlaps(rect, largest) ? [rect] : []));
  const isFree = (factor: number) => {
    const after = grownRect(item, factor);
    return near.every((other) => {
      const allowed = Math.max(sharedArea(before, other), COVERED * other.width * other.height);
      return sharedArea(after, other) <= allowed;
    });
  };
  if (isFree(wanted)) return wanted;
  let [most, least] = [wanted, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (most + least) / 2;
    if (isFree(middle)) least = middle;
    else most = middle;
  }
  return least;
}

function grownRect(item: ItemConfig, factor: number): PercentRect {
  const [before, after] = [itemRect(item), itemRect({ ...item, width: item.width * factor })];
  return {
    ...after,
    x: before.x - (after.width - before.width) / 2,
    y: before.y - (after.height - before.height),
  };
}
