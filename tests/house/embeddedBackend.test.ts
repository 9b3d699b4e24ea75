import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const names = v.record(v.string(), v.string());
const packageSchema = v.object({ exports: names, dependencies: names, devDependencies: names });
const rootSchema = v.object({ imports: names, dependencies: names, devDependencies: names });

const embedded = v.parse(packageSchema, JSON.parse(readFileSync('local/package.json', 'utf8')));
const root = v.parse(rootSchema, JSON.parse(readFileSync('package.json', 'utf8')));

/** The files of this repository, with paths from its root. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const isOwn = (file: string) => file.startsWith('local/');
const isTest = (file: string) => /testing\/|\.test\.ts$/.test(file);

/** Whether a name matches an export, whose pattern may contain one `*`. */
function fits(name: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? name === pattern : name.startsWith(start) && name.endsWith(end);
}

/** Returns a file's imports, as they are written. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /(?:^(?:import|export|\}).* from |\bimport\()'([^']+)'/gm,
  );
  return [...found].map(([, name = '']) => name);
}

it('the root imports the embedded backend by all of its exports and by nothing else', () => {
  const imports = Object.entries(root.imports).filter(([name]) => name.startsWith('#local'));
  const expected = Object.entries(embedded.exports).map(([name, file]) => [
    name.replace('.', '#local'),
    file.replace('./', './local/'),
  ]);
  expect(imports).toEqual(expected);
});

it('each export exists, and the rest of the repository imports it', () => {
  const imported = files.filter((file) => !isOwn(file)).flatMap(importsOf);
  const unused = Object.entries(embedded.exports).filter(([name, file]) => {
    const pattern = name.replace('.', '#local');
    if (!pattern.includes('*')) expect(existsSync(join('local', file)), file).toBe(true);
    return !imported.some((one) => fits(one, pattern));
  });
  expect(unused).toEqual([]);
});

it('every other file imports what is exported, by path where it belongs to the package of the functions', () => {
  const exported = Object.values(embedded.exports).map((file) => join('local', file));
  const byPath = files
    .filter((file) => !isOwn(file))
    .flatMap((file) =>
      importsOf(file).map((name) => ({ file, target: normalize(join(dirname(file), name)) })),
    )
    .filter(({ target }) => isOwn(target) && /\.m?ts$/.test(target));
  expect(byPath).not.toEqual([]);
  const wrong = byPath.filter(
    ({ file, target }) =>
      !file.startsWith('functions/') || !exported.some((pattern) => fits(target, pattern)),
  );
  expect(wrong).toEqual([]);
});

it('depends on the versions that the root installs, and on all packages that it imports', () => {
  const installed = { ...root.dependencies, ...root.devDependencies };
  const { dependencies, devDependencies } = embedded;
  expect(installed).toMatchObject({ ...dependencies, ...devDependencies });
  const packagesOf = (own: string[]) =>
    new Set(
      own
        .flatMap(importsOf)
        .filter((name) => !/^(?:\.|node:|firebase-admin)/.test(name))
        .map((name) => (name.startsWith('@') ? name : name.replace(/\/.*/, ''))),
    );
  const own = files.filter(isOwn);
  expect(packagesOf(own.filter((file) => !isTest(file)))).toEqual(new Set(Object.keys(dependencies)));
  expect(packagesOf(own)).toEqual(new Set(Object.keys({ ...dependencies, ...devDependencies })));
});
