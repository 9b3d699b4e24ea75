import { describe, expect, it } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../../../art/catalogue.ts';
import { englishRooms } from '../../../seeds/demoRooms.ts';
import { runs } from '../../../tests/runs.ts';
import { createRandom } from '../../testing/createRandom.ts';
import type { Mend, ReplyFault } from './mend.ts';
import { REPLY_LIMIT, type Reply, readReply } from './readReply.ts';
import { goodRecipe, unplacedRecipe, withThing } from './testing/goodRecipe.ts';

const surroundings = {
  catalogue: { items: itemCatalogue, backgrounds: backgroundCatalogue },
  pictures: new Map(),
  wordsFor: ({ name }: { name: string }) => name,
  defaults: { roomName: 'A new room', introduction: 'Find the way out.', language: 'en' },
};
const GOOD = JSON.stringify(goodRecipe, null, 2);

function read(reply: string | object): Reply {
  return readReply(typeof reply === 'string' ? reply : JSON.stringify(reply), surroundings);
}

function mendsOf({ mends }: Reply): readonly Mend['type'][] {
  return [...new Set(mends.map(({ type }) => type))];
}

/** The faults by type, findings by their code. */
function faultsOf({ faults }: Reply): readonly string[] {
  return faults.map((fault: ReplyFault) => (fault.type === 'found' ? fault.finding.code : fault.type));
}

function without(field: string): object {
  return Object.fromEntries(Object.entries(goodRecipe).filter(([name]) => name !== field));
}

function thing(reply: Reply, id: string) {
  return reply.made?.recipe.items.find((item) => item.id === id);
}

describe('G2 a good reply becomes a proved room as it is', () => {
  it.each([
    ['alone', GOOD],
    [
      'in a fence with prose',
      `Here is your room! I gave it {two} scenes.\n\n\`\`\`json\n${GOOD}\n\`\`\`\nHave fun.`,
    ],
    ['in a fence of another name', `\`\`\`\n${GOOD}\n\`\`\``],
    ['in one line', JSON.stringify(goodRecipe)],
    ['within another object', JSON.stringify({ room: goodRecipe })],
    ['within a list', JSON.stringify([goodRecipe])],
    [
      'with comments',
      GOOD.replace('"items"', '// all things\n"items"').replace('"door"', '/* the exit */ "door"'),
    ],
    ['with commas before brackets', GOOD.replaceAll(/([}\]"])\n(\s*[}\]])/g, '$1,\n$2')],
    ['with curly quotation marks', GOOD.replaceAll(/"([^"\n]*)"/g, '“$1”')],
    ['with German quotation marks', GOOD.replaceAll(/"([^"\n]*)"/g, '„$1“')],
    ['with single quotation marks', GOOD.replaceAll('"', "'")],
    ['without quotation marks at names', GOOD.replaceAll(/"(\w+)":/g, '$1:')],
    ['without its last bracket', GOOD.replace(/\s*\]\s*\}$/, '\n  }')],
    [
      'with speech in plain quotation marks',
      GOOD.replace('Straw.', 'It says "fragile", and smells of "sea".'),
    ],
  ])('%s', (_, reply) => {
    const { made, faults } = read(reply);
    expect(faults).toEqual([]);
    expect(made?.room.roomName).toBe('The Last Guest');
    expect(made?.steps.length).toBe(10);
  });
});

it('G2 furnishes a reply that places nothing, and the same one in the same way', () => {
  const { made, mends } = read(unplacedRecipe);
  expect(mends).toEqual([]);
  expect(made?.recipe.items.every(({ at }) => at !== undefined)).toBe(true);
  expect(read(unplacedRecipe).made?.recipe).toEqual(made?.recipe);
});

