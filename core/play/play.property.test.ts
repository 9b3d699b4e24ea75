import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ItemId, Room } from '../room/model.ts';
import { build, lockByPassword } from '../testing/build.ts';
import { checkPlay } from '../testing/checkPlay.ts';
import { Choices } from '../testing/choices.ts';
import { CHOICES, MOST, PATIENCE, SEED } from '../testing/numbers.ts';
import { newPlay, randomAction, START } from '../testing/playing.ts';
import { randomPlainRoom } from '../testing/randomCommand.ts';
import { sealRoom, secrets } from '../testing/sealRoom.ts';
import { act } from './act.ts';
import { applyAction } from './applyAction.ts';
import type { Action, Play, PlayEvent } from './model.ts';
import type { OpaqueName } from './opaqueName.ts';
import { isReachable } from './step.ts';
import { nameOf, toPlayerView } from './toPlayerView.ts';
import { applyViewChange, diffView } from './viewChange.ts';

const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);
const runs = { ...SEED, numRuns: 300 };

interface Moment {
  action: Action;
  before: Play;
  after: Play;
  events: readonly PlayEvent[];
  at: number;
}

/** Plays a room by random actions, from a start to whatever comes; refused actions leave no moment. */
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

/** A room and a play of it; the commands take most of the numbers. Few doors are locked by chance, so most are here. */
function roomAndPlay(list: readonly number[]): { room: Room; moments: readonly Moment[] } {
  const cut = Math.floor(list.length * 0.6);
  const choices = new Choices(list.slice(cut));
  const made = randomPlainRoom(new Choices(list.slice(0, cut)));
  const isOpen = made.itemConfigs.door?.isItemLocked === false;
  const locked = isOpen && choices.below(4) > 0 ? build(lockByPassword('door', '1'), made) : made;
  const room = { ...sealRoom(locked), timeLimit: 1 };
  return { room, moments: playRandomly(room, choices) };
}

vi.setConfig({ testTimeout: PATIENCE });

