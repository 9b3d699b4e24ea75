/** The action of a link in a mail, in Identity Toolkit's terms. */
export type EmailOperation = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

export interface EmailAction {
  operation: EmailOperation;
  localId: string;
  /** The account's address when the link was made; for RECOVER_EMAIL the one that the link brings back. */
  email: string;
  /** The address that the account is to have (VERIFY_AND_CHANGE_EMAIL) or was given (RECOVER_EMAIL). */
  newEmail: string | null;
}

/** An action that was mailed. */
export interface IssuedAction extends EmailAction {
  /** The account's session key when the link was made; a new key makes the link void. */
  sessionKey: string;
}

/** The recipient of the mail: the address whose owner has to agree. */
export function recipientOf({ operation, email, newEmail }: EmailAction): string {
  return operation === 'VERIFY_AND_CHANGE_EMAIL' ? (newEmail ?? email) : email;
}
