import { describe, expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import type { Room } from '../../room/model.ts';
import { build, furnish, lockByPassword, say } from '../../testing/build.ts';
import { chestEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { answerLocks, type ClueSource, findClues } from './clues.ts';

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

  it('only exactly where the lock compares exactly', () => {
    expect(holds('say Open Sesame now', 'Open Sesame', 'exact')).toBe(true);
    expect(holds('say Caf\u0065\u0301', 'Café', 'exact')).toBe(true);
    expect(holds('say open sesame now', 'Open Sesame', 'exact')).toBe(false);
    expect(holds('say OpenSesame now', 'Open Sesame', 'exact')).toBe(false);
    expect(holds('Open Sesames', 'Open Sesame', 'exact')).toBe(false);
  });

  it('also in the introduction and in the lock’s own message', () => {
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

  it('N6 also on a spot, for what only the background shows', () => {
    const rect = { x: 10, y: 10, width: 20, height: 20 };
    const spot: Command = { type: 'addSpot', id: 'window', shape: 'ellipse', name: 'Window', rect };
    const room = build([...lockByPassword('chest', '12'), spot, ...say('window', 'Twelve: 12.')], things);
    expect(toldBy(room, 'window')).toEqual(['chest']);
  });

  it('not on an item that does nothing when clicked, unless its lock shows the text', () => {
    const mute = { type: 'setOnClick', id: 'note', onClick: { type: 'none' } } as const;
    const room = build([...lockByPassword('chest', '12'), ...say('note', '12'), mute], things);
    expect(toldBy(room, 'note')).toEqual([]);
    expect(toldBy(build(lockByPassword('note', '3'), room), 'note')).toEqual(['chest']);
  });

  it('only where the lock has a password', () => {
    const room = build([...lockByPassword('chest', ' '), ...lockByPassword('tv', '3')], things);
    expect(answerLocks(room).map(([id]) => id)).toEqual(['tv']);
    expect(answerLocks(build([{ type: 'setUnlockMethod', id: 'tv', unlockMethod: 'item' }], room))).toEqual(
      [],
    );
  });
});
