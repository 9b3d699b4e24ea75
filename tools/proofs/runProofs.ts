import { countVerdicts, describeOutcome } from './describeOutcomes.ts';
import type { Outcome, Proof } from './Proof.ts';
import { runProof } from './runProof.ts';

/**
 * Runs the proofs one after the other, even after a failure; prints each result, and a table at the end.
 * @returns whether none has failed
 */
export async function runProofs(
  proofs: readonly Proof[],
  folder: string,
  say: (line: string) => void,
): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (const proof of proofs) {
    say(`▶ ${proof.name}`);
    const outcome = await runProof(proof, folder);
    say(describeOutcome(outcome));
    outcomes.push(outcome);
  }
  say('');
  for (const outcome of outcomes) say(describeOutcome(outcome));
  say(countVerdicts(outcomes));
  return outcomes.every(({ verdict }) => verdict !== 'failed');
}
