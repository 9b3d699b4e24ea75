import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { starters } from '../../seeds/starters.ts';

const LANGUAGES = [
  { language: 'en', quoted: /“([^”]+)”/g },
  { language: 'de', quoted: /„([^“]+)“/g },
];

it.each(LANGUAGES)(
  'what a starter says about its making names fields and buttons as the editor does: $language',
  ({ language, quoted }) => {
    const words = textsOf(join('src/editor/text', language));
    const notes = starters.filter((room) => room.language === language).map(({ craft }) => craft?.note ?? '');
    const named = notes.flatMap((note) => [...note.matchAll(quoted)].map(([, label = '']) => label));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((label) => !isShown(label, words))).toEqual([]);
  },
);

/** A text of the screen begins with it; a number at its end is counted there. */
function isShown(label: string, words: string): boolean {
  const begin = label.replace(/\d+$/, '');
  return ["'", '`'].some((quote) => words.includes(`${quote}${begin}`));
}

function textsOf(folder: string): string {
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
