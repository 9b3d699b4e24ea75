import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireAdminSdk } from '#local/adminSdk';
import { createTestRoom } from '../../functions/src/testing/testRoom.ts';
import { PROJECT_ID } from '../../tools/serve/appBackend.ts';
import type { Actor, Breach, Site } from './actors/Actor.ts';
import { Batches } from './actors/Batches.ts';
import { Plays } from './actors/Plays.ts';
import { sendFromBrowser, sendFromServer } from './actors/sendBatches.ts';
import { sendInPieces, sendWhole } from './actors/sendFiles.ts';
import { Uploads } from './actors/Uploads.ts';
import { CrashServer } from './CrashServer.ts';
import { checkFolder } from './checkFolder.ts';
import { createDice } from './createDice.ts';

export interface CrashReport {
  rounds: number;
  /** Number of acknowledged writes of each actor. */
  acknowledged: Readonly<Record<string, number>>;
  breaches: readonly Breach[];
  /** Milliseconds from each start after a kill until the server responded. */
  restarts: readonly number[];
}

const ROOM = 'crash-room';
/** Maximum milliseconds for a server in a round, however slow the machine is. */
const MAX_WORK = 15_000;
/** Maximum number of further writes of one actor before the kill, and of milliseconds after them. */
const MAX_WAIT = { writes: 4, milliseconds: 200 };
/** Milliseconds to wait for responses that were under way when the server was killed. */
const LATE_ANSWERS = 200;

/**
 * Repeats: starts a server, writes in every way at once, kills it at a random time, restarts it on the same
 * data folder and compares. Some are killed while starting or ending. @param seed determines the rounds'
 * delays; the machine's timing still varies
 */
export async function crashRounds(dataFolder: string, rounds: number, seed: number): Promise<CrashReport> {
  const dice = createDice(seed);
  const actors = createActors(dice);
  const breaches: Breach[] = [];
  const restarts: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    if (dice() < 0.2) await killWhileStarting(dataFolder, dice() * 1500);
    const { server, site, milliseconds } = await start(dataFolder);
    if (round === 0) await publishRoom(site);
    else restarts.push(milliseconds);
    for (const actor of actors) breaches.push(...(await actor.check(site)));
    if (round < rounds) await workAndKill(server, site, actors, round, dice);
    else await endInOrder(server, site);
  }
  breaches.push(...(await checkFolder(dataFolder)));
  const acknowledged = Object.fromEntries(actors.map((actor) => [actor.name, actor.acknowledged]));
  return { rounds, acknowledged, breaches, restarts };
}

/** Sorted by speed, slowest first: each round waits for the writes of one actor, in this order. */
function createActors(dice: () => number): readonly Actor[] {
  return [
    new Uploads('pieces', sendInPieces, () => 300_000 + Math.floor(dice() * 400_000)),
    new Plays('player-1', ROOM),
    new Plays('player-2', ROOM),
    new Uploads('whole', sendWhole, () => 1000 + Math.floor(dice() * 40_000)),
    new Batches('admin', sendFromServer),
    new Batches('browser-1', sendFromBrowser),
    new Batches('browser-2', sendFromBrowser),
  ];
}

async function start(dataFolder: string): Promise<{ server: CrashServer; site: Site; milliseconds: number }> {
  const begun = performance.now();
  const server = await CrashServer.start(dataFolder);
  const addresses = await server.ready();
  const milliseconds = performance.now() - begun;
  return { server, site: { ...addresses, admin: connectAdmin(addresses.firestoreHost) }, milliseconds };
}

/**
 * Connects the Admin SDK, which reads the environment when it creates its client. Without the second variable
 * it looks for a Google machine.
 */
function connectAdmin(host: string) {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const sdk = requireAdminSdk();
  const app = sdk.initializeApp({ projectId: PROJECT_ID }, randomUUID());
  const firestore = sdk.getFirestore(app);
  // Clients of one process share connections by address, and a new server may get the port of a dead one.
  firestore.settings({ host, ssl: false, 'grpc.use_local_subchannel_pool': 1 });
  return firestore;
}

async function publishRoom({ admin }: Site): Promise<void> {
  const room = createTestRoom({ isPublished: true });
  await admin.doc(`rooms/${ROOM}`).set({ ...room, publishedVersion: 1 });
  await admin.doc(`rooms/${ROOM}/versions/1`).set(room);
}

async function killWhileStarting(dataFolder: string, after: number): Promise<void> {
  const server = await CrashServer.start(dataFolder);
  await sleep(after);
  await server.kill();
}

async function workAndKill(
  server: CrashServer,
  site: Site,
  actors: readonly Actor[],
  round: number,
  dice: () => number,
): Promise<void> {
  let hasEnded = false;
  const works = actors.map(async (actor) => {
    while (!hasEnded) await actor.step(site);
  });
  // An actor stops without a response. Handled at once, or Node would report an unhandled rejection.
  const settled = Promise.allSettled(works);
  await someWork(actors[round % actors.length], dice);
  if (dice() < 0.2) {
    server.signal('SIGTERM');
    await sleep(dice() * 50);
  }
  await server.kill();
  hasEnded = true;
  // The Admin SDK retries for a minute. Closing it would reject promises that nobody awaits any more.
  await Promise.race([settled, sleep(LATE_ANSWERS)]);
}

/** Waits for a few writes of one actor and a random delay, so that slow machines get there too. */
async function someWork(actor: Actor | undefined, dice: () => number): Promise<void> {
  const goal = (actor?.acknowledged ?? 0) + 1 + Math.floor(dice() * MAX_WAIT.writes);
  const end = performance.now() + MAX_WORK;
  while ((actor?.acknowledged ?? 0) < goal && performance.now() < end) await sleep(5);
  await sleep(dice() * MAX_WAIT.milliseconds);
}

async function endInOrder(server: CrashServer, { admin }: Site): Promise<void> {
  await admin.terminate();
  server.signal('SIGTERM');
  const code = await server.exitCode();
  if (code !== 0) throw new Error(`The server ended with exit code ${code}.`);
}
