import { describe, expect, it } from 'vitest';
import { sizeOf } from './sizeOf.ts';

describe('R4 sizeOf', () => {
  it.each(['', 'plain', 'é', '€', '🦊', 'a"b\\c\n', ['x', { y: 'ß' }]])('counts the bytes of %j', (value) => {
    expect(sizeOf(value)).toBe(new TextEncoder().encode(JSON.stringify(value)).length);
  });
});
