import { Choices } from '../../core/testing/choices.ts';
import { badBody } from './attacks/bodies.ts';
import { badHeader, badMethod } from './attacks/headers.ts';
import { badPath } from './attacks/paths.ts';
import { badToken } from './attacks/tokens.ts';
import { type Draft, withHeader } from './Draft.ts';
import type { Endpoint } from './Endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import type { Target } from './Target.ts';

/** Maximum number of random decisions that shape one request. */
const DECISIONS = 600;

/**
 * Returns the hostile request with that number. It is always the same, except for the target's port and
 * tokens. The endpoints take turns, so that a few hundred numbers attack each of them in many ways.
 */
export function hostileRequest(number: number, target: Target): { draft: Draft } {
  const endpoint = ENDPOINTS[number % ENDPOINTS.length];
  if (endpoint === undefined) throw new RangeError('No endpoints.');
  const choices = new Choices(numbersOf(number));
  let draft = draftOf(endpoint, target, choices.isTrue() ? null : target.tokens.good);
  for (let more = choices.below(3); more >= 0; more--) draft = attack(choices, draft, endpoint, target);
  return { draft };
}

/** Returns a well-formed request, with the token if there is one. */
export function draftOf(
  { method, path, body, headers = {}, scheme }: Endpoint,
  target: Target,
  token: string | null,
): Draft {
  const draft: Draft = {
    method,
    path,
    headers: [['host', `127.0.0.1:${target.port}`], ['connection', 'close'], ...Object.entries(headers)],
    body: toBytes(body),
    attacks: [],
  };
  if (scheme === undefined || token === null) return draft;
  return withHeader(draft, 'authorization', `${scheme} ${token}`);
}

/** Applies one attack. */
export function attack(choices: Choices, draft: Draft, endpoint: Endpoint, target: Target): Draft {
  const kind = choices.below(10);
  if (kind < 5 && endpoint.method !== 'GET') {
    const { name, body } = badBody(choices, endpoint.body);
    return { ...draft, body, attacks: [...draft.attacks, name] };
  }
  if (kind < 6) return named('header', draft, badHeader(choices, draft));
  if (kind < 7) return named('method', draft, badMethod(choices, draft));
  if (kind < 8 || endpoint.scheme === undefined)
    return named('path', draft, { ...draft, path: badPath(choices, draft.path) });
  const authorization = `${endpoint.scheme} ${badToken(choices, target.tokens)}`;
  return named('token', draft, withHeader(draft, 'authorization', authorization));
}

function named(name: string, before: Draft, after: Draft): Draft {
  return { ...after, attacks: [...before.attacks, name] };
}

function toBytes(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Returns random numbers that are the same for the same seed (mulberry32). */
export function numbersOf(seed: number): number[] {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return Array.from({ length: DECISIONS }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  });
}
