import { expect, it } from 'vitest';
import type { Recipe } from '../recipe/model.ts';
import { backgroundEntry, doorEntry, entries, gateEntry } from '../testing/entries.ts';
import { proveRecipe } from './prove.ts';

const catalogue = { items: [doorEntry, gateEntry, ...entries], backgrounds: [backgroundEntry] };

const recipe: Recipe = {
  id: 'cellar',
  order: 0,
  roomName: 'The Cellar',
  introduction: 'It is dark.',
  timeLimit: 7,
  background: { id: 'study', mood: 'warm' },
  door: { of: 'gate', says: 'Shut.', lock: { key: 'doorKey' } },
  items: [
    {
      id: 'chest',
      of: 'chest',
      width: 20,
      at: { x: 3, y: 60 },
      lock: { password: '4172' },
      hides: 'doorKey',
    },
    { id: 'doorKey', of: 'key', at: { x: 70, y: 20 } },
    { id: 'memo', of: 'note', at: { x: 30, y: 30 }, says: 'The answer is 4172.' },
  ],
};
const [chest, doorKey, memo] = recipe.items;
if (!chest || !doorKey || !memo) throw new Error('The recipe has three items.');

it('G2 returns the room with its way out, minutes and no finding', () => {
  const made = proveRecipe(recipe, catalogue);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  expect(made.value.recipe).toBe(recipe);
  expect(made.value.room.roomName).toBe('The Cellar');
  expect(made.value.steps.map(({ type }) => type)).toEqual(['read', 'enterPassword', 'click', 'useItem']);
  expect(made.value.minutes).toBe(3);
  expect(made.value.findings).toEqual([]);
});

it('G2 lets an answer pass that is easy to guess', () => {
  const easy = { ...chest, lock: { password: '7' } };
  const made = proveRecipe({ ...recipe, items: [easy, doorKey, { ...memo, says: 'Seven: 7' }] }, catalogue);
  expect(made.ok && made.value.findings.map(({ code }) => code)).toEqual(['easyToGuess']);
});

it('G2 lets a key be as small as in the library, but no smaller', () => {
  const found = proveRecipe({ ...recipe, items: [chest, { ...doorKey, width: 2 }, memo] }, catalogue);
  expect(found).toMatchObject({ refusal: { findings: [{ code: 'tooSmall', items: ['doorKey'] }] } });
});

it('refuses a recipe that cannot be built', () => {
  expect(proveRecipe({ ...recipe, door: { of: 'portal' } }, catalogue)).toEqual({
    ok: false,
    refusal: { type: 'unbuildable', refusal: { type: 'missing', what: 'door portal' } },
  });
});

it('G2 refuses a room without a way out, and one with a warning', () => {
  const codesOf = (wrong: Recipe) => {
    const made = proveRecipe(wrong, catalogue);
    return made.ok || made.refusal.type !== 'found' ? [] : made.refusal.findings.map(({ code }) => code);
  };
  const box = { id: 'box', of: 'chest', at: { x: 80, y: 60 } };
  const circle = [
    { ...chest, lock: { key: 'small' }, hides: ['doorKey', 'bent'] },
    { ...box, lock: { key: 'bent' }, hides: 'small' },
    { id: 'bent', of: 'key' },
  ];
  expect(codesOf({ ...recipe, items: [...circle, doorKey, { id: 'small', of: 'key' }] })).toEqual([
    'notEscapable',
  ]);
  expect(codesOf({ ...recipe, items: [chest, doorKey] })).toEqual(['noClue']);
  expect(codesOf({ ...recipe, introduction: '' })).toEqual(['noIntroduction']);
});
