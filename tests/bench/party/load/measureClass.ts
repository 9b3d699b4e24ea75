import { Latencies } from '../../load/Latencies.ts';
import type { LoadServer } from '../../load/LoadServer.ts';
import { median } from '../../table.ts';
import { openTeam, type SeatBrowser, startTeam } from '../SeatBrowser.ts';
import { Tapper } from '../Tapper.ts';
import { NOTES, SETS } from './classRoom.ts';

const SINGLES = 200;
const OPENED_AT_ONCE = 20;
const TEAMS = 6;
const SEATS = 5;
const ROUNDS = 3;
/** Milliseconds of one measurement. */
const LASTS = 10_000;
/** Milliseconds between two actions of a player: of a single player, and of a class in a hurry. */
const CALM = 10_000;
const HASTY = 1500;
/** Milliseconds between two pointers. */
const POINTER_EVERY = 200;
/**
 * One of this many actions changes something for others; in a play of four it is one of eight
 * (docs/benchmarks.md).
 */
const NEWS_EVERY = 4;

/** Costs in milliseconds of the server's processor time. */
export interface ClassCosts {
  /** An action of one of 200 single players, without the class and together with it. */
  alone: number;
  beside: number;
  /**
   * An action of one of 30 single players, and of one of 30 in teams, with everything that their browsers
   * receive and send because of it.
   */
  single: number;
  team: number;
  /** The pointers of the 30 players in a second. */
  pointers: number;
  /** The medians of the rounds' ratios. */
  besideRatio: number;
  teamRatio: number;
}

type Round = Omit<ClassCosts, 'besideRatio' | 'teamRatio'>;

/**
 * Measures single players, a class of 30 in teams with pointers, and both at once, in turns. @throws if an
 * action fails
 */
export async function measureClass(server: LoadServer, roomId: string): Promise<ClassCosts> {
  const crowd = await openCrowd(server.origin, roomId);
  const browsers = await openClass(server.origin, roomId);
  const pupils = browsers.map(({ player }) => player);
  const few = crowd.slice(0, pupils.length);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await load(server, [{ players: crowd, every: CALM }]);
    const single = await load(server, [{ players: few, every: HASTY }]);
    const stopPointing = point(browsers);
    const still = await load(server, []);
    const inTeams = await load(server, [{ players: pupils, every: HASTY }]);
    const both = await load(server, [
      { players: crowd, every: CALM },
      { players: pupils, every: HASTY },
    ]);
    stopPointing();
    const pointers = still.cpu / still.lasted;
    const team = costOf(inTeams, pointers * inTeams.lasted);
    rounds.push({
      alone: costOf(alone),
      beside: costOf(both, pointers * both.lasted + team * (both.acts[1] ?? 0)),
      single: costOf(single),
      team,
      pointers: pointers * 1000,
    });
  }
  for (const player of crowd) player.close();
  for (const browser of browsers) await browser.close();
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick));
  return {
    alone: middle(({ alone }) => alone),
    beside: middle(({ beside }) => beside),
    single: middle(({ single }) => single),
    team: middle(({ team }) => team),
    pointers: middle(({ pointers }) => pointers),
    besideRatio: middle(({ alone, beside }) => beside / alone),
    teamRatio: middle(({ single, team }) => team / single),
  };
}

/** Opens and starts plays of one player; each has acted once, which counts the play. */
async function openCrowd(origin: string, roomId: string): Promise<readonly Tapper[]> {
  const crowd: Tapper[] = [];
  while (crowd.length < SINGLES) {
    const some = Array.from({ length: OPENED_AT_ONCE }, async () => {
      const player = await Tapper.takePlace(origin, 'startPlay', { roomId });
      await player.act({ type: 'start' });
      await player.click(NOTES[0] ?? '');
      return player;
    });
    crowd.push(...(await Promise.all(some)));
  }
  return crowd;
}

async function openClass(origin: string, roomId: string): Promise<readonly SeatBrowser[]> {
  const opened = Array.from({ length: TEAMS }, async () => {
    const team = await openTeam({ origin }, { roomId, seats: SEATS });
    await startTeam(team, NOTES[0] ?? '');
    return team;
  });
  const teams = await Promise.all(opened);
  return teams.flat();
}

/** Makes all browsers send five pointers a second until the returned function is called. */
function point(browsers: readonly SeatBrowser[]): () => void {
  const timers = browsers.map((browser) => setInterval(() => void browser.point(), POINTER_EVERY));
  return () => timers.forEach(clearInterval);
}

interface Group {
  players: readonly Tapper[];
  /** Milliseconds between two actions of one player. */
  every: number;
}

interface Load {
  /** The server's processor time in milliseconds. */
  cpu: number;
  lasted: number;
  /** The number of actions of each group. */
  acts: readonly number[];
}

/** Lets the groups act for a while. */
async function load(server: LoadServer, groups: readonly Group[]): Promise<Load> {
  const times = groups.map(() => new Latencies());
  const before = (await server.readHealth()).cpuSeconds;
  const begun = performance.now();
  const isOver = () => performance.now() - begun >= LASTS;
  await Promise.all([
    sleep(LASTS),
    ...groups.flatMap(({ players, every }, group) =>
      players.map(async (player, place) => {
        await sleep((place * every) / players.length);
        for (let turn = place; !isOver(); turn += 1) {
          const next = performance.now() + every;
          await times[group]?.measure(() => player.click(thingOf(turn)));
          await sleep(next - performance.now());
        }
      }),
    ),
  ]);
  const lasted = performance.now() - begun;
  const cpu = ((await server.readHealth()).cpuSeconds - before) * 1000;
  const failed = times.find((each) => each.failed > 0);
  if (failed) throw new Error(`${failed.failed} actions failed: ${failed.firstFailure}`);
  return { cpu, lasted, acts: times.map(({ count }) => count) };
}

function thingOf(turn: number): string {
  const things = turn % NEWS_EVERY === 0 ? SETS : NOTES;
  return things[Math.floor(turn / NEWS_EVERY) % things.length] ?? '';
}

/** @param other milliseconds of processor time that were not spent on the first group's actions */
function costOf({ cpu, acts }: Load, other = 0): number {
  return (cpu - other) / (acts[0] ?? 0);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
