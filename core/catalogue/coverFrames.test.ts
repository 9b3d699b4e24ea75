import { expect, it } from 'vitest';
import { COVER_FRAMES, coverFrameOf, coverFrameUri, FRAMES_BY_BACKGROUND } from './coverFrames.ts';

it('frames covers by what they show, and leaves the others in wood', () => {
  expect(coverFrameOf('dungeon')).toBe('stone');
  expect(coverFrameOf('captains-cabin')).toBe('rope');
  for (const other of ['kitchen', 'toString', 'constructor', '', null])
    expect(coverFrameOf(other)).toBeNull();
  expect(coverFrameUri('stone')).toBe('/art/frames/stone.webp');
});

it('uses every frame', () => {
  expect(new Set(Object.values(FRAMES_BY_BACKGROUND))).toEqual(new Set(COVER_FRAMES));
});
