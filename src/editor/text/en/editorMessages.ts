import type { EditRefusal } from '../../../../core/edit/command.ts';
import type { PuzzleRefusal, Role } from '../../../../core/edit/puzzleCommand.ts';
import type { LimitedField } from '../../../../core/solve/findings/finding.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list, number } = createFormats('en');

/** Texts about a change: why it was refused, or its side effects. */
export const editorMessagesText = {
  limited: {
    roomName: 'The name',
    introduction: 'The introduction',
    timeLimit: 'The time limit',
    items: 'The room',
    roomBytes: 'The room',
    ownPictures: 'The room',
    itemName: 'The name',
    message: 'The message',
    password: 'The answer',
    width: 'The width',
    position: 'The position',
    scene: 'The position in the list',
    sceneName: 'The name',
    ending: 'The ending',
    debrief: 'The text',
    hint: 'The hint',
    wrongText: 'The text',
    piece: 'The piece',
    links: 'The links',
    scenes: 'The room',
  } satisfies Record<LimitedField | 'position' | 'scene', string>,
  limitedOther: 'This',
  tooManyItems: (limit: number) => `A room holds at most ${number(limit)} things.`,
  tooManyScenes: (limit: number) => `A room has at most ${number(limit)} scenes.`,
  tooLong: (what: string, limit: number) => `${what} can have at most ${number(limit)} characters.`,
  staysUntilItFits: (over: number) =>
    `This is ${counted(over, 'character', 'characters')} too long. Until you shorten it, the room keeps the previous text.`,
  formerText: 'Restore the previous text',
  outOfRange: (what: string, min: number, max: number) =>
    `${what} must be between ${number(min)} and ${number(max)}.`,
  doorIsFixed: {
    noKey: 'The door cannot be a key.',
    hidesNothing: 'The door cannot hide anything: players who open it have escaped.',
    notAddable: 'The door cannot be taken.',
    notDeleted: 'Every room needs a door. You can choose another one, but not delete it.',
    notHidden: 'The door cannot be hidden.',
    notCopied: 'A room has only one way out, so the door cannot be copied.',
    alwaysFirst: 'The door is always at the back.',
    answersClicks: 'The door has to react to clicks: it is the way out.',
    noMember: 'The door cannot be part of a sequence: players who open it have escaped.',
    noPart: 'The door cannot be combined with anything.',
    notMade: 'The door cannot be made by combining things.',
    leadsNowhere: 'The door is the way out: it leads to no other scene.',
  } satisfies Record<Extract<EditRefusal, { type: 'doorIsFixed' }>['reason'], string>,
  isAlready: {
    key: 'It is already the key of a lock, so it cannot be anything else.',
    member: 'Its clicks are part of a sequence, so it cannot be taken or locked.',
    part: 'It is already combined with something, so it cannot be anything else.',
    result: 'It is made by combining, so it cannot be hidden or locked.',
    way: 'It leads to another scene, so it cannot be taken.',
    spot: 'A spot has no picture, so it cannot be taken.',
    taken: 'Players can take it, so its clicks cannot be part of a sequence.',
    locked: 'It is locked. Unlock it first.',
    hidden: 'It is hidden, so it cannot be made by combining.',
  } satisfies Record<Role, string>,
  tooMany: {
    keys: (limit: number) => `A lock takes at most ${number(limit)} keys.`,
    toldBy: (limit: number) => `An answer can have at most ${number(limit)} clues.`,
    hidden: (limit: number) => `A thing hides at most ${number(limit)} others.`,
    sequence: (limit: number) => `A sequence has at most ${number(limit)} clicks.`,
    alsoAccepts: (limit: number) => `A lock accepts at most ${number(limit)} other answers.`,
    hints: (limit: number) => `A thing has at most ${number(limit)} hints.`,
  } satisfies Record<Extract<PuzzleRefusal, { type: 'tooMany' }>['list'], (limit: number) => string>,
  tooFewClicks: (limit: number) => `A sequence has at least ${number(limit)} clicks.`,
  refusals: {
    unknownItem: 'That thing is no longer in the room.',
    idTaken: 'That could not be added. Try again.',
    badId: 'That could not be added. Try again.',
    unknownColor: 'It is not available in that colour.',
    noOpenedPicture: 'It looks the same open and closed.',
    positionLocked: 'It is pinned. Unpin it to move it.',
    notADoor: 'That is not a door.',
    ownKey: 'A thing cannot be its own key.',
    hidesItself: 'A thing cannot hide itself.',
    hidesItsHider: 'The other one already hides it, so it cannot hide the other one.',
    keyStaysAddable: 'It is the key of a lock, so players must be able to take it.',
    notLocked: 'It is not locked.',
    notLockedBy: 'Its lock opens in another way.',
    notHiding: 'It does not hide anything yet.',
    notCustom: 'Choose “My own text” first.',
    mustAnswerClicks:
      'Keys, things to combine, clicks of a sequence and hiding places have to react to clicks.',
    opensForGood: 'Opening it changes something, so it has to stay open.',
    badFace: 'This kind of lock cannot be set that way.',
    acceptsOneAnswer: 'Only locks with words accept other answers.',
    tellsItself: 'A lock cannot be the clue to its own answer.',
    ownMember: 'A lock cannot be part of its own sequence.',
    ownPart: 'Choose another thing: nothing can be combined with itself.',
    hidesMember: 'The lock hides this thing, so players could not click it before the lock is open.',
    hidesPart: 'The result hides one of its parts, so nobody could make it.',
    notASpot: 'It is not a spot.',
    badLanguage: 'That is not a language code. English is “en”, Brazilian Portuguese “pt-BR”.',
    unknownScene: 'That scene is no longer in the room.',
    sceneIdTaken: 'That could not be added. Try again.',
    badSceneId: 'That could not be added. Try again.',
    startIsAPlace: 'Players start in the first scene, so it has to be a place.',
    startStays: 'Players start in the first scene. Move another one to the front before you delete it.',
    doorIsInAPlace: 'The door has to be in a place, not in a close-up.',
    itemsHaveToLeave: 'This scene is being deleted. Choose another scene for its things.',
    takenLeadsNowhere: 'Players can take it, so it cannot lead anywhere.',
    memberLeadsNowhere: 'Clicks on it open a lock, so it cannot lead anywhere.',
  } satisfies Record<
    Exclude<
      EditRefusal['type'],
      | 'tooManyItems'
      | 'tooManyScenes'
      | 'tooLong'
      | 'outOfRange'
      | 'doorIsFixed'
      | 'isAlready'
      | 'tooMany'
      | 'tooFewClicks'
    >,
    string
  >,
  keyTaken: (from: string, key: string) => `This lock now has a key that was for ${from}: ${key}.`,
  hiddenTaken: (from: string, item: string) => `No longer hidden by ${from}: ${item}.`,
  wasDeleted: (name: string) => `Deleted: ${name}.`,
  severalDeleted: (things: number) => `${counted(things, 'thing was', 'things were')} deleted.`,
  settingsOf: (name: string) => `The settings now show ${name}.`,
  /** What else the deletion of a thing did. */
  loss: {
    key: (lock: string) =>
      `That was the key of ${lock}: the lock now asks for an answer. Set one, or choose another key.`,
    lock: (key: string) => `Players can no longer take its key: ${key}.`,
    hidden: (hider: string) => `Now hides nothing: ${hider}.`,
    hider: (hidden: readonly string[]) =>
      `What was hidden there is now visible from the start: ${list(hidden)}.`,
    part: (part: string) => `Players can no longer take what was combined with it: ${part}.`,
  },
  dissolved: (result: string) => `No longer made by combining, and visible from the start: ${result}.`,
  changeTaken: (from: string) => `The background of this scene is no longer changed by ${from}.`,
  door: 'The door',
  unnamed: 'Unnamed thing',
};

