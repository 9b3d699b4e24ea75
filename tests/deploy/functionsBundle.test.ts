// @isolation apart

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { type StagedFunctions, stageFunctions } from './stageFunctions.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const { functions, hosting } = v.parse(
  v.object({
    functions: v.object({ runtime: v.string(), ignore: v.array(v.string()) }),
    hosting: v.object({
      rewrites: v.array(v.object({ function: v.optional(v.object({ functionId: v.string() })) })),
    }),
  }),
  readJson('firebase.json'),
);
const rewritten = hosting.rewrites.flatMap(({ function: target }) => target?.functionId ?? []).sort();

/** Functions that run on a schedule. */
const SCHEDULED = ['cleanUp'];
const deployed = [...rewritten, ...SCHEDULED].sort();

const packageSchema = v.object({
  dependencies: v.record(v.string(), v.string()),
  engines: v.object({ node: v.string() }),
});
const { dependencies, engines } = v.parse(packageSchema, readJson('functions/package.json'));

let staged: StagedFunctions;
let bundle: string;
beforeAll(() => {
  staged = stageFunctions(functions.ignore);
  bundle = ['index.js', 'thread.js']
    .map((name) => readFileSync(join(staged.folder, 'lib', name), 'utf8'))
    .join('\n');
});
afterAll(() => staged.remove());

describe('what a deploy uploads of the functions', () => {
  it('is the bundle and what its packages are installed by', () => {
    expect(readdirSync(staged.folder).sort()).toEqual([
      '.npmrc',
      'lib',
      'node_modules',
      'package-lock.json',
      'package.json',
    ]);
    expect(readdirSync(join(staged.folder, 'lib'))).toEqual(['index.js', 'thread.js']);
  });

  it('asks for Node 22 in both places, and for the very packages of its lock', () => {
    const lock = v.parse(
      v.object({
        packages: v.objectWithRest({ '': packageSchema }, v.object({ version: v.optional(v.string()) })),
      }),
      readJson('functions/package-lock.json'),
    );
    expect([engines.node, functions.runtime]).toEqual(['22', 'nodejs22']);
    expect(lock.packages['']).toEqual({ dependencies, engines });
    for (const [name, version] of Object.entries(dependencies))
      expect(lock.packages[`node_modules/${name}`], name).toEqual({ version });
  });

  it('holds the core, and imports nothing but Node and its own packages', () => {
    const imported = [...bundle.matchAll(/(?:\bfrom\s|\bimport\s*\(?)\s*["']([^"']+)["']/g)].map(
      ([, name = '']) => name,
    );
    const foreign = imported.filter(
      (name) =>
        !name.startsWith('node:') &&
        !Object.keys(dependencies).some((own) => `${name}/`.startsWith(`${own}/`)),
    );
    expect(imported.length).toBeGreaterThan(3);
    expect(foreign).toEqual([]);
  });

  it('contains nothing about the machine it was built on', () => {
    for (const path of [resolve('.'), homedir(), staged.folder, 'file://'])
      expect(bundle.includes(path), path).toBe(false);
  });
});

it('leaves what is in the folder that the bundle is built into', () => {
  const temporary = makeTemporaryFolder();
  const note = join(temporary.folder, 'note.txt');
  writeFileSync(note, 'mine');
  execFileSync(process.execPath, ['functions/build.mjs', temporary.folder]);
  expect(readFileSync(note, 'utf8')).toBe('mine');
  expect(readdirSync(temporary.folder)).toContain('index.js');
  temporary.remove();
});

describe('alone in a clean folder', () => {
  it('loads with its own packages, and finds none of the project’s', () => {
    const script = "import('./lib/index.js').then((all) => console.log(Object.keys(all).sort().join()))";
    expect(staged.runNode(['-e', script]).trim()).toBe(deployed.join());
    expect(() => staged.runNode(['-e', "require('valibot')"])).toThrow(/Cannot find module/);
  });

  it('begins its thread, which reads rooms', () => {
    const order = { id: 1, name: 'judgeRoom', given: [{ schemaVersion: 999 }] };
    const script = `
      const { Worker } = require('node:worker_threads');
      const thread = new Worker('./lib/thread.js');
      thread.on('message', ({ made }) => { console.log(made.refusal.type); thread.terminate(); });
      thread.postMessage(${JSON.stringify(order)});`;
    expect(staged.runNode(['-e', script]).trim()).toBe('newerVersion');
  });

  it('describes to a deploy just the functions that firebase.json leads to, and the scheduled one', () => {
    const manifest = join(staged.folder, 'manifest.json');
    staged.runNode(['node_modules/firebase-functions/lib/bin/firebase-functions.js', '.'], {
      FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
      GCLOUD_PROJECT: 'demo-escape-room',
    });
    const { endpoints } = v.parse(
      v.object({ endpoints: v.record(v.string(), v.object({ platform: v.string() })) }),
      readJson(manifest),
    );
    expect(Object.keys(endpoints).sort()).toEqual(deployed);
    expect(new Set(Object.values(endpoints).map(({ platform }) => platform))).toEqual(new Set(['gcfv2']));
  });
});
