import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import { type Band, bandOf, sortBoard } from '../../../core/class/board.ts';

/** How the board is sorted. */
export type Sorting = 'needs' | 'name';

/** The position of a team's card. */
export interface Place {
  team: number;
  band: Band;
}

/** Milliseconds for which cards keep their positions (Q4). */
export const SORTED_FOR = 10_000;

/** The positions of all cards, and when they were set. */
export interface Placed {
  places: readonly Place[];
  sorting: Sorting;
  /** Milliseconds of this device's clock. */
  at: number;
}

interface Moment {
  sorting: Sorting;
  language: string;
  now: number;
  /** Whether the teacher uses a card now: by focus, pointer or an open menu. */
  isHeld: boolean;
}

/**
 * Returns the positions of the cards. They are sorted again at most every ten seconds, never while the
 * teacher uses a card, and at once when the teacher changes the order.
 */
export function placeTeams(former: Placed | null, teams: readonly BoardTeam[], moment: Moment): Placed {
  const { sorting, language, now, isHeld } = moment;
  const isKept = former?.sorting === sorting && (isHeld || now - former.at < SORTED_FOR);
  if (former && isKept) return former;
  const places = placesOf(teams, sorting, language);
  if (former?.sorting === sorting && isSame(former.places, places)) return former;
  return { places, sorting, at: now };
}

function placesOf(teams: readonly BoardTeam[], sorting: Sorting, language: string): readonly Place[] {
  const { compare } = new Intl.Collator(language);
  const states = teams.map((team) => ({
    ...team,
    isOver: team.outcome !== null,
    isEmpty: team.seats.length === 0,
  }));
  const sorted =
    sorting === 'name'
      ? states.toSorted((one, other) => compare(one.name, other.name))
      : sortBoard(states, language);
  return sorted.map((state) => ({ team: state.team, band: bandOf(state) }));
}

function isSame(one: readonly Place[], other: readonly Place[]): boolean {
  return one.every(({ team, band }, index) => other[index]?.team === team && other[index]?.band === band);
}
