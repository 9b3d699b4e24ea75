import type { Choices } from '../../../core/testing/choices.ts';

/** Characters of one, two, three and four bytes. */
const LETTERS = ['x', 'é', '鍵', '🗝'] as const;

/** Returns a text of this many bytes in UTF-8, with characters of different lengths. */
export function textOfBytes(bytes: number, choices: Choices): string {
  const letter = choices.oneOf(LETTERS);
  const size = Buffer.byteLength(letter);
  return letter.repeat(Math.floor(bytes / size)) + 'x'.repeat(bytes % size);
}

/** Returns a text of this many UTF-16 units. */
export function textOfUnits(units: number, choices: Choices): string {
  const letter = choices.oneOf(['x', 'é', '鍵'] as const);
  return letter.repeat(units);
}

export function times<Made>(count: number, make: (number: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Lists and objects in each other, by turns. */
export function nestedJson(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
