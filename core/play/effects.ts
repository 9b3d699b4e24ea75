import { itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../room/model.ts';
import { elapsed, elapsedWithPauses } from './clock.ts';
import type { Play } from './model.ts';
import { andThen, changePlayItem, type Step } from './step.ts';

/** P8: unlocking opens, moves an addable item to the inventory and uses the key up. */
export function unlock(room: Room, play: Play, id: ItemId, key: ItemId | null, at: number): Step {
  const unlocked = changePlayItem(spend(play, key), id, { isLocked: false });
  const opened = andThen({ play: unlocked, events: [{ type: 'unlocked', item: id, key }] }, (next) =>
    open(room, next, id, at),
  );
  const isTaken = itemOf(room, id)?.isAddableToInventory === true && id !== DOOR_ID;
  return isTaken ? andThen(opened, (next) => collect(room, next, id)) : opened;
}

/** Shows an item opened and what it hid (P5, P6); an open door is the escape (P9). */
export function open(room: Room, play: Play, id: ItemId, at: number): Step {
  const opened: Step = {
    play: changePlayItem(play, id, { state: 'opened' }),
    events: [{ type: 'opened', item: id }],
  };
  const revealed = andThen(opened, (next) => reveal(room, next, id));
  return id === DOOR_ID ? andThen(revealed, (next) => escapeRoom(next, at)) : revealed;
}

export function shut(play: Play, id: ItemId): Step {
  return { play: changePlayItem(play, id, { state: 'default' }), events: [{ type: 'shut', item: id }] };
}

/** P4: into the inventory, off the stage; what it hid comes to light. */
export function collect(room: Room, play: Play, id: ItemId): Step {
  const taken = changePlayItem(play, id, { visible: false });
  const collected: Step = {
    play: { ...taken, inventory: [...taken.inventory, id] },
    events: [{ type: 'collected', item: id }],
  };
  return andThen(collected, (next) => reveal(room, next, id));
}

/** P6: what an item hid is drawn just in front of it. */
function reveal(room: Room, play: Play, hider: ItemId): Step {
  const hidden = itemOf(room, hider)?.itemToHide ?? null;
  if (hidden === null || !play.items[hidden]?.isHidden) return { play, events: [] };
  const others = play.itemOrder.filter((id) => id !== hidden);
  const itemOrder = others.toSpliced(others.indexOf(hider) + 1, 0, hidden);
  const shown = changePlayItem(play, hidden, { isHidden: false });
  return { play: { ...shown, itemOrder }, events: [{ type: 'revealed', item: hidden }] };
}

function spend(play: Play, key: ItemId | null): Play {
  const inventory = play.inventory.filter((id) => id !== key);
  return { ...play, inventory, selected: play.selected === key ? null : play.selected };
}

function escapeRoom(play: Play, at: number): Step {
  const escaped = { ...play, isEscaped: true, isPaused: false, selected: null, time: elapsed(play, at) };
  return { play: escaped, events: [{ type: 'escaped', time: elapsedWithPauses(play, at) }] };
}
