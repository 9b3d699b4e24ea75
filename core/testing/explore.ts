import { applyAction } from '../play/applyAction.ts';
import type { Action, Play } from '../play/model.ts';
import type { Room } from '../room/model.ts';
import { START, startedPlay } from './playing.ts';

/** Every state that plays of a room can reach, with the least number of actions to an escape from each (none: null). */
export function exploreAll(room: Room): ReadonlyMap<string, { play: Play; toEscape: number | null }> {
  const states = new Map<string, Play>();
  const before = new Map<string, Set<string>>();
  const waiting = [startedPlay(room)];
  for (let play = waiting.pop(); play; play = waiting.pop()) {
    if (states.has(keyOf(play))) continue;
    states.set(keyOf(play), play);
    for (const next of nextPlays(room, play)) {
      before.set(keyOf(next), (before.get(keyOf(next)) ?? new Set()).add(keyOf(play)));
      waiting.push(next);
    }
  }
  const distances = distancesBack(states, before);
  return new Map([...states].map(([key, play]) => [key, { play, toEscape: distances.get(key) ?? null }]));
}

/** What tells states apart: all but the clock, the tries, the drawing order and the order of the inventory. */
export function keyOf(play: Play): string {
  const items = Object.entries(play.items).map(([id, { visible, isHidden, isLocked, state }]) => [
    id,
    visible,
    isHidden,
    isLocked,
    state,
  ]);
  return JSON.stringify([items, [...play.inventory].sort(), play.isEscaped]);
}

function nextPlays(room: Room, play: Play): readonly Play[] {
  return actionsIn(room, play).flatMap((action) => {
    const result = applyAction({ room, play, at: START }, action);
    return result.ok && result.value.play !== play ? [result.value.play] : [];
  });
}

/** Every action on every item; wrong passwords and the hand change nothing that matters here. */
function actionsIn(room: Room, play: Play): readonly Action[] {
  return room.itemOrder.flatMap((item): readonly Action[] => [
    { type: 'click', item },
    { type: 'enterPassword', item, password: room.itemConfigs[item]?.unlockPassword ?? '' },
    ...play.inventory.map((held) => ({ type: 'useItem', item: held, on: item }) as const),
  ]);
}

function distancesBack(
  states: ReadonlyMap<string, Play>,
  before: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, number> {
  const distances = new Map<string, number>();
  let border = [...states].filter(([, play]) => play.isEscaped).map(([key]) => key);
  for (let distance = 0; border.length > 0; distance++) {
    for (const key of border) distances.set(key, distance);
    const found = new Set(border.flatMap((key) => [...(before.get(key) ?? [])]));
    border = [...found].filter((key) => !distances.has(key));
  }
  return distances;
}
