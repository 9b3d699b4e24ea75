import { describe, expect, it } from 'vitest';
import type { PlayEvent } from '../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { type Caption, isCaption, nextCaptions } from './caption.ts';

const CHEST = toOpaqueName('chest');
const custom = (text: string) => ({ type: 'custom', text }) as const;
const said = (text: string, item = 'chest'): PlayEvent<OpaqueName> => ({
  type: 'message',
  item: toOpaqueName(item),
  message: custom(text),
});
const textsOf = (captions: readonly Caption[]) =>
  captions.map(({ message }) => (message.type === 'custom' ? message.text : message.description));

describe('O4 a caption', () => {
  it('is what is short and not meant to be read otherwise', () => {
    expect(isCaption(custom('Silent.'))).toBe(true);
    expect(isCaption({ type: 'ready', description: 'empty' })).toBe(true);
    expect(isCaption({ ...custom('Silent.'), showsAs: 'paper' })).toBe(false);
    expect(isCaption(custom('One.\n\nTwo.'))).toBe(false);
    expect([isCaption(custom('x'.repeat(240))), isCaption(custom('x'.repeat(241)))]).toEqual([true, false]);
  });

  it('goes with the next action, and stays while only time passes', () => {
    const shown = nextCaptions([], [{ type: 'opened', item: CHEST }, said('Silent.')], 0);
    expect(shown).toEqual([{ item: CHEST, message: custom('Silent.'), since: 0 }]);
    expect(nextCaptions(shown, [], 9000)).toBe(shown);
    expect(nextCaptions(shown, [{ type: 'nothing', item: CHEST }], 2000)).toEqual([]);
    expect(textsOf(nextCaptions(shown, [said('Still silent.')], 2000))).toEqual(['Still silent.']);
  });

  it('stays beside the next ones where these came before it could be read, two at most, and each thing once', () => {
    const shown = nextCaptions([], [said('One.', 'a')], 0);
    const both = nextCaptions(shown, [said('Two.', 'b')], 400);
    expect(textsOf(both)).toEqual(['One.', 'Two.']);
    expect(nextCaptions(both, [{ type: 'nothing', item: CHEST }], 800)).toEqual(both);
    expect(textsOf(nextCaptions(both, [said('One.', 'a')], 800))).toEqual(['Two.', 'One.']);
    expect(textsOf(nextCaptions(both, [said('Three.', 'c')], 800))).toEqual(['Two.', 'Three.']);
    expect(
      textsOf(
        nextCaptions(
          [],
          ['b', 'c', 'd'].map((item) => said(item, item)),
          0,
        ),
      ),
    ).toEqual(['c', 'd']);
    expect(textsOf(nextCaptions(both, [said('Three.', 'c')], 1600))).toEqual(['Two.', 'Three.']);
    expect(nextCaptions(both, [{ type: 'paused' }], 800)).toEqual([]);
  });

  it('stays the longer, the longer it takes to read', () => {
    const long = 'x'.repeat(200);
    const shown = nextCaptions([], [said(long, 'a')], 0);
    expect(textsOf(nextCaptions(shown, [said('Two.', 'b')], 7999))).toEqual([long, 'Two.']);
    expect(textsOf(nextCaptions(shown, [said('Two.', 'b')], 8000))).toEqual(['Two.']);
  });

  it('goes together with a later one that has been read, however long it is itself', () => {
    const long = nextCaptions([], [said('x'.repeat(200), 'a')], 0);
    const both = nextCaptions(long, [said('Two.', 'b')], 1000);
    expect(nextCaptions(both, [{ type: 'nothing', item: CHEST }], 2499)).toEqual(both);
    expect(nextCaptions(both, [{ type: 'nothing', item: CHEST }], 2500)).toEqual([]);
  });

  it('stays behind where it was said', () => {
    const shown = nextCaptions([], [said('One.', 'a')], 0);
    const entered = { type: 'entered', scene: toOpaqueName('hall') } as const;
    expect(textsOf(nextCaptions(shown, [entered, said('Two.', 'b')], 400))).toEqual(['Two.']);
  });

  it('K5 K6 is what a lock says, but beside several keyholes', () => {
    const message = custom('It hums.');
    const locked = { type: 'lockedByItem', item: CHEST, message } as const;
    const captionsOf = (event: PlayEvent<OpaqueName>) => nextCaptions([], [event], 0);
    expect(captionsOf(locked)).toEqual([{ item: CHEST, message, isLocked: true, since: 0 }]);
    expect(captionsOf({ type: 'lockedBySequence', item: CHEST, message })[0]?.message).toBe(message);
    expect(captionsOf({ ...locked, keyholes: 2 })).toEqual([]);
    expect(captionsOf({ ...locked, message: null })).toEqual([]);
  });
});
