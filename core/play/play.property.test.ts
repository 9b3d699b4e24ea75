import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Room } from '../room/model.ts';
import { build, lockByPassword } from '../testing/build.ts';
import { checkPlay } from '../testing/checkPlay.ts';
import { Choices } from '../testing/choices.ts';
import { CHOICES, MOST, SEED } from '../testing/numbers.ts';
import { inNames, newPlay, randomAction, START } from '../testing/playing.ts';
import { randomPlainRoom } from '../testing/randomCommand.ts';
import { sealRoom, secrets } from '../testing/sealRoom.ts';
import { act } from './act.ts';
import { applyAction } from './applyAction.ts';
import type { Action, Play, PlayEvent } from './model.ts';
import { isReachable } from './step.ts';
import { diffView } from './view/diffView.ts';
import type { OpaqueName } from './view/opaqueName.ts';
import { nameOf, toPlayerView } from './view/toPlayerView.ts';
import { applyViewChange } from './view/viewChange.ts';

const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);
const SOME = { ...SEED, numRuns: 200 };

interface Moment {
  action: Action;
  before: Play;
  after: Play;
  events: readonly PlayEvent[];
  at: number;
}

interface Played {
  room: Room;
  moments: readonly Moment[];
}

/** Plays a room with random actions from the start and returns the state after each accepted one. */
function playRandomly(room: Room, choices: Choices): readonly Moment[] {
  const moments: Moment[] = [];
  let play = newPlay(room);
  let at = START;
  const actions: Action[] = [{ type: 'start' }];
  while (!choices.isUsedUp && moments.length < 120) {
    const action = actions.pop() ?? randomAction(room, play, choices);
    at += choices.below(3000);
    const result = applyAction({ room, play, at }, action);
    if (!result.ok) continue;
    moments.push({ action, before: play, after: result.value.play, events: result.value.events, at });
    play = result.value.play;
  }
  return moments;
}

/**
 * Builds a room and a play. Commands use nearly half of the numbers. Random doors are seldom locked, so most
 * are locked here.
 */
function roomAndPlay(list: readonly number[]): Played {
  const cut = Math.floor(list.length * 0.45);
  const choices = new Choices(list.slice(cut));
  const made = randomPlainRoom(new Choices(list.slice(0, cut)));
  const isOpen = made.itemConfigs.door?.isItemLocked === false;
  const locked = isOpen && choices.below(4) > 0 ? build(lockByPassword('door', '1'), made) : made;
  const room = { ...sealRoom(locked), timeLimit: 1 };
  return { room, moments: playRandomly(room, choices) };
}

/** Shared by all tests, since creating them takes longer than checking them. */
let played: readonly Played[];
beforeAll(() => {
  played = fc.sample(numbers, SOME).map(roomAndPlay);
});

