import type { AnswerOf, CallName, RequestOf } from '../../../core/calls/calls.ts';

/** Every call of the server by its name, made as the signed-in user, if any. @throws BackendError */
export type Calls = {
  readonly [Name in CallName]: (request: RequestOf<Name>) => Promise<AnswerOf<Name>>;
};
