import type { AuthPort } from '../../../shared/ports/AuthPort.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';

const absent = () => Promise.reject(new BackendError('refused', 'Nothing changes here'));

/** Account changes of a sign-in service, for tests that do not use them. */
export const noChanges: Pick<AuthPort, 'changeName' | 'changeEmail' | 'changePassword' | 'confirmPassword'> =
  {
    changeName: absent,
    changeEmail: absent,
    changePassword: absent,
    confirmPassword: absent,
  };
