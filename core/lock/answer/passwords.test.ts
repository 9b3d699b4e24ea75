import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createItem } from '../../room/create/createItem.ts';
import { chestEntry } from '../../testing/entries.ts';
import { SEED } from '../../testing/numbers.ts';
import { LAST_CODE, textOfCodes } from '../../testing/textOfCodes.ts';
import { isAnswer } from '../lock.ts';
import { foldPassword } from './passwords.ts';

function lock(unlockPassword: string, passwordMatch: 'folded' | 'exact' = 'folded') {
  return { ...createItem(chestEntry), isItemLocked: true, unlockPassword, passwordMatch };
}

describe('P7 folded passwords', () => {
  it.each([
    ['Élan 7', 'elan7'],
    ['straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['ｆｕｌｌ　ｗｉｄｔｈ', 'FULL WIDTH'],
    ['ΟΔΟΣ', 'οδος'],
    ['１２３', '123'],
    ['٤٢', '42'],
    ['४२', '42'],
    ['𝟜𝟚', '42'],
    ['  a\u00a0b\t', 'AB'],
    ['e\u0301', 'é'],
    ['İstanbul', 'istanbul'],
    ['ﬁre', 'FIRE'],
  ])('%j is %j', (one, other) => {
    expect(isAnswer(lock(one), other)).toBe(true);
    expect(isAnswer(lock(other), one)).toBe(true);
  });

  it.each([
    ['1234', '1243'],
    ['1234', '12345'],
    ['red', 'rad'],
    ['a-b', 'ab'],
    ['', ''],
    ['  ', ''],
    ['\u0301', ''],
  ])('%j is not %j', (one, other) => {
    expect(isAnswer(lock(one), other)).toBe(false);
  });

  it('folding twice is folding once, in every script', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(LAST_CODE), { maxLength: 30 }).map(textOfCodes), (text) => {
        expect(foldPassword(foldPassword(text))).toBe(foldPassword(text));
      }),
      { ...SEED, numRuns: 5000 },
    );
  });

  it('every decimal digit has the value that its place in its script gives', () => {
    for (const zero of ['0', '٠', '०', '০', '๐', '᠐', '꩐', '𑁦', '𝟎', '𝟘', '𞥐']) {
      const start = zero.codePointAt(0) ?? 0;
      const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(start + value));
      expect(foldPassword(digits.join(''))).toBe('0123456789');
    }
  });
});

describe('P7 exact passwords', () => {
  it('differ by case, spaces and accents, but not by how an accent is typed', () => {
    const exact = lock('Élan 7', 'exact');
    expect(isAnswer(exact, 'E\u0301lan 7')).toBe(true);
    expect(['élan 7', 'Elan 7', 'Élan7', 'Élan 7 '].map((text) => isAnswer(exact, text))).toEqual(
      Array(4).fill(false),
    );
  });
});
