import { itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId } from '../room/model.ts';
import { elapsed, elapsedWithPauses } from './clock.ts';
import type { Play } from './model.ts';
import { andThen, changePlayItem, type Step } from './step.ts';
import type { Turn } from './turn.ts';

/** P8: unlocking opens, moves an addable item to the inventory and uses the key up. */
export function unlock(turn: Turn, { lock, key }: { lock: ItemId; key: ItemId | null }): Step {
  const unlocked: Step = {
    play: changePlayItem(spend(turn.play, key), lock, { isLocked: false }),
    events: [{ type: 'unlocked', item: lock, key }],
  };
  const opened = andThen(unlocked, (play) => open({ ...turn, play }, lock));
  const isTaken = itemOf(turn.room, lock)?.isAddableToInventory === true && lock !== DOOR_ID;
  return isTaken ? andThen(opened, (play) => collect({ ...turn, play }, lock)) : opened;
}

/** Shows an item opened and what it hid (P5, P6); an open door is the escape (P9). */
export function open(turn: Turn, id: ItemId): Step {
  const opened: Step = {
    play: changePlayItem(turn.play, id, { state: 'opened' }),
    events: [{ type: 'opened', item: id }],
  };
  const revealed = andThen(opened, (play) => reveal({ ...turn, play }, id));
  return id === DOOR_ID ? andThen(revealed, (play) => escapeRoom({ ...turn, play })) : revealed;
}

export function shut(play: Play, id: ItemId): Step {
  return { play: changePlayItem(play, id, { state: 'default' }), events: [{ type: 'shut', item: id }] };
}

/** P4: into the inventory, off the stage; what it hid comes to light. */
export function collect(turn: Turn, id: ItemId): Step {
  const taken = changePlayItem(turn.play, id, { visible: false });
  const collected: Step = {
    play: { ...taken, inventory: [...taken.inventory, id] },
    events: [{ type: 'collected', item: id }],
  };
  return andThen(collected, (play) => reveal({ ...turn, play }, id));
}

/** P6: what an item hid is drawn just in front of it. */
function reveal({ room, play }: Turn, hider: ItemId): Step {
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

function escapeRoom({ play, at }: Turn): Step {
  const escaped = { ...play, isEscaped: true, isPaused: false, selected: null, time: elapsed(play, at) };
  return { play: escaped, events: [{ type: 'escaped', time: elapsedWithPauses(play, at) }] };
}