/** What an item does in the game, in sentences for the creator. */
export const explainText = {
  door: 'The way out: players who open it have escaped.',
  hiddenBy: (hider: string, isTaken: boolean) =>
    `Hidden until players ${isTaken ? 'take' : 'open'} ${hider}.`,
  codeMissing: 'Locked, but it has no answer yet.',
  codeOn: (clue: string) => `Locked. The answer is on ${clue}.`,
  codeNowhere: (code: string) => `Locked. The answer is ${code}. No text in the room gives it yet.`,
  codeTold: (clues: readonly string[]) => `Locked. You chose ${list(clues)} as the clue to its answer.`,
  clueSilent: (clues: readonly string[]) =>
    `Locked. You chose ${list(clues)} as the clue to its answer, but there is no text yet.`,
  cluesFor: (locks: readonly string[]) => `You chose it as the clue to the answer of ${list(locks)}.`,
  codeInPicture: (code: string) => `Locked. The answer is ${code}; a picture shows it.`,
  workedOut: 'Locked. Opens when its pieces are in the right place.',
  introduction: 'the introduction',
  keyMissing: 'Locked, but it has no key yet.',
  keyIs: (key: string) => `Locked. Opens with a key that is then used up: ${key}.`,
  unlocks: (lock: string) => `Unlocks ${lock}.`,
  keysAre: (keys: readonly string[]) =>
    `Locked. All of these keys open it and are then used up: ${list(keys)}.`,
  clicksMissing: 'Locked, but you have not chosen what to click yet.',
  clicks: (clicked: readonly string[]) =>
    `Locked. Opens when these are clicked in order: ${clicked.join(', ')}.`,
  inSequence: (lock: string) => `Clicks on it count towards opening ${lock}.`,
  combines: (other: string, result: string) => `Combined with ${other}, it becomes ${result}.`,
  madeOf: (part: string, other: string) => `Made by combining ${part} and ${other}.`,
  spot: 'A spot over the background. Players cannot see it.',
  hides: (hidden: readonly string[]) => `Hides ${list(hidden)}.`,
  hidesNothing: 'Choose what it hides.',
  taken: 'Players can take it.',
  opens: (look: string) => `One click, and it is ${look}.`,
  isEnough: 'Not locked: one click opens it.',
  toggles: 'Switches between its two pictures when clicked.',
  leadsTo: (scene: string) => `Leads to ${scene}.`,
  changes: (scene: string) => `Changes the background of ${scene}.`,
  tells: 'Shows its text when clicked.',
  blank: 'It has no text yet.',
  still: 'Does nothing when clicked.',
  stands: 'Decoration only.',
};
