/**
 * `npm run hostile`: ten thousand hostile requests and every attack by its name, then the same to a server whose rules
 * forbid nothing, five thousand requests over the edges of the limits, every heavy request and every costly attack by
 * its name, codes guessed, each time by a new guest, ten thousand files sent by one account, and attacks on ratings,
 * counts, figures, names, parties, classes and hidden rooms. `npm run hostile -- heavy` runs one part alone; `-- requests 500 9500` sends
 * 500 from number 9500 on.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runCostly } from './costly/runCostly.ts';
import { runEdges, runHostile } from './runAssaults.ts';
import { runGuessing, runHeavy } from './runHeavy.ts';
import { runTrust } from './runTrust.ts';
import { runUploads } from './runUploads.ts';

const REQUESTS = 10_000;
const OVER_EDGES = 5000;

type Part = (count?: number, first?: number) => Promise<string[]>;

const PARTS: Readonly<Record<string, Part>> = {
  requests: (count = REQUESTS, first = 0) => runHostile(count, first, false),
  open: (count = REQUESTS, first = 0) => runHostile(count, first, true),
  edges: (count = OVER_EDGES, first = 0) => runEdges(count, first),
  heavy: runHeavy,
  costly: runCostly,
  guessing: runGuessing,
  uploads: runUploads,
  trust: runTrust,
};

async function runPart(part: Part, numbers: readonly number[]): Promise<boolean> {
  // The server logs each refusal by a rule, which is thousands of lines here.
  console.warn = () => {};
  const faults = await part(...numbers);
  for (const fault of faults) console.log(`✘ ${fault}`);
  return faults.length === 0;
}

/** Runs each part in a separate process, since a process can have only one backend. */
async function runAll(): Promise<boolean> {
  let isWell = true;
  for (const name of Object.keys(PARTS)) {
    const args = [...process.execArgv, fileURLToPath(import.meta.url), name];
    const [code]: unknown[] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
    isWell &&= code === 0;
  }
  return isWell;
}

const [name, ...numbers] = process.argv.slice(2);
const part = PARTS[name ?? ''];
if (name !== undefined && part === undefined)
  throw new Error(`No part "${name}". There are: ${Object.keys(PARTS).join(', ')}.`);
const isWell = part === undefined ? await runAll() : await runPart(part, numbers.map(Number));
process.exitCode = isWell ? 0 : 1;
