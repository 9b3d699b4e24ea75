import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { accountPageText as en } from '../en/accountPage.ts';

const { counted, date, number, time } = createFormats('de');

export const accountPageText: Translation<typeof en> = {
  page: 'Konto',
  title: 'Deine Schlüssel',
  lead: 'Alles, was wir von dir wissen, und wie du uns dazu bringst, es zu vergessen.',
  sections: {
    profile: 'Profil',
    plan: 'Plan',
    escapes: 'Deine Ausbrüche',
    password: 'Passwort',
    language: 'Sprache und Darstellung',
    data: 'Deine Daten',
    leave: 'Konto löschen',
  },
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  profile: {
    nameHelp: 'Steht an Räumen, die du ab jetzt veröffentlichst, und auf Bestenlisten.',
    saved: 'Dein Name ist gespeichert.',
    since: (made) => `Dabei seit dem ${date(made)}.`,
    confirmed: 'Bestätigt',
    unconfirmed: 'Nicht bestätigt',
  },
  email: {
    open: 'Adresse ändern',
    newAddress: 'Neue E-Mail-Adresse',
    password: 'Dein Passwort',
    help: 'Wir schicken einen Link an die neue Adresse. Öffne ihn, um die Änderung zu bestätigen.',
    submit: 'Link schicken',
    sent: (email) => `Wir haben einen Link an ${email} geschickt.`,
  },
  plan: {
    pro: 'Pro, für immer',
    proUntil: 'Pro',
    free: 'Free',
    paid: (start, end) => `Seit dem ${date(start)}. Endet am ${date(end)}; dann reden wir noch einmal.`,
    until: (start, end) => `Vom ${date(start)} bis zum ${date(end)}.`,
    ends: (end) => `Endet am ${date(end)}.`,
    ended: (end) => `Pro endete am ${date(end)}. Deine Räume bleiben.`,
    freeText: 'Kostenlos, und dabei bleibt es.',
    rooms: 'Räume',
    noLimit: (count) => `${number(count)}, unbegrenzt`,
    limited: (count, limit) => `${number(count)} von ${number(limit)}`,
    packs: 'Pakete',
    seePlans: 'Pläne ansehen',
  },
  escapes: {
    none: 'Hier stehen die Räume, aus denen du entkommen bist, mit deiner Zeit.',
    failed: 'Deine Ausbrüche ließen sich nicht laden. Deine Zeiten sind sicher.',
    time,
    day: date,
  },
  password: {
    present: 'Aktuelles Passwort',
    submit: 'Passwort ändern',
    saved: 'Dein Passwort wurde geändert. Auf deinen anderen Geräten musst du dich neu anmelden.',
  },
  data: {
    text: 'Räume, Bilder, Zeiten, Lesezeichen und Bewertungen in einer Datei. Liest sich besser als die meisten Romane über Türen.',
    submit: 'Exportieren',
    busy: 'Wird exportiert…',
    file: 'escape-rooms-konto.json',
    failed: 'Deine Daten ließen sich nicht exportieren',
  },
  leave: {
    text: (rooms) =>
      `Löscht dein Konto${rooms === null ? ', deine Räume' : rooms === 0 ? '' : `, ${counted(rooms, 'Raum', 'Räume')}`} und alle Bilder. Deine Zeiten bleiben auf den Bestenlisten, ohne deinen Namen. Wir fragen noch einmal, dann ist es ernst.`,
    submit: 'Konto löschen',
    title: 'Dein Konto löschen?',
    rooms: (count) =>
      count === 0
        ? 'Du hast keine Räume.'
        : `${counted(count, 'Raum wird', 'Räume werden')} gelöscht, mit allem, was darin ist.`,
    published: (count) =>
      `Davon ${count === 1 ? 'ist einer' : `sind ${number(count)}`} online: Wer spielen will, steht vor verschlossener Tür.`,
    covers: (count) => `Auch ${counted(count, 'Bild wird', 'Bilder werden')} gelöscht.`,
    rest: 'Deine Bewertungen und Lesezeichen werden gelöscht. Deine Zeiten bleiben auf den Bestenlisten, ohne deinen Namen.',
    bought: 'Was du gekauft hast, ist mit dem Konto weg und wird nicht erstattet.',
    noWayBack: 'Das lässt sich nicht rückgängig machen.',
    password: 'Dein Passwort',
    confirm: 'Alles löschen',
    busy: 'Wird gelöscht…',
    cancel: 'Konto behalten',
    done: 'Dein Konto wurde gelöscht.',
    doneText: 'Schön, dass du da warst.',
  },
};
