import { definitionOf } from '../../lock/faces.ts';
import { lengthWithoutEscapes } from '../../lock/signs/signedText.ts';
import { LIMITS } from '../../room/limits.ts';
import { hiddenBy, itemOf, keysOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import { uploadUrisOf } from '../../room/pictures/roomPictures.ts';
import { sizeOf } from '../../room/sizeOf.ts';
import type { Finding, LimitedField } from './finding.ts';

/**
 * Returns a finding for each limit that a room exceeds (R4, L1). The editor enforces limits, but a stored
 * room may come from elsewhere.
 */
export function findPassedLimits(room: Room): readonly Finding[] {
  return [...findInRoom(room), ...findInItems(room)];
}

function findInRoom(room: Room): readonly Finding[] {
  const { timeLimit } = room;
  const isTimeFitting = Number.isInteger(timeLimit) && isWithin(timeLimit, LIMITS.timeLimit);
  const passed: Partial<Record<LimitedField, boolean>> = {
    roomName: room.roomName.length > LIMITS.roomName,
    introduction: isTooLong(room.introduction, LIMITS.introduction),
    ending: isTooLong(room.ending, LIMITS.ending),
    debrief: isTooLong(room.debrief, LIMITS.debrief),
    timeLimit: !isTimeFitting,
    items: room.itemOrder.length > LIMITS.items,
    scenes: room.sceneOrder.length > LIMITS.scenes,
    sceneName: Object.values(room.scenes).some(({ name }) => name.length > LIMITS.sceneName),
    roomBytes: sizeOf(room) > LIMITS.roomBytes,
    ownPictures: uploadUrisOf(room).length > LIMITS.ownPictures,
  };
  return fieldsOf(passed).map((field) => limitPassed(field, []));
}

function findInItems(room: Room): readonly Finding[] {
  const passed = new Map<LimitedField, ItemId[]>();
  for (const id of room.itemOrder) {
    const item = itemOf(room, id);
    for (const field of item ? passedBy(item) : []) {
      passed.set(field, [...(passed.get(field) ?? []), id]);
    }
  }
  return [...passed].map(([field, items]) => limitPassed(field, items));
}

function passedBy(item: ItemConfig): readonly LimitedField[] {
  return fieldsOf({
    itemName: item.name.length > LIMITS.itemName,
    message:
      isTooLong(item.customDescription, LIMITS.message) || isTooLong(item.openedDescription, LIMITS.message),
    hint: item.hints.length > LIMITS.hints || item.hints.some((hint) => isTooLong(hint, LIMITS.hint)),
    wrongText: isTooLong(item.wrongText, LIMITS.wrongText),
    password: hasTooLongAnswer(item),
    links: hasTooManyLinks(item),
    width: !isWithin(item.width, LIMITS.width),
  });
}

/** Asks the face whether the answer fits (K2). */
function hasTooLongAnswer({ face, unlockPassword, alsoAccepts }: ItemConfig): boolean {
  if (alsoAccepts.length > LIMITS.alsoAccepts) return true;
  return [unlockPassword, ...alsoAccepts].some((answer) => {
    const checked = definitionOf(face).check(face, answer);
    return !checked.ok && checked.refusal.type === 'tooLong';
  });
}

function hasTooManyLinks(item: ItemConfig): boolean {
  return (
    hiddenBy(item).length > LIMITS.hidden ||
    keysOf(item).length > LIMITS.keys ||
    item.sequence.length > LIMITS.sequence.max
  );
}

/**
 * Folding (P7) can turn one character into up to eighteen; no letter of any language becomes more than four.
 */
function isTooLong(text: string, limit: number): boolean {
  const isTooLong = lengthWithoutEscapes(text) > limit;
  return isTooLong || lengthWithoutEscapes(text.normalize('NFKD')) > LIMITS.folding * limit;
}

function limitPassed(field: LimitedField, items: readonly ItemId[]): Finding {
  return { severity: 'error', code: 'limitPassed', items, field };
}

function isWithin(value: number, range: { min: number; max: number }): boolean {
  return value >= range.min && value <= range.max;
}

function fieldsOf(passed: Partial<Record<LimitedField, boolean>>): readonly LimitedField[] {
  return (Object.keys(passed) as LimitedField[]).filter((field) => passed[field]);
}