describe('mends what can be mended, and says so', () => {
  it.each<[string, string | object, Mend['type']]>([
    ['a colour that a thing lacks', withThing('safe', { color: 'dark red' }), 'otherColor'],
    ['a thing that the library lacks', withThing('crate', { of: 'wooden_crate_02' }), 'otherThing'],
    [
      'a background that it lacks',
      { ...goodRecipe, background: { id: 'old-study-room', mood: 'green' } },
      'otherBackground',
    ],
    ['a mood that it lacks', { ...goodRecipe, background: { id: 'study', mood: 'gloomy' } }, 'otherMood'],
    ['no background', without('background'), 'otherBackground'],
    [
      'a door that it lacks',
      { ...goodRecipe, door: { ...goodRecipe.door, of: 'old hotel entrance' } },
      'otherThing',
    ],
    ['a colour of the door', { ...goodRecipe, door: { ...goodRecipe.door, color: 'emerald' } }, 'otherColor'],
    ['no introduction', without('introduction'), 'introductionAdded'],
    ['no time limit', without('timeLimit'), 'otherTime'],
    ['a time limit that nobody can keep', { ...goodRecipe, timeLimit: 1 }, 'otherTime'],
    ['a time limit of a day', { ...goodRecipe, timeLimit: 1440 }, 'otherTime'],
    ['a language by its name', { ...goodRecipe, language: 'German' }, 'otherLanguage'],
    [
      'two things of one id',
      { ...goodRecipe, items: [...goodRecipe.items, { id: 'plant', of: 'fern' }] },
      'idDoubled',
    ],
    ['a hidden thing that is not there', withThing('plant', { hides: 'spider' }), 'nothingThere'],
    ['an id that is written otherwise', withThing('crate', { hides: 'Brass_Keys' }), 'otherLink'],
    ['a thing hidden by two', withThing('plant', { hides: 'brassKey' }), 'hiddenTwice'],
    ['a width out of bounds', withThing('plant', { width: 400 }), 'otherWidth'],
    [
      'two things in one place',
      { ...goodRecipe, items: goodRecipe.items.map((item) => ({ ...item, at: { x: 30, y: 60 } })) },
      'placed',
    ],
    ['things off the stage', withThing('plant', { at: { x: 900, y: -300 } }), 'placed'],
    [
      'an answer as its lock does not write it',
      withThing('safe', { lock: { password: '1911', face: { type: 'wheels' } } }),
      'otherAnswer',
    ],
    [
      'an answer that fits on no lock but a typed one',
      withThing('safe', { lock: { password: 'year 1911', face: 'melody' }, says: 'year 1911' }),
      'typedAnswer',
    ],
    ['a name that is too long', withThing('plant', { name: 'Palm '.repeat(30) }), 'shortened'],
    ['four hints', withThing('safe', { hints: ['a', 'b', 'c', 'd'] }), 'fewerHints'],
    [
      'other names of fields',
      GOOD.replaceAll('"says"', '"description"').replace('"items"', '"objects"'),
      'otherField',
    ],
    [
      'two recipes',
      `${GOOD}\n\nOr, shorter:\n\n${GOOD.replace('The Last Guest', 'Another')}`,
      'lastOfSeveral',
    ],
    ['a reply cut off after all that matters', GOOD.slice(0, GOOD.indexOf('"stairs"') + 5), 'cutOff'],
  ])('%s', (_, reply, type) => {
    const outcome = read(reply);
    expect(faultsOf(outcome)).toEqual([]);
    expect(outcome.made).not.toBeNull();
    expect(mendsOf(outcome)).toContain(type);
  });
});

