import { describe, expect, it } from 'vitest';
import { readHere, readTold } from './readLive.ts';

describe('what the server tells a seat', () => {
  it('is read with the number of its place', () => {
    expect(readTold(7, '{"by":1,"events":[{"type":"paused"}],"change":{"isPaused":true}}')).toEqual({
      number: 7,
      by: 1,
      events: [{ type: 'paused' }],
      change: { isPaused: true },
    });
  });

  it('has neither events nor a change for the seat that acted', () => {
    expect(readTold(8, '{"by":0}')).toEqual({ number: 8, by: 0, events: [], change: null });
    expect(readTold(8, '{"by":0,"teamKey":"new"}')).toMatchObject({ teamKey: 'new' });
  });

  it.each(['', '{', '{"by":-1}', '{"by":0,"events":[{"type":"invented"}]}', '[]'])(
    'is ignored if it is %j',
    (text) => {
      expect(readTold(8, text)).toBeNull();
    },
  );

  it('is ignored under a name that is no number', () => {
    expect(readTold(Number.NaN, '{"by":0}')).toBeNull();
  });
});

describe('who is there, as browsers wrote it', () => {
  const sign = (at: number, seen = 3) => ({ at, seen });

  it('counts the latest connection of each seat', () => {
    expect(
      readHere({ 0: { old: sign(1), new: sign(5, 4) }, 2: { one: { ...sign(2), lock: 'safe' } } }),
    ).toEqual({
      0: sign(5, 4),
      2: { ...sign(2), lock: 'safe' },
    });
  });

  it('may be a list, as the database makes of numbers', () => {
    expect(readHere([{ one: sign(1) }, null, { one: sign(2) }])).toEqual({ 0: sign(1), 2: sign(2) });
  });

  it('is nobody if nothing was written, or nothing that can be read', () => {
    expect(readHere(null)).toEqual({});
    expect(readHere('no')).toEqual({});
    expect(
      readHere({ 0: { one: { at: 'now', seen: 1 } }, 1: { one: { at: 1, seen: 1, lock: 'x'.repeat(99) } } }),
    ).toEqual({});
  });
});
