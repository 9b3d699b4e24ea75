import type { AuthPort } from '../../../shared/ports/AuthPort.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';

const absent = () => Promise.reject(new BackendError('linkUsed', 'No mails here'));

/** The part of a sign-in service around mails, where a test needs none. */
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
