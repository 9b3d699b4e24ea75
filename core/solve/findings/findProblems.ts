import { foldPassword } from '../../lock/passwords.ts';
import { hasOwnBackgrounds, hasOwnPictures } from '../../room/foreignPictures.ts';
import { isOnStage } from '../../room/geometry.ts';
import { doorOf, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { findBeyondProof } from './findBeyondProof.ts';
import type { Finding, FindingCode } from './finding.ts';
import { findPassedLimits } from './findPassedLimits.ts';
import { findProofProblems } from './findProofProblems.ts';

/**
 * The errors and warnings of a room (L1, L2), errors first, with the items concerned (L3). A room is publishable where
 * none is an error.
 */
export function findProblems(room: Room): readonly Finding[] {
  const passed = findPassedLimits(room);
  // Nothing bounds what going through a room over its limits would cost (S5).
  const beyondProof = findBeyondProof(room);
  const proof = passed.length + beyondProof.length > 0 ? [] : findProofProblems(room);
  const isError = ({ severity }: Finding) => severity === 'error';
  return [
    ...findFaults(room),
    ...passed,
    ...findError('notProvable', beyondProof.length > 0, beyondProof),
    ...proof.filter(isError),
    ...findWarnings(room),
    ...proof.filter((finding) => !isError(finding)),
  ];
}

/** The errors that can be seen without going through the room. */
function findFaults(room: Room): readonly Finding[] {
  return [
    ...findError('noDoor', doorOf(room) === null, []),
    ...findError('noItems', room.itemOrder.length === 0, []),
    ...findItems(room, 'lockWithoutPassword', lacksPassword),
    ...findItems(room, 'lockWithoutKey', lacksKey),
    ...findItems(room, 'startsOpened', startsOpened),
    ...findItems(room, 'offStage', (item) => !isOnStage(item)),
    ...findItems(room, 'foreignPicture', (item) => !hasOwnPictures(item)),
    ...findError('foreignBackground', !hasOwnBackgrounds(room), []),
  ];
}

/** Whether a room may be published, as far as its findings go: SPEC's `error` is the contrary. */
export function hasError(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}

function lacksPassword(item: ItemConfig): boolean {
  return item.isItemLocked && item.unlockMethod === 'password' && foldPassword(item.unlockPassword) === '';
}

function lacksKey(item: ItemConfig): boolean {
  return item.isItemLocked && item.unlockMethod === 'item' && item.itemToUnlock === null;
}

/** P14. */
function startsOpened(item: ItemConfig, id: ItemId): boolean {
  return item.state === 'opened' && (item.isItemLocked || id === DOOR_ID);
}

function findWarnings(room: Room): readonly Finding[] {
  const door = itemOf(room, DOOR_ID);
  return [
    ...findWarning('doorNotLocked', door !== undefined && !door.isItemLocked, [DOOR_ID]),
    ...findWarning('noIntroduction', room.introduction.trim() === '', []),
  ];
}

function findItems(
  room: Room,
  code: FindingCode,
  isFaulty: (item: ItemConfig, id: ItemId) => boolean,
): readonly Finding[] {
  const items = room.itemOrder.filter((id) => {
    const item = itemOf(room, id);
    return item !== undefined && isFaulty(item, id);
  });
  return findError(code, items.length > 0, items);
}

function findError(code: FindingCode, isFound: boolean, items: readonly ItemId[]): readonly Finding[] {
  return isFound ? [{ severity: 'error', code, items }] : [];
}

function findWarning(code: FindingCode, isFound: boolean, items: readonly ItemId[]): readonly Finding[] {
  return isFound ? [{ severity: 'warning', code, items }] : [];
}
