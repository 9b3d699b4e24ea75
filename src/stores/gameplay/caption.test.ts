import { describe, expect, it } from 'vitest';
import type { PlayEvent } from '../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../core/play/opaqueName.ts';
import { isCaption, nextCaption } from './caption.ts';

const CHEST = toOpaqueName('chest');
const custom = (text: string) => ({ type: 'custom', text }) as const;
const said = (text: string): PlayEvent<OpaqueName> => ({
  type: 'message',
  item: CHEST,
  message: custom(text),
});

describe('O4 a caption', () => {
  it('is what is short and not meant to be read otherwise', () => {
    expect(isCaption(custom('Silent.'))).toBe(true);
    expect(isCaption({ type: 'ready', description: 'empty' })).toBe(true);
    expect(isCaption({ ...custom('Silent.'), showsAs: 'paper' })).toBe(false);
    expect(isCaption(custom('One.\n\nTwo.'))).toBe(false);
    expect([isCaption(custom('x'.repeat(240))), isCaption(custom('x'.repeat(241)))]).toEqual([true, false]);
  });

  it('goes with the next action, and stays while only time passes', () => {
    const shown = nextCaption(null, [{ type: 'opened', item: CHEST }, said('Silent.')]);
    expect(shown).toMatchObject({ item: CHEST, message: custom('Silent.') });
    expect(nextCaption(shown, [])).toBe(shown);
    expect(nextCaption(shown, [{ type: 'nothing', item: CHEST }])).toBeNull();
    expect(nextCaption(shown, [said('Still silent.')])?.message).toEqual(custom('Still silent.'));
  });

  it('K5 K6 is what a lock says, but beside several keyholes', () => {
    const message = custom('It hums.');
    const locked = { type: 'lockedByItem', item: CHEST, message } as const;
    expect(nextCaption(null, [locked])?.message).toBe(message);
    expect(nextCaption(null, [{ type: 'lockedBySequence', item: CHEST, message }])?.message).toBe(message);
    expect(nextCaption(null, [{ ...locked, keyholes: 2 }])).toBeNull();
    expect(nextCaption(null, [{ ...locked, message: null }])).toBeNull();
  });
});
