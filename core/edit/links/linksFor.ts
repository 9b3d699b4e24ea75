import type { Position } from '../../catalogue/model.ts';
import { definitionOf } from '../../lock/faces.ts';
import { hitRect, overlaps, type PercentRect } from '../../room/geometry.ts';
import { hiddenBy, itemOf, keysOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { toldByOf } from '../../room/toldBy.ts';
import { applyCommand } from '../applyCommand.ts';
import type { Command, EditRefusal } from '../command.ts';
import { type HoldsOf, placingOf } from '../place/placeWithin.ts';

/**
 * The links that one item can have to another: it opens the other, is a clue for the other's answer, or is hidden in
 * the other.
 */
export type LinkType = 'opens' | 'tells' | 'hides';

interface PossibleLink {
  type: LinkType;
  /** Makes the link as one undo step (E2). */
  command: Command;
}

/** The two ends of a link: `from` was dragged onto `to`. */
export interface Ends {
  from: ItemId;
  to: ItemId;
}

/**
 * Returns the links that dragging one item onto another can make: a further key, which locks `to` by item if
 * needed (K5); a clue for its answer (S7); or a hidden item (O2), which is moved to where its hider holds
 * things, or behind it. Links that exist or would be refused are left out.
 */
export function linksFor(room: Room, { from, to }: Ends, holdsOf?: HoldsOf): readonly PossibleLink[] {
  return wishedLinks(room, { from, to }, holdsOf).filter(({ command }) => applyCommand(room, command).ok);
}

/** Returns whether dragging one item onto another can make this link. The other links are not tried. */
export function canLink(room: Room, ends: Ends, type: LinkType): boolean {
  const wished = wishedLinks(room, ends).find((each) => each.type === type);
  return wished !== undefined && applyCommand(room, wished.command).ok;
}

/**
 * Returns why an item cannot have this link to another; null if it has it already. Without a type, the answer is about
 * the likeliest link: as a key if the other is the door, otherwise as hidden in it.
 */
export function refusalOfLink(room: Room, ends: Ends, type?: LinkType): EditRefusal | null {
  const first: LinkType = type ?? (ends.to === DOOR_ID ? 'opens' : 'hides');
  const wished = wishedLinks(room, ends).find((each) => each.type === first);
  const result = wished && applyCommand(room, wished.command);
  return result && !result.ok ? result.refusal : null;
}

/** Returns all links that do not exist yet, refused or not. */
function wishedLinks(room: Room, { from, to }: Ends, holdsOf?: HoldsOf): readonly PossibleLink[] {
  const [item, target] = [itemOf(room, from), itemOf(room, to)];
  if (!item || !target) return [];
  return [
    ...(keysOf(target).includes(from) ? [] : [opensWith(target, { from, to })]),
    ...(isToldBySomething(target) && !toldByOf(target).includes(from) ? [tells(target, { from, to })] : []),
    ...(hiddenBy(target).includes(from)
      ? []
      : [hides(room, { from, to }, placeFor(room, { from, to }, holdsOf))]),
  ];
}

function opensWith(lock: ItemConfig, { from, to }: Ends): PossibleLink {
  const commands: readonly Command[] = [
    ...(lock.isItemLocked ? [] : [{ type: 'setLocked', id: to, isItemLocked: true } as const]),
    ...(lock.unlockMethod === 'item'
      ? []
      : [{ type: 'setUnlockMethod', id: to, unlockMethod: 'item' } as const]),
    { type: 'setKeys', id: to, keys: [...keysOf(lock), from] },
  ];
  return { type: 'opens', command: { type: 'batch', commands } };
}

/** Returns whether the lock has an answer that a clue must tell. */
function isToldBySomething({ isItemLocked, unlockMethod, face }: ItemConfig): boolean {
  return isItemLocked && unlockMethod === 'password' && definitionOf(face).needsClue;
}

/** S7: the creator declares the item a clue. */
function tells(lock: ItemConfig, { from, to }: Ends): PossibleLink {
  return { type: 'tells', command: { type: 'setToldBy', id: to, toldBy: [...toldByOf(lock), from] } };
}

function hides(room: Room, { from, to }: Ends, placing: readonly Command[]): PossibleLink {
  const hider = itemOf(room, to);
  const commands: readonly Command[] = [
    ...(hider?.isHidingAnotherItem
      ? []
      : [{ type: 'setHiding', id: to, isHidingAnotherItem: true } as const]),
    { type: 'setItemsToHide', id: to, itemsToHide: [...(hider ? hiddenBy(hider) : []), from] },
    ...placing,
  ];
  return { type: 'hides', command: { type: 'batch', commands } };
}

/** Returns the move to where the hider's entry holds things, else behind the hider. */
function placeFor(room: Room, { from, to }: Ends, holdsOf: HoldsOf = () => undefined): readonly Command[] {
  const [item, hider] = [itemOf(room, from), itemOf(room, to)];
  if (!item || !hider) return [];
  const placing = placingOf(room, { id: from, hider: to, at: hiddenBy(hider).length }, holdsOf);
  const position = placing.length > 0 ? null : placeIn(item, hider);
  return position ? [{ type: 'moveItem', id: from, position }] : placing;
}

/** Centres an item on its hider if they are in the same scene and do not touch; null if it stays. */
function placeIn(item: ItemConfig, hider: ItemConfig): Position | null {
  const [rect, place] = [hitRect(item), hitRect(hider)];
  if (item.scene !== hider.scene || item.isPositionLocked || overlaps(rect, place)) return null;
  return {
    x: item.position.x + middleOf(place).x - middleOf(rect).x,
    y: item.position.y + middleOf(place).y - middleOf(rect).y,
  };
}

function middleOf({ x, y, width, height }: PercentRect): Position {
  return { x: x + width / 2, y: y + height / 2 };
}
