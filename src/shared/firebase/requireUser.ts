import type { Auth, User } from 'firebase/auth';
import { backendError } from './backendErrors.ts';

/** The signed-in user, once the SDK has restored the sign-in. @throws unauthenticated */
export async function requireUser(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw backendError('unauthenticated');
  return auth.currentUser;
}
