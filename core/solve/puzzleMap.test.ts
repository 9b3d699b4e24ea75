import { expect, it } from 'vitest';
import { DOOR_ID } from '../room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword } from '../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { findWalkthrough } from './escape/walk/findWalkthrough.ts';
import { readPuzzleMap } from './puzzleMap.ts';

const room = build(
  [
    { type: 'setIntroduction', introduction: 'It was in the year 1894.' },
    { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
    { type: 'setOnClick', id: 'tv', onClick: { type: 'go', to: 'cellar' } },
    { type: 'moveItemToScene', id: 'chest', scene: 'cellar' },
    ...lockByPassword('chest', '1894'),
    ...hideIn('chest', 'key'),
    ...lockByItem(DOOR_ID, 'key'),
  ],
  furnish({ chest: chestEntry, key: keyEntry, tv: tvEntry, note: noteEntry }),
);

it('reads the puzzle from the start to the door, scenes and introduction included', () => {
  const { scenes, nodes, edges, spare } = readPuzzleMap(room, findWalkthrough(room)?.steps ?? []);
  const [start = ''] = scenes;
  expect(edges).toEqual([
    { type: 'opens', from: 'key', to: DOOR_ID },
    { type: 'hides', from: 'chest', to: 'key' },
    { type: 'leads', from: 'tv', to: '@cellar' },
    { type: 'tells', from: `@${start}`, to: 'chest' },
    { type: 'begins', from: `@${start}`, to: 'tv' },
  ]);
  expect(nodes.map(({ id, step }) => [id, step])).toEqual([
    [`@${start}`, null],
    ['@cellar', null],
    [DOOR_ID, 4],
    ['chest', 2],
    ['key', 3],
    ['tv', 1],
  ]);
  expect(spare).toEqual(['note']);
});

it('is the same without a way out, except for the steps', () => {
  const { nodes } = readPuzzleMap(room, []);
  expect(nodes.every(({ step }) => step === null)).toBe(true);
  expect(nodes).toHaveLength(6);
});
