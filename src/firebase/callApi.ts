import type { Auth } from 'firebase/auth';
import { callErrorSchema } from '../../core/calls/callSchemas.ts';
import { parseWith, type SchemaOf } from '../../core/parseWith.ts';
import { BackendError, type BackendErrorCode } from '../stores/ports.ts';
import { backendError, inBackendTerms } from './backendErrors.ts';

/** Calls POST /api/{name} as the signed-in user, if any, and reads the answer. Errors: BackendError. */
export type CallApi = <Answer>(name: string, request: object, schema: SchemaOf<Answer>) => Promise<Answer>;

const CODES: Readonly<Record<number, BackendErrorCode>> = {
  401: 'unauthenticated',
  403: 'permissionDenied',
  404: 'notFound',
  409: 'conflict',
  429: 'tooManyRequests',
  507: 'serverFull',
  // What a host says while the functions behind it cannot be reached.
  502: 'offline',
  503: 'offline',
  504: 'offline',
};

/** `origin` is empty in the app: the functions live under the page's own. */
export function createCallApi(auth: Auth, origin = ''): CallApi {
  return (name, request, schema) =>
    inBackendTerms(async () => {
      const response = await fetch(`${origin}/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await authorization(auth)) },
        body: JSON.stringify(request),
      });
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok) throw failureOf(response.status, body);
      return readAnswer(schema, body);
    });
}

async function authorization(auth: Auth): Promise<Record<string, string>> {
  // Before the SDK has looked for a kept sign-in, a user would look like a guest.
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

function failureOf(status: number, body: unknown): BackendError {
  const code = CODES[status] ?? (status < 500 ? 'refused' : 'unknown');
  const parsed = parseWith(callErrorSchema, body);
  return parsed.ok ? new BackendError(code, parsed.value.error.message) : backendError(code);
}

function readAnswer<Answer>(schema: SchemaOf<Answer>, body: unknown): Answer {
  const parsed = parseWith(schema, body);
  if (parsed.ok) return parsed.value;
  throw new BackendError('unknown', `The server's answer cannot be read: ${parsed.refusal.path}`);
}
