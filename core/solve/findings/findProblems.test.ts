import { describe, expect, it } from 'vitest';
import { libraryUri, uploadUri } from '../../catalogue/pictureAddresses.ts';
import type { Command } from '../../edit/command.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import { withoutForeignPictures } from '../../room/pictures/foreignPictures.ts';
import { build, furnish, get, hideIn, lockByItem, lockByPassword, say } from '../../testing/build.ts';
import { chestEntry, keyEntry, tvEntry } from '../../testing/entries.ts';
import type { Finding } from './finding.ts';
import { findProblems, hasError } from './findProblems.ts';

/** Keeps items apart and large enough for a phone. */
const places: readonly Command[] = [
  { type: 'resizeItem', id: 'chest', width: 15, position: { x: 5, y: 70 } },
  { type: 'resizeItem', id: 'key', width: 14, position: { x: 25, y: 70 } },
  { type: 'resizeItem', id: 'tv', width: 14, position: { x: 70, y: 70 } },
];
const sound = build(
  [
    ...places,
    { type: 'setIntroduction', introduction: 'Find a way out.' },
    ...say('chest', 'The door opens with 1234.'),
    ...lockByPassword('door', '1234'),
    ...lockByItem('chest', 'key'),
  ],
  furnish({ chest: chestEntry, key: keyEntry, tv: tvEntry }),
);

/** Addresses that are not the catalogue's, although some look like it. */
const FOREIGN = [
  '',
  'https://evil.example/art/items/tv/black/default.webp',
  '//evil.example/art/items/tv/black/default.webp',
  '/\\evil.example/a.webp',
  'javascript:alert(1)',
  'data:image/webp;base64,AAAA',
  '/api/summary',
  '/art/../api/summary',
  '/art/items/../../api/summary?x=.webp',
  '/art/items/tv/%2e%2e/default.webp',
  '/art/items/tv/black/default.webp?to=evil',
  '/art/items/tv/black/default.webp\n',
  '/art/items/tv/black/half.webp',
  '/art/items/tv/default.webp',
  'art/items/tv/black/default.webp',
  '/v0/b/bucket/o/images%2Froom.webp?alt=media',
];

function withItem(id: ItemId, fields: Partial<ItemConfig>): Room {
  return { ...sound, itemConfigs: { ...sound.itemConfigs, [id]: { ...get(sound, id), ...fields } } };
}

function error(code: Finding['code'], ...items: readonly string[]): Finding {
  return { severity: 'error', code, items };
}

function warning(code: Finding['code'], ...items: readonly string[]): Finding {
  return { severity: 'warning', code, items };
}

function passed(field: NonNullable<Finding['field']>, ...items: readonly string[]): Finding {
  return { ...error('limitPassed', ...items), field };
}

function errorsOf(room: Room): readonly Finding[] {
  return findProblems(room).filter(({ severity }) => severity === 'error');
}

