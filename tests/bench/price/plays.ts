import { createRandom } from '../../../core/testing/createRandom.ts';
import type { Move } from '../../../seeds/testing/walkthroughs.ts';
import { inNames, labelsAside, MOVES, ROOM_ID } from '../class/playTeam.ts';
import { openTeam, type SeatBrowser } from '../party/SeatBrowser.ts';
import { Tapper } from '../party/Tapper.ts';

/** Seconds of a play, between two actions of a player, and between two signs of life. */
const LASTS = 10 * 60;
const ACTION_EVERY = 12;
const SIGN_EVERY = 8;
/** Number of signs of life between two calls by which a browser shows the server that it is present (T9). */
const SIGNS_TO_CHECK_IN = 30;
/** Milliseconds between two writes of one browser: the server accepts 20 a second. */
const PACE = 100;
/** Pointers a second of a moving mouse, and the share of the time in which it moves. */
const POINTERS = 5;
const MOVING = 0.3;
/** Number of pointers of each seat that are counted; a play has `SAMPLES_OF_POINTERS` times as many. */
const SAMPLE = 30;
export const SAMPLES_OF_POINTERS = (LASTS * MOVING * POINTERS) / SAMPLE;

/** Plays alone for ten minutes and escapes: the steps of the way out, with looks at other things in between. */
export async function playAlone(origin: string): Promise<void> {
  const player = await Tapper.takePlace(origin, 'startPlay', { roomId: ROOM_ID });
  await player.act({ type: 'start' });
  const random = createRandom(47);
  for (const step of planOf(LASTS / ACTION_EVERY)) await take(player, step, random);
  if (!player.isOut) throw new Error('The player did not escape.');
  player.close();
}

/** Four players open a party, and one starts it. */
export async function openParty(origin: string): Promise<readonly SeatBrowser[]> {
  const team = await openTeam({ origin }, { roomId: ROOM_ID, seats: 4 });
  await first(team).player.act({ type: 'start' });
  return team;
}

/** All four act every twelve seconds for ten minutes; the first takes the way out. */
export async function actTogether(team: readonly SeatBrowser[]): Promise<void> {
  const random = createRandom(47);
  const leader = first(team);
  for (const step of planOf(LASTS / ACTION_EVERY)) {
    for (const browser of team) {
      const known = browser.player.number;
      await take(browser.player, browser === leader ? step : null, random);
      await Promise.all(team.map((each) => each.hasHeard(browser.player.number)));
      for (const each of team) each.player.learnFrom(browser.player);
      // There are three seconds between two actions, in which each browser sends its sign of life.
      if (browser.player.number > known) await settle(team);
      if (leader.player.isOut) return;
    }
  }
  throw new Error('The team did not escape.');
}

/** The signs of life of ten minutes, and the calls that go with them. */
export async function staySeated(team: readonly SeatBrowser[]): Promise<void> {
  for (let sign = 1; sign <= LASTS / SIGN_EVERY; sign += 1) {
    await settle(team);
    if (sign % SIGNS_TO_CHECK_IN === 0) for (const { player } of team) await player.sync();
    await pause();
  }
}

/** A sample of the pointers that four moving mice show. */
export async function pointAround(team: readonly SeatBrowser[]): Promise<void> {
  for (let pointer = 0; pointer < SAMPLE; pointer += 1) {
    await Promise.all(team.map((browser) => browser.point()));
    await pause();
  }
}

/** Waits until all that was said is heard; each gives a sign of life. */
async function settle(team: readonly SeatBrowser[]): Promise<void> {
  await Promise.all(team.map((browser) => browser.appear()));
}

/** The steps of the way out, spread over so many actions; null is a look at something else. */
function planOf(actions: number): readonly (Move | null)[] {
  const looks = Math.max(0, actions - 1 - MOVES.length);
  return MOVES.flatMap((move, at) => {
    const before = Math.floor((looks * (at + 1)) / MOVES.length) - Math.floor((looks * at) / MOVES.length);
    return [...Array.from({ length: before }, () => null), move];
  });
}

/** Lets a player take a step, or look at something that is not part of the way out. @throws if the step is refused */
async function take(player: Tapper, step: Move | null, random: () => number): Promise<void> {
  if (step === null) {
    const seen = labelsAside(player);
    const label = seen[Math.floor(random() * seen.length)] ?? '';
    await player.act({ type: 'click', item: player.nameOf(label) });
    return;
  }
  const refusal = await player.act(inNames(player, step));
  if (refusal !== null) throw new Error(`${step.type} was refused: ${refusal}`);
}

function first(team: readonly SeatBrowser[]): SeatBrowser {
  const [browser] = team;
  if (browser === undefined) throw new RangeError('Nobody is there.');
  return browser;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PACE));
}
