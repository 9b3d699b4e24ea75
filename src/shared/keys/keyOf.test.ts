import { expect, it } from 'vitest';
import { isCharacter, keyOf, plainKey } from './keyOf.ts';

it.each([
  [{ key: 'я', code: 'KeyZ' }, 'z'],
  [{ key: 'Ы', code: 'KeyS', shiftKey: true }, 's'],
  [{ key: 'х', code: 'BracketLeft' }, '['],
  [{ key: 'ζ', code: 'KeyZ' }, 'z'],
  [{ key: 'ש', code: 'KeyA' }, 'a'],
  [{ key: '؟', code: 'Slash', shiftKey: true }, '?'],
  [{ key: 'ๅ', code: 'Digit1' }, '1'],
  [{ key: '۲', code: 'Digit2' }, '2'],
  // By letter first, though an English keyboard has another one there.
  [{ key: 'z', code: 'KeyY' }, 'z'],
  [{ key: ';', code: 'KeyZ' }, ';'],
  [{ key: 'L', code: 'KeyL' }, 'l'],
  // Letters and signs of a Latin layout are taken as they are.
  [{ key: 'ü', code: 'BracketLeft' }, 'ü'],
  [{ key: '§', code: 'Digit3', shiftKey: true }, '§'],
  [{ key: 'ё', code: 'Backquote' }, 'ё'],
  [{ key: 'Enter', code: 'NumpadEnter' }, 'Enter'],
])('A1 %o stands for %s', (struck, key) => {
  expect(keyOf({ shiftKey: false, ...struck })).toBe(key);
});

it('A1 digits of every script and width are plain ones, and names of keys are no characters', () => {
  expect([...'۴४๔４'].map(plainKey)).toEqual(['4', '4', '4', '4']);
  expect([plainKey('𞥔'), plainKey('Ａ'), plainKey('Enter')]).toEqual(['4', 'A', 'Enter']);
  expect(['𞥔', 'a', 'Dead', ''].map(isCharacter)).toEqual([true, true, false, false]);
});
