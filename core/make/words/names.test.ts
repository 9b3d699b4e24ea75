import { describe, expect, it } from 'vitest';
import { NAMES, namesOfGender, SURNAMES } from './names.ts';
import { ANSWER_WORDS } from './wordLists.ts';

describe('names', () => {
  it('G3 are so many that the writers of two rooms are seldom the same', () => {
    expect(namesOfGender('f').length).toBeGreaterThan(60);
    expect(namesOfGender('m').length).toBeGreaterThan(60);
    expect(SURNAMES.length).toBeGreaterThan(45);
  });

  it('are nobody else’s, and no answer', () => {
    const answers = new Set(Object.values(ANSWER_WORDS).flat());
    expect(new Set(NAMES).size).toBe(NAMES.length);
    expect(new Set(SURNAMES).size).toBe(SURNAMES.length);
    expect(NAMES.filter((name) => answers.has(name.toUpperCase()) || SURNAMES.includes(name))).toEqual([]);
  });
});
