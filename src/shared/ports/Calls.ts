import type { CallContract } from '../../../core/calls/callContract.ts';
import type { AnswerOf, CallName, RequestOf } from '../../../core/calls/calls.ts';

/** Makes a call by its contract, as the signed-in user, if any. @throws BackendError */
export type SendCall = <Request extends object, Answer>(
  contract: CallContract<Request, Answer>,
  request: Request,
) => Promise<Answer>;

/** Every call of the server by its name, made as the signed-in user, if any. @throws BackendError */
export type Calls = {
  readonly [Name in CallName]: (request: RequestOf<Name>) => Promise<AnswerOf<Name>>;
};
