import { hiddenBy, itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../room/model.ts';
import { hasOpenedPicture } from '../room/pictures/pictures.ts';
import { elapsed, elapsedWithPauses } from './clock.ts';
import { note } from './journal.ts';
import type { Play } from './model.ts';
import { enterScene } from './scenes.ts';
import { andThen, changePlayItem, type Step } from './step.ts';
import type { Turn } from './turn.ts';

/** P8: unlocking opens, moves an addable item to the inventory and uses the key up. */
export function unlock(turn: Turn, { lock, key }: { lock: ItemId; key: ItemId | null }): Step {
  const unlocked: Step = {
    play: changePlayItem(spend(turn, key), lock, { isLocked: false }),
    events: [{ type: 'unlocked', item: lock, key }],
  };
  const opened = andThen(unlocked, (play) => open({ ...turn, play }, lock));
  const isTaken = itemOf(turn.room, lock)?.isAddableToInventory === true && lock !== DOOR_ID;
  return isTaken ? andThen(opened, (play) => collect({ ...turn, play }, lock)) : opened;
}

/** Shows an item opened and brings about what that brings (P5, P6, O1); an open door is the escape (P9). */
export function open(turn: Turn, id: ItemId): Step {
  const isWay = itemOf(turn.room, id)?.onClick?.type === 'go';
  const opened: Step = {
    play: changePlayItem(noteClosed(turn, id), id, { state: 'opened' }),
    events: [{ type: 'opened', item: id, ...(isWay && { isWay }) }],
  };
  const brought = andThen(opened, (play) => bringAbout({ ...turn, play }, id));
  return id === DOOR_ID ? andThen(brought, (play) => escapeRoom({ ...turn, play })) : brought;
}

/** What leaves the view as an item opens for good: its text, read or not, and its picture (O5). */
function noteClosed({ room, play }: Turn, id: ItemId): Play {
  const item = itemOf(room, id);
  if (!item || item.onClick?.type === 'toggle') return play;
  const picture = { type: 'picture', item: id, state: 'default' } as const;
  return note(room, play, [
    { type: 'text', item: id, state: 'default' },
    ...(hasOpenedPicture(item) ? [picture] : []),
  ]);
}

/** A toggle that was open (P5): the item shows its first picture again. */
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
  return andThen(collected, (play) => bringAbout({ ...turn, play }, id));
}

/** Takes an entry out of the inventory for good; what it said, read or not, and looked like can be looked at again (O5). */
export function spend({ room, play }: Turn, id: ItemId | null): Play {
  if (id === null) return play;
  const state = play.items[id]?.state ?? 'default';
  const noted = note(room, play, [
    { type: 'text', item: id, state },
    { type: 'picture', item: id, state },
  ]);
  const inventory = noted.inventory.filter((other) => other !== id);
  return { ...noted, inventory, selected: noted.selected === id ? null : noted.selected };
}

/** What opening, unlocking or collecting an item brings about (P6, O2, O3); done before, it brings nothing. */
function bringAbout(turn: Turn, id: ItemId): Step {
  const item = itemOf(turn.room, id);
  const start: Step = { play: turn.play, events: [] };
  if (!item) return start;
  // Each is put just in front of the hider, so the last one of the list goes first.
  const shown = hiddenBy(item)
    .toReversed()
    .reduce<Step>(
      (step, hidden) => andThen(step, (play) => reveal({ ...turn, play }, { hider: id, hidden })),
      start,
    );
  const ordered = { ...shown, events: shown.events.toReversed() };
  return andThen(ordered, (play) => changeScene({ ...turn, play }, id));
}

/** P6, N4: what an item hid is drawn just in front of it where both are in one scene. */
function reveal({ room, play }: Turn, { hider, hidden }: { hider: ItemId; hidden: ItemId }): Step {
  if (!play.items[hidden]?.isHidden) return { play, events: [] };
  const shown = changePlayItem(play, hidden, { isHidden: false });
  const events = [{ type: 'revealed', item: hidden }] as const;
  if (!movesInFront(room, { hider, hidden })) return { play: shown, events };
  const others = play.itemOrder.filter((id) => id !== hidden);
  return { play: { ...shown, itemOrder: others.toSpliced(others.indexOf(hider) + 1, 0, hidden) }, events };
}

/** Whether what comes to light moves to its hider: within a scene (N4), and no spot, which stays behind all pictures (N6). */
export function movesInFront(room: Room, { hider, hidden }: { hider: ItemId; hidden: ItemId }): boolean {
  const item = itemOf(room, hidden);
  return item?.spot === null && itemOf(room, hider)?.scene === item.scene;
}

/** O3: the scene's former background can be looked at again by whoever saw it. */
function changeScene({ room, play }: Turn, id: ItemId): Step {
  const scene = itemOf(room, id)?.onOpen?.background.scene;
  if (scene === undefined || play.changedScenes.includes(scene)) return { play, events: [] };
  const wasSeen = play.entered.includes(scene);
  const noted = wasSeen ? note(room, play, [{ type: 'background', scene }]) : play;
  return {
    play: { ...noted, changedScenes: [...noted.changedScenes, scene] },
    events: [{ type: 'sceneChanged', scene }],
  };
}

/** The view goes to the open door, wherever it was opened from (N4). */
function escapeRoom({ room, play, at }: Turn): Step {
  const { play: there } = enterScene(room, play, itemOf(room, DOOR_ID)?.scene ?? play.scene);
  const escaped = { ...there, isEscaped: true, isPaused: false, selected: null, time: elapsed(play, at) };
  return { play: escaped, events: [{ type: 'escaped', time: elapsedWithPauses(play, at) }] };
}
