/** Words of /login, /register and /reset-password. */
export const accountText = {
  logIn: {
    title: 'Knock, knock.',
    lead: 'Log in to build, publish and keep your rooms. Your draft is safe in this browser either way.',
    submit: 'Log in',
    busy: 'Logging in…',
    other: 'New here?',
    otherLink: 'Sign up',
    forgot: 'Forgot your password?',
  },
  resetRequest: {
    title: 'Forgot your password?',
    lead: 'Enter the e-mail address of your account, and we mail you a link to choose a new one.',
    submit: 'Send the link',
    busy: 'Sending…',
    other: 'Remembered it?',
    otherLink: 'Log in',
  },
  resetSent: {
    title: 'Look into your mail',
    text: (email: string) =>
      `If there is an account with ${email}, a mail with a link is on its way. The link works once, for an hour.`,
    other: 'Nothing there? Look among the unwanted mails.',
    otherAddress: 'Try another address',
  },
  newPassword: {
    page: 'New password',
    title: 'Choose a new password',
    lead: (email: string) => `For the account ${email}. You then have to log in again on your other devices.`,
    submit: 'Save and log in',
    busy: 'Saving…',
    other: 'Changed your mind?',
    otherLink: 'Log in',
  },
  passwordSaved: {
    title: 'Your new password is saved',
    text: 'Log in with it to go on.',
  },
  link: {
    page: 'Link from a mail',
    checking: 'Checking the link…',
    expired: { title: 'This link has expired', text: 'A link works for an hour.' },
    used: {
      title: 'This link does not work any more',
      text: 'It was used already, something newer has taken its place, or a part of it is missing.',
    },
    failed: 'The link could not be checked',
    askAgain: 'Ask for a new link',
    againInMenu: 'Log in and send the mail again by the envelope beside your name.',
  },
  confirmed: {
    verifyEmail: {
      title: 'Your e-mail address is confirmed',
      text: (email: string) => `We know now that ${email} reaches you.`,
    },
    verifyAndChangeEmail: {
      title: 'Your e-mail address is changed',
      text: (email: string) => `From now on you log in with ${email}.`,
    },
    recoverEmail: {
      title: 'Your old e-mail address is back',
      text: (email: string) =>
        `You log in with ${email} again. If somebody else had changed it, choose a new password now.`,
    },
  },
  goOn: 'Go to the rooms',
  withoutAccount: 'Go on without an account',
  logInNow: 'Log in',
  newPasswordNow: 'Choose a new password',
  mailbox: 'Open this server’s mailbox',
  waitingDraft: (name: string) => `Your room “${name}” waits in this browser and comes along.`,

  register: {
    title: 'Take the keys',
    lead: 'An account keeps your rooms safe and lets you publish them. It is free.',
    submit: 'Create account',
    busy: 'Creating your account…',
    other: 'Already have an account?',
    otherLink: 'Log in',
  },
  fields: {
    name: 'Name',
    nameHelp: 'Players see it on the rooms you publish.',
    email: 'E-mail address',
    password: 'Password',
    newPassword: 'New password',
    passwordHelp: (min: number) => `At least ${min} characters.`,
    repeat: 'Repeat the password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  errors: {
    nameMissing: 'Enter your name.',
    nameTooLong: (max: number) => `Use at most ${max} characters.`,
    emailMissing: 'Enter your e-mail address.',
    emailInvalid: 'That does not look like an e-mail address, such as ada@example.org.',
    passwordMissing: 'Enter a password.',
    passwordTooShort: (min: number) => `Use at least ${min} characters.`,
    passwordTooLong: (max: number) => `Use at most ${max} characters.`,
    repeatMissing: 'Enter the password once more.',
    repeatDiffers: 'The two passwords are not the same.',
  },
} as const;
