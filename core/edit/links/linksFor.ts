import type { Position } from '../../catalogue/model.ts';
import { definitionOf } from '../../lock/faces.ts';
import { hitRect, overlaps, type PercentRect } from '../../room/geometry.ts';
import { hiddenBy, itemOf, keysOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { toldByOf } from '../../room/toldBy.ts';
import { applyCommand } from '../applyCommand.ts';
import type { Command, EditRefusal } from '../command.ts';
import { type HoldsOf, placingOf } from '../place/placeWithin.ts';

/** What one thing can be to another: what opens it, what tells its answer, or what is hidden in it. */
export type LinkType = 'opens' | 'tells' | 'hides';

export interface PossibleLink {
  type: LinkType;
  /** All that makes it one, as one step (E2). */
  command: Command;
}

/** Two items of a room: what is brought to what. */
export interface Ends {
  from: ItemId;
  to: ItemId;
}

/**
 * What a thing that is brought to another can become to it: one more key of it, which it is locked for where it was not or was
 * otherwise (K5), what tells the answer of its lock (S7), or one more thing that it hides (O2), which is put where it holds things, or behind it where it stood elsewhere. None of
 * what would be refused, or is so already.
 */
export function linksFor(room: Room, { from, to }: Ends, holdsOf?: HoldsOf): readonly PossibleLink[] {
  return wishedLinks(room, { from, to }, holdsOf).filter(({ command }) => applyCommand(room, command).ok);
}

/** Why a thing can be nothing of this to another, or nothing at all; null where it is so already. What opens the door comes first, elsewhere what is hidden. */
export function refusalOfLink(room: Room, ends: Ends, type?: LinkType): EditRefusal | null {
  const first: LinkType = type ?? (ends.to === DOOR_ID ? 'opens' : 'hides');
  const wished = wishedLinks(room, ends).find((each) => each.type === first);
  const result = wished && applyCommand(room, wished.command);
  return result && !result.ok ? result.refusal : null;
}

/** All that it is not yet, be it refused or not. */
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
  return { type: 'opens', command: { type: 'together', commands } };
}

/** Only what is locked by an answer, which somebody has to tell. */
function isToldBySomething({ isItemLocked, unlockMethod, face }: ItemConfig): boolean {
  return isItemLocked && unlockMethod === 'password' && definitionOf(face).needsClue;
}

/** S7: a riddle tells it, by the creator's word. */
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
  return { type: 'hides', command: { type: 'together', commands } };
}

/** Where the hider's entry says; else behind it. */
function placeFor(room: Room, { from, to }: Ends, holdsOf: HoldsOf = () => undefined): readonly Command[] {
  const [item, hider] = [itemOf(room, from), itemOf(room, to)];
  if (!item || !hider) return [];
  const placing = placingOf(room, { id: from, hider: to, at: hiddenBy(hider).length }, holdsOf);
  const position = placing.length > 0 ? null : placeIn(item, hider);
  return position ? [{ type: 'moveItem', id: from, position }] : placing;
}

/** Middle upon middle, for what is in the same scene and touches its hider nowhere; null for what stays where it is. */
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
