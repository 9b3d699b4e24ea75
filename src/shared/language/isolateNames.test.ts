import { expect, it } from 'vitest';
import { inLanguages } from './inLanguages.ts';

const text = inLanguages({
  en: {
    locked: (name: string) => `${name}: locked`,
    found: { all: (names: readonly string[]) => names.join(', ') },
    steps: ['one', 'two'],
  },
  de: {
    locked: (name) => `${name}: verschlossen`,
    found: { all: (names) => names.join(', ') },
    steps: ['eins', 'zwei'],
  },
});

it('M2 sets names that run from right to left apart from the words around them, and no others', () => {
  expect(text.locked('الباب (1)!')).toBe('\u2068الباب (1)!\u2069: locked');
  expect(text.locked('Tür (1)!')).toBe('Tür (1)!: locked');
  expect(text.found.all(['מפתח', 'key'])).toBe('\u2068מפתח\u2069, key');
  expect(text.steps).toEqual(['one', 'two']);
});

it('gives the same texts each time they are read', () => {
  expect(text.found).toBe(text.found);
  expect(text.locked).toBe(text.locked);
});
