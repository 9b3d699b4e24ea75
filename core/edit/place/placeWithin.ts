import type { HitBox, Position } from '../../catalogue/model.ts';
import { hitRect, itemRect, type PercentRect } from '../../room/geometry.ts';
import { hiddenBy, itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import type { Command } from '../command.ts';

/** Of a catalogue entry: the part of a container's picture in which what is found in it is shown; undefined where that is not told. */
export type HoldsOf = (catalogueId: string) => HitBox | undefined;

/** Shares of a container's width at which the middles of what it holds stand, one after the other. */
const MIDDLES = [0.5, 0.2, 0.8, 0.35, 0.65, 0.08, 0.92, 0.5];
/** Percent of the stage's width: nothing is made so small that a finger would miss it. */
const LEAST_WIDTH = 3;
/** Of the place's height: what is found may stand up out of it. */
const STANDS_UP = 1.3;
/** What would have to be smaller than half does not belong in there: a lamp that comes on by a fuse box. */
const MOST_SHRUNK = 0.5;
const NOWHERE: HoldsOf = () => undefined;

/**
 * Hides these in an item, and puts those that it did not hide before where it holds them, at a size that fits. Where its entry tells no place,
 * or they are far too large for it, in another scene or kept in place, they stay where they are. Whoever moves them later has the last word.
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
  return places.length === 0 ? hide : { type: 'together', commands: [hide, ...places] };
}

interface Found {
  id: ItemId;
  hider: ItemId;
  /** How many things the hider holds already. */
  at: number;
}

/** What puts a thing where its hider holds it, along with what is hidden in it; nothing where no place is told, or it is there already. */
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

/** How much of its size fits: all of it, or as much smaller as it takes. */
function fittingShare(seen: PercentRect, place: PercentRect): number {
  return Math.min(1, place.width / seen.width, (place.height * STANDS_UP) / seen.height);
}

/** Its foot on the place's, its middle at a share of the width, as far as it fits. */
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
