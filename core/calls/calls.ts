// `npm run calls` writes this file from the contracts in core/calls.

import { ADMIN_CALLS } from './adminCalls.ts';
import type { CallContract } from './callContract.ts';
import { CLASS_CALLS } from './classCalls.ts';
import { USER_CALLS } from './userCalls.ts';

/** Every call of the server by its name. */
export const CALLS = { ...USER_CALLS, ...ADMIN_CALLS, ...CLASS_CALLS } as const;

export type CallName = keyof typeof CALLS;

export type RequestOf<Name extends CallName> =
  (typeof CALLS)[Name] extends CallContract<infer Request, unknown> ? Request : never;

export type AnswerOf<Name extends CallName> =
  (typeof CALLS)[Name] extends CallContract<infer _Request, infer Answer> ? Answer : never;
