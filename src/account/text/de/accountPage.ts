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
    language: 'Sprache und Licht',
    data: 'Deine Daten',
    leave: 'Für immer gehen',
  },
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  profile: {
    nameHelp: 'Steht an Räumen, die du ab jetzt veröffentlichst, und auf Bestenlisten.',
    saved: 'Dein Name ist gespeichert.',
    since: (made) => `Hier seit dem ${date(made)}.`,
    confirmed: 'Bestätigt',
    unconfirmed: 'Nicht bestätigt',
  },
  email: {
    open: 'Adresse ändern',
    newAddress: 'Neue E-Mail-Adresse',
    password: 'Dein Passwort',
    help: 'Wir schicken einen Link an die neue Adresse. Sie gilt, sobald du ihn öffnest.',
    submit: 'Link schicken',
    sent: (email) => `Ein Link ist unterwegs an ${email}.`,
  },
  plan: {
    pro: 'Pro, ein Leben lang',
    proUntil: 'Pro',
    free: 'Free',
    paid: (start, end) => `Seit dem ${date(start)}. Endet am ${date(end)}; dann reden wir noch einmal.`,
    until: (start, end) => `Vom ${date(start)} bis zum ${date(end)}.`,
    ends: (end) => `Endet am ${date(end)}.`,
    ended: (end) => `Pro endete am ${date(end)}. Deine Räume bleiben.`,
    freeText: 'Kostet nichts, und dabei bleibt es.',
    rooms: 'Räume',
    noLimit: (count) => `${number(count)}, ohne Grenze`,
    limited: (count, limit) => `${number(count)} von ${number(limit)}`,
    packs: 'Pakete',
    seePlans: 'Pläne ansehen',
  },
  escapes: {
    none: 'Hier stehen die Räume, aus denen du herauskommst, mit deiner Zeit.',
    failed: 'Sie kamen nicht an. Deine Zeiten sind sicher.',
    time,
    day: date,
  },
  password: {
    present: 'Jetziges Passwort',
    submit: 'Passwort ändern',
    saved: 'Dein Passwort ist geändert. Andere Geräte müssen sich neu anmelden.',
  },
  data: {
    text: 'Räume, Bilder, Zeiten, Lesezeichen und Bewertungen in einer Datei. Liest sich besser als die meisten Romane über Türen.',
    submit: 'Exportieren',
    busy: 'Wird exportiert…',
    file: 'escape-rooms-konto.json',
    failed: 'Der Export hat nicht geklappt',
  },
  leave: {
    text: (rooms) =>
      `Löscht dein Konto${rooms === null ? ', deine Räume' : rooms === 0 ? '' : `, ${counted(rooms, 'Raum', 'Räume')}`} und alle Bilder. Deine Zeiten bleiben auf den Bestenlisten, ohne deinen Namen. Wir fragen noch einmal, dann ist es ernst.`,
    submit: 'Konto löschen',
    title: 'Dein Konto löschen?',
    rooms: (count) =>
      count === 0
        ? 'Du hast keine Räume.'
        : `${counted(count, 'Raum verschwindet', 'Räume verschwinden')} mit allem, was darin ist.`,
    published: (count) =>
      `Davon ${count === 1 ? 'ist einer' : `sind ${number(count)}`} online: Wer spielen will, steht vor verschlossener Tür.`,
    covers: (count) => `Auch ${counted(count, 'Bild verschwindet', 'Bilder verschwinden')}.`,
    rest: 'Bewertungen und Lesezeichen gehen mit. Deine Zeiten bleiben auf den Bestenlisten, ohne deinen Namen.',
    bought: 'Was du gekauft hast, geht mit dem Konto. Geld gibt es dafür nicht zurück.',
    noWayBack: 'Zurück geht es danach nicht.',
    password: 'Dein Passwort',
    confirm: 'Alles löschen',
    busy: 'Wird gelöscht…',
    cancel: 'Konto behalten',
    done: 'Dein Konto ist gelöscht.',
    doneText: 'Schön, dass du da warst.',
  },
};
