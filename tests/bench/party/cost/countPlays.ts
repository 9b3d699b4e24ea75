import { openTeam, type SeatBrowser } from '../SeatBrowser.ts';
import { Tapper } from '../Tapper.ts';
import { type CountedServer, ROOM_ID, startCountedServer } from './startCountedServer.ts';
import { Walk } from './Walk.ts';

const SEATS = 4;
/** Seconds of a play, between two actions of a player, and between two signs of life. */
const LASTS = 20 * 60;
const ACTION_EVERY = 12;
const SIGN_EVERY = 8;
/** Number of signs of life between two calls by which a browser shows the server that it is present (T9). */
const SIGNS_TO_CHECK_IN = 30;
/** Pointers a second of a moving mouse, and the share of the time in which it moves. */
const POINTERS = 5;
const MOVING = 0.3;
/** Number of pointers of each seat that are counted; the rest is extrapolated. */
const SAMPLE = 60;
const ACTIONS = LASTS / ACTION_EVERY;
/** Milliseconds between two writes of one browser: the server accepts 20 a second. */
const PACE = 100;

/** The billed operations of one part of a play. */
export interface Billed {
  calls: number;
  reads: number;
  writes: number;
  /** Bytes that the live channel sends to browsers and to functions. */
  bytes: number;
  connections: number;
}

export interface CountedPlays {
  /** A play of one player for 20 minutes. */
  alone: Billed;
  /** The same play with four players, and its parts. */
  party: Billed;
  parts: Readonly<Record<'opening' | 'actions' | 'signs' | 'pointers', Billed>>;
  /** Number of the party's changes that were published to all. */
  changes: number;
}

/** Counts what a play of one player and a play of four cost, from their traffic. */
export async function countPlays(): Promise<CountedPlays> {
  const server = await startCountedServer();
  try {
    const count = createMeter(server);
    const alone = await count(() => playAlone(server));
    let team: readonly SeatBrowser[] = [];
    const opening = await count(async () => {
      team = await openTeam(
        { origin: server.origin, live: addressOf(server) },
        { roomId: ROOM_ID, seats: SEATS },
      );
      await settle(team);
      return callsOf(team);
    });
    const actions = await count(() => playTogether(server, team));
    const signs = await count(async () => {
      const before = callsOf(team);
      for (let sign = 1; sign <= LASTS / SIGN_EVERY; sign += 1) {
        await settle(team);
        if (sign % SIGNS_TO_CHECK_IN === 0) for (const { player } of team) await player.sync();
        await sleep(PACE);
      }
      return callsOf(team) - before;
    });
    const sample = await count(async () => {
      for (let pointer = 0; pointer < SAMPLE; pointer += 1) {
        await Promise.all(team.map((browser) => browser.point()));
        await sleep(PACE);
      }
      return 0;
    });
    const pointers = times(sample, (LASTS * MOVING * POINTERS) / SAMPLE);
    const changes = team[0]?.player.number ?? 0;
    for (const browser of team) await browser.close();
    const parts = { opening, actions, signs, pointers };
    return { alone, party: Object.values(parts).reduce(plus), parts, changes };
  } finally {
    await server.close();
  }
}

function addressOf({ browsers }: CountedServer): string {
  return `http://127.0.0.1:${browsers.port}`;
}

async function playAlone(server: CountedServer): Promise<number> {
  const player = await Tapper.takePlace(server.origin, 'startPlay', { roomId: ROOM_ID });
  const walk = new Walk(server);
  await player.act({ type: 'start' });
  for (let action = 1; action < ACTIONS; action += 1) await walk.take(player);
  await walk.leave(player);
  player.close();
  return player.calls;
}

async function playTogether(server: CountedServer, team: readonly SeatBrowser[]): Promise<number> {
  const walk = new Walk(server);
  const [first] = team;
  if (first === undefined) throw new RangeError('Nobody is there.');
  const before = callsOf(team);
  await first.player.act({ type: 'start' });
  for (let action = 1; action < ACTIONS; action += 1)
    for (const browser of team) {
      const known = browser.player.number;
      const { lock } = await walk.take(browser.player);
      // While a player enters an answer, the lock is open, which the others see.
      if (lock !== undefined) {
        await browser.appear(lock);
        await browser.appear();
      }
      await Promise.all(team.map((each) => each.hasHeard(browser.player.number)));
      // There are three seconds between two actions, in which each browser sends its sign of life.
      if (browser.player.number > known) await settle(team);
    }
  await walk.leave(first.player);
  await Promise.all(team.map((each) => each.hasHeard(first.player.number)));
  await settle(team);
  return callsOf(team) - before;
}

function callsOf(team: readonly SeatBrowser[]): number {
  return team.reduce((sum, { player }) => sum + player.calls, 0);
}

/** Waits until all that was said is heard; each gives a sign of life. */
async function settle(team: readonly SeatBrowser[]): Promise<void> {
  await Promise.all(team.map((browser) => browser.appear()));
}

/** Returns the function that runs a part of a play and counts what it costs; the part answers the number of its calls. */
function createMeter({ firestore, browsers, functions }: CountedServer) {
  const doors = [browsers, functions];
  const now = (): Billed => ({
    calls: 0,
    reads: firestore.operations.reads,
    writes: firestore.operations.writes,
    bytes: doors.reduce((sum, { traffic }) => sum + traffic.down, 0),
    connections: doors.reduce((sum, { traffic }) => sum + traffic.connections, 0),
  });
  return async (part: () => Promise<number>): Promise<Billed> => {
    const before = now();
    const calls = await part();
    return plus({ ...now(), calls }, times(before, -1));
  };
}

function plus(one: Billed, other: Billed): Billed {
  return combine(one, (field) => one[field] + other[field]);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function times(billed: Billed, factor: number): Billed {
  return combine(billed, (field) => billed[field] * factor);
}

function combine(billed: Billed, of: (field: keyof Billed) => number): Billed {
  const fields = Object.keys(billed) as (keyof Billed)[];
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as unknown as Billed;
}