describe('any play of any room', () => {
  it('P1–P9 stays free of contradictions', () => {
    for (const { room, moments } of played) {
      for (const { action, after } of moments) {
        const broken = checkPlay(room, after);
        if (broken.length > 0) expect({ action, broken }).toEqual({ action, broken: [] });
      }
    }
  });

  it('P9 escapes only through the door, and through a locked door only with what unlocks it', () => {
    let escapes = 0;
    let unlockings = 0;
    for (const { room, moments } of played) {
      const escaping = moments.find(({ after }) => after.isEscaped);
      if (!escaping) continue;
      escapes++;
      expect(escaping.events).toContainEqual({ type: 'opened', item: 'door' });
      const door = room.itemConfigs.door;
      if (!door?.isItemLocked) continue;
      unlockings++;
      const { action, before } = escaping;
      if (action.type === 'enterPassword') expect(action.password).toBe(secrets.password('door'));
      else expect(before.inventory).toContain(door.itemToUnlock);
    }
    expect(escapes).toBeGreaterThan(SOME.numRuns / 5);
    expect(unlockings).toBeGreaterThan(5);
  });

  it('P11 has the same result when it is played again', () => {
    for (const { room, moments } of played) {
      const stored = JSON.parse(JSON.stringify(room));
      const again = moments.reduce((play, { action, at }) => {
        const result = applyAction({ room: stored, play, at }, action);
        return result.ok ? result.value.play : play;
      }, newPlay(room));
      expect(again).toEqual(moments.at(-1)?.after ?? newPlay(room));
    }
  });

  it('is not vacuous: plays unlock, reveal, collect, fail and run out of time', () => {
    const counts = new Map<string, number>();
    for (const { type } of played.flatMap(({ moments }) => moments.flatMap(({ events }) => events))) {
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    const kinds = [
      'unlocked',
      'revealed',
      'collected',
      'keyDoesNotFit',
      'passwordWrong',
      'gameOver',
      'selected',
    ];
    expect(kinds.filter((kind) => (counts.get(kind) ?? 0) < 20)).toEqual([]);
  });
});

describe('P12 the player’s view of any play', () => {
  it('contains what was earned and nothing else', () => {
    let hidden = 0;
    let passwords = 0;
    const leaks: string[] = [];
    for (const { room, moments } of played) {
      const earned = new Set<string>();
      for (const { before, after, events, at } of moments) {
        const { journal, ...view } = toPlayerView({ room, play: after, at });
        for (const mark of earnedBy(room, before, after, events)) earned.add(mark);
        leaks.push(...findLeaks(room, after, JSON.stringify(view)));
        leaks.push(...(JSON.stringify(journal).match(MARK) ?? []).filter((mark) => !earned.has(mark)));
        const shown = after.isPaused ? 0 : countReachable(after);
        if (view.items.length !== shown) leaks.push(`${view.items.length} items instead of ${shown}`);
      }
      const items = Object.values(room.itemConfigs);
      if (items.some((item) => item.isHidden)) hidden++;
      if (items.some((item) => item.unlockPassword !== '')) passwords++;
    }
    expect(leaks).toEqual([]);
    expect(hidden).toBeGreaterThan(50);
    expect(passwords).toBeGreaterThan(50);
  });

  it('shows nothing of the room before the start and in a pause', () => {
    for (const { room } of played) {
      const view = toPlayerView({ room, play: newPlay(room), at: START });
      expect([view.background, view.items, view.inventory]).toEqual([null, [], []]);
      expect(JSON.stringify(view)).not.toMatch(/<(name|picture|message|password)/);
    }
  });

  it('can be rebuilt from the previous view and the difference', () => {
    for (const { room, moments } of played) {
      for (const { before, after, at } of moments) {
        const from = toPlayerView({ room, play: before, at: at - 5 });
        const to = toPlayerView({ room, play: after, at });
        const change = JSON.parse(JSON.stringify(diffView(from, to)));
        const made = applyViewChange(from, change);
        // Much faster than `expect`, which is used only to report the difference.
        if (!isDeepStrictEqual(made, to)) expect(made).toEqual(to);
      }
    }
  });

  it('events and refusals name what was seen or has just come to light, by opaque names alone', () => {
    const telling: string[] = [];
    for (const { room, moments } of played) {
      for (const { action, before, after, at } of moments) {
        const acted = act({ room, play: before, at }, inNames(before, action));
        if (acted.refusal !== null || !isDeepStrictEqual(acted.play, after))
          expect(acted).toMatchObject({ refusal: null, play: after });
        for (const event of acted.events) {
          const text = JSON.stringify(event);
          const isTelling = /<(name|picture|password)/.test(text);
          if (isTelling || room.itemOrder.some((id) => text.includes(`"${id}"`))) telling.push(text);
          if (!namesIn(event).every((name) => isKnown(before, after, name))) telling.push(text);
        }
      }
    }
    expect(telling).toEqual([]);
  });
});

function findLeaks(room: Room, play: Play, view: string): readonly string[] {
  return room.itemOrder.flatMap((id) => {
    const isInLock = Object.values(play.usedKeys).flat().includes(id);
    const isSeen = isReachable(play, id) || play.inventory.includes(id) || isInLock;
    const isOpened = play.items[id]?.state === 'opened';
    const marks = [secrets.password(id), secrets.message(id), `"${id}"`];
    if (!isSeen) marks.push(secrets.name(id), secrets.picture(id, 'default'), `"${nameOf(play, id)}"`);
    if (!isSeen || !isOpened) marks.push(secrets.picture(id, 'opened'));
    return marks.filter((mark) => view.includes(mark));
  });
}

const MARK = /\/?<[^>]*>/g;

/**
 * Returns names of the journal entries that a step must add (O5): for what was seen, shown, or opened or used up before
 * it was read.
 */
function earnedBy(room: Room, before: Play, after: Play, events: readonly PlayEvent[]): readonly string[] {
  const told = events.flatMap((event) => ('message' in event && event.message ? [event.item] : []));
  const opened = events.flatMap((event) => (event.type === 'opened' ? [event.item] : []));
  const spent = before.inventory.filter((id) => !after.inventory.includes(id));
  const seen = room.itemOrder.filter((id) =>
    [before, after].some((play) => isReachable(play, id) || play.inventory.includes(id)),
  );
  return [
    ...[...told, ...opened, ...spent].map(secrets.message),
    ...seen.flatMap((id) => [secrets.name(id), secrets.picture(id, 'default')]),
    ...seen.filter((id) => after.items[id]?.state === 'opened').map((id) => secrets.picture(id, 'opened')),
  ];
}

function countReachable(play: Play): number {
  return Object.values(play.items).filter((item) => item.visible && !item.isHidden).length;
}

function namesIn(event: PlayEvent<OpaqueName>): readonly OpaqueName[] {
  const item = 'item' in event && event.item !== null ? [event.item] : [];
  const key = 'key' in event && event.key !== null ? [event.key] : [];
  return [...item, ...key];
}

function isKnown(before: Play, after: Play, name: OpaqueName): boolean {
  return [before, after].some((play) =>
    Object.keys(play.names).some(
      (id) => nameOf(play, id) === name && (isReachable(play, id) || play.inventory.includes(id)),
    ),
  );
}
