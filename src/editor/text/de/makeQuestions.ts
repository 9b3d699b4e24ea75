import type { LineFault, ListFault } from '../../../../core/make/questions/model.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { makeQuestionsText as en } from '../en/makeQuestions.ts';

const { counted, list, number } = createFormats('de');

export const makeQuestionsText: Translation<typeof en> = {
  paste: 'Aus einer Tabelle einfügen oder tippen',
  read: (pairs) => `${counted(pairs, 'Paar', 'Paare')} gelesen`,
  faulty: (lines) => `${counted(lines, 'Zeile braucht', 'Zeilen brauchen')} einen Blick`,
  question: 'Frage',
  answer: 'Antwort',
  lock: 'Schloss',
  questionOf: (line) => `Frage ${number(line)}`,
  answerOf: (line) => `Antwort ${number(line)}`,
  lockOf: (line) => `Schloss zu Zeile ${number(line)}`,
  more: (line) => `Zeile ${number(line)} verschieben oder entfernen`,
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Entfernen',
  add: 'Zeile hinzufügen',
  clear: 'Liste leeren',
  also: (answer, others) => `Für ${answer} gilt auch: ${list(others)}.`,
  folded: 'Akzente und Großbuchstaben sind egal.',
  exact: 'Akzente und Artikel zählen',
  exactHelp: 'Getippte Antworten gelten so, wie sie in der Liste stehen. Großbuchstaben sind egal.',
  variants: 'Eine weitere richtige Antwort steht hinter einem „/“.',
  fault: (fault: LineFault): string => {
    switch (fault.type) {
      case 'noQuestion':
        return 'Zu dieser Antwort fehlt noch die Frage.';
      case 'noAnswer':
        return 'Zu dieser Frage fehlt noch die Antwort.';
      case 'questionTooLong':
        return `Diese Frage hat mehr als die ${number(fault.most)} Zeichen, die auf ein Papier passen.`;
      case 'answerTooLong':
        return `Kein Schloss nimmt eine Antwort mit mehr als ${number(fault.most)} Zeichen. Mit einer kürzeren geht es.`;
      case 'sameQuestion':
        return `Diese Frage steht auch in Zeile ${number(fault.line + 1)}.`;
      case 'sameAnswer':
        return `Diese Antwort steht auch in Zeile ${number(fault.line + 1)}. Sie würde beide Schlösser öffnen.`;
      case 'tellsAnswer':
        return 'Die Frage enthält ihre Antwort. Man müsste sie nur abschreiben.';
    }
  },
  listFault: (fault: ListFault): string => {
    switch (fault.type) {
      case 'tooFew':
        return `Ein Raum braucht mindestens ${number(fault.least)} Fragen.`;
      case 'tooMany':
        return `Das sind ${number(fault.count)} Fragen, und in einen Raum passen ${number(fault.most)}. Entferne einige oder mach zwei Räume.`;
      case 'invalid':
        return 'Diese Liste ließ sich nicht lesen.';
    }
  },
  cut: 'Der Text war zu lang, darum wurde nur der Anfang gelesen.',
  order: 'Man begegnet ihnen',
  orders: { fixed: 'der Reihe nach', free: 'in beliebiger Reihenfolge' },
  level: 'Zettel mit den Fragen',
  levels: { '1': 'sichtbar', '2': 'teils versteckt', '3': 'gut versteckt' },
  levelHelp: {
    '1': 'Alle Zettel sind zu sehen, und jedes Schloss nennt seinen.',
    '2': 'Manche Zettel sind versteckt, und jedes Schloss nennt seinen.',
    '3': 'Mehr ist versteckt, und Schlösser zeigen nur das Zeichen ihres Zettels.',
  },
  length: 'Länge',
  anyLength: 'beliebig',
  minutes: (minutes) => counted(minutes, 'Minute', 'Minuten'),
  otherLength: (minutes) => `Mit diesen Fragen dauert es etwa ${counted(minutes, 'Minute', 'Minuten')}.`,
  language: 'Sprache des Raums',
  empty: 'Hier erscheint der Raum, sobald zwei Fragen mit ihren Antworten da sind.',
  mend: 'Hier erscheint der Raum, sobald jede Zeile stimmt.',
  noPlace: 'Diesmal passte nicht alles hinein. „Noch einer“ versucht es wieder.',
};
