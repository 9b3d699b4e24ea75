import type { EditRefusal } from '../../../../core/edit/command.ts';
import type { PuzzleRefusal, Role } from '../../../../core/edit/puzzleCommand.ts';
import type { LimitedField } from '../../../../core/solve/findings/finding.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list, number } = createFormats('en');

/** What stands in the editor about a change: why it was refused, or what it brought about besides. */
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
    password: 'The code',
    width: 'The width',
    position: 'The place',
    scene: 'The place in the list',
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
    `This is ${counted(over, 'character', 'characters')} too long. It stays here until it fits; until then the room keeps the text from before.`,
  formerText: 'Back to the text from before',
  outOfRange: (what: string, min: number, max: number) =>
    `${what} goes from ${number(min)} to ${number(max)}.`,
  doorIsFixed: {
    noKey: 'The door cannot be a key.',
    hidesNothing: 'The door cannot hide anything: opening it ends the game.',
    notAddable: 'The door cannot be taken along.',
    notDeleted: 'Every room needs its door. You can choose another one, but not delete it.',
    notHidden: 'The door cannot be hidden.',
    notCopied: 'A room has one door.',
    alwaysFirst: 'The door always stands at the back.',
    answersClicks: 'The door has to answer clicks: it is the way out.',
    noMember: 'The door cannot be part of a sequence: opening it ends the game.',
    noPart: 'The door cannot be combined with anything.',
    notMade: 'The door cannot be made out of other things.',
    leadsNowhere: 'The door is the way out: it leads to no other scene.',
  } satisfies Record<Extract<EditRefusal, { type: 'doorIsFixed' }>['reason'], string>,
  isAlready: {
    key: 'It is the key of a lock: that is its one use.',
    member: 'Its clicks belong to a sequence, so it stays where it is and is not locked.',
    part: 'It is combined with something already: that is its one use.',
    result: 'It is made by combining, and nothing else brings it to light or unlocks it.',
    way: 'It leads to another scene, so it stays where it is.',
    spot: 'A spot has no picture, so nobody can take it along.',
    taken: 'Players take it along, so its clicks cannot be part of a sequence.',
    locked: 'It is locked. Unlock it first.',
    hidden: 'Something hides it. What is made by combining comes to light by that alone.',
  } satisfies Record<Role, string>,
  tooMany: {
    keys: (limit: number) => `A lock takes at most ${number(limit)} keys.`,
    toldBy: (limit: number) => `At most ${number(limit)} things tell one code.`,
    hidden: (limit: number) => `A thing hides at most ${number(limit)} others.`,
    sequence: (limit: number) => `A sequence has at most ${number(limit)} clicks.`,
    alsoAccepts: (limit: number) => `A lock accepts at most ${number(limit)} further answers.`,
    hints: (limit: number) => `A thing has at most ${number(limit)} hints.`,
  } satisfies Record<Extract<PuzzleRefusal, { type: 'tooMany' }>['list'], (limit: number) => string>,
  tooFewClicks: (limit: number) => `A sequence has at least ${number(limit)} clicks.`,
  refusals: {
    unknownItem: 'That thing is no longer in the room.',
    idTaken: 'That could not be added. Try again.',
    badId: 'That could not be added. Try again.',
    unknownColor: 'It does not come in that colour.',
    noOpenedPicture: 'It looks the same open and closed.',
    positionLocked: 'It is kept in place. Turn “Keep in place” off to move it.',
    notADoor: 'That is not a door.',
    ownKey: 'A thing cannot be its own key.',
    hidesItself: 'A thing cannot hide itself.',
    hidesItsHider: 'That would go round in a circle: it is hidden by the other one.',
    keyStaysAddable: 'It is the key of a lock, so players have to be able to take it.',
    notLocked: 'It is not locked.',
    notLockedBy: 'Its lock opens in another way.',
    notHiding: 'It does not hide anything yet.',
    notCustom: 'Choose “My own words” first.',
    mustAnswerClicks:
      'Keys, parts, members of a sequence and things that hide something have to answer clicks.',
    opensForGood: 'Opening it changes something, so it has to stay open.',
    badFace: 'This kind of lock cannot be set like that.',
    acceptsOneAnswer: 'Only a lock with words takes further answers.',
    tellsItself: 'A lock cannot be the clue to its own code.',
    ownMember: 'A lock cannot be part of its own sequence.',
    ownPart: 'Two different things make a third one.',
    hidesMember: 'That would go round in a circle: the lock hides what its sequence needs.',
    hidesPart: 'That would go round in a circle: what is made hides one of its parts.',
    notASpot: 'It is not a spot.',
    badLanguage: 'That is no language tag. English is “en”, Brazilian Portuguese “pt-BR”.',
    unknownScene: 'That scene is no longer in the room.',
    sceneIdTaken: 'That could not be added. Try again.',
    badSceneId: 'That could not be added. Try again.',
    startIsAPlace: 'Players begin in the first scene, so it has to be a place.',
    startStays: 'Players begin in the first scene. Put another one first to delete it.',
    doorIsInAPlace: 'The door has to stand in a place, not in a close-up.',
    itemsHaveToLeave: 'The scene is being deleted: its things have to go somewhere else.',
    takenLeadsNowhere: 'Players take it along, so it cannot lead anywhere.',
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
  keyTaken: (from: string, key: string) => `${key} opens this lock now, and no longer ${from}.`,
  hiddenTaken: (from: string, item: string) => `${from} no longer hides ${item}.`,
  keyDeleted: (lock: string, key: string) =>
    `${key} opened ${lock}, which asks for a code now. Set the code, or choose another key.`,
  lockDeleted: (key: string, lock: string) =>
    `${lock} was deleted, which ${key} opened. Players no longer take ${key} along.`,
  hiddenDeleted: (hider: string, hidden: string) => `${hidden} was deleted. ${hider} hides nothing now.`,
  partDeleted: (part: string, other: string) =>
    `${other} was deleted, which ${part} was combined with. Players no longer take ${part} along.`,
  dissolved: (result: string) => `Nothing is combined into ${result} any more: it lies in the open now.`,
  changeTaken: (from: string) => `${from} no longer changes the background of this scene.`,
  door: 'The door',
  unnamed: 'Thing without a name',
};

