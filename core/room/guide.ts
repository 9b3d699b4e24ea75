import type { ItemTag } from '../catalogue/model.ts';
import { donePuzzleSteps } from './firstPuzzle.ts';
import { hiddenBy, itemOf, keysOf, lockOf } from './links.ts';
import { DOOR_ID, type ItemId, type Room } from './model.ts';

/** The steps of the guide to a first room: the smallest possible puzzle, then publishing. */
export const GUIDE_STEPS = ['placeChest', 'hideKey', 'lockDoor', 'giveClue', 'preview', 'publish'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** The guide's next target: an entry of the library, an item (to be dragged onto another), or a button. */
export type GuidePointer =
  | { type: 'entry'; tag: 'Storage' | 'Keys' }
  | { type: 'item'; id: ItemId; onto: ItemId | null }
  | { type: 'button'; name: 'preview' | 'publish' };

export interface Guide {
  done: ReadonlySet<GuideStep>;
  /** The first step that is not done; null at the end. */
  next: GuideStep | null;
  pointsAt: GuidePointer | null;
}

/** Returns the tag of a catalogue entry, if known. */
export type TagOf = (catalogueId: string) => ItemTag | undefined;

/**
 * Returns the progress of a room toward a first puzzle. It is read from the room alone, so steps may be done
 * in any order.
 */
export function readGuide(room: Room, tagOf: TagOf): Guide {
  const chest = findChest(room, tagOf);
  const done = doneSteps(room, chest);
  const next = GUIDE_STEPS.find((step) => !done.has(step)) ?? null;
  return { done, next, pointsAt: next && pointerTo(room, { next, chest, tagOf }) };
}

function doneSteps(room: Room, chest: ItemId | null): ReadonlySet<GuideStep> {
  const puzzle = donePuzzleSteps(room);
  const isDone: Record<GuideStep, boolean> = {
    placeChest: chest !== null,
    hideKey: puzzle.has('hideSomething'),
    lockDoor: puzzle.has('lockDoor') && isOpenable(room),
    giveClue: puzzle.has('giveClue'),
    preview: puzzle.has('preview'),
    publish: puzzle.has('publish'),
  };
  return new Set(GUIDE_STEPS.filter((step) => isDone[step]));
}

/** Returns an item that hides something, or else one that could; null if there is none. */
function findChest(room: Room, tagOf: TagOf): ItemId | null {
  const isStorage = (id: ItemId) => tagOf(itemOf(room, id)?.catalogueId ?? '') === 'Storage';
  return (
    room.itemOrder.find((id) => (itemOf(room, id)?.itemToHide ?? null) !== null) ??
    room.itemOrder.find((id) => isStorage(id) && !itemOf(room, id)?.isHidden) ??
    null
  );
}

/** Returns whether the door's lock has something that opens it: a key, an answer or a sequence. */
function isOpenable(room: Room): boolean {
  const door = itemOf(room, DOOR_ID);
  if (!door) return false;
  return keysOf(door).length > 0 || door.unlockPassword.trim() !== '' || door.sequence.length > 0;
}

interface Ahead {
  next: GuideStep;
  chest: ItemId | null;
  tagOf: TagOf;
}

function pointerTo(room: Room, { next, chest, tagOf }: Ahead): GuidePointer | null {
  switch (next) {
    case 'placeChest':
      return { type: 'entry', tag: 'Storage' };
    case 'hideKey': {
      const key = findLooseKey(room, tagOf);
      return key === null ? { type: 'entry', tag: 'Keys' } : { type: 'item', id: key, onto: chest };
    }
    case 'lockDoor': {
      const key = findKeyForDoor(room, chest, tagOf);
      return key === null ? { type: 'entry', tag: 'Keys' } : { type: 'item', id: key, onto: DOOR_ID };
    }
    case 'giveClue':
      return chest === null ? null : { type: 'item', id: chest, onto: null };
    default:
      return { type: 'button', name: next };
  }
}

function findLooseKey(room: Room, tagOf: TagOf): ItemId | null {
  const loose = room.itemOrder.find((id) => {
    const item = itemOf(room, id);
    return item && tagOf(item.catalogueId) === 'Keys' && !item.isHidden;
  });
  return loose ?? null;
}

/** Returns an item in the chest that does not open something else already. */
function findKeyForDoor(room: Room, chest: ItemId | null, tagOf: TagOf): ItemId | null {
  const inside = chest === null ? undefined : itemOf(room, chest);
  const [hidden] = (inside ? hiddenBy(inside) : []).filter(
    (id) => lockOf(room, id) === null && id !== DOOR_ID,
  );
  return hidden ?? findLooseKey(room, tagOf);
}
