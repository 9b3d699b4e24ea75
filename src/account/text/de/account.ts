import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { accountText as en } from '../en/account.ts';

export const accountText: Translation<typeof en> = {
  logIn: {
    title: 'Klopf, klopf.',
    lead: 'Melde dich an, um deine Räume zu bauen, zu veröffentlichen und zu behalten. Dein Entwurf liegt so oder so sicher in diesem Browser.',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft…',
    other: 'Neu hier?',
    otherLink: 'Registrieren',
    forgot: 'Passwort vergessen?',
  },
  resetRequest: {
    title: 'Passwort vergessen?',
    lead: 'Gib die E-Mail-Adresse deines Kontos ein, dann schicken wir dir einen Link für ein neues.',
    submit: 'Link schicken',
    busy: 'Wird geschickt…',
    other: 'Wieder eingefallen?',
    otherLink: 'Anmelden',
  },
  resetSent: {
    title: 'Sieh in deine Post',
    text: (email) =>
      `Wenn es ein Konto mit ${email} gibt, ist eine Mail mit einem Link unterwegs. Er gilt einmal, eine Stunde lang.`,
    other: 'Nichts da? Sieh bei der unerwünschten Post nach.',
    otherAddress: 'Andere Adresse versuchen',
  },
  newPassword: {
    page: 'Neues Passwort',
    title: 'Such dir ein neues Passwort aus',
    lead: (email) => `Für das Konto ${email}. Auf deinen anderen Geräten meldest du dich danach neu an.`,
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
    expired: { title: 'Dieser Link ist abgelaufen', text: 'Ein Link gilt eine Stunde.' },
    used: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er wurde schon benutzt, etwas Neueres hat ihn abgelöst, oder ein Stück davon fehlt.',
    },
    failed: 'Der Link ließ sich nicht prüfen',
    askAgain: 'Neuen Link schicken lassen',
    againInMenu: 'Melde dich an und schick die Mail noch einmal, über den Umschlag neben deinem Namen.',
  },
  confirmed: {
    verifyEmail: {
      title: 'Deine E-Mail-Adresse ist bestätigt',
      text: (email) => `Jetzt wissen wir, dass dich ${email} erreicht.`,
    },
    verifyAndChangeEmail: {
      title: 'Deine E-Mail-Adresse ist geändert',
      text: (email) => `Ab jetzt meldest du dich mit ${email} an.`,
    },
    recoverEmail: {
      title: 'Deine alte E-Mail-Adresse gilt wieder',
      text: (email) =>
        `Du meldest dich wieder mit ${email} an. Hat sie jemand anderes geändert, nimm jetzt ein neues Passwort.`,
    },
  },
  goOn: 'Zu den Räumen',
  whatIsStored: 'Was von dir gespeichert wird, und wo',
  withoutAccount: 'Ohne Konto weiter',
  logInNow: 'Anmelden',
  newPasswordNow: 'Neues Passwort wählen',
  mailbox: 'Postfach dieses Servers öffnen',
  waitingDraft: (name) => `Dein Raum „${name}“ wartet in diesem Browser und kommt mit.`,

  register: {
    title: 'Nimm die Schlüssel',
    lead: 'Ein Konto verwahrt deine Räume, und du kannst sie veröffentlichen. Es kostet nichts.',
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
    emailInvalid: 'Das sieht nicht nach einer E-Mail-Adresse aus, etwa ada@example.org.',
    passwordMissing: 'Gib ein Passwort ein.',
    passwordTooShort: (min) => `Mindestens ${min} Zeichen.`,
    passwordTooLong: (max) => `Höchstens ${max} Zeichen.`,
    repeatMissing: 'Gib das Passwort noch einmal ein.',
    repeatDiffers: 'Die beiden Passwörter sind nicht gleich.',
  },
};
