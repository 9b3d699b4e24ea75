import { FirebaseError } from 'firebase/app';
import { type Person, ROLES, type Role } from './people.ts';

/** An operation, and the roles that are allowed. It must be denied to all others. */
export interface Operation {
  name: string;
  allowed: readonly Role[];
  act: (person: Person) => Promise<unknown>;
  isWriting: boolean;
}

export function reading(name: string, allowed: Operation['allowed'], act: Operation['act']): Operation {
  return { name, allowed, act, isWriting: false };
}

export function writing(name: string, allowed: Operation['allowed'], act: Operation['act']): Operation {
  return { name, allowed, act, isWriting: true };
}

type Outcome = 'allowed' | 'denied' | `failed: ${string}`;

const DENIALS: readonly string[] = [
  'permission-denied',
  'unauthenticated',
  'storage/unauthorized',
  'storage/unauthenticated',
];

/**
 * The result of an attempt. Failures other than denials are distinguished, since they could hide an allowed
 * access.
 */
export async function attempt(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    await act();
    return 'allowed';
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    return DENIALS.includes(error.code) ? 'denied' : `failed: ${error.code}`;
  }
}

/** Returns the result of an operation for each role, each time from the same initial state. */
export async function attemptAll(
  { act, isWriting }: Operation,
  people: Readonly<Record<Role, Person>>,
  restore: () => Promise<void>,
): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {};
  for (const role of ROLES) {
    const outcome = await attempt(() => act(people[role]));
    outcomes[role] = outcome;
    if (outcome === 'allowed' && isWriting) await restore();
  }
  return outcomes;
}

export function expectedOutcomes({ allowed }: Operation): Record<string, Outcome> {
  return Object.fromEntries(ROLES.map((role) => [role, allowed.includes(role) ? 'allowed' : 'denied']));
}

/** The table's size in words, for the log of a run. */
export function describeTable(title: string, operations: readonly Operation[]): string {
  const allowed = operations.reduce((total, operation) => total + operation.allowed.length, 0);
  const cells = countCells(operations);
  return `${title}: ${cells} cells (${operations.length} operations × ${ROLES.length} roles), ${allowed} allowed, ${cells - allowed} denied`;
}

export function countCells(operations: readonly Operation[]): number {
  return operations.length * ROLES.length;
}