describe('L1 errors', () => {
  it('do not exist in a sound room', () => {
    expect(findProblems(sound)).toEqual([]);
    expect(hasError(findProblems(sound))).toBe(false);
  });

  it('include a missing door and a room without items', () => {
    const empty = { ...sound, itemConfigs: {}, itemOrder: [] };
    expect(findProblems(empty)).toEqual([error('noDoor'), error('noItems')]);
    const { door: _, ...itemConfigs } = sound.itemConfigs;
    const doorless = { ...sound, itemConfigs, itemOrder: ['chest', 'key', 'tv'] };
    expect(findProblems(doorless)).toEqual([error('noDoor')]);
    expect(hasError(findProblems(doorless))).toBe(true);
  });

  it('R4 include a lock without a password, or with one that folds to nothing', () => {
    for (const password of ['', '  ', '\u0301']) {
      const room = build(
        [...lockByPassword('tv', password), { type: 'setPassword', id: 'door', unlockPassword: '' }],
        sound,
      );
      expect(findProblems(room)).toEqual([error('lockWithoutPassword', 'door', 'tv')]);
    }
  });

  it('include a lock without a key', () => {
    const room = build(
      [
        { type: 'deleteItem', id: 'key' },
        { type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' },
      ],
      sound,
    );
    expect(findProblems(room)).toEqual([error('lockWithoutKey', 'chest')]);
    const keyless = build([{ type: 'setUnlockMethod', id: 'door', unlockMethod: 'item' }], sound);
    expect(errorsOf(keyless)).toEqual([error('lockWithoutKey', 'door')]);
  });

  it('P14 include a door or locked item that starts opened', () => {
    const open = (['door', 'chest', 'tv'] as const).map(
      (id) => ({ type: 'setState', id, state: 'opened' }) as const,
    );
    expect(findProblems(build(open, sound))).toEqual([error('startsOpened', 'door', 'chest')]);
  });

  it('E7 include an item with less than a quarter on the stage', () => {
    expect(findProblems(withItem('tv', { position: { x: 99, y: 50 } }))).toEqual([error('offStage', 'tv')]);
  });

  it.each(FOREIGN)('R11 include a picture at %s', (uri) => {
    for (const state of ['default', 'opened'] as const) {
      const { black, white } = get(sound, 'tv').variants;
      const variants = { black, white: { ...white, [state]: uri } } as ItemConfig['variants'];
      expect(findProblems(withItem('tv', { variants }))).toEqual([error('foreignPicture', 'tv')]);
    }
    const background = { ...sound.background, uri };
    expect(findProblems({ ...sound, background })).toEqual([error('foreignBackground')]);
    expect(withoutForeignPictures({ ...sound, background })).toMatchObject({ background: { uri: '' } });
  });

  it('R11 R4 accept uploaded pictures as drafts hold them, at most 100 different ones', () => {
    const uri = (index: number) => uploadUri(`${'u'.repeat(17)}${100 + index}`);
    const background = { ...sound.background, uri: libraryUri('L'.repeat(20)) };
    const variants = Object.fromEntries(
      Array.from({ length: 99 }, (_, index) => [`c${index}`, { default: uri(index), opened: uri(index) }]),
    );
    const room = { ...withItem('tv', { variants }), background };
    expect(findProblems(room)).toEqual([]);
    // Players are shown approved pictures only, and the creator's own only under a version's address.
    const shown = { itemConfigs: { tv: { variants: { c0: { default: '', opened: '' } } } }, background };
    expect(withoutForeignPictures(room)).toMatchObject(shown);
    const more = { ...variants, extra: { default: uri(200), opened: uri(200) } };
    expect(findProblems({ ...withItem('tv', { variants: more }), background })).toEqual([
      passed('ownPictures'),
    ]);
  });

  it('S2 L3 include a room without a way out, with the reason and its items', () => {
    const ring = build(
      [...hideIn('chest', 'key'), ...hideIn('key', 'tv'), ...lockByItem('door', 'tv')],
      sound,
    );
    const obstacles = [
      { type: 'hiddenBy', item: 'key', by: 'chest' },
      { type: 'lockedBy', item: 'chest', by: 'key' },
    ];
    expect(errorsOf(ring)).toEqual([{ ...error('notEscapable', 'key', 'chest'), obstacles }]);
  });

  it('S2 report a missing key once, though the room has no way out because of it', () => {
    const keyless = build([{ type: 'setItemToUnlock', id: 'chest', itemToUnlock: null }], sound);
    const room = build([...hideIn('chest', 'tv'), ...lockByItem('door', 'tv')], keyless);
    expect(errorsOf(room)).toEqual([error('lockWithoutKey', 'chest')]);
  });

  it('S6 include a password whose only text lies behind its own lock', () => {
    const room = build(
      [...say('tv', 'Well done: 77!'), ...lockByPassword('chest', '77'), ...hideIn('chest', 'tv')],
      sound,
    );
    const obstacles = [{ type: 'hiddenBy', item: 'tv', by: 'chest' }];
    const behind = { ...error('clueBehindLock', 'chest', 'tv'), obstacles };
    expect(errorsOf(room)).toEqual([behind]);
    expect(errorsOf(build(say('key', 'It is 77.'), room))).toEqual([]);
    expect(errorsOf(build(say('key', 'It is 78.'), room))).toEqual([behind]);
    const confirmed = build([{ type: 'setClueInPicture', id: 'chest', isClueInPicture: true }], room);
    expect(findProblems(confirmed)).toEqual([]);
  });
});

describe('L1 passed limits', () => {
  it('R4 are errors, each once', () => {
    const long = 'x'.repeat(2001);
    expect(errorsOf({ ...sound, roomName: long, introduction: long })).toEqual([
      passed('roomName'),
      passed('introduction'),
    ]);
    for (const timeLimit of [0, 181, 4.5]) {
      expect(errorsOf({ ...sound, timeLimit })).toEqual([passed('timeLimit')]);
    }
    expect(findProblems(withItem('tv', { name: long }))).toEqual([passed('itemName', 'tv')]);
    expect(findProblems(withItem('tv', { customDescription: long }))).toEqual([passed('message', 'tv')]);
    expect(errorsOf(withItem('door', { unlockPassword: long }))).toEqual([passed('password', 'door')]);
    expect(errorsOf(withItem('tv', { width: 0.5 }))).toEqual([passed('width', 'tv')]);
    const order = Array.from({ length: 300 }, () => 'tv');
    expect(errorsOf({ ...sound, itemOrder: order })).toEqual([]);
    expect(errorsOf({ ...sound, itemOrder: ['door', ...order] })).toEqual([passed('items')]);
    const heavy = { ...sound.background, uri: `/${'é'.repeat(450_000)}` };
    expect(findProblems({ ...sound, background: heavy })).toEqual([
      error('foreignBackground'),
      passed('roomBytes'),
    ]);
  });

  it('R4 include a text that grows enormously when folded, and no ordinary text of any language', () => {
    const ligatures = '\uFDFA'.repeat(300);
    expect(errorsOf({ ...sound, introduction: ligatures.repeat(2) })).toEqual([passed('introduction')]);
    expect(findProblems(withItem('tv', { customDescription: ligatures }))).toEqual([passed('message', 'tv')]);
    expect(
      findProblems(withItem('tv', { ...get(sound, 'door'), unlockPassword: '\uFDFA'.repeat(20) })),
    ).toEqual([passed('password', 'tv')]);
    for (const letter of ['한', 'ệ', 'ᾂ', 'ß', 'ﬀ', '½', '…'])
      expect(findProblems(withItem('tv', { customDescription: letter.repeat(500) })), letter).toEqual([]);
  });

  it('S5 stop the search: a room over a limit is not solved', () => {
    const ring = build([...hideIn('chest', 'key')], { ...sound, roomName: 'x'.repeat(81) });
    expect(findProblems(ring)).toEqual([passed('roomName')]);
  });
});

describe('L2 warnings', () => {
  it('include an unlocked door and a missing introduction', () => {
    const commands: readonly Command[] = [
      { type: 'setLocked', id: 'door', isItemLocked: false },
      { type: 'setIntroduction', introduction: ' \n' },
    ];
    const findings = findProblems(build(commands, sound));
    expect(findings).toEqual([warning('doorNotLocked', 'door'), warning('noIntroduction')]);
    expect(hasError(findings)).toBe(false);
  });

  it('S6 include a password that no text tells, until the creator says that a picture does', () => {
    const silent = build([...say('chest', 'Hm.'), ...lockByPassword('tv', '9876')], sound);
    expect(findProblems(silent)).toEqual([warning('noClue', 'door', 'tv')]);
    const confirm = { type: 'setClueInPicture', id: 'door', isClueInPicture: true } as const;
    expect(findProblems(build([confirm], silent))).toEqual([warning('noClue', 'tv')]);
  });

  it('S6 include an introduction that tells an answer', () => {
    const introduction = 'The old safe opens with 9876, they say.';
    const given = build([{ type: 'setIntroduction', introduction }, ...lockByPassword('tv', '9876')], sound);
    expect(findProblems(given)).toContainEqual(warning('introductionTells', 'tv'));
    const alsoInside = build(say('chest', 'Nine eight seven six: 9876.'), given);
    expect(findProblems(alsoInside).map(({ code }) => code)).not.toContain('introductionTells');
  });

  it('S6 do not count a text that is never seen as a clue', () => {
    const lost = build(
      [
        ...say('key', '77'),
        ...lockByPassword('chest', '77'),
        ...hideIn('tv', 'key'),
        ...lockByItem('tv', 'key'),
      ],
      sound,
    );
    expect(findProblems(lost)).toEqual([warning('noClue', 'chest')]);
  });

  it('K4 include an answer that can be guessed, unless it is found by looking', () => {
    const face = { type: 'digits' } as const;
    const told: Room = build([...lockByPassword('tv', '12'), ...say('key', 'It is 12.')], sound);
    const easy = { ...told, itemConfigs: { ...told.itemConfigs, tv: { ...get(told, 'tv'), face } } };
    expect(findProblems(easy)).toEqual([warning('easyToGuess', 'tv')]);
    const pieces = ['a', 'b', 'c'].map((text) => ({ type: 'word', text }) as const);
    const order = { face: { type: 'order', pieces }, unlockPassword: 'b a c' } as const;
    const worked = { ...told, itemConfigs: { ...told.itemConfigs, tv: { ...get(told, 'tv'), ...order } } };
    expect(findProblems(worked)).toEqual([]);
  });

  it('come after errors', () => {
    const room = build([...say('chest', 'Hm.'), ...lockByPassword('tv', '')], { ...sound, introduction: '' });
    expect(findProblems(room).map(({ code }) => code)).toEqual([
      'lockWithoutPassword',
      'noIntroduction',
      'noClue',
    ]);
  });

  it('include a time limit under the suggested one', () => {
    expect(findProblems({ ...sound, timeLimit: 1 })).toEqual([{ ...warning('timeTooShort'), minutes: 3 }]);
    expect(findProblems({ ...sound, timeLimit: 2 })).toEqual([]);
  });
});

it('L2 N4 include places without a name where there are several', () => {
  const withScene = (kind: 'place' | 'closeUp') =>
    build([{ type: 'addScene', scene: 'cellar', name: '', kind, background: sound.background }], sound);
  const unnamed = (room: Room) => findProblems(room).filter(({ code }) => code === 'unnamedPlace');
  expect(unnamed(sound)).toEqual([]);
  expect(unnamed(withScene('closeUp'))).toEqual([]);
  const room = withScene('place');
  expect(unnamed(room)[0]?.scenes).toEqual(['start', 'cellar']);
  const named = build([{ type: 'renameScene', scene: 'start', name: 'Library' }], room);
  expect(unnamed(named)).toEqual([
    { severity: 'warning', code: 'unnamedPlace', items: [], scenes: ['cellar'] },
  ]);
});
