import type { LockMaterial } from '../../../../core/catalogue/lockMaterial.ts';
import type { AnswerRefusal } from '../../../../core/lock/answer/answerRefusal.ts';
import type { FaceOf, FaceType } from '../../../../core/lock/model.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list, number } = createFormats('en');

/** Words about how the answer of a lock is entered, for its creator (K1). */
export const faceEditorText = {
  title: (item: string) => `Lock of ${item}`,
  open: 'Set the lock',
  noAnswer: 'No answer yet',
  entered: 'How is the answer entered?',
  faces: {
    text: 'Words',
    digits: 'Number pad',
    wheels: 'Padlock',
    colours: 'Colours',
    directions: 'Directions',
    clock: 'Clock',
    switches: 'Switches',
    symbols: 'Symbols',
    melody: 'Melody',
    pattern: 'Pattern',
    order: 'Put in order',
    jigsaw: 'Jigsaw',
  } satisfies Record<FaceType, string>,
  stand: {
    mode: 'What you do with it',
    set: 'Set the answer',
    asPlayer: 'As a player',
    tryIt: 'Try it',
    opens: 'It opens.',
    doesNotOpen: 'It stays shut.',
  },
  orderHelp: 'This is the right order. Players find them shuffled.',
  wheels: 'Wheels',
  onWheels: 'On them',
  wheelKinds: {
    digits: 'Digits',
    letters: 'Letters',
    symbols: 'Symbols',
    colours: 'Colours',
    mixed: 'As they are',
  },
  switches: 'Switches',
  inRow: 'In a row',
  grid: 'Pins',
  pieceAt: (place: number) => `Piece ${number(place)}`,
  morePieces: 'One more piece',
  takeOut: (piece: string) => `Take out ${piece}`,
  picture: 'Picture',
  choosePicture: 'Choose a picture…',
  asWord: 'A word',
  columns: 'Columns',
  rows: 'Rows',
  moves: 'Players',
  movesOf: { swap: 'swap tiles', turn: 'turn tiles', both: 'do both' } satisfies Record<
    FaceOf<'jigsaw'>['moves'],
    string
  >,
  alsoAccepts: 'Further answers',
  alsoAcceptsAt: (place: number) => `Further answer ${number(place)}`,
  alsoAcceptsHelp: 'Other words that open it just as well.',
  tooLongInside: 'A text of the lock is too long.',
  opensAlso: (answers: readonly string[]) =>
    `Opens as well with ${list(answers.map((each) => `“${each}”`))}.`,
  saysToWrong: (words: string) => `To a wrong answer it says: “${words}”`,
  madeOf: 'Made of',
  asTheThing: 'Like the thing itself',
  materials: {
    wood: 'Wood',
    brass: 'Brass',
    steel: 'Steel',
    terminal: 'Terminal',
    stone: 'Stone or clay',
    paper: 'Paper',
    painted: 'Painted wood',
  } satisfies Record<LockMaterial, string>,
  wrongText: 'A wrong try says',
  wrongPlaceholder: 'A dull click. Nothing.',
  tooFew: (answers: number) =>
    `${counted(answers, 'possible answer', 'possible answers')}: a patient player could try them all.`,
  shownAtStart: 'The lock shows this before anybody touches it: the first try would open it.',
  manyAnswers: (answers: number) =>
    `${counted(answers, 'possible answer', 'possible answers')}: too many to guess.`,
  countless: 'Far too many possible answers to guess.',
  done: 'Done',
  formerClues: (clues: readonly string[], code: string) =>
    clues.length === 1
      ? `${list(clues)} was chosen as the clue to the code before this one (${code}). Look whether it still fits.`
      : `${list(clues)} were chosen as the clues to the code before this one (${code}). Look whether they still fit.`,
  cluesFit: 'Yes, it fits',
  refusals: {
    blank: () => 'There is no answer yet.',
    tooShort: ({ least }) => `The answer needs at least ${number(least)}.`,
    tooLong: ({ most }) => `The answer can have at most ${number(most)}.`,
    wrongCount: ({ count }) => `The answer needs exactly ${number(count)}.`,
    unknown: ({ place }) => `The lock has nothing like number ${number(place)} of the answer.`,
    repeated: ({ place }) => `Number ${number(place)} of the answer stood there before.`,
    blankPiece: ({ place }) => `Piece ${number(place)} says nothing yet.`,
    alikePiece: ({ place }) => `Piece ${number(place)} looks like another one.`,
    noPicture: () => 'There is no picture yet.',
    unsolved: () => 'The answer is the picture itself.',
  } satisfies {
    [Type in AnswerRefusal['type']]: (refusal: Extract<AnswerRefusal, { type: Type }>) => string;
  },
};
