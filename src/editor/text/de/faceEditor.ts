import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { faceEditorText as enFaces } from '../en/faceEditor.ts';

const { counted, list, number } = createFormats('de');

export const faceEditorText: Translation<typeof enFaces> = {
  title: (item) => `Schloss: ${item}`,
  open: 'Schloss einstellen',
  noAnswer: 'Noch keine Antwort',
  numberPad: {
    text: 'Diese Ziffern würde man wie ein Wort schreiben.',
    take: 'Zifferntasten nehmen',
  },
  entered: 'Wie gibt man die Antwort ein?',
  faces: {
    text: 'Wörter',
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
    mode: 'Modus',
    set: 'Antwort einstellen',
    asPlayer: 'Wie im Spiel testen',
    tryIt: 'Versuchen',
    opens: 'Es geht auf.',
    doesNotOpen: 'Es bleibt zu.',
  },
  orderHelp: 'Das ist die richtige Reihenfolge. Beim Spielen liegen sie durcheinander.',
  wheels: 'Räder',
  onWheels: 'Auf den Rädern',
  wheelKinds: {
    digits: 'Ziffern',
    letters: 'Buchstaben',
    symbols: 'Symbole',
    colours: 'Farben',
    mixed: 'Gemischt',
  },
  switches: 'Schalter',
  inRow: 'In einer Reihe',
  grid: 'Stifte',
  pieceAt: (place) => `Teil ${number(place)}`,
  morePieces: 'Teil hinzufügen',
  takeOut: (piece) => `${piece} entfernen`,
  picture: 'Bild',
  choosePicture: 'Bild auswählen…',
  asWord: 'Ein Wort',
  columns: 'Spalten',
  rows: 'Reihen',
  moves: 'Man kann',
  movesOf: { swap: 'Teile tauschen', turn: 'Teile drehen', both: 'beides' },
  alsoAccepts: 'Weitere Antworten',
  alsoAcceptsAt: (place) => `Weitere Antwort ${number(place)}`,
  alsoAcceptsHelp: 'Andere Wörter, mit denen es auch aufgeht.',
  tooLongInside: 'Ein Text des Schlosses ist zu lang.',
  saysToWrong: (words) => `Nach einer falschen Antwort sagt es: „${words}“`,
  madeOf: 'Material',
  asTheThing: 'Wie das Ding selbst',
  materials: {
    wood: 'Holz',
    brass: 'Messing',
    steel: 'Stahl',
    terminal: 'Terminal',
    stone: 'Stein oder Ton',
    paper: 'Papier',
    painted: 'Bemaltes Holz',
  },
  wrongText: 'Nach einer falschen Antwort sagt es',
  wrongPlaceholder: 'Ein dumpfes Klicken. Nichts.',
  tooFew: (answers) =>
    `${counted(answers, 'mögliche Antwort', 'mögliche Antworten')}: Mit Geduld lassen sie sich durchprobieren.`,
  shownAtStart: 'Das zeigt das Schloss schon am Anfang: Der erste Versuch würde es öffnen.',
  manyAnswers: (answers) =>
    `${counted(answers, 'mögliche Antwort', 'mögliche Antworten')}: zu viele zum Raten.`,
  countless: 'Viel zu viele mögliche Antworten zum Raten.',
  formerClues: (clues, code) =>
    clues.length === 1
      ? `Dieser Hinweis gehört zur vorigen Antwort (${code}): ${list(clues)}. Prüf, ob er noch passt.`
      : `Diese Hinweise gehören zur vorigen Antwort (${code}): ${list(clues)}. Prüf, ob sie noch passen.`,
  cluesFit: 'Ja, das passt',
  done: 'Fertig',
  refusals: {
    blank: () => 'Noch gibt es keine Antwort.',
    tooShort: ({ least }) => `Die Antwort ist zu kurz: Sie braucht mindestens ${number(least)}.`,
    tooLong: ({ most }) => `Die Antwort ist zu lang: Sie hat höchstens ${number(most)}.`,
    wrongCount: ({ count }) => `Die Antwort braucht genau ${number(count)}.`,
    unknown: ({ place }) =>
      `Nummer ${number(place)} der Antwort lässt sich an diesem Schloss nicht eingeben.`,
    repeated: ({ place }) => `Nummer ${number(place)} der Antwort kam schon vor.`,
    blankPiece: ({ place }) => `Teil ${number(place)} ist noch leer.`,
    alikePiece: ({ place }) => `Teil ${number(place)} sieht aus wie ein anderes.`,
    noPicture: () => 'Noch gibt es kein Bild.',
    unsolved: () => 'Die Antwort für dieses Schloss muss das fertige Bild sein.',
  },
};
