import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { starters } from '../../seeds/starters.ts';

const LANGUAGES = [
  { language: 'en', quoted: /“([^”]+)”/g },
  { language: 'de', quoted: /„([^“]+)“/g },
];

it.each(LANGUAGES)(
  'the manual, the privacy text and the notes of starters name fields and buttons as the screens do: $language',
  ({ language, quoted }) => {
    const shown = textsOf(language);
    const notes = starters.filter((room) => room.language === language).map(({ craft }) => craft?.note ?? '');
    const texts = [
      ...notes,
      textsOf(language, 'editor', 'manual.ts'),
      textsOf(language, 'account', 'house.ts'),
    ];
    const named = texts.flatMap((text) => [...text.matchAll(quoted)].map(([, label = '']) => label));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((label) => !isShown(label, shown))).toEqual([]);
  },
);

/**
 * Whether a text on the screens begins with the label. A number at its end is ignored, since screens compute
 * it.
 */
function isShown(label: string, shown: string): boolean {
  const begin = label.replace(/\d+$/, '');
  return ["'", '`'].some((quote) => shown.includes(`${quote}${begin}`));
}

function textsOf(language: string, feature = '', file = ''): string {
  const wanted = join(feature, 'text', language, file);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.includes(wanted) && path.endsWith('.ts'),
  );
  expect(files.length, wanted).toBeGreaterThan(0);
  return files.map((path) => readFileSync(join('src', path), 'utf8')).join('\n');
}
