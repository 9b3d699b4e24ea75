import { describe, expect, it } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../art/catalogue.ts';
import { DIRECTIONS } from '../core/lock/signs/signs.ts';
import { applyAction } from '../core/play/applyAction.ts';
import { createPlay } from '../core/play/createPlay.ts';
import type { Play } from '../core/play/model.ts';
import { buildRoom } from '../core/recipe/buildRoom.ts';
import type { Recipe } from '../core/recipe/model.ts';
import { parseRecipe } from '../core/recipe/recipeSchema.ts';
import { parseRoom } from '../core/room/load/parseRoom.ts';
import { DOOR_ID, type Room } from '../core/room/model.ts';
import { findWalkthrough } from '../core/solve/escape/walk/findWalkthrough.ts';
import { rateGoodFor } from '../core/solve/escape/walk/rateGoodFor.ts';
import type { WalkStep } from '../core/solve/escape/walk/walkStep.ts';
import { findProblems } from '../core/solve/findings/findProblems.ts';
import { demoRooms, englishRooms } from './demoRooms.ts';
import { eightLocks } from './rooms/eightLocks.ts';
import { starters } from './starters.ts';
import { type Move, walkthroughs } from './testing/walkthroughs.ts';

const KEYS = itemCatalogue.filter(({ tag }) => tag === 'Keys').map(({ id }) => id);
const catalogue = { items: itemCatalogue, backgrounds: backgroundCatalogue };

function roomOf(demo: Recipe): Room {
  const built = buildRoom(demo, catalogue);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  return built.value;
}

function walkthroughOf(demo: Recipe): readonly Move[] {
  const way = walkthroughs[demo.id];
  if (!way) throw new Error(`No way out of ${demo.id} is written down.`);
  return way;
}

/** Plays a room; null where a move is refused. */
function playThrough(room: Room, moves: readonly Move[]): Play | null {
  let play: Play = createPlay(room, () => `name-${Math.random()}`);
  for (const [second, action] of [{ type: 'start' } as const, ...moves].entries()) {
    const result = applyAction({ room, play, at: second * 1000 }, action);
    if (!result.ok) return null;
    play = result.value.play;
  }
  return play;
}

function escapes(room: Room, moves: readonly Move[]): boolean {
  return playThrough(room, moves)?.isEscaped === true;
}

function stepsOf(room: Room): readonly WalkStep[] {
  return findWalkthrough(room)?.steps ?? [];
}

/** The item of an action or step: opened, taken or unlocked. */
function targetOf(move: Move | WalkStep): string | null {
  if (move.type === 'read') return null;
  if (move.type === 'go' || move.type === 'back' || move.type === 'askHint') return null;
  return move.type === 'useItem' ? move.on : move.item;
}

describe.each(demoRooms)('demo room $id', (demo) => {
  const room = roomOf(demo);
  const way = walkthroughOf(demo);

  it('is a room the editor could have saved, and nothing is found in it but small things', () => {
    const parsed = parseRoom(JSON.parse(JSON.stringify(room)));
    expect(parsed).toMatchObject({ ok: true, value: { warnings: [] } });
    // A dial shows 144 times, so it can be guessed with patience. Keys and notes are meant to be small.
    const hasDial = demo.items.some(({ lock }) => lock && 'face' in lock && lock.face?.type === 'clock');
    expect(findProblems(room).map(({ code }) => code)).toEqual([
      ...(hasDial ? ['easyToGuess'] : []),
      'tooSmall',
    ]);
  });

  it('can be played to its end', () => {
    expect(escapes(room, way)).toBe(true);
  });

  it('S1 takes three to ten steps, and up to two more for each further scene and each further player that it is good for, none of which can be left out', () => {
    const steps = stepsOf(room).filter(({ type }) => type !== 'read');
    expect(stepsOf(room).length).toBeGreaterThanOrEqual(3);
    const further = (demo.scenes ?? []).length + rateGoodFor(room) - 1;
    expect(stepsOf(room).length).toBeLessThanOrEqual(10 + 2 * further);
    for (const target of steps.map(targetOf)) {
      expect(way.map(targetOf)).toContain(target);
      const others = way.filter((move) => targetOf(move) !== target);
      expect([target, escapes(room, others)]).toEqual([target, false]);
    }
  });

  it('is not escaped from in the wrong order', () => {
    expect(escapes(room, way.toReversed())).toBe(false);
    const [last] = way.slice(-1);
    expect(last && targetOf(last)).toBe(DOOR_ID);
    expect(escapes(room, way.slice(-1))).toBe(false);
  });

  it('K1 has a lock that is worked like what it is, an ending, hints, and words for what only the background shows', () => {
    const items = Object.values(room.itemConfigs);
    const isWorked = items.some(({ isItemLocked, face }) => isItemLocked && face.type !== 'text');
    expect(isWorked).toBe(true);
    const opening = [...demo.items, ...(demo.spots ?? [])].filter(({ lock }) => lock);
    expect(opening.filter(({ saysOpened }) => !saysOpened)).toEqual([]);
    const typed = opening.flatMap(({ lock }) => (lock && 'password' in lock && !lock.face ? lock : []));
    expect(typed.filter(({ alsoAccepts = [] }) => alsoAccepts.length === 0)).toEqual([]);
    expect(room.ending.length).toBeGreaterThan(80);
    expect(items.some(({ hints }) => hints.length > 0)).toBe(true);
    expect(items.filter(({ spot }) => spot !== null).length).toBeGreaterThanOrEqual(2);
    expect(items.every(({ spot, customDescription }) => spot === null || customDescription !== '')).toBe(
      true,
    );
  });

  it('tells a story, with words for everything in it but keys', () => {
    expect(demo.introduction.length).toBeGreaterThan(200);
    expect(demo.items.length).toBeGreaterThanOrEqual(8);
    expect(demo.items.length).toBeLessThanOrEqual(18);
    const mute = [demo.door, ...demo.items].filter(({ says }) => says === undefined);
    // A key's message appears again whenever it is selected.
    for (const { of } of mute) expect([...KEYS, 'chest']).toContain(of);
  });
});

