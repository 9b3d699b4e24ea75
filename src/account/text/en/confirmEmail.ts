/** Texts of the request to confirm an email address. */
export const confirmEmailText = {
  text: 'Confirm your e-mail address',
  again: 'Send the e-mail again',
  sent: 'Check your e-mail',
  sentTo: (email: string) => `We have sent you a link. Open it to confirm ${email}.`,
  failed: 'The e-mail could not be sent',
  mailbox: 'Mailbox',
} as const;
