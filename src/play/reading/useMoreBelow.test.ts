import { describe, expect, it } from 'vitest';
import { goesOn } from './useMoreBelow.ts';

describe('what is scrolled', () => {
  it('goes on below until its last line is seen', () => {
    expect(goesOn({ scrollTop: 0, clientHeight: 100, scrollHeight: 240 })).toBe(true);
    expect(goesOn({ scrollTop: 120, clientHeight: 100, scrollHeight: 240 })).toBe(true);
    expect(goesOn({ scrollTop: 139.4, clientHeight: 100, scrollHeight: 240 })).toBe(false);
  });

  it('does not go on where all of it has room', () => {
    expect(goesOn({ scrollTop: 0, clientHeight: 100, scrollHeight: 100 })).toBe(false);
  });
});
