import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { reportText as en } from '../en/report.ts';

const { moment, number } = createFormats('de');

export const reportText: Translation<typeof en> = {
  dialog: {
    room: (roomName) => `„${roomName}“ melden`,
    name: (name) => `Den Namen „${name}“ melden`,
    lead: 'Die Verwaltung liest es. Sonst erfährt niemand, wer gemeldet hat.',
    reason: 'Was stimmt damit nicht?',
    note: 'Noch etwas dazu? (freiwillig)',
    left: (letters) => `Noch ${number(letters)} Zeichen`,
    send: 'Meldung abschicken',
    cancel: 'Doch nicht',
    missing: 'Sag erst, was nicht stimmt.',
    thanks: 'Danke. Die Verwaltung sieht es sich an.',
    close: 'Schließen',
    gone: 'Es ist nicht mehr zu sehen, also gibt es nichts mehr zu melden.',
    tooOften: 'Aus deinem Netz kamen zu viele Meldungen. Versuch es in zehn Minuten noch einmal.',
    failed: 'Die Meldung ließ sich nicht senden. Versuch es gleich noch einmal.',
  },
  reasons: {
    insult: 'Es beleidigt oder bedroht jemanden',
    sexual: 'Es ist sexuell',
    violence: 'Es zeigt oder verherrlicht Gewalt',
    private: 'Es verrät etwas Privates über jemanden',
    advertising: 'Es ist Werbung',
    copied: 'Es ist von jemand anderem kopiert',
    other: 'Etwas anderes',
  },
  title: 'Meldungen',
  lead: 'Gemeldete Räume und Namen, die älteste Meldung zuerst.',
  which: 'Anzeigen',
  statuses: { open: 'Offen', decided: 'Entschieden' },
  loading: 'Meldungen werden geladen…',
  failed: 'Die Meldungen ließen sich nicht laden',
  empty: {
    open: { title: 'Alles in Ordnung', text: 'Niemand hat sich beschwert.' },
    decided: {
      title: 'Noch nichts entschieden',
      text: 'Deine Entscheidungen stehen hier und lassen sich zurücknehmen.',
    },
  },
  more: 'Mehr zeigen',
  room: 'Raum',
  name: 'Name',
  by: (creator) => `von ${creator}`,
  inRoom: (roomName) => `auf der Bestenliste von „${roomName}“`,
  reportedAt: (at) => `Gemeldet: ${moment(at)}`,
  decidedAt: (at) => `Entschieden: ${moment(at)}`,
  look: 'Den Raum ansehen',
  scores: 'Bewertungen und Rekorde',
  told: (answer) => `Nachricht im Editor: ${answer}`,
  actions: {
    hideRoom: 'Raum verbergen',
    restoreRoom: 'Wieder öffnen',
    blankName: 'Namen entfernen',
    restoreName: 'Namen zurückholen',
    dismiss: 'Meldung verwerfen',
  },
  outcomes: {
    hideRoom: 'Raum verborgen',
    restoreRoom: 'Raum wieder offen',
    blankName: 'Name entfernt',
    restoreName: 'Name wieder da',
    dismiss: 'So gelassen',
  },
  confirm: {
    hideRoom: {
      title: (name) => `„${name}“ verbergen?`,
      text: 'Der Raum verschwindet aus allen Listen und ist nicht mehr spielbar. Wieder öffnen kann ihn nur die Verwaltung.',
    },
    blankName: {
      title: (name) => `Den Namen „${name}“ entfernen?`,
      text: 'Zeit und Platz bleiben stehen, der Name nicht. Du kannst ihn zurückholen.',
    },
    answer: 'Was soll man im Editor dazu lesen?',
  },
  conflict: 'Jemand anderes war schneller. Die Liste wurde aktualisiert.',
  gone: 'Was gemeldet wurde, gibt es nicht mehr.',
  hidden: 'Von der Verwaltung geschlossen',
  hiddenBecause: (reason) => `Die Verwaltung hat diesen Raum geschlossen. In der Meldung stand: ${reason}.`,
};
