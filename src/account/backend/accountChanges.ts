import {
  type Auth,
  EmailAuthProvider,
  reauthenticateWithCredential,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import { requireUser } from '../../shared/firebase/requireUser.ts';
import type { AuthPort } from '../../shared/ports/AuthPort.ts';

type AccountChanges = Pick<AuthPort, 'changeName' | 'changeEmail' | 'changePassword' | 'confirmPassword'>;

/**
 * Changes of the account by its user. The sign-in service requires a recent login for the more critical ones,
 * so the password is always asked for. `announce` notifies the watchers.
 */
export function createAccountChanges(auth: Auth, announce: (user: User) => Promise<void>): AccountChanges {
  return {
    changeName: (name) =>
      inBackendTerms(async () => {
        const user = await requireUser(auth);
        await updateProfile(user, { displayName: name });
        // Fetches a new token, since the server reads the caller's name from it.
        await user.getIdToken(true);
        await announce(user);
      }),
    changeEmail: (email, password) =>
      inBackendTerms(async () => verifyBeforeUpdateEmail(await proveAnew(auth, password), email)),
    changePassword: (present, next) =>
      inBackendTerms(async () => updatePassword(await proveAnew(auth, present), next)),
    confirmPassword: (password) =>
      inBackendTerms(async () => {
        await proveAnew(auth, password);
      }),
  };
}

async function proveAnew(auth: Auth, password: string): Promise<User> {
  const user = await requireUser(auth);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return user;
}
