import type { AnswerOf } from '../../../core/calls/calls.ts';

export type Wall = AnswerOf<'showWall'>;
export type WallTeam = Wall['teams'][number];

/** How far a team is, from the start to the door: the columns of a wall with many teams (Q7). */
export const DISTANCES = ['looking', 'trail', 'near', 'outside'] as const;
export type Distance = (typeof DISTANCES)[number];

/** The maximum number of teams shown as one list; more are shown in columns or on several pages. */
export const MOST_IN_LIST = 12;
/**
 * The height of the names in a column, in hundredths of the wall's height: ten names, fewer if some take two
 * lines.
 */
const COLUMN = 51;
const NAME = 5.1;
const LONG_NAME = 8.5;
/** Milliseconds between two pages (Q12). */
export const TURN_EVERY = 8000;

/** A team with its rank, if ranks are shown and it has one. */
export interface PlacedTeam extends WallTeam {
  place: number | null;
}

/** The teams of one distance, with the page of names that is shown now. */
export interface Column {
  distance: Distance;
  count: number;
  page: Page;
}

/** One page of a list of teams. */
export interface Page {
  teams: readonly PlacedTeam[];
  /** From 1. */
  number: number;
  of: number;
}

/**
 * Returns the teams in the order in which the wall shows them: by name, or by rank where the teacher wants that (Q7). A
 * team without anybody appears in the lobby alone.
 */
export function teamsOf({ state, teams, isRanked, language }: Wall): readonly PlacedTeam[] {
  const { compare } = new Intl.Collator(language);
  const shown = teams.filter((team) => state === 'lobby' || hasPlayed(team));
  if (!isRanked || state === 'lobby')
    return shown
      .map((team) => ({ ...team, place: null }))
      .toSorted((one, other) => compare(one.name, other.name));
  return shown
    .toSorted((one, other) => compareRanks(one, other) || compare(one.name, other.name))
    .map((team, at) => ({ ...team, place: isOut(team) ? at + 1 : null }));
}

function hasPlayed({ seated, progress, outcome }: WallTeam): boolean {
  return seated > 0 || progress > 0 || outcome === 'escaped';
}

/** Compares teams: those that escaped first, by time, then the others by progress. */
function compareRanks(one: WallTeam, other: WallTeam): number {
  if (isOut(one) && isOut(other)) return one.played - other.played;
  return Number(isOut(other)) - Number(isOut(one)) || other.progress - one.progress;
}

export function isOut({ outcome }: Pick<WallTeam, 'outcome'>): boolean {
  return outcome === 'escaped';
}

/** Returns whether nobody plays any more: the session has ended, or each team has. */
export function isOver(wall: Wall): boolean {
  const teams = teamsOf(wall);
  return (
    wall.state === 'ended' ||
    (wall.state !== 'lobby' && teams.length > 0 && teams.every(({ outcome }) => outcome !== null))
  );
}

export function distanceOf(team: Pick<WallTeam, 'outcome' | 'progress'>): Distance {
  if (isOut(team)) return 'outside';
  if (team.progress < 1 / 3) return 'looking';
  return team.progress < 2 / 3 ? 'trail' : 'near';
}

/**
 * Returns the four columns. `at` is the time, by which each turns its pages, and `fits` the number of letters in a line
 * of a column.
 */
export function columnsOf(teams: readonly PlacedTeam[], at: number, fits: number): readonly Column[] {
  const heightOf = ({ name }: PlacedTeam) => (name.length > fits ? LONG_NAME : NAME);
  return DISTANCES.map((distance) => {
    const own = teams.filter((team) => distanceOf(team) === distance);
    return { distance, count: own.length, page: pageAt(fill(own, COLUMN, heightOf), at) };
  });
}

/** Returns the page of the lobby's teams that is shown at a time. */
export function lobbyPage(teams: readonly PlacedTeam[], at: number): Page {
  return pageAt(
    fill(teams, MOST_IN_LIST, () => 1),
    at,
  );
}

/** Distributes teams to pages, filling one after the other. */
function fill(
  teams: readonly PlacedTeam[],
  space: number,
  heightOf: (team: PlacedTeam) => number,
): readonly (readonly PlacedTeam[])[] {
  const pages: PlacedTeam[][] = [[]];
  let left = space;
  for (const team of teams) {
    const height = heightOf(team);
    // Allows for rounding errors in sums of tenths.
    if (height > left + 0.01) {
      pages.push([]);
      left = space;
    }
    left -= height;
    pages.at(-1)?.push(team);
  }
  return pages;
}

function pageAt(pages: readonly (readonly PlacedTeam[])[], at: number): Page {
  const turned = Math.floor(at / TURN_EVERY) % pages.length;
  return { teams: pages[turned] ?? [], number: turned + 1, of: pages.length };
}

/** Returns the milliseconds that the class has played, `since` milliseconds after the answer came. */
export function playedOf({ state, played, at, startedAt }: Wall, since: number): number {
  if (state !== 'running') return played;
  // The start lies a few seconds in the future at first.
  const begins = Math.max(0, (startedAt ?? at) - at);
  return played + Math.max(0, since - begins);
}

/** Returns the milliseconds on the clock: those left, or without a limit those played. */
export function clockOf(wall: Wall, since: number): number {
  const played = playedOf(wall, since);
  return wall.limit === null ? played : Math.max(0, wall.limit - played);
}

/** Returns the number of hooks that each team shows in the lobby: as many as the fullest team has seats taken. */
export function hooksOf(teams: readonly WallTeam[]): number {
  return Math.max(1, ...teams.map(({ seated }) => seated));
}

/** Returns how many sit in all teams. */
export function seatedIn(teams: readonly WallTeam[]): number {
  return teams.reduce((sum, { seated }) => sum + seated, 0);
}
