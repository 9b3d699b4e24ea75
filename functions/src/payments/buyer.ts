import type { Auth } from 'firebase-admin/auth';
import type { Caller } from '../http/findCaller.ts';
import { CheckoutRefusal } from './CheckoutRefusal.ts';

export interface Buyer {
  userId: string;
  /** A confirmed address. */
  email: string;
}

/**
 * Returns the caller's present account, since a token may be an hour old. The receipt goes to its e-mail
 * address, so buying requires a confirmed one.
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

/** Returns whether an account exists. */
export async function accountExists(auth: Auth, userId: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ uid: userId }]);
  return users.length > 0;
}
