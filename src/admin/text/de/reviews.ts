import type { UploaderHistoryAnswer } from '../../../../core/calls/library/uploaderHistory.ts';
import { UNDO_SECONDS } from '../../../../core/catalogue/review.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { reviewsText as en } from '../en/reviews.ts';

const { ago, counted, number, moment, date } = createFormats('de');

export const reviewsText: Translation<typeof en> = {
  kinds: {
    item: { title: 'Dinge prüfen' },
    background: { title: 'Hintergründe prüfen' },
  },
  lead: (waiting: number) =>
    waiting === 0
      ? 'Niemand wartet.'
      : `${number(waiting)} in der Warteschlange, Ältestes zuerst. Hinter jedem Bild wartet jemand.`,
  loading: 'Die Warteschlange wird geladen…',
  which: 'Anzeigen',
  waiting: (count: number) => `Offen ${number(count)}`,
  statuses: { waiting: 'Offen', approved: 'Angenommen', rejected: 'Abgelehnt' },
  queue: 'Warteschlange',
  selectSeveral: 'Mehrere auswählen',
  mark: (name: string) => `${name} auswählen`,
  asked: (userName: string, seconds: number) => `${userName || 'Ohne Namen'}, ${ago(seconds)}`,
  more: 'Mehr zeigen',
  held: (name: string, by: string) => `${by || 'Jemand anderes'} sieht sich gerade „${name}“ an.`,
  wide: (width: number) => `${number(width)} % breit`,
  anchors: { floor: 'Boden', wall: 'Wand', ceiling: 'Decke', top: 'Obenauf' },
  container: 'Kann etwas enthalten',
  lockable: 'Abschließbar',
  state: 'Zustand',
  states: { default: 'Zu', opened: 'Offen' },
  color: 'Farbe oder Licht',
  colors: (count: number) => counted(count, 'Fassung', 'Fassungen'),
  onCheckerboard: (name: string) => `${name} auf Schachbrett`,
  furnished: (name: string) => `${name} mit Tür und ein paar Dingen`,
  lit: (name: string) => `${name} in dem Licht, das auf die Dinge fällt`,
  measured: {
    size: (width: number, height: number) => `${number(width)} × ${number(height)} px`,
    bytes: (bytes: number) => `${number(Math.round(bytes / 1000))} kB, neu kodiert`,
    unlike: 'Ähnelt nichts in der Bibliothek',
    alike: (name: string) => `Ähnelt „${name}“ in der Bibliothek sehr`,
    same: (name: string) => `Sieht aus wie „${name}“ in der Bibliothek`,
  },
  uploader: 'Von wem es kommt',
  nameless: 'Ohne Namen',
  history: ({ proSince, approved, rejected, waiting }: UploaderHistoryAnswer) =>
    `${proSince === null ? '' : `Pro seit ${date(new Date(proSince * 1000))}. `}${number(approved)} angenommen, ${number(rejected)} abgelehnt, ${number(waiting)} offen.`,
  lastRejected: (name: string, reason: string) => `Zuletzt abgelehnt: „${name}“ (${reason}).`,
  others: 'Weitere Bilder',
  decision: 'Entscheidung',
  decisionOf: (count: number) => `Entscheidung über ${counted(count, 'Bild', 'Bilder')}`,
  reason: 'Grund der Ablehnung',
  reasonNeeded: 'Wähl erst einen Grund. Wer das Bild angeboten hat, soll ihn erfahren.',
  note: 'Nachricht dazu',
  reject: 'Ablehnen',
  approve: 'Annehmen',
  undo: 'Zurücknehmen',
  tooLate: `Diese Entscheidung lässt sich nicht mehr zurücknehmen: ${UNDO_SECONDS / 60} Minuten sind um, es wurde neu angeboten, oder der Eintrag in der Bibliothek hat inzwischen andere Bilder.`,
  decided: (by: string, at: Date) => `Von ${by || 'jemandem, der nicht mehr da ist'}, ${moment(at)}`,
  quoted: (note: string) => `„${note}“`,
  overtaken: (name: string, by: string, status: string) =>
    `${by || 'Jemand'} war schneller: „${name}“ ist ${status.toLowerCase()}.`,
  last: {
    approve: (name: string, count: number) =>
      count === 1 ? `„${name}“ angenommen.` : `${number(count)} angenommen.`,
    reject: (name: string, count: number) =>
      count === 1 ? `„${name}“ abgelehnt.` : `${number(count)} abgelehnt.`,
  },
  keys: {
    all: 'Alle Tasten',
    areOn:
      'Mit Buchstaben und Ziffern entscheiden. Schalte das aus, wenn du diktierst oder dich leicht vertippst.',
    of: {
      A: 'annehmen',
      R: 'ablehnen, mit dem gewählten Grund',
      1: 'der Grund mit dieser Nummer',
      J: 'weiter',
      K: 'zurück',
      X: 'auswählen, um über mehrere zu entscheiden',
      Z: 'letzte Entscheidung zurücknehmen',
      Esc: 'die Notiz verlassen',
      '?': 'diese Liste',
    },
  },
  empty: {
    waiting: { title: 'Niemand wartet', text: 'Jedes Bild hat seine Antwort. Zeit für Tee.' },
    approved: { title: 'Noch nichts angenommen', text: 'Was du annimmst, steht hier.' },
    rejected: { title: 'Noch nichts abgelehnt', text: 'Möge es so bleiben.' },
  },
  failed: {
    title: 'Die Warteschlange ließ sich nicht laden',
    text: 'Es ist nichts verloren. Versuch es gleich noch einmal.',
  },
};
