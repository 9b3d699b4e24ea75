import type { CallContract } from '../../../core/calls/callContract.ts';
import { callErrorSchema } from '../../../core/calls/callError.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { BackendError, type BackendErrorCode } from '../ports/BackendError.ts';
import { backendError, inBackendTerms } from './backendErrors.ts';
import { getOnceBegun } from './begunCalls.ts';
import { callAddress } from './callAddress.ts';

export interface CallSender {
  /** Empty in the app, since the functions are served by the page's own origin. */
  origin: string;
  /** The headers that identify the caller. */
  authorize: () => Promise<Record<string, string>>;
}

const CODES: Readonly<Record<number, BackendErrorCode>> = {
  401: 'unauthenticated',
  403: 'permissionDenied',
  404: 'notFound',
  409: 'conflict',
  410: 'roomHidden',
  429: 'tooManyRequests',
  507: 'serverFull',
  // Statuses of a host that cannot reach the functions behind it.
  502: 'offline',
  503: 'offline',
  504: 'offline',
};

/** Makes a call by its contract and parses the response. @throws BackendError */
export function sendCall<Request extends object, Answer>(
  contract: CallContract<Request, Answer>,
  request: Request,
  sender: CallSender,
): Promise<Answer> {
  return inBackendTerms(async () => {
    const response = await send(contract, request, sender);
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw failureOf(response.status, body);
    return readAnswer(contract.answer, body);
  });
}

async function send<Request extends object>(
  { name, method, isShared, outlivesPage = false }: CallContract<Request, unknown>,
  request: Request,
  { origin, authorize }: CallSender,
): Promise<Response> {
  // A shared answer is the same for everybody. It may come from a cache, so no sign-in is sent.
  const headers = isShared ? {} : await authorize();
  if (method === 'GET') return getOnceBegun(origin + callAddress(name, request), { headers });
  return fetch(origin + callAddress(name), {
    method,
    keepalive: outlivesPage,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
}

function failureOf(status: number, body: unknown): BackendError {
  const code = CODES[status] ?? (status < 500 ? 'refused' : 'unknown');
  const parsed = parseWith(callErrorSchema, body);
  if (!parsed.ok) return backendError(code);
  const { message, code: said } = parsed.value.error;
  return new BackendError(said === 'quotaReached' ? said : code, message, { serverText: message });
}

function readAnswer<Answer>(schema: SchemaOf<Answer>, body: unknown): Answer {
  const parsed = parseWith(schema, body);
  if (parsed.ok) return parsed.value;
  throw new BackendError('unknown', `The server's answer cannot be read: ${parsed.refusal.path}`);
}
