import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { reportText as en } from '../en/report.ts';

const { moment, number } = createFormats('de');

export const reportText: Translation<typeof en> = {
  dialog: {
    room: (roomName) => `„${roomName}“ melden`,
    name: (name) => `Den Namen „${name}“ melden`,
    lead: 'Jemand von der Verwaltung liest es. Wer gemeldet hat, erfährt niemand.',
    reason: 'Was stimmt damit nicht?',
    note: 'Noch etwas dazu? (nur wenn du magst)',
    left: (letters) => `Noch ${number(letters)} Zeichen`,
    send: 'Meldung abschicken',
    cancel: 'Doch nicht',
    missing: 'Sag erst, was nicht stimmt.',
    thanks: 'Danke. Es liegt jetzt auf dem Tisch der Verwaltung.',
    close: 'Schließen',
    gone: 'Es ist nicht mehr zu sehen, also gibt es nichts mehr zu melden.',
    tooOften: 'Von dort, wo du bist, kamen sehr viele Meldungen. Versuch es in zehn Minuten wieder.',
    failed: 'Die Meldung kam nicht an. Versuch es gleich noch einmal.',
  },
  reasons: {
    insult: 'Es beleidigt oder bedroht jemanden',
    sexual: 'Es ist sexuell',
    violence: 'Es zeigt oder feiert Grausames',
    private: 'Es verrät etwas Privates über jemanden',
    advertising: 'Es ist Werbung',
    copied: 'Es ist von jemandem abgekupfert',
    other: 'Etwas anderes',
  },
  title: 'Meldungen',
  lead: 'Räume und Namen, an denen sich jemand gestört hat. Die älteste Meldung steht oben.',
  which: 'Welche Meldungen',
  statuses: { open: 'Offen', decided: 'Entschieden' },
  loading: 'Meldungen werden geholt…',
  failed: 'Die Meldungen wurden nicht geladen',
  empty: {
    open: { title: 'Alles in Ordnung', text: 'Niemand hat sich beschwert.' },
    decided: {
      title: 'Noch nichts entschieden',
      text: 'Was du entscheidest, hängt hier und lässt sich zurücknehmen.',
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
  told: (answer) => `Das liest, wem der Raum gehört: ${answer}`,
  actions: {
    hideRoom: 'Raum verbergen',
    restoreRoom: 'Wieder öffnen',
    blankName: 'Namen ausblenden',
    restoreName: 'Namen zurückholen',
    dismiss: 'So lassen',
  },
  outcomes: {
    hideRoom: 'Raum verborgen',
    restoreRoom: 'Raum wieder offen',
    blankName: 'Name ausgeblendet',
    restoreName: 'Name wieder da',
    dismiss: 'So gelassen',
  },
  confirm: {
    hideRoom: {
      title: (name) => `„${name}“ verbergen?`,
      text: 'Der Raum verschwindet aus allen Listen und ist nicht mehr spielbar. Wieder öffnen kannst nur du, nicht, wem er gehört.',
    },
    blankName: {
      title: (name) => `„${name}“ ausblenden?`,
      text: 'Zeit und Platz bleiben stehen, der Name nicht. Du kannst ihn zurückholen.',
    },
    answer: 'Was soll lesen, wem der Raum gehört?',
  },
  conflict: 'Jemand anderes war schneller. Die Liste zeigt den jetzigen Stand.',
  gone: 'Was gemeldet wurde, gibt es nicht mehr.',
  hidden: 'Von der Verwaltung geschlossen',
  hiddenBecause: (reason) => `Die Verwaltung hat diesen Raum geschlossen. In der Meldung stand: ${reason}.`,
};
