import { LIMITS } from '../../room/limits.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import { uploadUrisOf } from '../../room/roomPictures.ts';
import { sizeOf } from '../../room/sizeOf.ts';
import type { Finding, LimitedField } from './finding.ts';

/** A finding for each limit that a room passes (R4, L1). The editor keeps them; a stored room may come from elsewhere. */
export function findPassedLimits(room: Room): readonly Finding[] {
  return [...findInRoom(room), ...findInItems(room)];
}

function findInRoom(room: Room): readonly Finding[] {
  const { timeLimit } = room;
  const isTimeFitting = Number.isInteger(timeLimit) && isWithin(timeLimit, LIMITS.timeLimit);
  const passed: Partial<Record<LimitedField, boolean>> = {
    roomName: room.roomName.length > LIMITS.roomName,
    introduction: isTooLong(room.introduction, LIMITS.introduction),
    timeLimit: !isTimeFitting,
    items: room.itemOrder.length > LIMITS.items,
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
    password: isTooLong(item.unlockPassword, LIMITS.password),
    width: !isWithin(item.width, LIMITS.width),
  });
}

/** Folding (P7) makes up to eighteen characters of one; no letter of any language takes more than four. */
function isTooLong(text: string, limit: number): boolean {
  return text.length > limit || text.normalize('NFKD').length > LIMITS.folding * limit;
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
