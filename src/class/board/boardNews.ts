import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import type { Need } from '../../../core/class/board.ts';

/** The kinds of news about a team that screen readers announce. */
export type NewsKind = Need | 'escaped' | 'timeUp' | 'ended';

export interface BoardNews {
  kind: NewsKind;
  /** The team's name. */
  team: string;
}

/** Returns what is new on the board since it was told before: teams that need the teacher now, or are done now. */
export function newsBetween(before: ShowClassAnswer, after: ShowClassAnswer): readonly BoardNews[] {
  return after.teams.flatMap(({ team, name, needs, outcome }) => {
    const former = before.teams.find((each) => each.team === team);
    const began = needs.filter((need) => former?.needs.includes(need) === false);
    const kinds: readonly NewsKind[] =
      outcome !== null && former?.outcome === null ? [...began, outcome] : began;
    return kinds.map((kind) => ({ kind, team: name }));
  });
}

/** News that waits to be announced, and when the last was. */
export interface Telling {
  /** News to be announced, oldest first. */
  queue: readonly BoardNews[];
  /** When the last news was announced, in milliseconds. */
  at: number;
}

/** Milliseconds for which news other than calls for help is collected into one announcement. */
export const JOINED_FOR = 10_000;

/** Returns what is told now, and what waits: a call for help is told at once and takes along what waited. */
export function tellNow(
  { queue, at }: Telling,
  news: readonly BoardNews[],
  now: number,
): { told: readonly BoardNews[]; telling: Telling } {
  const all = [...queue, ...news];
  const isDue = all.some(({ kind }) => kind === 'help') || now - at >= JOINED_FOR;
  if (all.length === 0 || !isDue) return { told: [], telling: { queue: all, at } };
  return { told: all, telling: { queue: [], at: now } };
}

/** Returns the orders that were dropped since, by the name of their team: it had opened the lock itself. */
export function droppedBetween(before: ShowClassAnswer, after: ShowClassAnswer): readonly string[] {
  return after.teams.flatMap(({ team, name, dropped }) => {
    const former = before.teams.find((each) => each.team === team);
    return former && dropped !== null && dropped !== former.dropped ? [name] : [];
  });
}
