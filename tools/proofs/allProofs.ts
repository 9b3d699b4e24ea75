import { readFileSync } from 'node:fs';
import type { Proof } from './Proof.ts';
import { needsEmulator, needsNamespaces } from './reasonsToSkip.ts';
import { allLines, lastLine } from './showLines.ts';

const { AUTH_EMULATOR } = process.env;
const script = (path: string, ...args: string[]): Proof['command'] => [
  process.execPath,
  '--import',
  'tsx',
  path,
  ...args,
];

const VITEST = 'node_modules/vitest/vitest.mjs';
/** The words after `vitest` in a script of package.json. */
function vitestWords(script: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return (scripts[script] ?? '').split(' ').slice(1);
}

/** Every proof that takes too long for `npm test`, the quickest first. */
export const PROOFS: readonly Proof[] = [
  {
    name: 'hostile',
    command: script('tests/hostile/run.ts'),
    show: allLines(/^✘|^\d+ (requests|attacks|heavy|codes|files)/),
  },
  {
    name: 'puzzles:proof',
    command: script('tests/puzzles/proof.ts'),
    show: allLines(/^✘|^\d+ rooms|^[A-Z]\d+ /),
  },
  {
    name: 'make:proof',
    command: script('tests/making/proof.ts'),
    show: allLines(/^✘|^\d+ wishes|^Milliseconds|^Any two|^ *Tests /),
  },
  {
    name: 'unit:whole',
    command: [process.execPath, VITEST, ...vitestWords('unit:whole')],
    show: allLines(/^ *(Test Files|Tests) /),
  },
  {
    name: 'lan:proof',
    command: script('tests/lan/proof.ts'),
    show: allLines(/^✘|^ +\d+ (passed|failed)/),
    reasonToSkip: needsNamespaces,
  },
  {
    name: 'browsers:proof',
    command: script('tests/browsers/proof.ts'),
    show: allLines(/^[✘✔]|left out/),
  },
  {
    name: 'auth:oracle',
    command: script('tests/contract/oracle/run.ts', AUTH_EMULATOR ?? ''),
    show: lastLine(/calls, .* differences/),
    reasonToSkip: () => needsEmulator(AUTH_EMULATOR),
  },
  {
    name: 'e2e:long',
    command: [
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tests/e2e/long.config.ts',
    ],
    show: allLines(/^ +\d+ (passed|failed)/),
  },
  { name: 'bench', command: script('tests/bench/run.ts'), show: allLines(/^ *(ratio|aim|whole path)\b/) },
  { name: 'crash', command: script('tests/crash/run.ts'), show: lastLine(/rounds; acknowledged/) },
  {
    name: 'hosted:proof',
    command: script('tests/deploy/hosted/proof.ts'),
    show: allLines(/^✘|^The hosted app/),
  },
];

/** Proofs that take hours, so that they run only if named. */
export const OVERNIGHT: readonly Proof[] = [
  {
    name: 'mutation',
    command: [
      process.execPath,
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'tests/mutation/stryker.config.json',
    ],
    show: lastLine(/^All files/),
  },
];
