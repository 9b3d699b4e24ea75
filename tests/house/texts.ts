import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface SourceFile {
  path: string;
  source: string;
}

/** Returns the sources of the app and the core, without texts and tests. */
export function readSources(): readonly SourceFile[] {
  return ['src', 'core', 'game']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|^src\/\w+\/text\/(en|de)\//.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
}

/** The texts of one area, such as `{ folder: 'src/play/text', file: 'hints.ts' }`. */
export interface TextArea {
  folder: string;
  file: string;
}

/** Returns every area of every feature. */
export function findAreas(): readonly TextArea[] {
  return readdirSync('src')
    .map((feature) => join('src', feature, 'text'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(join(folder, 'en')).map((file) => ({ folder, file })));
}

/** The exports of a language's file of an area: objects of texts, by name. */
export async function readTexts(
  language: string,
  { folder, file }: TextArea,
): Promise<Record<string, unknown>> {
  return import(pathToFileURL(resolve(folder, language, file)).href);
}

/** Returns the path of each text in a tree, such as `accountText.logIn.title`. */
export function leafPaths(texts: unknown, path = ''): readonly string[] {
  if (typeof texts !== 'object' || texts === null) return [path];
  return Object.entries(texts).flatMap(([name, value]) => leafPaths(value, path ? `${path}.${name}` : name));
}

const NAME = /\b[a-z]\w*Text\b/;
const CHAIN = new RegExp(`${NAME.source}(?:\\??\\.\\w+|\\[[^\\]]+\\])*`, 'g');

/**
 * Returns the texts that no source reads. A name in brackets reads each text of its group. If a whole group
 * is passed on, its texts count as read if their own names occur in any source.
 */
export function findUnused(paths: readonly string[], sources: readonly SourceFile[]): readonly string[] {
  const all = sources.map(({ source }) => source.replaceAll(/^import .*$/gm, '')).join('\n');
  const chains = new Set(all.match(CHAIN) ?? []);
  const reads = [...chains].map((chain) => chain.replaceAll('?.', '.').split(/\.|(?=\[)/));
  const words = new Set(all.match(/\w+/g));
  return paths.filter((path) => !reads.some((read) => isReadBy(path.split('.'), read, words)));
}

function isReadBy(path: readonly string[], read: readonly string[], words: ReadonlySet<string>): boolean {
  // A property of the text may be read, such as `.length` or `.toLowerCase()`.
  const isOnTheWay = read.every((name, index) => index >= path.length || isName(name, path[index]));
  return isOnTheWay && path.slice(read.length).every((name) => words.has(name));
}

function isName(read: string, name: string | undefined): boolean {
  return read.startsWith('[') || read === name;
}

const STATEMENT = /^(?:export )?(?:const|let) \w+(?:: [^=]+)? = [\s\S]*?(?=^\S(?<![)\]}]))/gm;
const MAKES_A_FUNCTION = /=\s*(?:async )?(?:function|memo\(|lazy\w*\(|\([^)]*\)(?:: [^=]+)? =>|\w+ =>)/;

/** Returns statements of a module that read a text while it loads, so that its language could not change. */
export function findCaptured({ path, source }: SourceFile): readonly string[] {
  return [...`${source}\n.`.matchAll(STATEMENT)]
    .map(([statement]) => statement)
    .filter((statement) => !MAKES_A_FUNCTION.test(statement.split('\n', 1)[0] ?? ''))
    .filter((statement) => new RegExp(`${NAME.source}[.;\\[]`).test(withoutFunctions(statement)))
    .map((statement) => `${path}: ${statement.split('\n', 1)[0]}`);
}

/** Removes functions, such as `() => appText.close`, since they read the text later. */
function withoutFunctions(statement: string): string {
  return statement.replaceAll(/\(\) => [\w.()[\]]+/g, '');
}
