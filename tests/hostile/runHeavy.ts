import { AT_ONCE } from '../../functions/src/throttles/guesses.ts';
import { STARTS } from '../../functions/src/throttles/starts.ts';
import { printTable } from '../bench/table.ts';
import { guessCodes, openPlays } from './guessing/guessCodes.ts';
import { LOCK, ROOM_ID } from './guessing/publishTestRoom.ts';
import { describeTried, HEAVY_TITLES } from './heavy/describeTried.ts';
import { HeavyServer } from './heavy/HeavyServer.ts';
import { HEAVY_REQUESTS } from './heavy/heavyRequests.ts';
import { measureQuiet } from './heavy/measureHeavy.ts';
import { type Tried, tryHeavy } from './heavy/tryHeavy.ts';

/** Milliseconds for which a request may delay another one, on a quiet machine. */
const LONGEST_WAIT = 100;
/** Tolerance for counts, since time passes while codes are guessed, and requests run concurrently. */
const LEEWAY = 10;

/** Sends every heavy request beside health checks, and prints how long those waited. */
export async function runHeavy(): Promise<string[]> {
  const server = await HeavyServer.start();
  try {
    const quiet = await measureQuiet(server);
    const tried: Tried[] = [];
    for (const request of HEAVY_REQUESTS) tried.push(await tryHeavy(server, request, LONGEST_WAIT));
    printHeavy(tried, quiet);
    return tried.flatMap(({ fault }) => fault ?? []);
  } finally {
    await server.close();
  }
}

function printHeavy(tried: readonly Tried[], quiet: number): void {
  const rows = [HEAVY_TITLES, ...tried.map((one) => describeTried(one, quiet))];
  printTable(`Heavy requests, and others who ask for health (quiet: ${quiet.toFixed(0)} ms)`, rows);
  const waits = tried.map(({ longestWait }) => longestWait);
  const longest = Math.max(...waits);
  console.log(`${tried.length} heavy requests, others waited ${longest.toFixed(0)} ms at most`);
}

/** Guesses codes, each as a new guest, and opens plays until the server refuses. */
export async function runGuessing(): Promise<string[]> {
  const server = await HeavyServer.start();
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    const { tried, hasFallen, seconds } = await guessCodes(origin, ROOM_ID, LOCK);
    const opened = await openPlays(origin, ROOM_ID, 2 * STARTS.most);
    console.log(
      `${tried} codes guessed in ${seconds.toFixed(0)} s until the lock slowed down, ${opened} more plays opened`,
    );
    const faults = hasFallen ? ['a code was guessed'] : [];
    if (tried > AT_ONCE + LEEWAY) faults.push(`${tried} codes were looked at`);
    if (opened > STARTS.most + LEEWAY) faults.push(`${opened} plays were opened`);
    return faults;
  } finally {
    await server.close();
  }
}