describe.each(starters)('starter $id', (starter) => {
  const room = roomOf(starter);

  it('is a recipe that the editor can read', () => {
    expect(parseRecipe(JSON.parse(JSON.stringify(starter)))).toEqual({ ok: true, value: starter });
  });

  it('can be published as it is, and played to its end', () => {
    expect(findProblems(room).map(({ code }) => code)).toEqual(['tooSmall']);
    expect(escapes(room, walkthroughOf(starter))).toBe(true);
  });
});

it.each(['en', 'de'])(
  'each starter in %s shows an idea of its own, with a note on how it is made, from four minutes to fifteen',
  (language) => {
    const ours = starters.filter((starter) => starter.language === language);
    expect(ours).toHaveLength(9);
    expect(new Set(ours.map(({ craft }) => craft?.idea)).size).toBe(9);
    for (const { craft } of ours) expect(craft?.note.length).toBeGreaterThan(150);
    expect(ours.map(({ order }) => order)).toEqual(ours.map((_, i) => i));
    const minutes = ours.map(({ timeLimit }) => timeLimit);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([4, 15]);
  },
);

describe('N6 who does not see the pictures is told', () => {
  it.each([
    ['cup-of-sugar', 'windows', /Three windows/],
    ['cup-of-sugar', 'greatChart', /large one.*small one.*south-west.*a fourth/],
    ['cup-of-sugar', 'shot', /three below, two upon those, and one on top/],
    ['practical-examination', 'candles', /Eight of them/],
    ['where-theres-a-will', 'chandelier', /Six candles/],
    ['where-theres-a-will', 'cat', /the fourth frame/],
    ['where-theres-a-will', 'sir', /only knight/],
    ['where-theres-a-will', 'toys', /red one went on first, then the blue one, the green one and the yellow/],
  ])('%s: %s', (id, spot, words) => {
    const demo = demoRooms.find((room) => room.id === id);
    expect(demo?.spots?.find((one) => one.id === spot)?.says).toMatch(words);
  });

  it('tax-collectors-tomb: the frieze as it is painted, to be counted', () => {
    const tomb = demoRooms.find(({ id }) => id === 'tax-collectors-tomb');
    const frieze = tomb?.spots?.find(({ id }) => id === 'frieze')?.says ?? '';
    const count = (what: string) => frieze.split(what).length - 1;
    expect([count('man with a cup'), count('blue bird'), count('beetle')]).toEqual([4, 2, 2]);
    expect(tomb?.items.find(({ id }) => id === 'chest')?.lock).toMatchObject({
      password: String(4 * 10 + 2 * 3 + 2),
    });
  });
});

it('armchair-explorer: the drawings in its close-ups are told in other words, and the way home is the way there reversed', () => {
  const room = demoRooms.find(({ id }) => id === 'armchair-explorer');
  const says = (id: string) => room?.spots?.find((one) => one.id === id)?.says;
  expect(says('medals')).toMatch(/From left to right.*Poppy.*Fern.*Lemon.*Sea/);
  expect(says('medals')).not.toMatch(/red|green|yellow|blue/);
  expect(says('chart')).toMatch(/ice\. .*sunrise\. .*half sunrise, half palms\. .*ice again/);
  const titles = ['firstWorn', 'secondWorn', 'thirdWorn'].map(says);
  expect(titles.map((title) => title?.at(1)).join(' ')).toBe('O U T');
  const out = ['up', 'right', 'down-right', 'up'] as const;
  const opposite = (leg: (typeof out)[number]) => DIRECTIONS[(DIRECTIONS.indexOf(leg) + 4) % 8];
  const course = room?.spots?.find(({ id }) => id === 'course')?.lock;
  expect(course).toMatchObject({ password: out.toReversed().map(opposite).join(' ') });
  expect(room?.scenes).toHaveLength(5);
  const told = (room?.spots ?? []).flatMap(({ changes }) => changes ?? []);
  expect(new Set(told.map(({ scene }) => scene)).size).toBe(told.length);
});

