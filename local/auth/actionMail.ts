import type { Mail } from '../mail/Mail.ts';
import { type EmailAction, type EmailOperation, recipientOf } from './EmailAction.ts';

interface Wording {
  subject: string;
  paragraphs: (action: EmailAction) => readonly string[];
  label: string;
}

const ONCE = 'The link works once, for an hour.';

const WORDINGS: Readonly<Record<EmailOperation, Wording>> = {
  PASSWORD_RESET: {
    subject: 'Choose a new password',
    paragraphs: ({ email }) => [
      `Somebody asked for a new password for the Escape Rooms account ${email}. ${ONCE}`,
      'If it was not you, nothing has changed, and you need not do anything.',
    ],
    label: 'Choose a new password',
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your e-mail address',
    paragraphs: ({ email }) => [
      `Please confirm that ${email} is the address of your Escape Rooms account. ${ONCE}`,
      'If you have no such account, you need not do anything.',
    ],
    label: 'Confirm this address',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address',
    paragraphs: ({ email, newEmail }) => [
      `The Escape Rooms account ${email} is to have the address ${newEmail} from now on. ${ONCE}`,
      'Everyone who is signed in to it has to log in again with the new address.',
      'If it was not you, you need not do anything.',
    ],
    label: 'Take the new address',
  },
  RECOVER_EMAIL: {
    subject: 'Your e-mail address was changed',
    paragraphs: ({ newEmail }) => [
      `The address of your Escape Rooms account is now ${newEmail}.`,
      `If it was not you, take your old address back and choose a new password. ${ONCE}`,
    ],
    label: 'Take the old address back',
  },
};

/** The mail that carries a link for an action. */
export function actionMail(action: EmailAction, path: string): Mail {
  const { subject, paragraphs, label } = WORDINGS[action.operation];
  return { to: recipientOf(action), subject, paragraphs: paragraphs(action), link: { label, path } };
}
