import { openingText } from '../../../shared/text/en/opening.ts';

/** Texts of /login, /register and /reset-password. */
export const accountText = {
  logIn: {
    title: openingText.titles.logIn,
    lead: 'Log in to build, publish and keep your rooms. Your draft is safe in this browser either way.',
    submit: 'Log in',
    busy: 'Logging in…',
    other: 'New here?',
    otherLink: 'Sign up',
    forgot: 'Forgot your password?',
  },
  resetRequest: {
    title: 'Forgot your password?',
    lead: 'Enter your account’s e-mail address, and we will send you a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending…',
    other: 'Remembered it?',
    otherLink: 'Log in',
  },
  resetSent: {
    title: 'Check your e-mail',
    text: (email: string) =>
      `If there is an account for ${email}, we have sent a link to it. The link works once, within an hour.`,
    other: 'No e-mail? Check your spam folder.',
    otherAddress: 'Try another address',
  },
  newPassword: {
    page: 'New password',
    title: 'Choose a new password',
    lead: (email: string) => `For the account ${email}. You will have to log in again on your other devices.`,
    submit: 'Save and log in',
    busy: 'Saving…',
    other: 'Changed your mind?',
    otherLink: 'Log in',
  },
  passwordSaved: {
    title: 'Your new password is saved',
    text: 'Log in with it to continue.',
  },
  link: {
    page: 'Link from an e-mail',
    checking: 'Checking the link…',
    expired: { title: 'This link has expired', text: 'Links work for an hour. Ask for a new one.' },
    used: {
      title: 'This link no longer works',
      text: 'It has already been used or replaced by a newer one, or part of it is missing.',
    },
    failed: 'The link could not be checked',
    askAgain: 'Ask for a new link',
    againInMenu: 'Log in, then use the envelope beside your name to send the e-mail again.',
  },
  confirmed: {
    verifyEmail: {
      title: 'Your e-mail address is confirmed',
      text: (email: string) => `We can now reach you at ${email}.`,
    },
    verifyAndChangeEmail: {
      title: 'Your e-mail address has been changed',
      text: (email: string) => `From now on, log in with ${email}.`,
    },
    recoverEmail: {
      title: 'Your old e-mail address has been restored',
      text: (email: string) =>
        `Log in with ${email} again. If you did not make that change, choose a new password now.`,
    },
  },
  goOn: 'Go to the rooms',
  whatIsStored: 'What we store about you, and where',
  forClass: 'To lead a class you need an account. It is free, and your pupils need none.',
  withoutAccount: 'Continue without an account',
  logInNow: 'Log in',
  newPasswordNow: 'Choose a new password',
  mailbox: 'Open this server’s mailbox',
  waitingDraft: (name: string) =>
    `Your room “${name}” is waiting in this browser. It will be added to your account.`,

  register: {
    title: openingText.titles.register,
    lead: 'An account keeps your rooms safe and lets you publish them. It is free.',
    submit: 'Create account',
    busy: 'Creating your account…',
    other: 'Already have an account?',
    otherLink: 'Log in',
  },
  fields: {
    name: 'Name',
    nameHelp: 'Shown to players on the rooms you publish.',
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
    emailInvalid: 'Enter a complete e-mail address, such as ada@example.org.',
    passwordMissing: 'Enter a password.',
    passwordTooShort: (min: number) => `Use at least ${min} characters.`,
    passwordTooLong: (max: number) => `Use at most ${max} characters.`,
    repeatMissing: 'Enter the password again.',
    repeatDiffers: 'The two passwords do not match.',
  },
} as const;