describe('understands what is written otherwise', () => {
  it('takes the nearest of the library', () => {
    expect(thing(read(withThing('crate', { of: 'wooden_crate_02' })), 'crate')?.of).toBe('crate');
    expect(thing(read(withThing('plant', { of: 'potted palm plant' })), 'plant')?.of).toBe('plant');
    expect(thing(read(withThing('safe', { color: 'dark red' })), 'safe')?.color).toBe('burgundy');
    expect(thing(read(withThing('brassKey', { of: 'rusty thing' })), 'brassKey')?.of).toMatch(/key/);
  });

  it('reads numbers that are written as texts, and answers that are written as numbers', () => {
    const { made } = read({
      ...withThing('safe', { lock: { password: 1911, face: 'digits' } }),
      timeLimit: '20 minutes',
    });
    expect(made?.room.timeLimit).toBe(20);
    expect(made?.room.itemConfigs.safe?.unlockPassword).toBe('1911');
  });

  it('reads a lock that is one word as its key, or else as its answer', () => {
    const keyed = read({ ...goodRecipe, door: { ...goodRecipe.door, lock: 'brassKey' } });
    expect(keyed.made?.room.itemConfigs.door?.itemToUnlock).toBe('brassKey');
    expect(read(withThing('safe', { lock: '1911' })).made?.room.itemConfigs.safe?.unlockPassword).toBe(
      '1911',
    );
  });

  it('takes the door from among the things, and the first scene from among the scenes', () => {
    const { door, scenes = [], background, startName, ...rest } = goodRecipe;
    const { made } = read({
      ...rest,
      scenes: [{ id: 'start', name: startName, kind: 'place', background }, ...scenes],
      items: [{ ...door, id: 'door' }, ...goodRecipe.items],
    });
    expect(made?.room.itemConfigs.door?.itemToUnlock).toBe('brassKey');
    expect(made?.room.sceneOrder).toEqual(['start', 'cellar']);
  });
});

describe('says what keeps a reply from being a room', () => {
  const lockedIn = { ...goodRecipe.items[0], lock: { password: 'ASHES' } };
  it.each<[string, string | object, string]>([
    ['nothing', '   ', 'empty'],
    ['prose alone', 'I am sorry, I cannot do that. {Maybe} later?', 'noRecipe'],
    ['one thing alone', { id: 'safe', of: 'safe', lock: { password: '1911' } }, 'noWholeRecipe'],
    ['a room without things', { ...goodRecipe, items: [] }, 'noThings'],
    ['no door, so that none is locked', without('door'), 'doorNotLocked'],
    ['a door without a lock', { ...goodRecipe, door: { of: 'hotel-door' } }, 'doorNotLocked'],
    ['an answer that nothing tells', withThing('letter', { says: 'Burn this.' }), 'noClue'],
    [
      'a clue behind its own lock',
      withThing('letter', { ...lockedIn, saysOpened: 'ASHES', says: 'Sealed. 1911' }),
      'clueBehindLock',
    ],
    [
      'an answer in the introduction',
      {
        ...goodRecipe,
        introduction: 'The fire was in 1911.',
        items: goodRecipe.items.map((item) => (item.id === 'letter' ? { ...item, says: 'Hm.' } : item)),
      },
      'introductionTells',
    ],
    ['a key of two locks', withThing('plant', { lock: { key: 'brassKey' }, hides: ['crate'] }), 'keyTwice'],
    [
      'a key that waits for itself',
      withThing('crate', { lock: { key: 'coal' }, hides: ['brassKey', 'coal'] }),
      'lockWithoutKey',
    ],
    [
      'a key that is not there',
      { ...goodRecipe, door: { ...goodRecipe.door, lock: { key: 'crown' } } },
      'lockWithoutKey',
    ],
    ['a scene that nothing leads to', withThing('trapdoor', { leadsTo: 'start' }), 'notEscapable'],
    [
      'a clue that is reached too late',
      withThing('crate', { hides: ['brassKey', 'letter'] }),
      'clueBehindLock',
    ],
    ['a text that is too long', withThing('plant', { says: 'Palm. '.repeat(100) }), 'textTooLong'],
    ['a thing that is taken and leads on', withThing('trapdoor', { isAddable: true }), 'refused'],
    ['a result that is locked', withThing('ticket', { lock: { key: 'plant' } }), 'refused'],
    [
      'too many things',
      { ...goodRecipe, items: Array.from({ length: 400 }, (_, at) => ({ id: `n${at}`, of: 'note' })) },
      'tooMany',
    ],
    ['a reply cut off in the middle', GOOD.slice(0, GOOD.indexOf('"painting"')), 'cutOff'],
  ])('%s', (_, reply, fault) => {
    const outcome = read(reply);
    expect(faultsOf(outcome)).toContain(fault);
    expect(outcome.made).toBeNull();
  });
});

