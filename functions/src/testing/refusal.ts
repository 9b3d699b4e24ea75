import { expect } from 'vitest';

/** Matches the answer of a call that is refused with this message, or with one that fits the expression. */
export function refusal(status: number, code: string, message: string | RegExp) {
  const words = typeof message === 'string' ? message : expect.stringMatching(message);
  return { status, body: { error: { code, message: words } } };
}
