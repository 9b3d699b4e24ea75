import { createFormats } from '../../../shared/language/formats.ts';

const { number } = createFormats('de');

/** Texts of the editor for creators who come from Insights. */
export const mendingText = {
  back: 'Zurück zu den Einblicken',
  newAnswer: (times: number) => `neu, ${number(times)}-mal getippt`,
  acceptedToo: (answer: string, lock: string) =>
    `„${answer}“ öffnet jetzt auch „${lock}“. Für alle gilt es mit „Änderungen veröffentlichen“.`,
  opensAlready: (answer: string, lock: string) => `Nichts geändert: „${answer}“ öffnet „${lock}“ schon.`,
  lockChanged: (lock: string) => `Nichts geändert: Inzwischen gilt eine andere Antwort: ${lock}.`,
  clueless: (lock: string) => `Nichts verrät die Antwort: ${lock}. Wähl hier die Hinweise darauf.`,
  toldByPicture: (lock: string) => `Diese Antwort verrät ein Bild, wie du angegeben hast: ${lock}.`,
  toldInIntroduction: (lock: string) => `Die Einleitung verrät diese Antwort: ${lock}.`,
  say: {
    title: 'Etwas dazu sagen',
    reads: (lock: string) => `Das lesen alle nach einer falschen Antwort: ${lock}.`,
    words: 'Das Schloss sagt',
    help: 'Es steht unter dem Schloss und wird vorgelesen.',
    inDraft: 'In deinem Entwurf; für alle gilt es mit der nächsten Version.',
    cancel: 'Abbrechen',
    confirm: 'So soll es antworten',
  },
};
