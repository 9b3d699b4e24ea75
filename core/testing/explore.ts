import { applyAction } from '../play/applyAction.ts';
import type { Action, Play, World } from '../play/model.ts';
import type { ItemId, Room } from '../room/model.ts';
import { START, startedPlay } from './playing.ts';

/** An action between two states. */
export interface Edge {
  to: string;
  /** 0 for going, which is not a step (S1). */
  cost: 0 | 1;
  /** The items that it uses, unlocks or makes. */
  touched: readonly ItemId[];
}

export interface State {
  play: Play;
  edges: readonly Edge[];
  /** Minimum number of steps to an escape; null if there is none. */
  toEscape: number | null;
}

interface ExploreOptions {
  /** Whether an item has a spot to click in a state; default: always. */
  mayClick?: (play: Play, id: ItemId) => boolean;
  /** A player who must read answers before entering them; default: all answers are known. */
  reader?: Reader;
}

/** A player's knowledge of answers. */
export interface Reader {
  /** Returns the texts read so far, as far as they distinguish states. */
  readIn: (play: Play) => string;
  knows: (play: Play, lock: ItemId) => boolean;
}

const KNOWS_ALL: Reader = { readIn: () => '', knows: () => true };

/** Returns every state that plays of a room can reach, by key. */
export function exploreAll(
  room: Room,
  { mayClick = () => true, reader = KNOWS_ALL }: ExploreOptions = {},
): ReadonlyMap<string, State> {
  const found = new Map<string, { play: Play; edges: readonly Edge[] }>();
  const waiting = [startedPlay(room)];
  for (let play = waiting.pop(); play; play = waiting.pop()) {
    const key = keyOf(play) + reader.readIn(play);
    if (found.has(key)) continue;
    const next = nextPlays(room, play, { mayClick, reader });
    found.set(key, { play, edges: next.map(({ edge }) => edge) });
    waiting.push(...next.map((each) => each.play));
  }
  const distances = distancesBack(found);
  return new Map([...found].map(([key, state]) => [key, { ...state, toEscape: distances.get(key) ?? null }]));
}

/**
 * Returns what distinguishes states: everything but the clock, tries, drawing order, journal and order of the
 * inventory.
 */
export function keyOf(play: Play): string {
  return JSON.stringify([worldKeyOf(play), play.scene, openClicks(play, play.clicks)]);
}

/** Returns a key that is equal for two states with the same world, whatever scenes the players are in. */
export function worldKeyOf({ items, inventory, usedKeys, entered, shownLocks, isEscaped }: World): string {
  const states = Object.values(items).map(({ visible, isHidden, isLocked, state }) =>
    [visible, isHidden, isLocked, state === 'opened'].map(Number).join(''),
  );
  return JSON.stringify([
    states.join(' '),
    [...inventory].sort(),
    Object.values(usedKeys).flat().sort(),
    [...entered].sort(),
    [...shownLocks].sort(),
    isEscaped,
  ]);
}

/** Returns clicks on members of sequences that are still locked, in a fixed order. */
export function openClicks({ items }: World, clicks: Play['clicks']) {
  return Object.entries(clicks)
    .filter(([lock]) => items[lock]?.isLocked)
    .sort();
}

function nextPlays(room: Room, play: Play, options: Required<ExploreOptions>) {
  const { reader } = options;
  const key = keyOf(play) + reader.readIn(play);
  return actionsIn(room, play, options).flatMap((action) => {
    const result = applyAction({ room, play, at: START }, action);
    if (!result.ok || result.value.play === play) return [];
    const { events } = result.value;
    const next = { ...result.value.play, selected: null };
    const to = keyOf(next) + reader.readIn(next);
    if (to === key) return [];
    const unlocked = events.flatMap((event) =>
      event.type === 'unlocked' || event.type === 'combined' ? [event.item] : [],
    );
    // A click on an open way only goes to another scene, even if it also shows the way's text (O1).
    const isGoing =
      events.some(({ type }) => type === 'entered') &&
      events.every(({ type }) => type === 'entered' || type === 'message');
    const edge: Edge = { to, cost: isGoing ? 0 : 1, touched: [...touchedBy(action), ...unlocked] };
    return [{ play: next, edge }];
  });
}

function touchedBy(action: Action): readonly ItemId[] {
  if (action.type === 'useItem') return [action.item, action.on];
  return 'item' in action && action.item !== null ? [action.item] : [];
}

/**
 * Returns every action on every item, and going. Selecting and wrong passwords are left out, since they
 * change nothing for a player who knows all answers.
 */
export function actionsIn(
  room: Room,
  play: Play,
  { mayClick, reader }: Required<ExploreOptions>,
): readonly Action[] {
  const going = play.entered.map((scene) => ({ type: 'go', scene }) as const);
  const using = (on: ItemId) => play.inventory.map((item) => ({ type: 'useItem', item, on }) as const);
  const entering = (item: ItemId): readonly Action[] => {
    const answers = reader.knows(play, item) ? [answerOf(room, item)] : [];
    return (reader === KNOWS_ALL ? answers : [...answers, 'no answer']).map((password) => {
      return { type: 'enterPassword', item, password };
    });
  };
  const onStage = room.itemOrder
    .filter((id) => room.itemConfigs[id]?.scene === play.scene && mayClick(play, id))
    .flatMap((item): readonly Action[] => [{ type: 'click', item }, ...entering(item), ...using(item)]);
  const looking: readonly Action[] =
    reader === KNOWS_ALL ? [] : play.inventory.map((item) => ({ type: 'select', item }) as const);
  return [...going, ...onStage, ...looking, ...play.inventory.flatMap(using)];
}

/** Returns the last of a lock's answers (K7), any of which opens it. */
export function answerOf(room: Room, id: ItemId): string {
  const lock = room.itemConfigs[id];
  return lock?.alsoAccepts.at(-1) ?? lock?.unlockPassword ?? '';
}

/** Computes distances backwards from the escapes; edges of cost 0 first. */
function distancesBack(
  states: ReadonlyMap<string, { play: Play; edges: readonly Edge[] }>,
): ReadonlyMap<string, number> {
  const before = new Map<string, { from: string; cost: number }[]>();
  for (const [from, { edges }] of states) {
    for (const { to, cost } of edges) before.set(to, [...(before.get(to) ?? []), { from, cost }]);
  }
  const distances = new Map<string, number>();
  let border = [...states].filter(([, { play }]) => play.isEscaped).map(([key]) => key);
  for (let distance = 0; border.length > 0; distance++) {
    const next: string[] = [];
    const reached = border.filter((key) => !distances.has(key));
    // The list grows during the loop.
    for (const key of reached) {
      if (distances.has(key)) continue;
      distances.set(key, distance);
      for (const { from, cost } of before.get(key) ?? []) (cost === 0 ? reached : next).push(from);
    }
    border = next;
  }
  return distances;
}
