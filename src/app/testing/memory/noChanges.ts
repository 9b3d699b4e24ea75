import type { AuthPort } from '../../../shared/ports/AuthPort.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';

const absent = () => Promise.reject(new BackendError('refused', 'Nothing changes here'));

/** The part of a sign-in service that changes accounts, where a test needs none. */
export const noChanges: Pick<AuthPort, 'changeName' | 'changeEmail' | 'changePassword' | 'confirmPassword'> =
  {
    changeName: absent,
    changeEmail: absent,
    changePassword: absent,
    confirmPassword: absent,
  };
