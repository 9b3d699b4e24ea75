import type { AuthPort } from '../../../shared/ports/AuthPort.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';

const absent = () => Promise.reject(new BackendError('linkUsed', 'No mails here'));

/** Mails of a sign-in service, for tests that do not use them. */
export const noMails: Pick<
  AuthPort,
  | 'requestPasswordReset'
  | 'checkPasswordReset'
  | 'resetPassword'
  | 'sendEmailVerification'
  | 'confirmEmail'
  | 'findMailbox'
> = {
  requestPasswordReset: absent,
  checkPasswordReset: absent,
  resetPassword: absent,
  sendEmailVerification: absent,
  confirmEmail: absent,
  findMailbox: async () => null,
};