/** What an item does in the game, in sentences for the creator. */
export const explainText = {
  door: 'The way out: opening it ends the game.',
  hiddenBy: (hider: string, isTaken: boolean) =>
    `Out of sight until ${hider} is ${isTaken ? 'taken' : 'opened'}.`,
  codeMissing: 'Locked, but it has no code yet.',
  codeOn: (clue: string) => `Locked. Opens with the code on ${clue}.`,
  codeNowhere: (code: string) => `Locked. Opens with the code ${code}. No text in the room tells it yet.`,
  codeTold: (clues: readonly string[]) => `Locked. You chose ${list(clues)} as the clue to its code.`,
  clueSilent: (clues: readonly string[]) =>
    `Locked. You chose ${list(clues)} as the clue to its code. It says nothing yet.`,
  cluesFor: (locks: readonly string[]) => `You chose it as the clue to the code of ${list(locks)}.`,
  codeInPicture: (code: string) => `Locked. Opens with the code ${code}, which a picture shows.`,
  workedOut: 'Locked. Opens when its pieces lie as they belong.',
  introduction: 'the introduction',
  keyMissing: 'Locked, but it has no key yet.',
  keyIs: (key: string) => `Locked. Opens with ${key}, which is used up.`,
  unlocks: (lock: string) => `Unlocks ${lock}.`,
  keysAre: (keys: readonly string[]) => `Locked. Opens with all of these, which are used up: ${list(keys)}.`,
  clicksMissing: 'Locked, but you have not chosen what to click yet.',
  clicks: (clicked: readonly string[]) =>
    `Locked. Opens when these are clicked in order: ${clicked.join(', ')}.`,
  inSequence: (lock: string) => `Its clicks count for ${lock}.`,
  combines: (other: string, result: string) => `Becomes ${result} together with ${other}.`,
  madeOf: (part: string, other: string) => `Made by combining ${part} and ${other}.`,
  spot: 'A spot over the background: players do not see it.',
  hides: (hidden: readonly string[]) => `Hides ${list(hidden)}.`,
  hidesNothing: 'Choose what it hides.',
  taken: 'Players can take it along.',
  opens: 'Changes to its second picture when clicked.',
  isEnough: 'One click is enough: it is not locked.',
  toggles: 'Changes between its two pictures when clicked.',
  leadsTo: (scene: string) => `Leads to ${scene}.`,
  changes: (scene: string) => `Changes the background of ${scene}.`,
  tells: 'Says its words when clicked.',
  still: 'Does nothing when clicked.',
  stands: 'Only sets the scene.',
};
