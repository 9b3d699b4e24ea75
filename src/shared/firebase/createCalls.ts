import type { Auth } from 'firebase/auth';
import type { CallContract } from '../../../core/calls/callContract.ts';
import { ADMIN_CALL_NAMES, CLASS_CALL_NAMES, USER_CALLS } from '../../../core/calls/userCalls.ts';
import type { Calls, SendCall } from '../ports/Calls.ts';
import { backendError } from './backendErrors.ts';
import { createSendCall } from './sendCall.ts';

/** Returns the function that makes calls as the user who is signed in, or as a guest. `origin` is empty in the app. */
export function createUserSendCall(auth: Auth, origin = ''): SendCall {
  return createSendCall(origin, () => authorization(auth));
}

/**
 * Returns every call of the server by its name. The code of the calls for admins loads with the first of them, that of
 * the calls for teachers likewise. `guestToken` returns the secret by which the server recognises this browser's guest,
 * if there is one.
 */
export function createCalls(send: SendCall, guestToken?: () => string | undefined): Calls {
  const users = Object.entries<CallContract<object, unknown>>(USER_CALLS).map(([name, contract]) => {
    const proof = () => (contract.provesGuest ? field('guestToken', guestToken?.()) : {});
    return [name, (request: object) => send(contract, { ...request, ...proof() })];
  });
  const later = <Name extends string>(names: readonly Name[], load: () => Promise<Contracts<Name>>) =>
    names.map((name) => [
      name,
      async (request: object) => send<object, unknown>((await loadCalls(load))[name], request),
    ]);
  const admins = later(
    ADMIN_CALL_NAMES,
    async () => (await import('../../../core/calls/adminCalls.ts')).ADMIN_CALLS,
  );
  const teachers = later(
    CLASS_CALL_NAMES,
    async () => (await import('../../../core/calls/classCalls.ts')).CLASS_CALLS,
  );
  // Each contract is listed under its own name, but `Object.entries` loses the types.
  return Object.fromEntries([...users, ...admins, ...teachers]) as Calls;
}

type Contracts<Name extends string> = Readonly<Record<Name, CallContract<object, unknown>>>;

/** @throws BackendError (offline) */
function loadCalls<Name extends string>(load: () => Promise<Contracts<Name>>): Promise<Contracts<Name>> {
  return load().catch((error: unknown) => {
    throw backendError('offline', error);
  });
}

/** An object with this field, or an empty one if the field has no value. */
function field(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}

async function authorization(auth: Auth): Promise<Record<string, string>> {
  // Before the SDK has looked for a kept sign-in, a user would look like a guest.
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}
