import { toCsv } from '../util/toCsv.ts';
import type { TeamResult } from './classResults.ts';

/** The words of the downloaded files, in the language of the screen. */
export interface ClassCsvWords {
  teams: readonly string[];
  /** The head of a further column of the teams, if their pupils typed names. */
  names: string;
  steps: readonly string[];
  outcomes: Readonly<Record<TeamResult['outcome'], string>>;
  yes: string;
  no: string;
}

/** Serializes the teams of a class for spreadsheets, a row each (Q8); times in minutes with one decimal. */
export function teamsCsv(results: readonly TeamResult[], words: ClassCsvWords, fractions: '.' | ','): string {
  const areNamed = results.some(({ names }) => names.length > 0);
  const rows = results.map((team) => [
    team.name,
    words.outcomes[team.outcome],
    minutes(team.played),
    Math.floor(team.progress * 100),
    team.seats,
    team.people,
    team.wrong,
    team.hints,
    team.minutesGiven,
    team.isHelped ? words.yes : words.no,
    ...(areNamed ? [team.names.join(', ')] : []),
  ]);
  return toCsv([[...words.teams, ...(areNamed ? [words.names] : [])], ...rows], fractions);
}

/** Serializes the locks of all teams, a row each, in the order in which they were opened (Q8). */
export function stepsCsv(results: readonly TeamResult[], words: ClassCsvWords, fractions: '.' | ','): string {
  const rows = results.flatMap((team) =>
    team.steps.map((step) => [
      team.name,
      step.name,
      step.words,
      step.openedAt === null ? '' : minutes(step.openedAt),
      step.took === null ? '' : minutes(step.took),
      step.wrong,
      step.hints,
      step.isHelped ? words.yes : words.no,
    ]),
  );
  return toCsv([words.steps, ...rows], fractions);
}

function minutes(milliseconds: number): number {
  return Math.round(milliseconds / 6000) / 10;
}
