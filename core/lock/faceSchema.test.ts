import { describe, expect, it } from 'vitest';
import { parseWith } from '../util/parseWith.ts';
import { faceSchema } from './faceSchema.ts';
import type { Face } from './model.ts';

const faces: readonly Face[] = [
  { type: 'text' },
  { type: 'digits' },
  {
    type: 'wheels',
    wheels: [{ type: 'digits' }, { type: 'letters' }, { type: 'signs', signs: ['star', 'clock-3-45'] }],
  },
  { type: 'colours' },
  { type: 'directions' },
  { type: 'clock' },
  { type: 'switches', count: 8, columns: 4 },
  { type: 'symbols' },
  { type: 'melody' },
  { type: 'pattern', grid: '3x4' },
  {
    type: 'order',
    pieces: [
      { type: 'word', text: 'dawn' },
      { type: 'word', text: 'noon' },
      { type: 'picture', uri: 'night', name: 'night' },
    ],
  },
  { type: 'jigsaw', uri: 'lake', columns: 3, rows: 2, moves: 'both' },
];

describe('K1 a face from outside', () => {
  it.each(faces)('$type is taken as it is, without fields of others', (face) => {
    expect(parseWith(faceSchema, { ...face, answer: 'secret' })).toEqual({ ok: true, value: face });
  });

  it.each([
    null,
    'digits',
    [],
    {},
    { type: 'toString' },
    { type: ['text'] },
    { type: 'wheels' },
    { type: 'wheels', wheels: [] },
    { type: 'wheels', wheels: Array(9).fill({ type: 'digits' }) },
    { type: 'wheels', wheels: [{ type: 'signs', signs: ['star'] }] },
    { type: 'wheels', wheels: [{ type: 'signs', signs: ['star', 'star'] }] },
    { type: 'wheels', wheels: [{ type: 'signs', signs: ['star', 'unicorn'] }] },
    { type: 'wheels', wheels: [{ type: 'signs', signs: Array(13).fill('star') }] },
    { type: 'switches', count: 17, columns: 4 },
    { type: 'switches', count: 2.5, columns: 1 },
    { type: 'pattern', grid: '9x9' },
    { type: 'order', pieces: [{ type: 'word', text: 'one' }] },
    { type: 'order', pieces: Array(3).fill({ type: 'word', text: 'x'.repeat(41) }) },
    { type: 'order', pieces: Array(3).fill({ type: 'picture', uri: 'javascript:x', name: '' }) },
    { type: 'jigsaw', uri: 'lake', columns: 6, rows: 4, moves: 'swap' },
    { type: 'jigsaw', uri: 'lake', columns: 3, rows: 2, moves: 'shake' },
  ])('is refused where it is none: %j', (face) => {
    expect(parseWith(faceSchema, face).ok).toBe(false);
  });
});