describe('any play of any room', () => {
  it('P1–P9 stays free of contradictions', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const { room, moments } = roomAndPlay(list);
        for (const { action, after } of moments) {
          const broken = checkPlay(room, after);
          if (broken.length > 0) expect({ action, broken }).toEqual({ action, broken: [] });
        }
      }),
      runs,
    );
  });

  it('P9 never escapes but through the door, and through a locked door only with what unlocks it', () => {
    let escapes = 0;
    let unlockings = 0;
    fc.assert(
      fc.property(numbers, (list) => {
        const { room, moments } = roomAndPlay(list);
        const escaping = moments.find(({ after }) => after.isEscaped);
        if (!escaping) return;
        escapes++;
        expect(escaping.events).toContainEqual({ type: 'opened', item: 'door' });
        const door = room.itemConfigs.door;
        if (!door?.isItemLocked) return;
        unlockings++;
        const { action, before } = escaping;
        if (action.type === 'enterPassword') expect(action.password).toBe(secrets.password('door'));
        else expect(before.inventory).toContain(door.itemToUnlock);
      }),
      runs,
    );
    expect(escapes).toBeGreaterThan(runs.numRuns / 8);
    expect(unlockings).toBeGreaterThan(5);
  });

  it('P11 comes out the same when it is played again', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const { room, moments } = roomAndPlay(list);
        const again = moments.reduce((play, { action, at }) => {
          const result = applyAction({ room: JSON.parse(JSON.stringify(room)), play, at }, action);
          return result.ok ? result.value.play : play;
        }, newPlay(room));
        expect(again).toEqual(moments.at(-1)?.after ?? newPlay(room));
      }),
      { ...SEED, numRuns: 50 },
    );
  });

  it('is not vacuous: plays unlock, reveal, collect, fail and run out of time', () => {
    const counts = new Map<string, number>();
    for (const list of fc.sample(numbers, runs)) {
      for (const { type } of roomAndPlay(list).moments.flatMap(({ events }) => events)) {
        counts.set(type, (counts.get(type) ?? 0) + 1);
      }
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
  it('holds what was earned and nothing else', () => {
    let hidden = 0;
    let passwords = 0;
    fc.assert(
      fc.property(numbers, (list) => {
        const { room, moments } = roomAndPlay(list);
        const earned = new Set<string>();
        for (const { before, after, events, at } of moments) {
          const { journal, ...view } = toPlayerView({ room, play: after, at });
          for (const mark of earnedBy(room, before, after, events)) earned.add(mark);
          expect(findLeaks(room, after, JSON.stringify(view))).toEqual([]);
          expect(
            JSON.stringify(journal)
              .match(MARK)
              ?.filter((mark) => !earned.has(mark)) ?? [],
          ).toEqual([]);
          expect(view.items.length).toBe(after.isPaused ? 0 : countReachable(after));
        }
        const items = Object.values(room.itemConfigs);
        if (items.some((item) => item.isHidden)) hidden++;
        if (items.some((item) => item.unlockPassword !== '')) passwords++;
      }),
      runs,
    );
    expect(hidden).toBeGreaterThan(50);
    expect(passwords).toBeGreaterThan(50);
  });

  it('shows nothing of the room before the start and in a pause', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const { room } = roomAndPlay(list);
        const view = toPlayerView({ room, play: newPlay(room), at: START });
        expect([view.background, view.items, view.inventory]).toEqual([null, [], []]);
        expect(JSON.stringify(view)).not.toMatch(/<(name|picture|message|password)/);
      }),
      SEED,
    );
  });

  it('is made up again from the one before and the difference', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const { room, moments } = roomAndPlay(list);
        for (const { before, after, at } of moments) {
          const from = toPlayerView({ room, play: before, at: at - 5 });
          const to = toPlayerView({ room, play: after, at });
          const change = JSON.parse(JSON.stringify(diffView(from, to)));
          expect(applyViewChange(from, change)).toEqual(to);
        }
      }),
      { ...SEED, numRuns: 60 },
    );
  });

  it('events and refusals name what was seen or has just come to light, by opaque names alone', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const { room, moments } = roomAndPlay(list);
        for (const { action, before, after, at } of moments) {
          const acted = act({ room, play: before, at }, inNames(before, action));
          expect(acted.refusal).toBeNull();
          expect(acted.play).toEqual(after);
          for (const event of acted.events) {
            const text = JSON.stringify(event);
            expect(text).not.toMatch(/<(name|picture|password)/);
            for (const id of room.itemOrder) expect(text).not.toContain(`"${id}"`);
            for (const name of namesIn(event)) expect(isKnown(before, after, name)).toBe(true);
          }
        }
      }),
      { ...SEED, numRuns: 80 },
    );
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

/** The marks that a moment earns for the journal (O5): of what is seen, was told, and opened before it was read. */
function earnedBy(room: Room, before: Play, after: Play, events: readonly PlayEvent[]): readonly string[] {
  const told = events.flatMap((event) => ('message' in event && event.message ? [event.item] : []));
  const opened = events.flatMap((event) => (event.type === 'opened' ? [event.item] : []));
  const seen = room.itemOrder.filter((id) =>
    [before, after].some((play) => isReachable(play, id) || play.inventory.includes(id)),
  );
  return [
    ...[...told, ...opened].map(secrets.message),
    ...seen.flatMap((id) => [secrets.name(id), secrets.picture(id, 'default')]),
    ...seen.filter((id) => after.items[id]?.state === 'opened').map((id) => secrets.picture(id, 'opened')),
  ];
}

function countReachable(play: Play): number {
  return Object.values(play.items).filter((item) => item.visible && !item.isHidden).length;
}

function inNames(play: Play, action: Action): Action<OpaqueName> {
  const rename = (id: ItemId | null) => (id === null ? null : nameOf(play, id));
  return {
    ...action,
    ...('item' in action && { item: rename(action.item) }),
    ...('on' in action && { on: rename(action.on) }),
  } as Action<OpaqueName>;
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
