import { expect } from 'vitest';

/** An answer that refuses with these words, or with such that fit. */
export function refusal(status: number, code: string, message: string | RegExp) {
  const words = typeof message === 'string' ? message : expect.stringMatching(message);
  return { status, body: { error: { code, message: words } } };
}
