import { MARK_LOOKS } from '../together/marks/markLooks.ts';

/** The look of a team's pennant, as indexes into `MARK_LOOKS`. */
interface PennantLook {
  /** The mark whose enamel colours the cloth. */
  colour: number;
  /** The mark whose shape is drawn on it. */
  shape: number;
}

/** Returns the look of a team's pennant by the team's number: 30 teams all differ. */
export function pennantOf(team: number): PennantLook {
  const count = MARK_LOOKS.length;
  return { colour: team % count, shape: (team + 3 * Math.floor(team / count)) % count };
}
