import type { LockMaterial } from '../../../../core/catalogue/lockMaterial.ts';
import type { AnswerRefusal } from '../../../../core/lock/answer/answerRefusal.ts';
import type { FaceOf, FaceType } from '../../../../core/lock/model.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list, number } = createFormats('en');

/** Texts about faces of locks, for creators (K1). */
export const faceEditorText = {
  title: (item: string) => `Lock of ${item}`,
  open: 'Set the lock',
  noAnswer: 'No answer yet',
  numberPad: {
    text: 'Players would write these digits like a word.',
    take: 'Use a number pad',
  },
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
    mode: 'Mode',
    set: 'Set the answer',
    asPlayer: 'Try as a player',
    tryIt: 'Try it',
    opens: 'It opens.',
    doesNotOpen: 'It stays shut.',
  },
  orderHelp: 'This is the right order. Players will find them shuffled.',
  wheels: 'Wheels',
  onWheels: 'Shown on the wheels',
  wheelKinds: {
    digits: 'Digits',
    letters: 'Letters',
    symbols: 'Symbols',
    colours: 'Colours',
    mixed: 'Mixed',
  },
  switches: 'Switches',
  inRow: 'In a row',
  grid: 'Pins',
  pieceAt: (place: number) => `Piece ${number(place)}`,
  morePieces: 'Add a piece',
  takeOut: (piece: string) => `Remove ${piece}`,
  picture: 'Picture',
  choosePicture: 'Choose a picture…',
  asWord: 'A word',
  columns: 'Columns',
  rows: 'Rows',
  moves: 'Players can',
  movesOf: { swap: 'swap tiles', turn: 'turn tiles', both: 'do both' } satisfies Record<
    FaceOf<'jigsaw'>['moves'],
    string
  >,
  alsoAccepts: 'Other answers',
  alsoAcceptsAt: (place: number) => `Other answer ${number(place)}`,
  alsoAcceptsHelp: 'Other words that also open it.',
  tooLongInside: 'A text of the lock is too long.',
  saysToWrong: (words: string) => `After a wrong answer it says: “${words}”`,
  madeOf: 'Material',
  asTheThing: 'Same as the thing',
  materials: {
    wood: 'Wood',
    brass: 'Brass',
    steel: 'Steel',
    terminal: 'Terminal',
    stone: 'Stone or clay',
    paper: 'Paper',
    painted: 'Painted wood',
  } satisfies Record<LockMaterial, string>,
  wrongText: 'After a wrong answer it says',
  wrongPlaceholder: 'A dull click. Nothing.',
  tooFew: (answers: number) =>
    `${counted(answers, 'possible answer', 'possible answers')}: a patient player could try them all.`,
  shownAtStart: 'The lock already shows this at the start, so the first try would open it.',
  manyAnswers: (answers: number) =>
    `${counted(answers, 'possible answer', 'possible answers')}: too many to guess.`,
  countless: 'Far too many possible answers to guess.',
  done: 'Done',
  formerClues: (clues: readonly string[], code: string) =>
    clues.length === 1
      ? `${list(clues)} was the clue to the previous answer (${code}). Check that it still fits.`
      : `${list(clues)} were the clues to the previous answer (${code}). Check that they still fit.`,
  cluesFit: 'Yes, it fits',
  refusals: {
    blank: () => 'There is no answer yet.',
    tooShort: ({ least }) => `The answer is too short: it needs at least ${number(least)}.`,
    tooLong: ({ most }) => `The answer is too long: it can have at most ${number(most)}.`,
    wrongCount: ({ count }) => `The answer needs exactly ${number(count)}.`,
    unknown: ({ place }) => `Position ${number(place)} of the answer cannot be entered on this lock.`,
    repeated: ({ place }) => `Position ${number(place)} of the answer repeats an earlier one.`,
    blankPiece: ({ place }) => `Piece ${number(place)} is still empty.`,
    alikePiece: ({ place }) => `Piece ${number(place)} looks like another one.`,
    noPicture: () => 'There is no picture yet.',
    unsolved: () => 'The answer to this lock has to be the finished picture.',
  } satisfies {
    [Type in AnswerRefusal['type']]: (refusal: Extract<AnswerRefusal, { type: Type }>) => string;
  },
};
