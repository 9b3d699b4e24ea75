import type { Auth } from 'firebase/auth';
import { type AnswerOf, CALLS, type CallName, type RequestOf } from '../../../core/calls/calls.ts';
import { type CallSender, sendCall } from './sendCall.ts';

/** Every call of the server by name, made as the signed-in user, if any. @throws BackendError */
export type Api = {
  readonly [Name in CallName]: (request: RequestOf<Name>) => Promise<AnswerOf<Name>>;
};

/** `origin` is empty in the app, since the functions are served by the page's own origin. */
export function createApi(auth: Auth, origin = ''): Api {
  const sender: CallSender = { origin, authorize: () => authorization(auth) };
  const calls = Object.entries(CALLS).map(([name, contract]) => [
    name,
    (request: object) => sendCall<object, unknown>(contract, request, sender),
  ]);
  // The list has each contract under its own name, which the types cannot follow through its entries.
  return Object.fromEntries(calls) as Api;
}

async function authorization(auth: Auth): Promise<Record<string, string>> {
  // Until the SDK has restored the sign-in, a user would look like a guest.
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}
