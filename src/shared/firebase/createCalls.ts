import type { Auth } from 'firebase/auth';
import { CALLS } from '../../../core/calls/calls.ts';
import type { Calls } from '../ports/Calls.ts';
import { type CallSender, sendCall } from './sendCall.ts';

interface CallsOptions {
  /** Empty in the app: the functions live under the page's own. */
  origin?: string;
  /** Returns the secret by which a guest of this browser is known again, if there is one. */
  guestToken?: () => string | undefined;
}

/** Returns every call of the server, each sent by its contract. */
export function createCalls(auth: Auth, { origin = '', guestToken }: CallsOptions = {}): Calls {
  const sender: CallSender = { origin, authorize: () => authorization(auth) };
  const calls = Object.entries(CALLS).map(([name, contract]) => {
    const proof = () => (contract.provesGuest ? field('guestToken', guestToken?.()) : {});
    return [
      name,
      (request: object) => sendCall<object, unknown>(contract, { ...request, ...proof() }, sender),
    ];
  });
  // The list has each contract under its own name, which the types cannot follow through its entries.
  return Object.fromEntries(calls) as Calls;
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