describe('attacked, it answers at once', () => {
  const long = 'x'.repeat(1_000_000);
  it.each([
    ['10 MB', '{"items": '.repeat(1_000_000), 'tooLong'],
    ['a text of a million characters', JSON.stringify(withThing('plant', { says: long })), 'tooLong'],
    ['deep nesting', `{"a":${'['.repeat(90_000)}`, 'noRecipe'],
    ['deep objects', '{"items":'.repeat(20_000), 'noRecipe'],
    ['braces and quotation marks', '{"'.repeat(90_000), 'noRecipe'],
    ['colons', '{":'.repeat(60_000), 'noRecipe'],
    ['quotation marks and blanks', `{"items": "${'" '.repeat(90_000)}`, 'noWholeRecipe'],
    ['backslashes', `{"items": "${'\\'.repeat(180_000)}`, 'noWholeRecipe'],
    ['comments', `{"items": ${'/*'.repeat(90_000)}`, 'noWholeRecipe'],
    ['commas', `{"items": [${','.repeat(190_000)}`, 'noWholeRecipe'],
    [
      '10,000 things',
      JSON.stringify({ ...goodRecipe, items: Array.from({ length: 10_000 }, () => ({ id: 'a' })) }),
      'tooMany',
    ],
    [
      'a name of 100,000 characters',
      JSON.stringify({ ...goodRecipe, items: [{ id: 'a'.repeat(90_000), of: 'b'.repeat(90_000) }] }),
      'lockWithoutKey',
    ],
    [
      'what objects inherit',
      '{"__proto__": {"items": []}, "items": [{"id": "constructor", "of": "__proto__", "color": "toString"}], "door": {"of": "hasOwnProperty"}, "background": "valueOf"}',
      'doorNotLocked',
    ],
  ])('%s', (_, reply, fault) => {
    const outcome = read(reply);
    expect(faultsOf(outcome)).toContain(fault);
    expect(outcome.made).toBeNull();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('R11 takes no picture from anywhere else', () => {
    const face = {
      type: 'order',
      pieces: ['a', 'b', 'c'].map((name) => ({
        type: 'picture',
        name,
        uri: `https://evil.example/${name}.png`,
      })),
    };
    const outcome = read(withThing('safe', { lock: { password: 'a b c', face } }));
    expect(faultsOf(outcome)).toContain('foreignPicture');
  });
});

it('G2 whatever happens to a recipe, it becomes a proved room or is told what to change', () => {
  const random = createRandom(46);
  for (let run = 0; run < runs(120); run++) {
    const recipe = englishRooms[run % englishRooms.length];
    const damaged = damage(JSON.stringify(recipe, null, 1), random);
    const { made, faults } = read(damaged);
    expect(made === null, `run ${run}: a room or faults`).toBe(faults.length > 0);
  }
}, 60_000);

/** Removes, doubles, swaps or replaces pieces of a text. */
function damage(text: string, random: () => number): string {
  let damaged = text;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const at = Math.floor(random() * damaged.length);
    const end = at + Math.floor(random() * 30);
    const piece = damaged.slice(at, end);
    const others = ['', piece + piece, '"', ',', '}', ']', '{', ':', '\n', 'null', `“${piece}”`, '...'];
    const other = others[Math.floor(random() * others.length)] ?? '';
    damaged = random() < 0.1 ? damaged.slice(0, at) : damaged.slice(0, at) + other + damaged.slice(end);
  }
  return damaged;
}

it('has a limit that every demo room stays far below', () => {
  const longest = Math.max(...englishRooms.map((recipe) => JSON.stringify(recipe, null, 2).length));
  expect(longest).toBeLessThan(REPLY_LIMIT / 4);
});
