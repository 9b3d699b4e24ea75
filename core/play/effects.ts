import { hiddenBy, itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId } from '../room/model.ts';
import { hasOpenedPicture } from '../room/pictures/pictures.ts';
import { goesBackAndForth } from './clicking.ts';
import { elapsed, elapsedWithPauses } from './clock.ts';
import { note } from './journal.ts';
import type { Play } from './model.ts';
import { sayingsOf } from './sayings.ts';
import { enterScene } from './scenes.ts';
import { andThen, changePlayItem, type Step } from './step.ts';
import type { Turn } from './turn.ts';
import { placeShown } from './view/drawnOrder.ts';

/** Unlocks an item (P8): opens it, collects it if it is addable, and uses up the key. */
export function unlock(turn: Turn, { lock, key }: { lock: ItemId; key: ItemId | null }): Step {
  const unlocked: Step = {
    play: changePlayItem(spend(turn, key), lock, { isLocked: false }),
    events: [{ type: 'unlocked', item: lock, key }],
  };
  const opened = andThen(unlocked, (play) => open({ ...turn, play }, lock));
  const isTaken = itemOf(turn.room, lock)?.isAddableToInventory === true && lock !== DOOR_ID;
  return isTaken ? andThen(opened, (play) => collect({ ...turn, play }, lock)) : opened;
}

/** Opens an item with all effects (P5, P6, O1); opening the door is the escape (P9). */
export function open(turn: Turn, id: ItemId): Step {
  const isWay = itemOf(turn.room, id)?.onClick?.type === 'go';
  const opened: Step = {
    play: changePlayItem(noteClosed(turn, id), id, { state: 'opened' }),
    events: [{ type: 'opened', item: id, ...(isWay && { isWay }) }],
  };
  const brought = andThen(opened, (play) => bringAbout({ ...turn, play }, id));
  return id === DOOR_ID ? andThen(brought, (play) => escapeRoom({ ...turn, play })) : brought;
}

/**
 * Adds to the journal what can no longer be seen after an item opens for good (O5): its texts until then,
 * read or not, and its picture. A toggle can be closed again, so for it only the text after a wrong answer is
 * kept.
 */
function noteClosed({ room, play }: Turn, id: ItemId): Play {
  const item = itemOf(room, id);
  if (!item) return play;
  const comesBack = goesBackAndForth(id, item);
  const left = sayingsOf(room, id, false).filter(
    ({ state, isToWrongAnswer }) => state === 'default' && (isToWrongAnswer || !comesBack),
  );
  return note(room, play, [
    ...left.map((saying) => ({ type: 'text', item: id, ...saying }) as const),
    ...(hasOpenedPicture(item) && !comesBack
      ? [{ type: 'picture', item: id, state: 'default' } as const]
      : []),
  ]);
}

/** Closes an open toggle (P5): it shows its first picture again. */
export function shut(play: Play, id: ItemId): Step {
  return { play: changePlayItem(play, id, { state: 'default' }), events: [{ type: 'shut', item: id }] };
}

/** Moves an item from the stage to the inventory and reveals what it hid (P4). */
export function collect(turn: Turn, id: ItemId): Step {
  const taken = changePlayItem(turn.play, id, { visible: false });
  const collected: Step = {
    play: { ...taken, inventory: [...taken.inventory, id] },
    events: [{ type: 'collected', item: id }],
  };
  return andThen(collected, (play) => bringAbout({ ...turn, play }, id));
}

/**
 * Removes an entry from the inventory for good; its texts, read or not, and its picture stay in the journal
 * (O5).
 */
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

/**
 * Applies the effects of opening, unlocking or collecting an item (P6, O2, O3). Repeating it changes nothing.
 */
function bringAbout(turn: Turn, id: ItemId): Step {
  const item = itemOf(turn.room, id);
  const start: Step = { play: turn.play, events: [] };
  if (!item) return start;
  const shown = hiddenBy(item).reduce<Step>(
    (step, hidden) => andThen(step, (play) => reveal({ ...turn, play }, hidden)),
    start,
  );
  return andThen(shown, (play) => changeScene({ ...turn, play }, id));
}

/** Reveals a hidden item at its position in the drawing order (P6, N4). */
function reveal({ room, play }: Turn, hidden: ItemId): Step {
  if (!play.items[hidden]?.isHidden) return { play, events: [] };
  const itemOrder = placeShown(room, play, hidden);
  return {
    play: changePlayItem({ ...play, itemOrder }, hidden, { isHidden: false }),
    events: [{ type: 'revealed', item: hidden }],
  };
}

/** Changes a scene's background (O3). A player who saw the former one can look at it again. */
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

/** Moves the view to the open door, from wherever it was opened (N4). */
function escapeRoom({ room, play, at }: Turn): Step {
  const { play: there } = enterScene(room, play, itemOf(room, DOOR_ID)?.scene ?? play.scene);
  const escaped = { ...there, isEscaped: true, isPaused: false, selected: null, time: elapsed(play, at) };
  return { play: escaped, events: [{ type: 'escaped', time: elapsedWithPauses(play, at) }] };
}
