import type { faceEditorText as enFaces } from '../en/faceEditor.ts';
import { createFormats } from '../formats.ts';
import type { Translation } from '../inLanguages.ts';

const { counted, list, number } = createFormats('de');

export const faceEditorText: Translation<typeof enFaces> = {
  title: (item) => `Schloss: ${item}`,
  open: 'Schloss einstellen',
  noAnswer: 'Noch keine Antwort',
  entered: 'Wie gibt man die Antwort ein?',
  faces: {
    text: 'Worte',
    digits: 'Zifferntasten',
    wheels: 'Zahlenschloss',
    colours: 'Farben',
    directions: 'Richtungen',
    clock: 'Uhr',
    switches: 'Schalter',
    symbols: 'Symbole',
    melody: 'Melodie',
    pattern: 'Muster',
    order: 'Reihenfolge',
    jigsaw: 'Puzzle',
  },
  stand: {
    mode: 'Was du damit machst',
    set: 'Antwort einstellen',
    asPlayer: 'Wie im Spiel',
    tryIt: 'Versuchen',
    opens: 'Es geht auf.',
    doesNotOpen: 'Es bleibt zu.',
  },
  orderHelp: 'Das ist die richtige Reihenfolge. Beim Spielen liegen sie durcheinander.',
  wheels: 'Räder',
  onWheels: 'Darauf',
  wheelKinds: {
    digits: 'Ziffern',
    letters: 'Buchstaben',
    symbols: 'Symbole',
    colours: 'Farben',
    mixed: 'Wie sie sind',
  },
  switches: 'Schalter',
  inRow: 'In einer Reihe',
  grid: 'Stifte',
  pieceAt: (place) => `Teil ${number(place)}`,
  morePieces: 'Noch ein Teil',
  takeOut: (piece) => `${piece} herausnehmen`,
  picture: 'Bild',
  choosePicture: 'Bild auswählen…',
  asWord: 'Ein Wort',
  columns: 'Spalten',
  rows: 'Reihen',
  moves: 'Man soll',
  movesOf: { swap: 'Teile tauschen', turn: 'Teile drehen', both: 'beides' },
  alsoAccepts: 'Weitere Antworten',
  alsoAcceptsAt: (place) => `Weitere Antwort ${number(place)}`,
  alsoAcceptsHelp: 'Andere Worte, mit denen es genauso aufgeht.',
  tooLongInside: 'Ein Text des Schlosses ist zu lang.',
  opensAlso: (answers) => `Öffnet sich auch mit ${list(answers.map((each) => `„${each}“`))}.`,
  saysToWrong: (words) => `Auf Falsches sagt es: „${words}“`,
  wrongText: 'Ist es falsch, heißt es',
  wrongPlaceholder: 'Ein dumpfes Klicken. Nichts.',
  tooFew: (answers) =>
    `${counted(answers, 'mögliche Antwort', 'mögliche Antworten')}: Mit Geduld lassen sie sich durchprobieren.`,
  manyAnswers: (answers) =>
    `${counted(answers, 'mögliche Antwort', 'mögliche Antworten')}: zu viele zum Raten.`,
  countless: 'Viel zu viele mögliche Antworten zum Raten.',
  formerClues: (clues, code) =>
    clues.length === 1
      ? `Dieser Hinweis gehört noch zum Code davor (${code}): ${list(clues)}. Sieh nach, ob er noch passt.`
      : `Diese Hinweise gehören noch zum Code davor (${code}): ${list(clues)}. Sieh nach, ob sie noch passen.`,
  cluesFit: 'Ja, das passt',
  done: 'Fertig',
  refusals: {
    blank: () => 'Noch gibt es keine Antwort.',
    tooShort: ({ least }) => `Die Antwort braucht mindestens ${number(least)}.`,
    tooLong: ({ most }) => `Die Antwort hat höchstens ${number(most)}.`,
    wrongCount: ({ count }) => `Die Antwort braucht genau ${number(count)}.`,
    unknown: ({ place }) => `Nummer ${number(place)} der Antwort gibt es auf diesem Schloss nicht.`,
    repeated: ({ place }) => `Nummer ${number(place)} der Antwort kam schon vor.`,
    blankPiece: ({ place }) => `Teil ${number(place)} sagt noch nichts.`,
    alikePiece: ({ place }) => `Teil ${number(place)} sieht aus wie ein anderes.`,
    noPicture: () => 'Noch gibt es kein Bild.',
    unsolved: () => 'Die Antwort ist das Bild selbst.',
  },
};
