import { describe, expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import type { ItemConfig, Room } from '../../room/model.ts';
import { build, furnish, get, hideIn, lockByItem, lockByPassword, say } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { soundRoom } from '../../testing/furnished.ts';
import clueInOpenedText from '../../testing/rooms/clue-in-the-opened-text-of-a-result.json';
import falseError from '../../testing/rooms/false-error-clue-behind-lock.json';
import falseWarning from '../../testing/rooms/false-warning-result-that-holds-back-clicks.json';
import { findWalkthrough } from '../escape/walk/findWalkthrough.ts';
import { findProblems } from '../findings/findProblems.ts';
import { answerLocks, type ClueSource, findClues } from './clues.ts';

/** A chest that opens with 12. */
const locked = build(
  lockByPassword('chest', '12'),
  furnish({ chest: chestEntry, note: noteEntry, tv: tvEntry }),
);
const openedText = (id: string, openedDescription: string): Command => ({
  type: 'setOpenedDescription',
  id,
  openedDescription,
});

/** In which states an item tells the chest’s password. */
function toldWhen(room: Room, id: string): readonly string[] {
  return findClues(room)
    .clues.flatMap(({ texts }) => texts)
    .flatMap(({ source, state }) => (source === id ? [state] : []));
}

const things = furnish({ chest: chestEntry, note: noteEntry, tv: tvEntry });

/** The locks whose answers a text tells. */
function toldBy(room: Room, source: ClueSource): readonly string[] {
  return findClues(room).clues.flatMap((clue) =>
    clue.texts.some((text) => text.source === source) ? clue.locks : [],
  );
}

/** Whether the note's text holds the chest's password. */
function holds(text: string, password: string, passwordMatch: 'folded' | 'exact' = 'folded'): boolean {
  const match = { type: 'setPasswordMatch', id: 'chest', passwordMatch } as const;
  const room = build([...lockByPassword('chest', password), match, ...say('note', text)], things);
  return toldBy(room, 'note').includes('chest');
}

describe('S6 a text holds a password', () => {
  it.each([
    ['The chest opens with 7294.', '7294'],
    ['STOPPED AT 10 10.', '1010'],
    ['stopped at 1010', '10 10'],
    ['Call sign Orion 7, over', 'ORION 7'],
    ['ELAN 7', 'Élan 7'],
    ['el\u0301an', 'ELAN'],
    ['Code:１８４８!', '1848'],
    ['رمز ١٨٤٨', '1848'],
    ['7294', '7294'],
    ['7294a', '7294'],
    ['暗証番号は東京です', '東京'],
    ['รหัสคือกาแฟ', 'กาแฟ'],
    ['the heart is a 🦊', '🦊'],
    ['first no 12345, then 1234', '1234'],
  ])('"%s" holds %s', (text, password) => {
    expect(holds(text, password)).toBe(true);
  });

  it.each([
    ['1970 was the year', '7'],
    ['1970 was the year', '97'],
    ['a location', 'cat'],
    ['concatenate', 'cat'],
    ['catalogue', 'cat'],
    ['127294', '7294'],
    ['72941', '7294'],
    ['four, four, seven, one', '4471'],
    ['7-2-9-4', '7294'],
    ['', '7294'],
  ])('"%s" does not hold %s', (text, password) => {
    expect(holds(text, password)).toBe(false);
  });

  it('exactly, where the lock asks for exact', () => {
    expect(holds('say Open Sesame now', 'Open Sesame', 'exact')).toBe(true);
    expect(holds('say Caf\u0065\u0301', 'Café', 'exact')).toBe(true);
    expect(holds('say open sesame now', 'Open Sesame', 'exact')).toBe(false);
    expect(holds('say OpenSesame now', 'Open Sesame', 'exact')).toBe(false);
    expect(holds('Open Sesames', 'Open Sesame', 'exact')).toBe(false);
  });

  it('in the introduction and in the lock’s own message', () => {
    const room = build(
      [
        ...lockByPassword('chest', '12'),
        ...lockByPassword('tv', '34'),
        ...lockByPassword('door', '12'),
        ...say('chest', 'It is 12.'),
        { type: 'setIntroduction', introduction: '34 and 12' },
      ],
      things,
    );
    expect(findClues(room).clues).toEqual([
      { texts: [{ source: null, state: 'default' }], locks: ['door', 'chest', 'tv'] },
      { texts: [{ source: 'chest', state: 'default' }], locks: ['door', 'chest'] },
    ]);
  });

  it('N6 where a spot tells what only the background shows', () => {
    const rect = { x: 10, y: 10, width: 20, height: 20 };
    const spot: Command = { type: 'addSpot', id: 'window', shape: 'ellipse', name: 'Window', rect };
    const room = build([...lockByPassword('chest', '12'), spot, ...say('window', 'Twelve: 12.')], things);
    expect(toldBy(room, 'window')).toEqual(['chest']);
  });

  it('not on an item that does nothing when clicked, unless its lock says it', () => {
    const mute = { type: 'setOnClick', id: 'note', onClick: { type: 'none' } } as const;
    const room = build([...lockByPassword('chest', '12'), ...say('note', '12'), mute], things);
    expect(toldBy(room, 'note')).toEqual([]);
    expect(toldBy(build(lockByPassword('note', '3'), room), 'note')).toEqual(['chest']);
  });

  it('only locks with a password have clues', () => {
    const room = build([...lockByPassword('chest', ' '), ...lockByPassword('tv', '3')], things);
    expect(answerLocks(room).map(([id]) => id)).toEqual(['tv']);
    expect(answerLocks(build([{ type: 'setUnlockMethod', id: 'tv', unlockMethod: 'item' }], room))).toEqual(
      [],
    );
  });
});

describe('S6 when a text is told', () => {
  it('on opening, or only before, as the item says it', () => {
    const statesAfter = (commands: readonly Command[]) => toldWhen(build(commands, locked), 'tv');
    const both = [...say('tv', '12'), openedText('tv', '12')];
    expect(statesAfter(both)).toEqual(['default', 'opened']);
    expect(statesAfter(say('tv', '12'))).toEqual(['default']);
    expect(statesAfter([...both, ...lockByPassword('tv', '3')])).toEqual(['default', 'opened']);
    const open: Command = { type: 'setState', id: 'tv', state: 'opened' };
    expect(statesAfter([...both, open])).toEqual(['opened']);
    expect(statesAfter([...say('tv', '12'), open])).toEqual(['default']);
    const collected: Command = { type: 'setAddable', id: 'tv', isAddableToInventory: true };
    expect(statesAfter([openedText('tv', '12'), collected])).toEqual([]);
    expect(statesAfter([openedText('tv', '12'), collected, open])).toEqual(['opened']);
    expect(statesAfter([openedText('tv', '12'), collected, ...lockByPassword('tv', '3')])).toEqual([
      'opened',
    ]);
  });

  it('by a way only while it has something to open, and behind the door never', () => {
    const scene: Command = { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background };
    const leads = (id: string): Command => ({
      type: 'setOnClick',
      id,
      onClick: { type: 'go', to: 'cellar' },
    });
    const ways = build([scene, leads('tv'), leads('note'), ...say('tv', '12'), ...say('note', '12')], locked);
    expect(toldWhen(ways, 'tv')).toEqual(['default']);
    expect(toldWhen(ways, 'note')).toEqual([]);
    expect(toldWhen(build([{ type: 'setState', id: 'tv', state: 'opened' }], ways), 'tv')).toEqual([]);
    const bringing = build([...hideIn('note', 'tv')], ways);
    expect(toldWhen(bringing, 'note')).toEqual(['default']);
    const door = build([...say('door', '12'), openedText('door', '12')], locked);
    expect(toldWhen(door, 'door')).toEqual(['default']);
  });

  it('when its lock is tried in vain, as long as there is a lock', () => {
    const wrong: Command = { type: 'setWrongText', id: 'tv', wrongText: 'Not 12.' };
    expect(toldWhen(build([...lockByPassword('tv', '3'), wrong], locked), 'tv')).toEqual(['default']);
    expect(
      toldWhen(
        build(
          [...lockByPassword('tv', '3'), wrong, { type: 'setLocked', id: 'tv', isItemLocked: false }],
          locked,
        ),
        'tv',
      ),
    ).toEqual([]);
  });
});

describe('S7 a clue by the creator’s word', () => {
  const declared = (commands: readonly Command[] = []) =>
    build([...commands, { type: 'setToldBy', id: 'chest', toldBy: ['note'] }], locked);

  it('is told by the last text of its thing, or by its sight', () => {
    expect(toldWhen(declared(say('note', 'Count the legs.')), 'note')).toEqual(['default']);
    const both = declared([...say('note', 'A sealed letter.'), openedText('note', 'Count the legs.')]);
    expect(toldWhen(both, 'note')).toEqual(['opened']);
    const picture = declared([{ type: 'setShowsAs', id: 'note', showsAs: 'picture' }]);
    expect(toldWhen(picture, 'note')).toEqual(['default']);
  });

  it('is none on a paper without a word, nor for a lock without an answer', () => {
    const paper = declared([{ type: 'setShowsAs', id: 'note', showsAs: 'paper' }]);
    expect(toldWhen(paper, 'note')).toEqual([]);
    const unset = build(
      [{ type: 'setPassword', id: 'chest', unlockPassword: '' }],
      declared(say('note', 'Hm.')),
    );
    expect(toldWhen(unset, 'note')).toEqual([]);
  });

  it('is a step of the way out, and an error behind its own lock', () => {
    const riddle = build([...lockByPassword('door', '12'), ...say('note', 'Count the legs.')], things);
    const told = build([{ type: 'setToldBy', id: 'door', toldBy: ['note'] }], riddle);
    expect(findWalkthrough(told)?.steps.map(({ type }) => type)).toEqual(['read', 'enterPassword']);
    const behind = build(
      hideIn('chest', 'note'),
      build([...lockByPassword('chest', '7'), { type: 'setToldBy', id: 'chest', toldBy: ['note'] }], told),
    );
    expect(findProblems(behind).map(({ code, items }) => [code, items[0]])).toContainEqual([
      'clueBehindLock',
      'chest',
    ]);
  });

  it('of which there are several may be told in parts: all of them are read, and none may lie behind the lock', () => {
    const parts = build(
      [
        ...lockByPassword('chest', '157'),
        ...say('note', 'It begins with fifteen.'),
        ...say('tv', 'It ends with seven.'),
        { type: 'setToldBy', id: 'chest', toldBy: ['note', 'tv'] },
        ...hideIn('chest', 'key'),
        ...lockByItem('door', 'key'),
      ],
      furnish({ chest: chestEntry, note: noteEntry, tv: tvEntry, key: keyEntry }),
    );
    const steps = findWalkthrough(parts)?.steps ?? [];
    expect(steps.flatMap((step) => (step.type === 'read' ? [step.source] : []))).toEqual(['note', 'tv']);
    const behind = build([{ type: 'setItemsToHide', id: 'chest', itemsToHide: ['key', 'tv'] }], parts);
    expect(findProblems(behind).map(({ code, items }) => [code, ...items])).toContainEqual([
      'clueBehindLock',
      'chest',
      'note',
      'tv',
    ]);
  });
});

describe('S6 C1 what two things become', () => {
  /** The note and the television become the key. */
  const made = (result: Partial<ItemConfig>): Room => {
    const parts: Command = {
      type: 'setCombination',
      id: 'note',
      combination: { other: 'tv', result: 'key' },
    };
    const room = build(
      [parts],
      build(
        lockByPassword('door', '12'),
        furnish({ chest: chestEntry, note: noteEntry, tv: tvEntry, key: keyEntry }),
      ),
    );
    return { ...room, itemConfigs: { ...room.itemConfigs, key: { ...get(room, 'key'), ...result } } };
  };
  const codesOf = (room: Room) => findProblems(room).map(({ code }) => code);

  it('O4 is collected and not opened: nobody can read its text for that', () => {
    const room = soundRoom(clueInOpenedText);
    expect(toldWhen(room, 'candle')).toEqual([]);
    expect(codesOf(room)).toEqual(['noClue', 'tooSmall']);
    expect(findWalkthrough(room)?.steps.map(({ type }) => type)).toEqual(['enterPassword']);
    const behind = codesOf(soundRoom(falseError));
    expect(behind, 'told by nothing, so not behind its lock').toEqual([
      'doorNotLocked',
      'noClue',
      'tooSmall',
    ]);
  });

  it('O1 says its text for that where it is open from the start', () => {
    const open = { state: 'opened', uri: '/art/items/key/plain/default.webp' } as const;
    const room = made({ ...open, customDescription: '12', description: 'custom', openedDescription: 'No.' });
    expect(toldWhen(room, 'key')).toEqual([]);
    expect(toldWhen(made({ ...open, openedDescription: '12' }), 'key')).toEqual(['opened']);
  });

  it('P6 R10 says its text in the hand, whatever clicks on it would do', () => {
    const told = { description: 'custom', customDescription: 'It is 12.' } as const;
    expect(codesOf(soundRoom(falseWarning))).toEqual(['tooSmall']);
    for (const type of ['none', 'message'] as const) {
      const room = made({ ...told, onClick: { type } });
      expect(toldWhen(room, 'key')).toEqual(['default']);
      expect(codesOf(room)).not.toContain('noClue');
    }
  });
});

describe('S6 O1 a way that is open from the start', () => {
  it('says its text for that, and no other', () => {
    const scene: Command = { type: 'addScene', scene: 'attic', name: 'Attic', kind: 'place', background };
    const way = build(
      [
        scene,
        { type: 'setState', id: 'tv', state: 'opened' },
        { type: 'setOnClick', id: 'tv', onClick: { type: 'go', to: 'attic' } },
        ...say('tv', '12'),
      ],
      locked,
    );
    expect(toldWhen(way, 'tv')).toEqual([]);
    expect(toldWhen(build([openedText('tv', 'It is 12.')], way), 'tv')).toEqual(['opened']);
  });
});
