import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import { catalogueNames } from '../../src/editor/text/de/catalogueNames.ts';
import { LANGUAGES } from '../../src/shared/language/language.ts';
import {
  findAreas,
  findCaptured,
  findUnused,
  leafPaths,
  readSources,
  readTexts,
  type TextArea,
} from './texts.ts';

const AREAS = findAreas();
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const sources = readSources();

const THING = 'name|label|item|key|lock|hider|part|result|from|by|other|source';
const VERBS = [
  'is|has|was|now|no longer|leads|opens|hides|fits|does|goes|becomes|appears',
  'ist|hat|wird|wurde|geht|lässt|öffnet|versteckt|dreht|passt|steht|führt|entsteht|kommt|liegt|ging|ändert',
].join('|');

/** Sentences such as “Gears is open”. A name after „was“ is the object of the verb. */
const VERB_AFTER_NAME = new RegExp(String.raw`(?<!was „)\$\{(?:${THING})\}“? (?:${VERBS})\b`, 'g');

describe('the texts', () => {
  it.each(OTHERS)('are the same in %s: none is missing, none is additional', async (language) => {
    for (const area of AREAS) {
      const [texts, english] = [await readTexts(language, area), await readTexts('en', area)];
      expect(leafPaths(texts).toSorted()).toEqual(leafPaths(english).toSorted());
    }
  });

  it.each(OTHERS)('are sentences of their own in %s', async (language) => {
    for (const area of AREAS) {
      const [texts, english] = [await readTexts(language, area), await readTexts('en', area)];
      const kept = sentences(texts).filter((words) => sentences(english).includes(words));
      expect(kept).toEqual([]);
    }
  });

  it('have a German name for everything in the built-in library, and for nothing else', () => {
    const named = [...itemCatalogue, ...backgroundCatalogue].map(({ name }) => name);
    const themes = backgroundCatalogue.map(({ theme }) => theme);
    expect(Object.keys(catalogueNames).toSorted()).toEqual([...new Set([...named, ...themes])].toSorted());
  });

  it.each(LANGUAGES)(
    'put no verb in %s after the name of a thing, which may be one or several',
    (language) => {
      const files = ['src/play/text', 'src/editor/text'].flatMap((folder) =>
        readdirSync(join(folder, language)).map((file) => join(folder, language, file)),
      );
      const found = files.flatMap((file) => readFileSync(file, 'utf8').match(VERB_AFTER_NAME) ?? []);
      expect(found).toEqual([]);
      expect(`${'$'}{name} is open. „${'$'}{key}“ passt.`.match(VERB_AFTER_NAME)).toHaveLength(2);
    },
  );

  it('are all read by something', async () => {
    const paths: string[] = [];
    for (const area of AREAS.filter(isRead)) paths.push(...leafPaths(await readTexts('en', area)));
    expect(findUnused(paths, sources)).toEqual([]);
  });

  it('are read while something is drawn, and never kept beyond that', () => {
    expect(sources.flatMap(findCaptured)).toEqual([]);
    const keeping = sources.filter(({ source }) => /\bmemo\(/.test(source) && /Text\b/.test(source));
    expect(keeping.filter(({ source }) => !source.includes('useLanguage()'))).toEqual([]);
  });
});

describe('the check of the texts', () => {
  const read = (source: string) => [{ path: 'a.tsx', source }];

  it('would notice a text that nobody reads', () => {
    const paths = ['aText.one', 'aText.group.two', 'aText.group.three'];
    expect(findUnused(paths, read('aText.one.length; aText.group.two'))).toEqual(['aText.group.three']);
    expect(findUnused(paths, read('aText.one; aText.group[name]'))).toEqual([]);
    expect(findUnused(paths, read('show(aText.one, aText.group); words.two'))).toEqual(['aText.group.three']);
  });

  it('would notice a text that is read when a module is loaded', () => {
    const captured = (source: string) => read(source).flatMap(findCaptured).length;
    expect(captured('const words = aText.group;\n')).toBe(1);
    expect(captured('const WAYS = [\n  { label: aText.one },\n];\n')).toBe(1);
    expect(captured('const words = () => aText.group;\n')).toBe(0);
    expect(captured('function A() {\n  const words = aText.group;\n}\n')).toBe(0);
  });
});

/** Whether an area's texts are read, by itself or by a larger area that contains it. */
function isRead({ folder, file }: TextArea): boolean {
  return existsSync(join(folder, file));
}

function sentences(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return texts.split(' ').length > 2 ? [texts] : [];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentences) : [];
}
