import type { Play } from '../play/model.ts';
import type { ItemId, Room } from '../room/model.ts';

/** Returns every contradiction within a play, in words. Written from the rules P1–P8 and P14. */
export function checkPlay(room: Room, play: Play): readonly string[] {
  const ids = room.itemOrder;
  return broken({
    'P1 ended once': play.isGameOver && play.isEscaped,
    'P1 nothing before the start': !play.isStarted && (play.isPaused || play.isGameOver || play.isEscaped),
    'P1 no pause after the end': play.isPaused && (play.isGameOver || play.isEscaped),
    'P9 a time once ended': (play.time !== null) !== (play.isGameOver || play.isEscaped),
    'P9 a started play has a start': play.isStarted !== (play.startedAt !== null),
    'P6 the order holds every item': [...play.itemOrder].sort().join() !== [...ids].sort().join(),
    'R5 the door stays at the back': play.itemOrder[0] !== room.itemOrder[0],
    'P4 each entry is there once': new Set(play.inventory).size !== play.inventory.length,
    'P4 entries are off the stage': play.inventory.some((id) => play.items[id]?.visible !== false),
    'P8 what is off the stage is held or used up': ids.some((id) => isLost(room, play, id)),
    'the hand holds an entry': play.selected !== null && !play.inventory.includes(play.selected),
    'P8 only what was locked is locked': ids.some(
      (id) => isLocked(play, id) && !room.itemConfigs[id]?.isItemLocked,
    ),
    'P7 a locked item is closed and on the stage': ids.some(
      (id) => isLocked(play, id) && !isUntouched(play, id),
    ),
    'P6 hidden exactly while its hider is closed': ids.some((id) => contradictsHider(room, play, id)),
    'P9 escaped exactly when the door is open': play.isEscaped !== (play.items.door?.state === 'opened'),
  });
}

function isLocked(play: Play, id: ItemId): boolean {
  return play.items[id]?.isLocked === true;
}

/** Returns whether an item was neither opened nor collected. */
function isUntouched(play: Play, id: ItemId): boolean {
  return play.items[id]?.state === 'default' && play.items[id]?.visible === true;
}

function isLost(room: Room, play: Play, id: ItemId): boolean {
  if (play.items[id]?.visible !== false || play.inventory.includes(id)) return false;
  const lock = room.itemOrder.find((other) => room.itemConfigs[other]?.itemToUnlock === id);
  return lock === undefined || isLocked(play, lock);
}

function contradictsHider(room: Room, play: Play, id: ItemId): boolean {
  const hider = room.itemOrder.find((other) => room.itemConfigs[other]?.itemToHide === id);
  const isHidden = hider !== undefined && isUntouched(play, hider);
  return play.items[id]?.isHidden !== isHidden;
}

/** Returns the rules whose breach is true. */
function broken(breaches: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(breaches).filter((rule) => breaches[rule]);
}
