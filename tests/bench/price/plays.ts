import { buildRoom } from '../../../core/recipe/buildRoom.ts';
import { createRandom } from '../../../core/testing/createRandom.ts';
import { builtInCatalogue } from '../../../seeds/catalogue/builtInCatalogue.ts';
import { whereTheresAWill } from '../../../seeds/rooms/whereTheresAWill.ts';
import { type Move, walkthroughs } from '../../../seeds/testing/walkthroughs.ts';
import { openTeam, type SeatBrowser } from '../party/SeatBrowser.ts';
import { Tapper } from '../party/Tapper.ts';

const ROOM = whereTheresAWill;
const ROOM_ID = ROOM.id;
const MOVES: readonly Move[] = walkthroughs[ROOM_ID] ?? [];
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
/** Number of pointers of each seat that are counted; `POINTERS_OF_A_PLAY` says how many times as many there are. */
const SAMPLE = 30;
export const SAMPLES_OF_POINTERS = (LASTS * MOVING * POINTERS) / SAMPLE;

/** Plays alone for ten minutes and escapes: the steps of the way out, with looks at other things in between. */
export async function playAlone(origin: string): Promise<void> {
  const player = await Tapper.takePlace(origin, 'startPlay', { roomId: ROOM_ID });
  await player.act({ type: 'start' });
  const walk = new Walk();
  for (const step of planOf(LASTS / ACTION_EVERY)) await walk.take(player, step);
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
  const walk = new Walk();
  const leader = first(team);
  for (const step of planOf(LASTS / ACTION_EVERY)) {
    for (const browser of team) {
      const known = browser.player.number;
      await walk.take(browser.player, browser === leader ? step : null);
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

/** Takes steps by the names that a player has seen. */
class Walk {
  readonly #labels = labelsOf();
  readonly #random = createRandom(47);

  async take(player: Tapper, step: Move | null): Promise<void> {
    const refusal = await player.act(step === null ? this.#look(player) : this.#inNames(player, step));
    if (step !== null && refusal !== null) throw new Error(`${step.type} was refused: ${refusal}`);
  }

  /** A look at something that is not part of the way out, so that nothing happens. */
  #look(player: Tapper): object {
    const onTheWay = new Set(MOVES.flatMap(idsOf).map((id) => this.#labels.get(id)));
    const seen = player.labels.filter((label) => !onTheWay.has(label));
    const label = seen[Math.floor(this.#random() * seen.length)] ?? '';
    return { type: 'click', item: player.nameOf(label) };
  }

  #inNames(player: Tapper, move: Move): object {
    const nameOf = (id: string) => player.nameOf(this.#labels.get(id) ?? '');
    if (move.type === 'useItem') return { ...move, item: nameOf(move.item), on: nameOf(move.on) };
    return 'item' in move ? { ...move, item: nameOf(move.item) } : move;
  }
}

function idsOf(move: Move): readonly string[] {
  if (move.type === 'useItem') return [move.item, move.on];
  return 'item' in move ? [move.item] : [];
}

function labelsOf(): ReadonlyMap<string, string> {
  const built = buildRoom(ROOM, builtInCatalogue);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  return new Map(Object.entries(built.value.itemConfigs).map(([id, { name }]) => [id, name]));
}

function first(team: readonly SeatBrowser[]): SeatBrowser {
  const [browser] = team;
  if (browser === undefined) throw new RangeError('Nobody is there.');
  return browser;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PACE));
}
