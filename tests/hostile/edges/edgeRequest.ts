import { Choices } from '../../../core/testing/choices.ts';
import type { Sent } from '../assault.ts';
import type { Endpoint } from '../Endpoint.ts';
import { attack, draftOf, numbersOf } from '../hostileRequest.ts';
import type { Target } from '../Target.ts';
import { AUTH_EDGES } from './authEdges.ts';
import type { Edge } from './Edge.ts';
import { FIRESTORE_EDGES } from './firestoreEdges.ts';
import { FUNCTION_EDGES } from './functionEdges.ts';
import { STORAGE_EDGES } from './storageEdges.ts';

/** Every limit that a request to the public port can reach. */
const EDGES: readonly Edge[] = [...FIRESTORE_EDGES, ...AUTH_EDGES, ...STORAGE_EDGES, ...FUNCTION_EDGES];
const LIGHT = EDGES.filter(({ isHeavy }) => !isHeavy);
const HEAVY = EDGES.filter(({ isHeavy }) => isHeavy);

/** The order of edges; heavy ones are rare. */
const TURNS = HEAVY.flatMap((heavy) => [...LIGHT, heavy]);
/** The steps around a limit: one below, at it, one above. */
const STEPS = [-1, 0, 1] as const;

/** Number of requests after which every edge was tested at every step. */
export const ONE_ROUND = TURNS.length * STEPS.length;

/**
 * Returns the request with that number. It is always the same, except for the target's port and tokens. In
 * every second round it has no other attack, so it must be accepted up to the limit and refused above it.
 */
export function edgeRequest(number: number, target: Target): Sent {
  const edge = TURNS[number % TURNS.length];
  if (edge === undefined) throw new RangeError('No edges.');
  const step = STEPS[Math.floor(number / TURNS.length) % STEPS.length] ?? 0;
  const choices = new Choices(numbersOf(number));
  const endpoint = withToken(edge.make(edge.limit + step, choices), target);
  const made = draftOf(endpoint, target, target.tokens.good);
  const draft = { ...made, attacks: [`${edge.name}: ${edge.limit + step}`] };
  if (Math.floor(number / ONE_ROUND) % 2 === 1) return { draft: attack(choices, draft, endpoint, target) };
  return { draft, judge: (status) => judge(edge, step, status) };
}

function judge({ refused }: Edge, step: number, status: number): string | null {
  if (step > 0) return status === refused ? null : `answered ${status} above the limit`;
  return status === refused ? `answered ${status} within the limit` : null;
}

/** Adds the token to the body, where the calls about accounts have it. */
function withToken(endpoint: Endpoint, { tokens }: Target): Endpoint {
  if (!endpoint.path.startsWith('/identitytoolkit')) return endpoint;
  return { ...endpoint, body: { idToken: tokens.good, ...Object(endpoint.body) } };
}
