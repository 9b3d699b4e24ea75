import type { Auth } from 'firebase/auth';
import type { CallContract } from '../../../core/calls/callContract.ts';
import { ADMIN_CALL_NAMES, USER_CALLS } from '../../../core/calls/userCalls.ts';
import type { Calls } from '../ports/Calls.ts';
import { backendError } from './backendErrors.ts';
import { type CallSender, sendCall } from './sendCall.ts';

interface CallsOptions {
  /** Empty in the app: the functions live under the page's own. */
  origin?: string;
  /** Returns the secret by which a guest of this browser is known again, if there is one. */
  guestToken?: () => string | undefined;
}

/** Returns every call of the server, each sent by its contract. Those of admins are loaded with the first of them. */
export function createCalls(auth: Auth, { origin = '', guestToken }: CallsOptions = {}): Calls {
  const sender: CallSender = { origin, authorize: () => authorization(auth) };
  const users = Object.entries<CallContract<object, unknown>>(USER_CALLS).map(([name, contract]) => {
    const proof = () => (contract.provesGuest ? field('guestToken', guestToken?.()) : {});
    return [name, (request: object) => sendCall(contract, { ...request, ...proof() }, sender)];
  });
  const admins = ADMIN_CALL_NAMES.map((name) => [
    name,
    async (request: object) => {
      const contracts = await loadAdminCalls();
      return sendCall<object, unknown>(contracts[name], request, sender);
    },
  ]);
  // The lists have each contract under its own name, which the types cannot follow through their entries.
  return Object.fromEntries([...users, ...admins]) as Calls;
}

/** @throws BackendError (offline) */
async function loadAdminCalls() {
  const loaded = import('../../../core/calls/adminCalls.ts').catch((error: unknown) => {
    throw backendError('offline', error);
  });
  return (await loaded).ADMIN_CALLS;
}

/** A field that is only there if it has a value. */
function field(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}

async function authorization(auth: Auth): Promise<Record<string, string>> {
  // Before the SDK has looked for a kept sign-in, a user would look like a guest.
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}
