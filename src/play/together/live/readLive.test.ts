import { describe, expect, it } from 'vitest';
import { readHere, readPointers, readSignals, readTold } from './readLive.ts';

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

describe('pointers and signals, as browsers wrote them', () => {
  const at = { x: 500, y: 0, scene: 'study' };

  it('are read by seat, also from a list', () => {
    expect(readPointers({ 1: at, 4: { ...at, touch: true } })).toEqual({ 1: at, 4: { ...at, touch: true } });
    expect(readPointers([null, at])).toEqual({ 1: at });
    expect(readSignals({ 2: { ...at, kind: 'help', at: 7 } })).toEqual({ 2: { ...at, kind: 'help', at: 7 } });
  });

  it.each([
    null,
    'no',
    { 1: null },
    { 1: { ...at, x: 1001 } },
    { 1: { ...at, y: Number.NaN } },
    { 1: { ...at, scene: 'x'.repeat(25) } },
    { 1: { ...at, touch: 'yes' } },
    { 8: at, 'no seat': at, '-1': at },
  ])('are left out if they are %j', (written) => {
    expect(readPointers(written)).toEqual({});
  });

  it.each([{ kind: 'insult', at: 1 }, { kind: 'ping' }, { kind: 'ping', at: '1' }])(
    'are no signal with %j',
    (rest) => {
      expect(readSignals({ 1: { ...at, ...rest } })).toEqual({});
    },
  );
});
