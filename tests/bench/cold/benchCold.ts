import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { buildFunctions } from '../../../tools/setup/buildParts.mjs';
import { Crowd } from '../crowd/Crowd.ts';
import { median, printTable } from '../table.ts';

const BUNDLE = 'functions/lib/index.js';
const INSTANCE = 'tests/bench/cold/instance.mjs';
const ROOM = 'played-first';
const ROUNDS = 5;

/** Milliseconds from the start of the process; bytes of its memory. */
const startSchema = v.object({
  begun: v.number(),
  loaded: v.number(),
  first: v.number(),
  second: v.number(),
  memory: v.number(),
});
type Start = v.InferOutput<typeof startSchema>;

const run = promisify(execFile);

/**
 * Prints how long a player waits whose call starts an instance of a function: the built code in a process of its own,
 * which asks the embedded backend over its port. @throws if a call fails; speed is not judged
 */
export async function benchCold(): Promise<void> {
  await buildFunctions();
  const crowd = await Crowd.open();
  const starts: Start[] = [];
  try {
    await crowd.publish(ROOM);
    for (let round = 0; round < ROUNDS; round += 1) starts.push(await startInstance());
  } finally {
    await crowd.close();
  }
  print(starts);
}

async function startInstance(): Promise<Start> {
  const { stdout } = await run(process.execPath, [
    INSTANCE,
    BUNDLE,
    'startPlay',
    JSON.stringify({ roomId: ROOM }),
  ]);
  return v.parse(startSchema, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

function print(starts: readonly Start[]): void {
  const row = (name: string, millisecondsOf: (start: Start) => number) => [
    name,
    median(starts.map(millisecondsOf)).toFixed(0),
  ];
  printTable(`A new instance answers its first call (ms, median of ${ROUNDS})`, [
    ['', 'ms'],
    row('Node starts', ({ begun }) => begun),
    row('loads the code', ({ begun, loaded }) => loaded - begun),
    row('answers the first call', ({ loaded, first }) => first - loaded),
    row('… in all', ({ first }) => first),
    row('answers the second call', ({ first, second }) => second - first),
  ]);
  const megabytes = median(starts.map(({ memory }) => memory)) / 2 ** 20;
  console.log(`  memory ${megabytes.toFixed(0)} MB`);
}
