// @isolation apart

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { OVERNIGHT, PROOFS } from './allProofs.ts';
import { chooseProofs } from './chooseProofs.ts';
import type { Proof } from './Proof.ts';
import { runProofs } from './runProofs.ts';
import { allLines, lastLine } from './showLines.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let said: string[];

beforeEach(() => {
  temporary = makeTemporaryFolder();
  said = [];
});
afterEach(() => temporary.remove());

const run = (...proofs: Proof[]) => runProofs(proofs, temporary.folder, (line) => said.push(line));

function proof(name: string, code: string, change: Partial<Proof> = {}): Proof {
  return { name, command: [process.execPath, '-e', code], show: lastLine(/figure/), ...change };
}

it('goes on after a failure, and fails in the end', async () => {
  const fails = proof('first', 'console.log("figure 1"); console.error("oh"); process.exitCode = 1');
  expect(await run(fails, proof('second', 'console.log("figure 2\\nand more")'))).toBe(false);
  const table = said.slice(said.indexOf('') + 1);
  expect(table).toEqual([
    expect.stringMatching(/^✘ failed {3}first +0:0\d {2}figure 1; all of it is in .*first\.log$/),
    expect.stringMatching(/^✔ passed {3}second +0:0\d {2}figure 2$/),
    '1 passed, 1 failed, 0 not run',
  ]);
  const log = readFileSync(join(temporary.folder, 'first.log'), 'utf8');
  expect(log.split('\n').sort()).toEqual(['', 'figure 1', 'oh']);
});

it('shows what this machine cannot do as not run, which is no failure', async () => {
  expect(await run(proof('far', 'process.exit(1)', { reasonToSkip: () => 'needs the moon' }))).toBe(true);
  expect(said.slice(-2)).toEqual([
    expect.stringMatching(/^– not run {2}far +needs the moon$/),
    '0 passed, 0 failed, 1 not run',
  ]);
});

it('takes a program that is not there for a failure', async () => {
  expect(await run(proof('gone', '', { command: [join(temporary.folder, 'none')] }))).toBe(false);
});

it('runs the named proofs, or all but those that take hours', () => {
  const choice = { usual: [proof('one', ''), proof('two', '')], overnight: [proof('long', '')] };
  expect(chooseProofs(['two', 'long'], choice).map(({ name }) => name)).toEqual(['two', 'long']);
  const all = chooseProofs([], choice).map(({ name, reasonToSkip }) => [name, reasonToSkip?.() ?? null]);
  expect(all).toEqual([
    ['one', null],
    ['two', null],
    ['long', 'takes hours: npm run proofs -- long'],
  ]);
  expect(() => chooseProofs(['three'], choice)).toThrow('No proof "three". There are: one, two, long.');
});

it('finds the relevant lines', () => {
  const output = 'figure 1\n  ratio   1.20\nfigure 2\nratio 0.9\n';
  expect(lastLine(/figure/)(output)).toBe('figure 2');
  expect(allLines(/ratio/)(output)).toBe('ratio 1.20; ratio 0.9');
  expect(lastLine(/none/)(output)).toBe('');
});

it('knows every long proof that package.json has', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const files = [...PROOFS, ...OVERNIGHT].flatMap(({ command }) => command).join(' ');
  // Two commands only print and draw made rooms, to be read and looked at.
  const proofs = Object.entries(scripts).flatMap(([name, line]) =>
    /tests\/(?!.*stryker)\S+\.ts/.test(line) && !/^make:(read|draw)$/.test(name) ? [line] : [],
  );
  expect(proofs.length).toBeGreaterThan(4);
  for (const line of proofs) expect(files).toContain(line.split(' ').at(-1));
});
