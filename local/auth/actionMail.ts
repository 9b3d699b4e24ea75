import type { Mail } from '../mail/Mail.ts';
import { type EmailAction, type EmailOperation, recipientOf } from './EmailAction.ts';

interface Wording {
  subject: string;
  paragraphs: (action: EmailAction & { appName: string }) => readonly string[];
  label: string;
}

type Wordings = Readonly<Record<EmailOperation, Wording>>;

const ONCE = 'The link works once, for an hour.';

const ENGLISH: Wordings = {
  PASSWORD_RESET: {
    subject: 'Choose a new password',
    paragraphs: ({ email, appName }) => [
      `Somebody asked for a new password for the ${appName} account ${email}. ${ONCE}`,
      'If it was not you, nothing has changed, and you need not do anything.',
    ],
    label: 'Choose a new password',
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your e-mail address',
    paragraphs: ({ email, appName }) => [
      `Please confirm that ${email} is the address of your ${appName} account. ${ONCE}`,
      'If you have no such account, you need not do anything.',
    ],
    label: 'Confirm this address',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address',
    paragraphs: ({ email, newEmail, appName }) => [
      `The ${appName} account ${email} is to have the address ${newEmail} from now on. ${ONCE}`,
      'Everyone who is signed in to it has to log in again with the new address.',
      'If it was not you, you need not do anything.',
    ],
    label: 'Take the new address',
  },
  RECOVER_EMAIL: {
    subject: 'Your e-mail address was changed',
    paragraphs: ({ newEmail, appName }) => [
      `The address of your ${appName} account is now ${newEmail}.`,
      `If it was not you, take your old address back and choose a new password. ${ONCE}`,
    ],
    label: 'Take the old address back',
  },
};

const EINMAL = 'Der Link gilt einmal, eine Stunde lang.';

const GERMAN: Wordings = {
  PASSWORD_RESET: {
    subject: 'Neues Passwort wählen',
    paragraphs: ({ email, appName }) => [
      `Jemand hat für das Konto ${email} bei ${appName} ein neues Passwort verlangt. ${EINMAL}`,
      'Warst das nicht du, hat sich nichts geändert, und du musst nichts tun.',
    ],
    label: 'Neues Passwort wählen',
  },
  VERIFY_EMAIL: {
    subject: 'Bestätige deine E-Mail-Adresse',
    paragraphs: ({ email, appName }) => [
      `Bitte bestätige, dass ${email} die Adresse deines Kontos bei ${appName} ist. ${EINMAL}`,
      'Hast du kein solches Konto, musst du nichts tun.',
    ],
    label: 'Adresse bestätigen',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    paragraphs: ({ email, newEmail, appName }) => [
      `Das Konto ${email} bei ${appName} soll ab jetzt die Adresse ${newEmail} haben. ${EINMAL}`,
      'Wo du damit angemeldet bist, meldest du dich danach mit der neuen Adresse wieder an.',
      'Warst das nicht du, musst du nichts tun.',
    ],
    label: 'Neue Adresse übernehmen',
  },
  RECOVER_EMAIL: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: ({ newEmail, appName }) => [
      `Dein Konto bei ${appName} hat jetzt die Adresse ${newEmail}.`,
      `Warst das nicht du, hol dir die alte Adresse zurück und wähl ein neues Passwort. ${EINMAL}`,
    ],
    label: 'Alte Adresse zurückholen',
  },
};

interface MailSettings {
  /** The path of its link. */
  path: string;
  /** The recipient's language, such as `de-CH`; any but German is English. */
  language: string;
  appName: string;
}

/** Returns the mail that carries a link for an action. */
export function actionMail(action: EmailAction, { path, language, appName }: MailSettings): Mail {
  const wordings = /^de(?:-|$)/i.test(language) ? GERMAN : ENGLISH;
  const { subject, paragraphs, label } = wordings[action.operation];
  return {
    to: recipientOf(action),
    subject,
    paragraphs: paragraphs({ ...action, appName }),
    link: { label, path },
  };
}
