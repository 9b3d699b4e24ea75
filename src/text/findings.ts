import { DOOR_ID, type ItemId, type Room } from '../../core/room/model.ts';
import type { Obstacle } from '../../core/solve/escape/obstacle.ts';
import type { WalkStep } from '../../core/solve/escape/walkStep.ts';
import type { Finding, FindingCode, LimitedField } from '../../core/solve/findings/finding.ts';
import { itemName } from './editorMessages.ts';

const lists = new Intl.ListFormat('en', { type: 'conjunction' });
const numbers = new Intl.NumberFormat('en');

const limitFindings: Record<LimitedField, string> = {
  roomName: 'The name of the room is too long.',
  introduction: 'The introduction is too long.',
  timeLimit: 'The time limit is out of range.',
  items: 'There are too many items in the room.',
  roomBytes: 'The room holds more than can be stored.',
  itemName: 'These have too long a name:',
  message: 'These say more than fits:',
  password: 'These have a code that is too long:',
  width: 'These are too wide or too narrow:',
};

/** A text that ends in a colon is followed by the items. */
const findings: Record<
  Exclude<FindingCode, 'limitPassed' | 'notEscapable' | 'clueBehindLock' | 'covered' | 'timeTooShort'>,
  string
> = {
  noDoor: 'The room has no door.',
  noItems: 'The room is empty.',
  lockWithoutPassword: 'Locked, but without a code:',
  lockWithoutKey: 'Locked, but without a key:',
  startsOpened: 'Locked, so it has to start closed:',
  offStage: 'Outside the room:',
  foreignPicture: 'With pictures that are not of the palette:',
  foreignBackground: 'The background is not one of the palette. Choose another.',
  doorNotLocked: 'The door is not locked: one click, and the game is over.',
  noIntroduction: 'There is no introduction. A few words draw players in.',
  noClue: 'No text in the room tells this code. If a picture shows it, say so at the lock:',
  mostlyCovered: 'Mostly covered by other things:',
  tooSmall: 'Small on a phone, and hard to find there:',
};

/** A finding in words, for the creator. */
export function findingText(room: Room, finding: Finding): string {
  const names = finding.items.map((id) => itemName(room, id));
  const [name = '', ...others] = names;
  switch (finding.code) {
    case 'limitPassed':
      return withNames(finding.field ? limitFindings[finding.field] : 'A limit is passed.', names);
    case 'notEscapable':
      return [
        'There is no way out.',
        ...(finding.obstacles ?? []).map((each) => obstacleText(room, each)),
      ].join(' ');
    case 'clueBehindLock':
      return `${name}: its code can only be read on ${lists.format(others)}, after it has been opened.`;
    case 'covered':
      return `${name} is needed, but cannot be clicked: ${lists.format(others)} in front of it.`;
    case 'timeTooShort':
      return `The time is short for this room: ${minutes(finding.minutes ?? 1)} would be fair.`;
    default:
      return withNames(findings[finding.code], names);
  }
}

function withNames(words: string, names: readonly string[]): string {
  return words.endsWith(':') ? `${words} ${lists.format(names)}.` : words;
}

function minutes(count: number): string {
  return count === 1 ? 'a minute' : `${numbers.format(count)} minutes`;
}

/** Why there is no way out, at one item (S2). */
function obstacleText(room: Room, obstacle: Obstacle): string {
  const name = (id: ItemId) => itemName(room, id);
  switch (obstacle.type) {
    case 'noDoor':
      return 'The room has no door.';
    case 'lockedBy':
      return `${name(obstacle.item)} is locked by ${name(obstacle.by)}.`;
    case 'hiddenBy':
      return `${name(obstacle.item)} lies inside ${name(obstacle.by)}.`;
    case 'noKey':
      return `${name(obstacle.item)} is locked and has no key.`;
    case 'noPassword':
      return `${name(obstacle.item)} is locked and has no code.`;
    case 'neverOpens':
      return `${name(obstacle.item)} can be neither opened nor taken.`;
  }
}

export const walkthroughText = {
  title: 'How it is escaped',
  none: 'Nothing leads to the open door yet.',
  neverNeeded: (room: Room, items: readonly ItemId[]) =>
    `Not needed on the way: ${lists.format(items.map((id) => itemName(room, id)))}.`,
  timeLimit: (count: number) => `A fair time limit: at least ${minutes(count)}.`,
};

/** One step of the way out, for the creator. */
export function stepText(room: Room, step: WalkStep): string {
  const name = (id: ItemId) => itemName(room, id);
  switch (step.type) {
    case 'read':
      return step.source === step.lock
        ? `Read what ${name(step.lock)} says: it holds its own code.`
        : `Read ${step.source === null ? 'the introduction' : name(step.source)}: the code of ${name(step.lock)} is there.`;
    case 'enterPassword':
      return `Enter ${step.password} at ${name(step.item)}.${revealText(room, step.item)}`;
    case 'useItem':
      return `Use ${name(step.item)} on ${name(step.on)}.${revealText(room, step.on)}`;
    case 'click': {
      const isTaken = step.item !== DOOR_ID && room.itemConfigs[step.item]?.isAddableToInventory === true;
      return `${isTaken ? 'Take' : 'Open'} ${name(step.item)}.${revealText(room, step.item)}`;
    }
  }
}

function revealText(room: Room, id: ItemId): string {
  const hidden = room.itemConfigs[id]?.itemToHide ?? null;
  return hidden === null ? '' : ` ${itemName(room, hidden)} comes to light.`;
}
