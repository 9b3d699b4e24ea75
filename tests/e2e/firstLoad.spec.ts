import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const ASSETS = 'dist/assets';

/** The kB of brotli that a first visit may load: the present size (docs/benchmarks.md) and a little more. */
const FIRST_LOADS = [
  { page: 'index.html', parts: [], most: 17 },
  { page: 'app.html', parts: ['dashboard'], most: 149 },
  { page: 'app.html', parts: ['gameplay'], most: 165 },
];

for (const { page, parts, most } of FIRST_LOADS)
  test(`the scripts of a first visit stay below ${most} kB: ${[page, ...parts].join(', ')}`, () => {
    const bytes = [...scriptsOf(page, parts)].map((file) => brotliCompressSync(readAsset(file)).length);
    expect(bytes.reduce((sum, each) => sum + each, 0) / 1000).toBeLessThan(most);
  });

test('the script that shows a page’s title does not wait for the app', () => {
  const [, entry = ''] = /<script type="module"[^>]*src="\/assets\/([^"]+)"/.exec(readPage('app.html')) ?? [];
  const bytes = [...withImports([entry])].map((file) => brotliCompressSync(readAsset(file)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0) / 1000).toBeLessThan(6);
});

/** Returns the scripts of the built page, and of parts that it loads at once, with their imports. */
function scriptsOf(page: string, parts: readonly string[]): ReadonlySet<string> {
  const named = [...readPage(page).matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  return withImports([...named, ...parts.map(findAsset)]);
}

function withImports(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported = ''] of readAsset(file)
      .toString()
      .matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g))
      follow(imported);
  };
  for (const file of files) follow(file);
  return found;
}

function readPage(page: string): string {
  return readFileSync(join('dist', page), 'utf8');
}

function findAsset(part: string): string {
  const file = readdirSync(ASSETS).find((name) => name.startsWith(`${part}-`) && name.endsWith('.js'));
  if (file === undefined) throw new Error(`No built file of ${part}: npm run build.`);
  return file;
}

function readAsset(file: string): Buffer {
  return readFileSync(join(ASSETS, file));
}
