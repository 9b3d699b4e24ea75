import { median, percentile } from '../../table.ts';
import { openTeam, QUIET, startTeam } from '../SeatBrowser.ts';
import { NOTES, SETS } from './classRoom.ts';

const SEATS = 5;
const ROUNDS = 20;
/** Milliseconds after a round, in which every browser sends its sign of life. */
const REST = QUIET + 500;

export interface TapsAtOnce {
  /** Milliseconds until a player who acts alone has the answer: the median, and the 95th percentile. */
  one: readonly [number, number];
  /** Milliseconds until the last of five who act at once has the answer. */
  last: readonly [number, number];
  /** The median of the rounds' ratios. */
  ratio: number;
}

/**
 * Lets the five seats of a party act, one alone and all at once in turns, on things that are read or on one
 * that is switched. @throws if an action is refused, or a change is not received once and in order
 */
export async function tapAtOnce(
  origin: string,
  roomId: string,
): Promise<Record<'reads' | 'news', TapsAtOnce>> {
  const team = await openTeam({ origin }, { roomId, seats: SEATS });
  const [note = '', set = ''] = [NOTES[0], SETS[0]];
  await startTeam(team, set);
  const players = team.map(({ player }) => player);
  const time = async (tapping: typeof players, label: string) => {
    const begun = performance.now();
    await Promise.all(tapping.map((player) => player.click(label)));
    const took = performance.now() - begun;
    const number = Math.max(...players.map((player) => player.number));
    await Promise.all(team.map((browser) => browser.hasHeard(number)));
    await new Promise((resolve) => setTimeout(resolve, REST));
    return took;
  };
  const measure = async (label: string): Promise<TapsAtOnce> => {
    const rounds: { one: number; last: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await time(players.slice(round % SEATS, (round % SEATS) + 1), label);
      rounds.push({ one, last: await time(players, label) });
    }
    const sharesOf = (times: readonly number[]) => [median(times), percentile(times, 0.95)] as const;
    return {
      one: sharesOf(rounds.map(({ one }) => one)),
      last: sharesOf(rounds.map(({ last }) => last)),
      ratio: median(rounds.map(({ one, last }) => last / one)),
    };
  };
  const result = { reads: await measure(note), news: await measure(set) };
  for (const { heard } of team)
    if (heard.some((number, place) => number !== (heard[0] ?? 0) + place))
      throw new Error(`A seat heard the changes ${heard.join(', ')}.`);
  for (const browser of team) await browser.close();
  return result;
}
