import { expect, it } from 'vitest';
import { type ActionGroup, findActions, type NamedAction } from './findActions.ts';

const action = (group: ActionGroup, name: string, also: readonly string[] = []): NamedAction => ({
  id: `${group}-${name}`,
  group,
  name,
  also,
  run: () => {},
});
const ACTIONS = [
  action('add', 'Chest', ['Truhe']),
  action('do', 'Undo'),
  action('room', 'The small chest'),
  action('room', 'Chest'),
  action('door', 'Castle gate', ['Burgtor']),
];
const namesOf = (typed: string) => findActions(ACTIONS, typed).map(({ group, name }) => `${group}: ${name}`);

it('finds by words in every language, from their beginnings or within, what stands in the room first', () => {
  expect(namesOf('che')).toEqual(['room: Chest', 'room: The small chest', 'add: Chest']);
  expect(namesOf('truhe')).toEqual(['add: Chest']);
  expect(namesOf('gate castle')).toEqual(['door: Castle gate']);
  expect(namesOf('urgto')).toEqual(['door: Castle gate']);
  expect(namesOf('he')).toEqual([]);
});

it('finds what stands in the room by its texts too, after what is called so, and quotes them', () => {
  const note = {
    ...action('room', 'Note'),
    detail: 'Study',
    texts: [
      '',
      'Dear Finn,\n\nthe spare key lies in the clay pot beside the old chest. Do not tell anybody about it, please.',
    ],
  };
  const found = (typed: string) =>
    findActions([note, ...ACTIONS], typed).map(({ name, detail }) => [name, detail]);
  expect(found('clay pot')).toEqual([
    ['Note', '…lies in the clay pot beside the old chest. Do not tell anybody about it, please.'],
  ]);
  expect(found('chest').map(([name]) => name)).toEqual(['Chest', 'The small chest', 'Note', 'Chest']);
  expect(found('note')).toEqual([['Note', 'Study']]);
});

it('offers before anything is typed what is there and what can be done, not the library', () => {
  expect(namesOf('')).toEqual(['room: The small chest', 'room: Chest', 'do: Undo']);
});

it('keeps a library of hundreds from burying the rest', () => {
  const many = Array.from({ length: 300 }, (_, place) => action('add', `Crate ${place}`));
  expect(findActions([...many, action('door', 'Crate door')], 'crate').map(({ name }) => name)).toHaveLength(
    9,
  );
});
