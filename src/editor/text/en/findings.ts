import type { FaceType } from '../../../../core/lock/model.ts';
import type { FindingCode, LimitedField } from '../../../../core/solve/findings/finding.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list } = createFormats('en');
const minutes = (count: number) => (count === 1 ? 'a minute' : counted(count, 'minute', 'minutes'));

/** What stands in the way of publishing. Under `ofItems` the items follow the colon. */
export const findingsText = {
  limits: {
    roomName: 'The name of the room is too long.',
    introduction: 'The introduction is too long.',
    ending: 'The ending is too long.',
    debrief: 'The questions to talk over are too long.',
    timeLimit: 'The time limit is out of range.',
    items: 'There are too many things in the room.',
    scenes: 'There are too many scenes in the room.',
    sceneName: 'The name of a scene is too long.',
    roomBytes: 'The room holds more than can be stored.',
    ownPictures: 'There are too many own pictures in the room.',
    itemName: 'The name is too long:',
    message: 'These say more than fits:',
    hint: 'These have hints that are too long, or too many:',
    piece: 'A piece of the lock has too long a name:',
    wrongText: 'The reply to a wrong answer is too long:',
    password: 'These have a code that is too long:',
    links: 'These are linked to too many other things:',
    width: 'These are too wide or too narrow:',
  } satisfies Record<LimitedField, string>,
  limitPassed: 'Something is over its limit.',
  limitPassedBy: (words: string, over: number) =>
    `${words} ${counted(over, 'character', 'characters')} too many; until it fits, the text from before stays in the room.`,
  findings: {
    noDoor: 'The room has no door.',
    noItems: 'The room is empty.',
    lockWithoutPassword: 'Locked, but without a code:',
    lockWithoutKey: 'Locked, but without a key:',
    lockWithoutSequence: 'Locked, but without an order of clicks:',
    lockUnfinished: 'Locked, but the lock is not finished:',
    startsOpened: 'Locked, so it has to start closed:',
    offStage: 'Outside the room:',
    foreignPicture: 'The picture is neither in the palette nor among your uploads:',
    foreignBackground: 'The background is neither in the palette nor among your uploads. Choose another.',
    doorNotLocked: 'The door is not locked: one click, and the game is over.',
    noIntroduction: 'There is no introduction. A few words draw players in.',
    noClue: 'No text in the room tells this code. If a riddle or a picture does, choose it:',
    introductionTells: 'The introduction tells the code before the game begins:',
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
    `Players are shown a number for a name: ${list(scenes)}. A name tells them where they are.`,
  notEscapable: 'There is no way out.',
  clueBehindLock: (name: string, clues: readonly string[]) =>
    `${name}: its code can only be read on ${list(clues)}, after it has been opened.`,
  covered: (name: string, others: readonly string[]) =>
    `${name} is needed, but cannot be clicked: ${list(others)} in front of it.`,
  timeTooShort: (count: number) => `The time is short for this room: ${minutes(count)} would be fair.`,
  /** Why there is no way out, at one item (S2). */
  obstacles: {
    noDoor: () => 'The room has no door.',
    lockedBy: (name: string, by: string) => `${name} is locked by ${by}.`,
    hiddenBy: (name: string, by: string) => `${name} is hidden by ${by}.`,
    noKey: (name: string) => `${name} is locked and has no key.`,
    noPassword: (name: string) => `${name} is locked and has no code.`,
    clickedOn: (name: string, by: string) => `${name} opens by clicks, one of them on ${by}.`,
    madeOf: (name: string, by: string) => `${name} is made with ${by}.`,
    inScene: (name: string, scene: string) => `${name} is here: ${scene}.`,
    enteredBy: (scene: string, by: string) => `${by} leads here: ${scene}.`,
    noSequence: (name: string) => `${name} is locked and has no order of clicks.`,
    noWay: (scene: string) => `Nothing leads here: ${scene}.`,
  },
};

/** The way out in words (S1). */
export const walkthroughText = {
  title: 'How it is escaped',
  none: 'Nothing leads to the open door yet.',
  neverNeeded: (names: readonly string[]) => `Not needed on the way: ${list(names)}.`,
  timeLimit: (count: number) => `A fair time limit: at least ${minutes(count)}.`,
  readOwn: (lock: string) => `Read what ${lock} says: it holds its own code.`,
  read: (source: string, lock: string) => `Read ${source}: the code of ${lock} is there.`,
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
  reveals: (item: string) => `${item} comes to light.`,
};
