import { createFormats } from '../../../shared/language/formats.ts';
import type { publishingText as english } from '../en/publishing.ts';

const { counted } = createFormats('de');

export const publishingText: typeof english = {
  title: (roomName) => `${roomName} veröffentlichen`,
  titleUntitled: 'Diesen Raum veröffentlichen',
  nameHelp: 'Räume werden nach ihrem Namen ausgesucht',
  cover: 'Titelbild',
  coverHelp: 'Die Szene am Anfang: Sie verrät nichts',
  coverOf: (scene) => `Titelbild: ${scene}`,
  whoFinds: 'Wer kann ihn finden?',
  everybody: 'Alle',
  everybodyHelp: 'Der Raum steht unter „Start“, wo ihn alle finden und spielen können',
  byLink: 'Wer den Link hat',
  byLinkHelp:
    'Für eine Klasse, ein Fest oder den ersten Versuch. Der Raum steht in keiner Liste; eintragen kannst du ihn später',
  chooseFinders: 'Wähl aus, wer den Raum finden kann, und veröffentliche ihn dann.',
  board: {
    none: 'Für Spielende ändert sich nichts. Es gibt keine neue Version, und die Bestenliste läuft weiter.',
    looks: 'Bestenliste und Statistik laufen weiter, denn der Raum wird gelöst wie bisher.',
    play: 'Bestenliste und Statistik beginnen neu, denn der Raum wird jetzt anders gelöst. Frühere Ausbrüche bleiben in deinen Ergebnissen.',
    unknown:
      'Bestenliste und Statistik beginnen neu, wenn der Raum jetzt anders gelöst wird. Geänderte Texte, Bilder und Namen zählen nicht.',
  },
  proved: 'Man kommt hinaus',
  noPuzzle: 'Noch kein Rätsel',
  noPuzzleText:
    'Die Tür steht offen: Wer hereinkommt, kann gleich wieder gehen. Veröffentlichen kannst du ihn trotzdem.',
  suggestions: (amount) => `${counted(amount, 'Vorschlag', 'Vorschläge')}; es geht auch ohne`,
  changes: 'Neu für alle',
  onlyNow: 'Neu',
  goneNow: 'Nicht mehr da',
  notYet: 'Noch nicht',
  publish: 'Veröffentlichen',
  buy: (price) => `Für ${price} kaufen`,
  buyNamed: (pack, price) => `${pack} für ${price} kaufen`,
  published: 'Dein Raum ist offen',
  changesLive: 'Deine Änderungen sind veröffentlicht',
  changesLiveText: 'Ab jetzt wird die neue Version gespielt. Der Link bleibt derselbe.',
  upToDate: 'Teilen',
  stillUntitled:
    'Der Raum hat noch keinen Namen. Räume werden nach ihrem Namen ausgesucht: Gib ihm einen und veröffentliche die Änderung.',
  publishedText:
    'Wer diesen Link hat, kann den Raum spielen, am Handy oder am Laptop, ohne Konto. Unter „Projekte“ siehst du, wer entkommen ist und wer nicht.',
  unlistedText: 'Der Raum steht in keiner Liste. Unter „Projekte“ kannst du ihn für alle eintragen.',
  play: 'Raum spielen',
  goOn: 'Weiterbauen',
  refused: 'Noch nicht veröffentlicht',
  refusedText: 'Der Raum ist gespeichert. Bring das hier in Ordnung, dann kannst du ihn veröffentlichen:',
  failed: 'Der Raum ließ sich nicht veröffentlichen',
  tryAgain: 'Noch einmal versuchen',
  conflict:
    'Er wurde inzwischen woanders geändert. Lade die Seite neu, um die Änderung zu sehen, und veröffentliche ihn dann noch einmal.',
};