it('nothing in a demo room or a starter has to be bought', () => {
  const entries = new Map([...itemCatalogue, ...backgroundCatalogue].map((entry) => [entry.id, entry]));
  for (const { background, scenes = [], door, items } of [...demoRooms, ...starters])
    for (const id of [
      background.id,
      ...scenes.map((scene) => scene.background.id),
      door.of,
      ...items.map(({ of }) => of),
    ])
      expect([id, entries.get(id)?.collection]).toEqual([id, 'basic']);
});

describe('the demo rooms together', () => {
  it('are in eight themes, the easiest first in the editor and newest on the dashboard', () => {
    const themes = demoRooms.map(
      ({ background }) => backgroundCatalogue.find(({ id }) => id === background.id)?.theme,
    );
    expect(new Set(themes).size).toBe(8);
    expect(englishRooms.map(({ order }) => order)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
    const lengths = englishRooms.map((demo) => walkthroughOf(demo).length);
    expect(Math.max(...lengths)).toBe(lengths.at(0));
    expect(Math.min(...lengths)).toBe(lengths.at(-1));
  });

  it('T13 one of them keeps five players busy, the most of all, and stands among the newest', () => {
    const goodFor = new Map(demoRooms.map((demo) => [demo.id, rateGoodFor(roomOf(demo))]));
    expect([goodFor.get('where-theres-a-will'), goodFor.get('where-theres-a-will-de')]).toEqual([5, 5]);
    const others = [...goodFor].filter(([id]) => !id.startsWith('where-theres-a-will'));
    expect(Math.max(...others.map(([, players]) => players))).toBeLessThan(5);
    expect(englishRooms.slice(-2).map(({ id }) => id)).toContain('where-theres-a-will');
  });

  it('K1 one of them is opened by eight faces, no two alike', () => {
    const items = Object.values(roomOf(eightLocks).itemConfigs).filter(({ isItemLocked }) => isItemLocked);
    const answered = items.filter(({ unlockMethod }) => unlockMethod === 'password');
    expect(new Set(answered.map(({ face }) => face.type)).size).toBe(8);
    expect(answered).toHaveLength(8);
    expect(eightLocks.timeLimit).toBe(15);
  });

  it('each open by another door', () => {
    expect(new Set(englishRooms.map(({ door }) => door.of)).size).toBe(englishRooms.length);
  });

  it('ask for different kinds of thinking', () => {
    expect(new Set(demoRooms.flatMap(kindsIn))).toEqual(
      new Set([
        'a number told',
        'a word told',
        'a number to be worked out',
        'a word to be worked out',
        'a key for the door',
        'a thing used on a thing',
        'something under a thing that opens',
        'several keys for one lock',
        'clicks in their order',
        'two things that become a third',
        'a look closer',
        'a place that changes',
      ]),
    );
  });

  it.each([
    ['cup-of-sugar', 'jewelBox', ['letter', 'mateNote'], /PEPPER|CORN/],
    ['practical-examination', 'casket', ['redBook', 'greenBook', 'blueBook'], /\d+/],
  ])('%s: what the things say makes the code of %s', (id, lock, tellers, piece) => {
    const demo = demoRooms.find((room) => room.id === id);
    const said = tellers.map((teller) => demo?.items.find((item) => item.id === teller)?.says ?? '');
    const code = demo?.items.find((item) => item.id === lock)?.lock;
    const answer = code && 'password' in code ? code.password.replaceAll(' ', '') : '';
    expect(answer).toBe(said.map((text) => piece.exec(text)?.[0]).join(''));
  });
});

/** The kinds of puzzle in a room, by its locks and hiding places. */
function kindsIn({ door, items, spots = [], scenes = [] }: Recipe): readonly string[] {
  const all = [...items, ...spots];
  const locked = all.flatMap(({ lock }) => lock ?? []);
  const codes = locked.flatMap((lock) => ('password' in lock ? lock : []));
  const ofCode = codes.map(({ password, isInPicture }) => {
    const kind = /^[\d ]+$/.test(password) ? 'a number' : 'a word';
    return isInPicture ? `${kind} to be worked out` : `${kind} told`;
  });
  return [
    ...ofCode,
    ...(door.lock && 'key' in door.lock ? ['a key for the door'] : []),
    ...(codes.length < locked.length ? ['a thing used on a thing'] : []),
    ...(items.some(({ lock, hides }) => hides && !lock) ? ['something under a thing that opens'] : []),
    ...(locked.some((lock) => 'key' in lock && Array.isArray(lock.key)) ? ['several keys for one lock'] : []),
    ...(locked.some((lock) => 'sequence' in lock) ? ['clicks in their order'] : []),
    ...(items.some(({ combines }) => combines) ? ['two things that become a third'] : []),
    ...(scenes.some(({ kind }) => kind === 'closeUp') ? ['a look closer'] : []),
    ...(all.some(({ changes }) => changes) ? ['a place that changes'] : []),
  ];
}
