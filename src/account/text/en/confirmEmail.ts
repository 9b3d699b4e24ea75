/** Words of what asks to confirm an e-mail address, on every screen. */
export const confirmEmailText = {
  text: 'Confirm your e-mail address',
  again: 'Send the mail again',
  sent: 'A mail is on its way',
  sentTo: (email: string) => `Open the link in it to confirm ${email}.`,
  failed: 'The mail could not be sent',
  mailbox: 'Mailbox',
} as const;
