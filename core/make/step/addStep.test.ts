import { describe, expect, it } from 'vitest';
import { demoRooms } from '../../../seeds/demoRooms.ts';
import { librarySurroundings } from '../../../tests/making/librarySurroundings.ts';
import { runs } from '../../../tests/runs.ts';
import { applyCommand } from '../../edit/applyCommand.ts';
import { createHistory, record, undo } from '../../edit/history/history.ts';
import { buildRoom } from '../../recipe/buildRoom.ts';
import { LIMITS } from '../../room/limits.ts';
import { hiderOf, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../room/model.ts';
import { findWalkthrough } from '../../solve/escape/walk/findWalkthrough.ts';
import { isPuzzling } from '../../solve/escape/walk/walkStep.ts';
import { findProblems } from '../../solve/findings/findProblems.ts';
import { withoutUsualSizes } from '../../solve/findings/withoutUsualSizes.ts';
import { createRandom } from '../../testing/createRandom.ts';
import { follow } from '../../testing/following.ts';
import { startedPlay } from '../../testing/playing.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import { makeFromWish } from '../wish/makeFromWish.ts';
import { addStep } from './addStep.ts';
import type { AddedStep } from './model.ts';
import { takesStep } from './takesStep.ts';

const surroundings = librarySurroundings();
const { items } = surroundings.catalogue;
const random = createRandom(46);

const demos = demoRooms.map((recipe): Room => {
  const built = buildRoom(recipe, surroundings.catalogue);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  return built.value;
});

const made = themesIn(surroundings.catalogue)
  .slice(0, runs(12))
  .flatMap(({ id: theme }, turn): readonly Room[] => {
    const language = turn % 2 === 0 ? 'en' : 'de';
    const wish = { theme, level: 1, minutes: 8, age: 12, language, about: '' } as const;
    const room = makeFromWish(wish, surroundings, `room with a step ${turn}`)?.room;
    return room ? [room] : [];
  });

function tryAt(room: Room, at: ItemId, seed: string) {
  const ids = { container: `container-${seed}`, opener: `opener-${seed}` };
  return addStep(room, at, { surroundings, seed, ids, nameOf: ({ name }) => name });
}

interface Grown {
  before: Room;
  added: AddedStep;
}

/** Adds a step at three things of a room in turn, wherever there is a place. */
function growAt(start: Room): readonly Grown[] {
  const grown: Grown[] = [];
  let room = start;
  const asked = room.itemOrder.filter((id) => takesStep(room, id));
  for (let turn = 0; turn < 3; turn += 1) {
    const at = asked[Math.floor(random() * asked.length)] ?? DOOR_ID;
    const result = tryAt(room, at, `seed-${turn}`);
    if (!result.ok) continue;
    grown.push({ before: room, added: result.value });
    room = result.value.room;
  }
  return grown;
}

const grown = [...demos, ...made].flatMap(growAt);

function findingsOf(room: Room): readonly string[] {
  return withoutUsualSizes(findProblems(room), room, items).map(({ code }) => code);
}

function locksOnTheWay(room: Room): number {
  return (findWalkthrough(room)?.steps ?? []).filter(isPuzzling).length;
}

describe('addStep', () => {
  it('G5 S4 leaves a room with one lock more, which is escaped in a real play, and without a new finding', () => {
    expect(grown.length).toBeGreaterThanOrEqual(2 * (demos.length + made.length));
    for (const { before, added } of grown) {
      const { room } = added;
      expect(locksOnTheWay(room)).toBe(locksOnTheWay(before) + 1);
      expect(findingsOf(before)).toEqual(expect.arrayContaining([...findingsOf(room)]));
      const way = findWalkthrough(room)?.steps ?? [];
      const end = way.reduce((play, step) => follow(room, play, step), startedPlay(room));
      expect(end.isEscaped).toBe(true);
    }
  });

  it('E2 is one command, which undo takes back exactly', () => {
    for (const { before, added } of grown) {
      const changed = applyCommand(before, added.command);
      if (!changed.ok) throw new Error(JSON.stringify(changed.refusal));
      expect(changed.value.room).toEqual(added.room);
      expect(undo(record(createHistory(before), changed.value.room)).present).toBe(before);
    }
  });

  it('puts the guarded thing into the new container, and what opens it where the thing was', () => {
    for (const { before, added } of grown) {
      const { room, guarded, container, opener, hider } = added;
      expect(hiderOf(room, guarded)).toBe(container);
      expect(hider).toBe(hiderOf(before, guarded));
      expect(hiderOf(room, opener)).toBe(hider);
    }
    expect(new Set(grown.map(({ added }) => added.openedBy))).toEqual(new Set(['answer', 'key']));
    expect(grown.filter(({ added }) => added.hider === null)).not.toEqual([]);
    expect(grown.filter(({ added }) => added.hider !== null)).not.toEqual([]);
  });

  it('changes nothing else but the time limit, where it would be too short', () => {
    for (const { before, added } of grown) {
      const { room, guarded, container, opener, hider, timeLimit } = added;
      expect(room.timeLimit).toBe(timeLimit ?? before.timeLimit);
      for (const id of before.itemOrder) {
        const [former, present] = [itemOf(before, id), itemOf(room, id)];
        if (id === hider || hiderOf(before, id) === guarded) continue;
        if (id === guarded) {
          const { position, isHidden, scene } = former ?? present ?? {};
          expect({ ...present, position, isHidden, scene }).toEqual(former);
        } else expect(present).toEqual(former);
      }
      expect(room.itemOrder).toHaveLength(before.itemOrder.length + 2);
      expect(room.itemOrder).toEqual(expect.arrayContaining([container, opener]));
    }
  });

  it('speaks the language of the room, and calls nothing by a name that is taken', () => {
    for (const { before, added } of grown) {
      const [container, opener] = [added.container, added.opener].map((id) => itemOf(added.room, id));
      const words = `${container?.customDescription} ${opener?.customDescription} ${container?.openedDescription}`;
      expect(words).not.toMatch(/[[\]{}]|undefined/);
      expect(/\b(?:und|der|die|das|ein|eine|nicht)\b/i.test(words)).toBe(before.language === 'de');
      const names = Object.values(before.itemConfigs).map(({ name }) => name);
      expect(names).not.toContain(container?.name);
      expect(names).not.toContain(opener?.name);
    }
  });

  it('needs no words in a language that it does not speak', () => {
    const [demo] = demos.filter(({ language }) => language === 'en');
    if (!demo) throw new Error('There are demo rooms in English.');
    const french = { ...demo, language: 'fr-CA' };
    const locks = french.itemOrder.filter((id) => itemOf(french, id)?.isItemLocked);
    const results = locks.flatMap((id) => {
      const result = tryAt(french, id, 'french');
      return result.ok ? [result.value] : [];
    });
    expect(results).not.toEqual([]);
    for (const { room, openedBy, container, opener } of results) {
      expect(openedBy).toBe('key');
      expect([container, opener].map((id) => itemOf(room, id)?.customDescription)).toEqual(['', '']);
      expect(itemOf(room, container)?.description).toBe('needsKey');
    }
  });

  it('G1 gives the same step for the same seed, and another one for another', () => {
    const [room] = made;
    if (!room) throw new Error('There are made rooms.');
    const [first, again, other] = ['one', 'one', 'two'].map((seed) => tryAt(room, DOOR_ID, seed));
    expect(first).toEqual(again);
    expect(first).not.toEqual(other);
  });
});

describe('addStep refuses', () => {
  const [room] = made;
  if (!room) throw new Error('There are made rooms.');

  it('a room without a way out, and one that is full', () => {
    const { door, ...others } = room.itemConfigs;
    if (!door) throw new Error('There is a door.');
    const shut = {
      ...door,
      isItemLocked: true,
      unlockMethod: 'item' as const,
      itemToUnlock: null,
      furtherKeys: [],
    };
    const closed = { ...room, itemConfigs: { ...others, door: shut } };
    expect(tryAt(closed, DOOR_ID, 'a')).toEqual({ ok: false, refusal: 'noWayOut' });
    const many = Array.from({ length: LIMITS.items }, (_, at) => `thing${at}`);
    const full = { ...room, itemOrder: [...room.itemOrder, ...many].slice(0, LIMITS.items) };
    expect(tryAt(full, DOOR_ID, 'a')).toEqual({ ok: false, refusal: 'full' });
  });

  it('a thing that only belongs to the place', () => {
    const idle = room.itemOrder.find((id) => id.startsWith('idle-')) ?? '';
    expect(takesStep(room, idle)).toBe(false);
    expect(tryAt(room, idle, 'a')).toEqual({ ok: false, refusal: 'nothingToGuard' });
  });

  it('a library without a container', () => {
    const poor = {
      ...surroundings,
      catalogue: { ...surroundings.catalogue, items: items.filter(({ isContainer }) => !isContainer) },
    };
    const result = addStep(room, DOOR_ID, {
      surroundings: poor,
      seed: 'a',
      ids: { container: 'box', opener: 'paper' },
      nameOf: ({ name }) => name,
    });
    expect(result).toEqual({ ok: false, refusal: 'noPlace' });
  });
});
