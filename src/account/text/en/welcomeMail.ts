/** Texts of the banner after registering. */
export const welcomeMailText = {
  sent: (email: string) =>
    `We have sent an e-mail to ${email}. Open the link in it to confirm your address. You can carry on in the meantime.`,
  failed: (email: string) =>
    `The e-mail to ${email} could not be sent. Send it again to confirm your address. You can carry on in the meantime.`,
  seen: 'Close',
};
