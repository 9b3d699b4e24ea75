import { SetupError } from '../setup/fail.mjs';
import type { Proof } from './Proof.ts';

interface Choice {
  usual: readonly Proof[];
  /** The proofs that are shown as not run unless they are named. */
  overnight: readonly Proof[];
}

/** Returns the named proofs, or all if none is named. @throws SetupError if no proof has that name */
export function chooseProofs(names: readonly string[], { usual, overnight }: Choice): readonly Proof[] {
  const known = [...usual, ...overnight];
  const unknown = names.find((name) => !known.some((proof) => proof.name === name));
  if (unknown !== undefined)
    throw new SetupError(`No proof "${unknown}". There are: ${known.map(({ name }) => name).join(', ')}.`);
  if (names.length > 0) return known.filter(({ name }) => names.includes(name));
  const leaveOut = ({ name }: Proof) => `takes hours: npm run proofs -- ${name}`;
  return [...usual, ...overnight.map((proof) => ({ ...proof, reasonToSkip: () => leaveOut(proof) }))];
}
