import { DIFFICULTY_BANDS, type Difficulty, type DifficultyBand } from './difficulty.ts';

/**
 * The lengths shown to players, in minutes, each with its difficulty. They are few and far apart, so that an
 * extra step rarely changes the length: exact minutes would reveal the number of steps.
 */
const LENGTHS: readonly Difficulty[] = [
  ...lengths('easy', [3]),
  ...lengths('medium', [5, 7]),
  ...lengths('hard', [10, 15, 20]),
  ...lengths('expert', [30, 45, 60, 90, 120, 180]),
];

/** Number of escapes after which a room's card shows the time that players really needed, instead of an estimate. */
export const ENOUGH_ESCAPES = 5;

/** Number of finished plays from which on those without an escape count for a room's difficulty. */
export const ENOUGH_ENDS = 20;

/** Number of escapes by their rounded length in minutes. */
export type EscapesByLength = Readonly<Record<string, number>>;

function lengths(band: DifficultyBand, minutes: readonly number[]): Difficulty[] {
  return minutes.map((each) => ({ band, minutes: each }));
}

/** Returns the displayed length nearest to a number of minutes; the longer one if two are equally near. */
export function nearestLength(minutes: number): Difficulty {
  return LENGTHS.reduce((nearest, each) =>
    Math.abs(each.minutes - minutes) <= Math.abs(nearest.minutes - minutes) ? each : nearest,
  );
}

/**
 * Returns the time within which half of the players escaped; null while fewer than five have escaped. Counts
 * of lengths that are no longer displayed are ignored.
 */
export function lengthOfEscapes(escapes: EscapesByLength): Difficulty | null {
  const counts = LENGTHS.map((length) => ({ length, count: escapes[length.minutes] ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total < ENOUGH_ESCAPES) return null;
  let before = 0;
  const middle = counts.find(({ count }) => {
    before += count;
    return 2 * before >= total;
  });
  return middle?.length ?? null;
}

/** Plays that were played to their end. */
interface Ends {
  escapes: number;
  timeouts: number;
}

/**
 * Returns the difficulty by what plays show: that of the length, one band harder where fewer than half of at least
 * twenty plays got out. Lengths come from escapes alone, so a room that only the fastest leave in time would seem easy.
 */
export function bandOfPlays({ band }: Pick<Difficulty, 'band'>, { escapes, timeouts }: Ends): DifficultyBand {
  const ended = escapes + timeouts;
  if (ended < ENOUGH_ENDS || 2 * escapes >= ended) return band;
  return DIFFICULTY_BANDS[DIFFICULTY_BANDS.indexOf(band) + 1] ?? band;
}
