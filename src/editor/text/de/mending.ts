import { createFormats } from '../../../shared/language/formats.ts';

const { number } = createFormats('de');

/** Texts of the editor for creators who come from Insights. */
export const mendingText = {
  back: 'Zurück zu den Einblicken',
  newAnswer: (times: number) => `neu, ${number(times)}-mal getippt`,
  acceptedToo: (answer: string, lock: string) =>
    `„${answer}“ öffnet jetzt auch „${lock}“. Für alle gilt es, sobald du „Änderungen veröffentlichen“ drückst.`,
  opensAlready: (answer: string, lock: string) => `Nichts geändert: „${answer}“ öffnet „${lock}“ schon.`,
  lockChanged: (lock: string) =>
    `Nichts geändert, weil dieses Schloss inzwischen eine andere Antwort hat: ${lock}.`,
  clueless: (lock: string) =>
    `Kein Hinweis verrät die Antwort dieses Schlosses: ${lock}. Wähl hier die Hinweise darauf.`,
  toldByPicture: (lock: string) =>
    `Für dieses Schloss hast du angegeben, dass ein Bild die Antwort zeigt: ${lock}.`,
  toldInIntroduction: (lock: string) => `Die Einleitung verrät die Antwort dieses Schlosses: ${lock}.`,
  say: {
    title: 'Auf falsche Antworten reagieren',
    reads: (lock: string) => `Das lesen alle nach einer falschen Antwort: ${lock}.`,
    words: 'Das Schloss sagt',
    help: 'Es erscheint unter dem Schloss, und Screenreader lesen es vor.',
    inDraft: 'Es steht in deinem Entwurf. Alle anderen lesen es, sobald du die Änderungen veröffentlichst.',
    cancel: 'Abbrechen',
    confirm: 'So soll es antworten',
  },
};
