import type { Translation } from '../../../shared/language/inLanguages.ts';
import { openingText } from '../../../shared/text/de/opening.ts';
import type { accountText as en } from '../en/account.ts';

export const accountText: Translation<typeof en> = {
  logIn: {
    title: openingText.titles.logIn,
    lead: 'Melde dich an, um deine Räume zu bauen, zu veröffentlichen und zu behalten. Dein Entwurf liegt so oder so sicher in diesem Browser.',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft…',
    other: 'Neu hier?',
    otherLink: 'Registrieren',
    forgot: 'Passwort vergessen?',
  },
  resetRequest: {
    title: 'Passwort vergessen?',
    lead: 'Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, über den du ein neues Passwort festlegst.',
    submit: 'Link schicken',
    busy: 'Wird geschickt…',
    other: 'Wieder eingefallen?',
    otherLink: 'Anmelden',
  },
  resetSent: {
    title: 'Sieh in dein Postfach',
    text: (email) =>
      `Wenn es ein Konto für ${email} gibt, ist eine Mail mit einem Link unterwegs. Du kannst ihn einmal benutzen, innerhalb einer Stunde.`,
    other: 'Nichts angekommen? Sieh im Spam-Ordner nach.',
    otherAddress: 'Andere Adresse versuchen',
  },
  newPassword: {
    page: 'Neues Passwort',
    title: 'Neues Passwort festlegen',
    lead: (email) => `Für das Konto ${email}. Auf deinen anderen Geräten musst du dich danach neu anmelden.`,
    submit: 'Speichern und anmelden',
    busy: 'Wird gespeichert…',
    other: 'Doch nicht?',
    otherLink: 'Anmelden',
  },
  passwordSaved: {
    title: 'Dein neues Passwort ist gespeichert',
    text: 'Melde dich damit an, dann geht es weiter.',
  },
  link: {
    page: 'Link aus einer Mail',
    checking: 'Link wird geprüft…',
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Links gelten eine Stunde. Lass dir einen neuen schicken.',
    },
    used: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er wurde schon benutzt oder durch einen neueren ersetzt, oder ein Teil davon fehlt.',
    },
    failed: 'Der Link ließ sich nicht prüfen',
    askAgain: 'Neuen Link schicken lassen',
    againInMenu: 'Melde dich an und schick die Mail über den Umschlag neben deinem Namen noch einmal.',
  },
  confirmed: {
    verifyEmail: {
      title: 'Deine E-Mail-Adresse ist bestätigt',
      text: (email) => `Unter ${email} können wir dich jetzt erreichen.`,
    },
    verifyAndChangeEmail: {
      title: 'Deine E-Mail-Adresse wurde geändert',
      text: (email) => `Ab jetzt meldest du dich mit ${email} an.`,
    },
    recoverEmail: {
      title: 'Deine alte E-Mail-Adresse gilt wieder',
      text: (email) =>
        `Du meldest dich wieder mit ${email} an. Falls jemand anderes sie geändert hatte, leg jetzt ein neues Passwort fest.`,
    },
  },
  goOn: 'Zu den Räumen',
  whatIsStored: 'Was wir über dich speichern, und wo',
  forClass:
    'Um mit einer Klasse zu spielen, brauchst du ein Konto. Es kostet nichts, und deine Klasse braucht keins.',
  withoutAccount: 'Ohne Konto weiter',
  logInNow: 'Anmelden',
  newPasswordNow: 'Neues Passwort festlegen',
  mailbox: 'Postfach dieses Servers öffnen',
  waitingDraft: (name) => `Dein Raum „${name}“ wartet in diesem Browser. Er kommt in dein Konto.`,

  register: {
    title: openingText.titles.register,
    lead: 'Mit einem Konto sind deine Räume sicher, und du kannst sie veröffentlichen. Es kostet nichts.',
    submit: 'Konto anlegen',
    busy: 'Konto wird angelegt…',
    other: 'Schon ein Konto?',
    otherLink: 'Anmelden',
  },
  fields: {
    name: 'Name',
    nameHelp: 'Er steht an den Räumen, die du veröffentlichst.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    passwordHelp: (min) => `Mindestens ${min} Zeichen.`,
    repeat: 'Passwort wiederholen',
    showPassword: 'Passwort zeigen',
    hidePassword: 'Passwort verbergen',
  },
  errors: {
    nameMissing: 'Gib deinen Namen ein.',
    nameTooLong: (max) => `Höchstens ${max} Zeichen.`,
    emailMissing: 'Gib deine E-Mail-Adresse ein.',
    emailInvalid: 'Gib eine vollständige E-Mail-Adresse ein, zum Beispiel ada@example.org.',
    passwordMissing: 'Gib ein Passwort ein.',
    passwordTooShort: (min) => `Mindestens ${min} Zeichen.`,
    passwordTooLong: (max) => `Höchstens ${max} Zeichen.`,
    repeatMissing: 'Gib das Passwort noch einmal ein.',
    repeatDiffers: 'Die beiden Passwörter stimmen nicht überein.',
  },
};
