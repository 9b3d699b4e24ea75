import { createFormats } from '../../../shared/language/formats.ts';
import type { publishingText as english } from '../en/publishing.ts';

const { counted } = createFormats('de');

export const publishingText: typeof english = {
  title: (roomName) => `${roomName} veröffentlichen`,
  titleUntitled: 'Diesen Raum veröffentlichen',
  nameHelp: 'Gespielt wird, was einen Namen hat',
  cover: 'Titelbild',
  coverHelp: 'So, wie man den Ort vorfindet: Es verrät nichts',
  coverOf: (scene) => `Titelbild: ${scene}`,
  whoFinds: 'Wer kann ihn finden?',
  everybody: 'Alle',
  everybodyHelp: 'Er hängt in der Übersicht, wo auch Fremde ihn finden und spielen',
  byLink: 'Wer den Link hat',
  byLinkHelp:
    'Für eine Klasse, ein Fest oder den ersten Versuch. Er steht in keiner Liste, das geht auch später noch',
  chooseFinders: 'Wähl eins davon, dann veröffentliche.',
  board: {
    none: 'Gespielt wird er wie bisher. Es gibt keine neue Fassung, und die Bestenliste läuft weiter.',
    looks: 'Bestenliste und Zahlen laufen weiter, denn der Raum wird gelöst wie bisher.',
    play: 'Bestenliste und Zahlen beginnen neu, denn der Raum wird jetzt anders gelöst. Was bisher war, bleibt in deinen Ergebnissen.',
    unknown:
      'Bestenliste und Zahlen beginnen neu, wenn der Raum jetzt anders gelöst wird. Geänderte Texte, Bilder und Namen zählen nicht.',
  },
  proved: 'Man kommt hinaus',
  noPuzzle: 'Noch kein Rätsel',
  noPuzzleText:
    'Die Tür steht offen: Wer hereinkommt, kann gleich wieder gehen. Veröffentlichen kannst du ihn trotzdem.',
  suggestions: (amount) =>
    `${counted(amount, 'Vorschlag', 'Vorschläge')}; veröffentlichen kannst du trotzdem`,
  changes: 'Neu für alle',
  onlyNow: 'Neu',
  goneNow: 'Nicht mehr da',
  notYet: 'Noch nicht',
  publish: 'Veröffentlichen',
  buy: (price) => `Für ${price} kaufen`,
  buyNamed: (pack, price) => `${pack} für ${price} kaufen`,
  published: 'Dein Raum ist offen',
  changesLive: 'Deine Änderungen sind veröffentlicht',
  changesLiveText:
    'Wer den Raum ab jetzt startet, spielt ihn so, wie er nun ist. Der Link ist derselbe geblieben.',
  upToDate: 'Teilen',
  stillUntitled:
    'Er heißt noch „Untitled“. Gespielt wird, was einen Namen hat: Gib ihm einen und veröffentliche die Änderung.',
  publishedText:
    'Wer diesen Link hat, kann ihn spielen, am Handy oder am Laptop, ohne Konto. Unter „Projekte“ siehst du, wer entkommen ist und wer nicht.',
  unlistedText: 'Er steht in keiner Liste. Unter „Projekte“ kannst du ihn für alle eintragen.',
  play: 'Spielen',
  goOn: 'Weiterbauen',
  refused: 'Noch nicht',
  refusedText: 'Der Raum ist gespeichert. Bring das hier in Ordnung, dann kannst du ihn veröffentlichen:',
  failed: 'Der Raum ließ sich nicht veröffentlichen',
  tryAgain: 'Noch einmal versuchen',
  conflict: 'Er wurde inzwischen woanders geändert. Lade die Seite neu und sieh ihn dir erst an.',
};
