import type { HitBox, Position } from '../../catalogue/model.ts';
import { hitRect, itemRect, type PercentRect } from '../../room/geometry.ts';
import { hiddenBy, itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import type { Command } from '../command.ts';

/**
 * Returns the part of a container's picture in which found items are shown; undefined if its entry has none.
 */
export type HoldsOf = (catalogueId: string) => HitBox | undefined;

/**
 * Positions of the held items' centres as shares of a container's width, in the order in which they are used.
 */
const MIDDLES = [0.5, 0.2, 0.8, 0.35, 0.65, 0.08, 0.92, 0.5];
/** Percent of the stage's width: the smallest size that a finger can hit. */
const LEAST_WIDTH = 3;
/** Share of the container's height: held items may stick out at the top. */
const STANDS_UP = 1.3;
/**
 * An item that would have to shrink to less than half does not belong inside, such as a lamp controlled by a
 * fuse box.
 */
const MOST_SHRUNK = 0.5;
const NOWHERE: HoldsOf = () => undefined;

/**
 * Hides items in another one, and moves the newly hidden ones into the part of its picture that holds things, at a size
 * that fits. An item stays in place if there is no such part, or if the item is far too large, in another scene or
 * pinned. Later moves by the creator are kept.
 */
export function hideWithin(
  room: Room,
  { id, itemsToHide }: { id: ItemId; itemsToHide: readonly ItemId[] },
  holdsOf: HoldsOf = NOWHERE,
): Command {
  const hider = itemOf(room, id);
  const hide: Command = { type: 'setItemsToHide', id, itemsToHide };
  const before = hider ? hiddenBy(hider) : [];
  const added = itemsToHide.filter((target) => !before.includes(target));
  const places = added.flatMap((target, i) =>
    placingOf(room, { id: target, hider: id, at: before.length + i }, holdsOf),
  );
  return places.length === 0 ? hide : { type: 'batch', commands: [hide, ...places] };
}

interface Found {
  id: ItemId;
  hider: ItemId;
  /** Number of items that the hider holds already. */
  at: number;
}

/**
 * Returns the commands that move an item, and what is hidden in it, into the part of its hider's picture that holds
 * things. None if there is no such part, or if the item is there already.
 */
export function placingOf(
  room: Room,
  { id, hider: hiderId, at }: Found,
  holdsOf: HoldsOf = NOWHERE,
): readonly Command[] {
  const [item, hider] = [itemOf(room, id), itemOf(room, hiderId)];
  const holds = hider && holdsOf(hider.catalogueId);
  if (!item || !holds || item.spot || item.scene !== hider.scene || item.isPositionLocked) return [];
  const place = partOf(itemRect(hider), holds);
  const share = fittingShare(hitRect(item), place);
  if (share < MOST_SHRUNK) return [];
  const width =
    share === 1 ? item.width : hundredths(Math.max(item.width * share, Math.min(item.width, LEAST_WIDTH)));
  if (width === item.width && lies(hitRect(item), place)) return [];
  const position = standingIn({ ...item, width }, place, MIDDLES[at % MIDDLES.length] ?? 0.5);
  return [
    { type: 'moveItem', id, position },
    ...(width === item.width ? [] : [{ type: 'resizeItem', id, width, position } as const]),
  ];
}

function partOf(rect: PercentRect, { x, y, width, height }: HitBox): PercentRect {
  return {
    x: rect.x + (rect.width * x) / 100,
    y: rect.y + (rect.height * y) / 100,
    width: (rect.width * width) / 100,
    height: (rect.height * height) / 100,
  };
}

/** Returns the factor by which the item has to shrink to fit, at most 1. */
function fittingShare(seen: PercentRect, place: PercentRect): number {
  return Math.min(1, place.width / seen.width, (place.height * STANDS_UP) / seen.height);
}

/**
 * Aligns the item's lower edge with the holding part and its centre with a share of the width, as far as it
 * fits.
 */
function standingIn(item: ItemConfig, place: PercentRect, share: number): Position {
  const seen = hitRect(item);
  const room = Math.max(0, place.width - seen.width);
  const left = Math.min(Math.max(place.width * share - seen.width / 2, 0), room);
  const start = room === 0 ? (place.width - seen.width) / 2 : left;
  return {
    x: hundredths(item.position.x + place.x + start - seen.x),
    y: hundredths(item.position.y + place.y + place.height - seen.y - seen.height),
  };
}

function lies(seen: PercentRect, place: PercentRect): boolean {
  return (
    seen.x >= place.x &&
    seen.y >= place.y - place.height * (STANDS_UP - 1) &&
    seen.x + seen.width <= place.x + place.width &&
    seen.y + seen.height <= place.y + place.height
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
