import type { Outcome } from './Proof.ts';

const SIGNS: Readonly<Record<Outcome['verdict'], string>> = { passed: '✔', failed: '✘', 'not run': '–' };

/** One line of the table: verdict, name, time and summary. */
export function describeOutcome({ name, verdict, seconds, shown }: Outcome): string {
  const time =
    verdict === 'not run'
      ? ''
      : `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
  return `${SIGNS[verdict]} ${verdict.padEnd(7)}  ${name.padEnd(20)} ${time.padStart(6)}  ${shown}`;
}

/** The number of each verdict, in one line. */
export function countVerdicts(outcomes: readonly Outcome[]): string {
  const count = (verdict: Outcome['verdict']) =>
    outcomes.filter((outcome) => outcome.verdict === verdict).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('not run')} not run`;
}
