import { describe, expect, it } from 'vitest';
import { parseRecipe } from './recipeSchema.ts';

const stored = {
  id: 'cellar',
  order: 0,
  roomName: 'The Cellar',
  introduction: '',
  timeLimit: 7,
  background: { id: 'study', mood: 'warm' },
  door: { of: 'gate', lock: { key: 'doorKey' } },
  items: [{ id: 'chest', of: 'chest', lock: { password: '42', toldBy: ['memo'] }, at: { x: 1, y: 2 } }],
};

describe('parseRecipe', () => {
  it('reads a stored recipe', () => {
    expect(parseRecipe(stored)).toEqual({ ok: true, value: stored });
  });

  it.each([
    ['items.0.at.x', { ...stored, items: [{ id: 'chest', of: 'chest', at: { x: '1', y: 2 } }] }],
    ['door.of', { ...stored, door: { of: '' } }],
    ['background.mood', { ...stored, background: { id: 'study' } }],
    ['door.lock', { ...stored, door: { of: 'gate', lock: { password: '' } } }],
  ])('R1 names the first fault, %s', (path, wrong) => {
    expect(parseRecipe(wrong)).toMatchObject({ ok: false, refusal: { path } });
  });
});
