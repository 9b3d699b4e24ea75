import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import { requireUser } from '../../shared/firebase/requireUser.ts';
import type { AuthPort } from '../../shared/ports/AuthPort.ts';

type EmailLinks = Pick<
  AuthPort,
  'requestPasswordReset' | 'checkPasswordReset' | 'resetPassword' | 'sendEmailVerification' | 'confirmEmail'
>;

/** Handles links in mails. `announce` notifies the watchers of a user whose address was confirmed. */
export function createEmailLinks(auth: Auth, announce: (user: User) => Promise<void>): EmailLinks {
  return {
    requestPasswordReset: (email) => inBackendTerms(() => requestReset(auth, email)),
    checkPasswordReset: (code) => inBackendTerms(() => verifyPasswordResetCode(auth, code)),
    resetPassword: (code, password) => inBackendTerms(() => confirmPasswordReset(auth, code, password)),
    sendEmailVerification: () => inBackendTerms(async () => sendEmailVerification(await requireUser(auth))),
    confirmEmail: (code) =>
      inBackendTerms(async () => {
        const { data } = await checkActionCode(auth, code);
        await applyActionCode(auth, code);
        await refreshUser(auth, announce);
        return data.email ?? '';
      }),
  };
}

/**
 * Sends a reset mail. Projects without email enumeration protection report unknown addresses; this app hides
 * that.
 */
async function requestReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!(error instanceof FirebaseError && error.code === 'auth/user-not-found')) throw error;
  }
}

/**
 * Refreshes the user. A changed address ends every session, and the SDK then signs out, which is no failure
 * of the link.
 */
async function refreshUser(auth: Auth, announce: (user: User) => Promise<void>): Promise<void> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return;
  try {
    await user.reload();
    await user.getIdToken(true);
    await announce(user);
  } catch (error) {
    console.error(error);
  }
}
