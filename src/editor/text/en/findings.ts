import type { FaceType } from '../../../../core/lock/model.ts';
import type { FindingCode, LimitedField } from '../../../../core/solve/findings/finding.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list } = createFormats('en');
const minutes = (count: number) => (count === 1 ? 'a minute' : counted(count, 'minute', 'minutes'));

/** Findings. Under `ofItems` the items follow the colon. */
export const findingsText = {
  limits: {
    roomName: 'The name of the room is too long.',
    introduction: 'The introduction is too long.',
    ending: 'The ending is too long.',
    debrief: 'The discussion questions are too long.',
    timeLimit: 'The time limit is too short or too long.',
    items: 'There are too many things in the room.',
    scenes: 'There are too many scenes in the room.',
    sceneName: 'The name of a scene is too long.',
    roomBytes: 'The room is too large to be stored.',
    ownPictures: 'There are too many of your own pictures in the room.',
    itemName: 'The name is too long:',
    message: 'The text is too long:',
    hint: 'The hints are too long, or too many:',
    piece: 'The name of a piece is too long:',
    wrongText: 'The reply to a wrong answer is too long:',
    password: 'The answer is too long:',
    links: 'Linked to too many other things:',
    width: 'Too wide or too narrow:',
  } satisfies Record<LimitedField, string>,
  limitPassed: 'Something is over its limit. Shorten or remove it.',
  limitPassedBy: (words: string, over: number) =>
    `${words} ${counted(over, 'character', 'characters')} too many. Until you shorten it, the room keeps the previous text.`,
  findings: {
    noDoor: 'The room has no door.',
    noItems: 'The room is empty.',
    lockWithoutPassword: 'Locked, but without an answer:',
    lockWithoutKey: 'Locked, but without a key:',
    lockWithoutSequence: 'Locked, but without a sequence of clicks:',
    lockUnfinished: 'Locked, but the lock is not finished:',
    startsOpened: 'Locked, but starts open:',
    offStage: 'Outside the room:',
    foreignPicture: 'The picture is neither in the palette nor among your uploads:',
    foreignBackground: 'The background is neither in the palette nor among your uploads. Choose another.',
    doorNotLocked: 'The door is not locked: one click, and players are out.',
    noIntroduction: 'There is no introduction. A few words draw players in.',
    noClue:
      'No text in the room gives this answer. If a riddle or a picture does, choose that as the clue to:',
    introductionTells: 'The introduction gives the answer away before the clock starts:',
    easyToGuess: 'The answer is easy to guess:',
    mostlyCovered: 'Mostly covered by other things:',
    hiddenByAdmin: 'An admin has closed this room. It stays closed until an admin opens it again.',
    tooSmall: 'Small on a phone, and hard to find there:',
  } satisfies Record<
    Exclude<
      FindingCode,
      | 'limitPassed'
      | 'notEscapable'
      | 'clueBehindLock'
      | 'covered'
      | 'timeTooShort'
      | 'packNotOwned'
      | 'sceneOutOfReach'
      | 'unnamedPlace'
    >,
    string
  >,
  withNames: (words: string, names: readonly string[]) => `${words} ${list(names)}.`,
  packNotOwned: (pack: string, names: readonly string[]) =>
    names.length === 0
      ? `The background is from the pack “${pack}”, which is not yours yet.`
      : `From the pack “${pack}”, which is not yours yet: ${list(names)}.`,
  sceneOutOfReach: (scenes: readonly string[]) => `Nobody can get here: ${list(scenes)}.`,
  unnamedPlace: (scenes: readonly string[]) =>
    `Players see a number instead of a name: ${list(scenes)}. Give it a name, so that they know where they are.`,
  notEscapable: 'There is no way out.',
  clueBehindLock: (name: string, clues: readonly string[]) =>
    `${name}: its clue can only be reached once it is open: ${list(clues)}.`,
  covered: (name: string, others: readonly string[]) =>
    `Needed, but cannot be clicked: ${name}. In front: ${list(others)}.`,
  timeTooShort: (count: number) =>
    `The time limit is tight for this room. At least ${minutes(count)} would be fair.`,
  /** Why there is no way out, at one item (S2). */
  obstacles: {
    noDoor: () => 'The room has no door.',
    lockedBy: (name: string, by: string) => `${name}: locked by ${by}.`,
    hiddenBy: (name: string, by: string) => `${name}: hidden by ${by}.`,
    noKey: (name: string) => `${name}: locked, without a key.`,
    noPassword: (name: string) => `${name}: locked, without an answer.`,
    clickedOn: (name: string, by: string) => `${name}: opened by clicks, one of them on ${by}.`,
    madeOf: (name: string, by: string) => `${name}: made by combining ${by} with something.`,
    inScene: (name: string, scene: string) => `${name}: in the scene “${scene}”.`,
    enteredBy: (scene: string, by: string) => `The way to “${scene}” leads through ${by}.`,
    noSequence: (name: string) => `${name}: locked, without a sequence of clicks.`,
    noWay: (scene: string) => `Nothing leads here: ${scene}.`,
  },
};

/** The way out in words (S1). */
export const walkthroughText = {
  title: 'How to escape',
  none: 'There is no way to open the door yet.',
  offTheWay: (names: readonly string[]) => `Not needed on the way: ${list(names)}.`,
  timeLimit: (count: number) => `A fair time limit: at least ${minutes(count)}.`,
  readOwn: (lock: string) => `Read ${lock}: the answer is there.`,
  read: (source: string, lock: string) => `Read ${source} for the answer to ${lock}.`,
  introduction: 'the introduction',
  /** How an answer is entered on each face. */
  enter: {
    text: (answer, item) => `Enter ${answer} at ${item}.`,
    digits: (answer, item) => `Enter ${answer} at ${item}.`,
    wheels: (answer, item) => `Turn the wheels of ${item} to ${answer}.`,
    colours: (answer, item) => `Press the stones of ${item}: ${answer}.`,
    directions: (answer, item) => `Push the knob of ${item}: ${answer}.`,
    clock: (answer, item) => `Set the hands of ${item} to ${answer}.`,
    switches: (answer, item) => `Set the switches of ${item}: ${answer}.`,
    symbols: (answer, item) => `Press the symbols of ${item}: ${answer}.`,
    melody: (answer, item) => `Play on ${item}: ${answer}.`,
    pattern: (answer, item) => `Draw the thread on ${item}: ${answer}.`,
    order: (answer, item) => `Put ${item} in order: ${answer}.`,
    jigsaw: (_, item) => `Put the picture of ${item} together.`,
  } satisfies Record<FaceType, (answer: string, item: string) => string>,
  applyTo: (item: string, on: string) => `Use ${item} on ${on}.`,
  combine: (item: string, on: string) => `Combine ${item} and ${on}.`,
  sequence: (lock: string, members: readonly string[]) =>
    `Click in this order, which opens ${lock}: ${members.join(', ')}.`,
  goThrough: (scene: string, item: string) => `Go through ${item}: ${scene}.`,
  take: (item: string) => `Take ${item}.`,
  open: (item: string) => `Open ${item}.`,
  reveals: (item: string) => `Now visible: ${item}.`,
};
