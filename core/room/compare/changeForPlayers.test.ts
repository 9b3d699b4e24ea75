import { describe, expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry } from '../../testing/entries.ts';
import type { Room } from '../model.ts';
import { changeForPlayers, findDeciding } from './changeForPlayers.ts';

const room = build(
  [
    ...say('note', 'The year was 1848.'),
    ...lockByPassword('chest', '1848'),
    ...hideIn('chest', 'key'),
    ...lockByItem('door', 'key'),
  ],
  furnish({ chest: chestEntry, key: keyEntry, note: noteEntry }),
);

const changeBy = (...commands: readonly Command[]) => changeForPlayers(room, build(commands, room));
const withItem = (id: string, changes: object): Room => {
  const item = room.itemConfigs[id];
  if (!item) throw new Error(`There is no ${id}.`);
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: { ...item, ...changes } } };
};

describe('a draft means for players', () => {
  it('B1 nothing new where it was only saved, previewed or counted', () => {
    const saved = { ...room, revision: 9, isPreviewed: true, publishedVersion: 4, itemCounter: 12 };
    const written = { ...saved, imageUrl: '/new.webp', creator: 'Bo' };
    expect(changeForPlayers(room, written)).toBe('none');
  });

  it.each<[string, Room]>([
    ['a name', { ...room, roomName: 'The vault' }],
    ['an introduction', { ...room, introduction: 'Hurry.' }],
    ['an ending', { ...room, ending: 'Out.' }],
    ['a language', { ...room, language: 'de' }],
    ['a text', build(say('note', 'It was 1848, they say.'), room)],
    ['the name of a thing', withItem('chest', { name: 'Old chest' })],
    ['a hint', withItem('chest', { hints: ['Look at the note.'] })],
    ['words to a wrong answer', withItem('chest', { wrongText: 'No.' })],
    ['a further answer', withItem('chest', { alsoAccepts: ['eighteen'] })],
    ['a picture', withItem('chest', { uri: '/art/items/chest/red/default.webp', color: 'red' })],
    [
      'a background',
      { ...room, scenes: { start: { ...scene(), background: { ...background, ambient: '#102030' } } } },
    ],
    ['the name of a place', { ...room, scenes: { start: { ...scene(), name: 'Study' } } }],
  ])('B2 the same play with %s', (_, draft) => {
    expect(changeForPlayers(room, draft)).toBe('looks');
    expect(findDeciding(room, draft)).toEqual([]);
  });

  it('B2 the same play with other words and pictures on the pieces of a lock', () => {
    const pieces = (...texts: string[]) => ({
      face: { type: 'order', pieces: texts.map((text) => ({ type: 'word', text })) },
    });
    const [one, other] = [withItem('chest', pieces('a', 'b')), withItem('chest', pieces('A', 'b'))];
    expect(changeForPlayers(one, other)).toBe('looks');
    expect(changeForPlayers(one, withItem('chest', pieces('a', 'b', 'c')))).toBe('play');
  });

  it.each<[string, Room, readonly string[]]>([
    ['another time limit', { ...room, timeLimit: 9 }, []],
    ['another answer', withItem('chest', { unlockPassword: '1849' }), ['chest']],
    ['an answer that is taken to the letter', withItem('chest', { passwordMatch: 'exact' }), ['chest']],
    ['another way to enter it', withItem('chest', { face: { type: 'digits' } }), ['chest']],
    ['a thing elsewhere', withItem('note', { position: { x: 3, y: 3 } }), ['note']],
    ['a larger thing', withItem('note', { width: 30 }), ['note']],
    ['a thing that cannot be taken along', withItem('key', { isAddableToInventory: false }), ['key']],
    ['another start', { ...room, sceneOrder: ['hall'], scenes: { hall: scene() } }, []],
  ])('B2 another play with %s', (_, draft, deciding) => {
    expect(changeForPlayers(room, draft)).toBe('play');
    expect(findDeciding(room, draft)).toEqual(deciding);
  });

  it('B2 another play with an item added, removed or reordered, or with an unlocked door', () => {
    expect(changeBy({ type: 'addItem', id: 'new', entry: noteEntry })).toBe('play');
    expect(changeBy({ type: 'deleteItem', id: 'note' })).toBe('play');
    expect(changeBy({ type: 'orderItem', id: 'chest', move: 'toFront' })).toBe('play');
    expect(changeBy({ type: 'setLocked', id: 'door', isItemLocked: false })).toBe('play');
  });
});

function scene() {
  const start = room.scenes.start;
  if (!start) throw new Error('There is no start.');
  return start;
}
