import { isDeepStrictEqual } from 'node:util';
import { normalise } from './normalise.ts';
import type { Outcome } from './Outcome.ts';

export interface Difference {
  step: string;
  /** Such as `users.0.passwordHash`; empty if one accepts what the other refuses. */
  path: string;
  official: unknown;
  ours: unknown;
}

/** The differences between the responses to the same steps. */
export function compare(official: readonly Outcome[], ours: readonly Outcome[]): readonly Difference[] {
  return official.flatMap((expected, index) => {
    const actual = ours[index];
    const { step } = expected;
    if (actual?.status !== expected.status)
      return [{ step, path: '', official: outline(expected), ours: actual && outline(actual) }];
    const differing = differences(normalise(expected.body), normalise(actual.body), '');
    return differing.map((difference) => ({ step, ...difference }));
  });
}

/** Status and message, since the fields of a success and a refusal have nothing in common. */
function outline({ status, body }: Outcome): string {
  const error = isObject(body) && isObject(body.error) ? ` ${String(body.error.message)}` : '';
  return `${status}${error}`;
}

function differences(official: unknown, ours: unknown, path: string): Omit<Difference, 'step'>[] {
  if (isDeepStrictEqual(official, ours)) return [];
  if (!isObject(official) || !isObject(ours)) return [{ path, official, ours }];
  const keys = new Set([...Object.keys(official), ...Object.keys(ours)]);
  return [...keys].flatMap((key) =>
    differences(official[key], ours[key], path === '' ? key : `${path}.${key}`),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
