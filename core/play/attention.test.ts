import { describe, expect, it } from 'vitest';
import { build } from '../testing/build.ts';
import { startedPlay } from '../testing/playing.ts';
import { noteAttention } from './attention.ts';
import type { Action, Play, PlayEvent } from './model.ts';

describe('P16 the place where the player works', () => {
  const before: Play = { ...startedPlay(build([])), touched: 'note', failedAt: 'tv' };
  const WRONG: PlayEvent = { type: 'passwordWrong', item: 'chest' };

  it.each<[Action, string]>([
    [{ type: 'click', item: 'chest' }, 'chest'],
    [{ type: 'enterPassword', item: 'chest', password: '12' }, 'chest'],
    [{ type: 'select', item: 'key' }, 'key'],
    [{ type: 'useItem', item: 'key', on: 'chest' }, 'chest'],
  ])('is what %o touches', (action, touched) => {
    expect(noteAttention(before, action, [])).toEqual({ ...before, touched });
    expect(noteAttention(before, action, [{ type: 'nothing', item: touched }]).failedAt).toBe('tv');
  });

  it.each<[Action]>([[{ type: 'select', item: null }], [{ type: 'back' }]])(
    'is not changed by %o',
    (action) => expect(noteAttention(before, action, [WRONG])).toBe(before),
  );

  it('is the lock at which a try failed, whatever else happened', () => {
    const told: PlayEvent = { type: 'lockClosed', item: 'chest', wait: 1000 };
    const action: Action = { type: 'enterPassword', item: 'chest', password: '12' };
    for (const events of [[WRONG], [told], [{ type: 'nothing', item: 'chest' } as const, WRONG]])
      expect(noteAttention(before, action, events)).toEqual({
        ...before,
        touched: 'chest',
        failedAt: 'chest',
      });
  });
});
