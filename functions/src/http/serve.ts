import type { Request, Response } from 'firebase-functions/v2/https';
import type { CallContract } from '../../../core/calls/callContract.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { type Deps, getInstanceDeps } from '../deps.ts';
import { answerError } from './answerError.ts';
import { clientNetwork } from './clientNetwork.ts';
import { type Caller, findCaller } from './findCaller.ts';
import { HttpError } from './HttpError.ts';
import { requireAdmin } from './requireAdmin.ts';
import { createRequireEnabled } from './requireEnabled.ts';

/** A call's handler; method, input and caller are checked before. */
export type Handler<Request, Answer> = (
  request: Request,
  caller: Caller | null,
  deps: Deps,
) => Promise<Answer>;

/** Maximum bytes of a body; the longest request, an action with name and answer, has a few thousand. */
export const MOST_BYTES = 64 * 1024;

const PRIVATE = 'no-store';
/** Cached by Hosting but not by browsers, since a creator looks for the room right after publishing. */
const SHARED = 'public, max-age=0, s-maxage=30';

const requireEnabled = createRequireEnabled();

/** Returns the request handler of a call: checks method, input and caller, and formats errors. */
export function serve<Input, Answer>(contract: CallContract<Input, Answer>, handle: Handler<Input, Answer>) {
  return async (request: Request, response: Response): Promise<void> => {
    try {
      if (request.method !== contract.method) throw wrongMethod(response, contract.method);
      requireSmall(request);
      const instance = getInstanceDeps();
      const caller = await findCaller(request);
      await (contract.isForAdmins ? requireAdmin(instance, caller) : requireEnabled(instance, caller));
      const input = parseInput(contract.request, contract.method === 'GET' ? request.query : request.body);
      const deps: Deps = {
        ...instance,
        network: clientNetwork(request),
        origin: request.get('origin') ?? '',
        isPrivate: request.get('sec-gpc') === '1' || request.get('dnt') === '1',
      };
      const answer = await handle(input, caller, deps);
      response.set('cache-control', contract.isShared ? SHARED : PRIVATE).json(answer);
    } catch (error) {
      answerError(response, error, contract.errors);
    }
  };
}

function wrongMethod(response: Response, method: string): HttpError {
  response.set('allow', method);
  return new HttpError('methodNotAllowed', `Use ${method}.`);
}

/** Without a body some platforms leave out `rawBody`, whatever its type says. */
function requireSmall({ rawBody }: Partial<Pick<Request, 'rawBody'>>): void {
  if ((rawBody?.length ?? 0) > MOST_BYTES) throw new HttpError('tooLarge', `More than ${MOST_BYTES} bytes.`);
}

function parseInput<Input>(schema: SchemaOf<Input>, input: unknown): Input {
  const parsed = parseWith(schema, input);
  if (parsed.ok) return parsed.value;
  const { path, message } = parsed.refusal;
  throw new HttpError('badRequest', path ? `${path}: ${message}` : message);
}
