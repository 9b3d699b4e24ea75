import type { EditRefusal } from '../../../core/edit/command.ts';
import type { LimitedField } from '../../../core/solve/findings/finding.ts';
import { createFormats } from '../formats.ts';

const { number } = createFormats('en');

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
  } satisfies Record<LimitedField | 'position', string>,
  limitedOther: 'This',
  tooManyItems: (limit: number) => `A room holds at most ${number(limit)} items.`,
  tooLong: (what: string, limit: number) => `${what} can have at most ${number(limit)} characters.`,
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
  } satisfies Record<Extract<EditRefusal, { type: 'doorIsFixed' }>['reason'], string>,
  refusals: {
    unknownItem: 'That item is no longer in the room.',
    idTaken: 'That could not be added. Try again.',
    badId: 'That could not be added. Try again.',
    unknownColor: 'It does not come in that colour.',
    noOpenedPicture: 'It looks the same open and closed.',
    positionLocked: 'It is kept in place. Turn “Keep in place” off to move it.',
    notADoor: 'That is not a door.',
    oneDoorOnly: 'A room has one door.',
    ownKey: 'An item cannot be its own key.',
    hidesItself: 'An item cannot hide itself.',
    hidesItsHider: 'That would go round in a circle: it is hidden by the other one.',
    keyStaysAddable: 'It is the key of a lock, so players have to be able to take it.',
    notLocked: 'It is not locked.',
    notLockedBy: 'Its lock opens in another way.',
    notHiding: 'It does not hide anything yet.',
    notCustom: 'Choose “My own words” first.',
    mustAnswerClicks: 'Keys and items that hide something have to answer clicks.',
    opensForGood: 'What brings something about when it opens stays open.',
  } satisfies Record<
    Exclude<EditRefusal['type'], 'tooManyItems' | 'tooLong' | 'outOfRange' | 'doorIsFixed'>,
    string
  >,
  keyTaken: (from: string, key: string) => `${from} has lost its key: ${key} opens this lock now.`,
  hiddenTaken: (from: string, item: string) => `${from} no longer hides ${item}.`,
  door: 'The door',
  unnamed: 'Unnamed item',
};

/** What an item does in the game, in sentences for the creator. */
export const explainText = {
  door: 'The way out: opening it ends the game.',
  hiddenBy: (hider: string, isTaken: boolean) =>
    `Out of sight until ${hider} is ${isTaken ? 'taken' : 'opened'}.`,
  codeMissing: 'Locked, but it has no code yet.',
  codeOn: (clue: string) => `Locked. Opens with the code on ${clue}.`,
  codeNowhere: (code: string) => `Locked. Opens with the code ${code}. No text in the room tells it yet.`,
  codeInPicture: (code: string) => `Locked. Opens with the code ${code}, which a picture shows.`,
  introduction: 'the introduction',
  keyMissing: 'Locked, but it has no key yet.',
  keyIs: (key: string) => `Locked. Opens with ${key}, which is used up.`,
  unlocks: (lock: string) => `Unlocks ${lock}.`,
  hides: (hidden: string) => `Hides ${hidden}.`,
  hidesNothing: 'Is to hide something, but nothing is chosen yet.',
  taken: 'Players can take it along.',
  opens: 'Opens when clicked.',
  toggles: 'Opens and shuts when clicked.',
  tells: 'Says its words when clicked.',
  still: 'Does nothing when clicked.',
  stands: 'Only sets the scene.',
};
