import { describe, expect, it } from 'vitest';
import { hiddenEnds } from './useMoreBeside.ts';

const fitting = {
  scrollLeft: 0,
  clientWidth: 300,
  scrollWidth: 300,
  scrollTop: 0,
  clientHeight: 80,
  scrollHeight: 80,
};

describe('what is scrolled', () => {
  it('goes on to neither side where all of it has room', () => {
    expect(hiddenEnds(fitting)).toEqual({ before: false, after: false });
    expect(hiddenEnds({ ...fitting, scrollWidth: 301.6 })).toEqual({ before: false, after: false });
  });

  it('goes on to the side, or below where it is a column', () => {
    const row = { ...fitting, scrollWidth: 900 };
    expect(hiddenEnds(row)).toEqual({ before: false, after: true });
    expect(hiddenEnds({ ...row, scrollLeft: 200 })).toEqual({ before: true, after: true });
    expect(hiddenEnds({ ...row, scrollLeft: 599.2 })).toEqual({ before: true, after: false });
    const column = { ...fitting, scrollHeight: 200 };
    expect(hiddenEnds(column)).toEqual({ before: false, after: true });
    expect(hiddenEnds({ ...column, scrollTop: 120 })).toEqual({ before: true, after: false });
  });
});
