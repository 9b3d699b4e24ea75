import { callErrorSchema } from '../../../core/calls/callError.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { BackendError, type BackendErrorCode } from '../ports/BackendError.ts';
import type { SendCall } from '../ports/Calls.ts';
import { backendError, inBackendTerms } from './backendErrors.ts';
import { getOnceBegun } from './begunCalls.ts';
import { callAddress } from './callAddress.ts';

/** Returns the headers that identify the caller. */
type Authorize = () => Promise<Record<string, string>>;

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

/**
 * Returns the function that makes every call and parses its response, as a guest unless `authorize` names
 * somebody. `origin` is empty in the app, since page and functions have the same one.
 */
export function createSendCall(origin = '', authorize: Authorize = async () => ({})): SendCall {
  return ({ name, method, isShared, outlivesPage = false, answer }, request) =>
    inBackendTerms(async () => {
      // A shared answer is the same for everybody. It may come from a cache, so no sign-in is sent.
      const headers = isShared ? {} : await authorize();
      const response = await (method === 'GET'
        ? getOnceBegun(origin + callAddress(name, request), { headers })
        : fetch(origin + callAddress(name), {
            method,
            keepalive: outlivesPage,
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(request),
          }));
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok) throw failureOf(response.status, body);
      return readAnswer(answer, body);
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
