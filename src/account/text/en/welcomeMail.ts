/** Words of what is said across the page once an account was made. */
export const welcomeMailText = {
  sent: (email: string) =>
    `We have sent a mail to ${email}. Open the link in it to confirm your address; until then you can go on as you like.`,
  failed: (email: string) =>
    `The mail to ${email} could not be sent. Send it again to confirm your address; until then you can go on as you like.`,
  seen: 'Close',
};
