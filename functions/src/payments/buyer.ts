import type { Auth } from 'firebase-admin/auth';
import type { Caller } from '../http/findCaller.ts';
import { CheckoutRefusal } from './CheckoutRefusal.ts';

export interface Buyer {
  userId: string;
  /** Confirmed. */
  email: string;
}

/**
 * The caller's account as it is now: a token may be an hour old. A receipt is sent to its address, so that one has to be
 * confirmed; buying is all that waits for it.
 * @throws unauthenticated; emailUnconfirmed; conflict (the page knows another address)
 */
export async function requireBuyer(auth: Auth, caller: Caller, email: string | null): Promise<Buyer> {
  const account = await auth.getUser(caller.userId);
  const address = account.email ?? '';
  if (email !== null && email.toLowerCase() !== address.toLowerCase())
    throw new CheckoutRefusal('conflict', 'otherEmail');
  if (!account.emailVerified || address === '') throw new CheckoutRefusal('emailUnconfirmed', 'unconfirmed');
  return { userId: account.uid, email: address };
}

/** Whether an account is still there. */
export async function accountExists(auth: Auth, userId: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ uid: userId }]);
  return users.length > 0;
}
