import { isEasyToGuess } from '../../lock/answer/isEasyToGuess.ts';
import { definitionOf } from '../../lock/faces.ts';
import { answersOf } from '../../lock/lock.ts';
import { isOnStage } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import { doorOf, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { hasOwnBackgrounds, hasOwnPictures } from '../../room/pictures/foreignPictures.ts';
import { placesOf, sceneOf } from '../../room/scenes.ts';
import { answerLocks } from '../clues/clues.ts';
import type { Finding, FindingCode } from './finding.ts';
import { findPassedLimits } from './findPassedLimits.ts';
import { findProofProblems } from './findProofProblems.ts';

/**
 * Returns the errors and warnings of a room (L1, L2), errors first, with the items concerned (L3). A room
 * without errors can be published.
 */
export function findProblems(room: Room): readonly Finding[] {
  const passed = findPassedLimits(room);
  // Skips proof and folding for a room over its limits, since their cost would be unbounded (S5).
  const isWithin = passed.length === 0;
  const proof = isWithin ? findProofProblems(room) : [];
  const isError = ({ severity }: Finding) => severity === 'error';
  return [
    ...findFaults(room, new Set(passed.flatMap(({ field, items }) => (field === 'password' ? items : [])))),
    ...passed,
    ...proof.filter(isError),
    ...findWarnings(room, isWithin),
    ...proof.filter((finding) => !isError(finding)),
  ];
}

/**
 * Returns the errors that need no exploration of the room.
 *
 * @param tooLong locks whose answers exceed a limit, which is reported already
 */
function findFaults(room: Room, tooLong: ReadonlySet<ItemId>): readonly Finding[] {
  return [
    ...findError('noDoor', doorOf(room) === null, []),
    ...findError('noItems', room.itemOrder.length === 0, []),
    ...findItems(room, 'lockWithoutPassword', (item, id) => !tooLong.has(id) && lacksPassword(item)),
    ...findItems(room, 'lockWithoutKey', lacksKey),
    ...findItems(room, 'lockWithoutSequence', lacksSequence),
    ...findItems(room, 'lockUnfinished', (item, id) => !tooLong.has(id) && isUnfinished(item)),
    ...findItems(room, 'startsOpened', startsOpened),
    ...findItems(room, 'offStage', (item) => !isOnStage(item)),
    ...findItems(room, 'foreignPicture', (item) => !hasOwnPictures(item)),
    ...findError('foreignBackground', !hasOwnBackgrounds(room), []),
  ];
}

/** Returns whether the findings prevent publishing; the stored field `error` (SPEC). */
export function hasError(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}

function lacksPassword(item: ItemConfig): boolean {
  if (!item.isItemLocked || item.unlockMethod !== 'password') return false;
  return !answersOf(item).includes(item.unlockPassword);
}

/** Returns whether the answer cannot be entered on the lock's face, so that it never opens (K1). */
function isUnfinished(item: ItemConfig): boolean {
  if (!item.isItemLocked || item.unlockMethod !== 'password' || lacksPassword(item)) return false;
  return !definitionOf(item.face).check(item.face, item.unlockPassword).ok;
}

function lacksKey(item: ItemConfig): boolean {
  return item.isItemLocked && item.unlockMethod === 'item' && item.itemToUnlock === null;
}

function lacksSequence(item: ItemConfig): boolean {
  return item.isItemLocked && item.unlockMethod === 'sequence' && item.sequence.length < LIMITS.sequence.min;
}

/** P14: returns whether a locked item or the door starts open. */
function startsOpened(item: ItemConfig, id: ItemId): boolean {
  return item.state === 'opened' && (item.isItemLocked || id === DOOR_ID);
}

/** @param isWithin whether the room keeps to all limits */
function findWarnings(room: Room, isWithin: boolean): readonly Finding[] {
  const door = itemOf(room, DOOR_ID);
  return [
    ...findWarning('doorNotLocked', door !== undefined && !door.isItemLocked, [DOOR_ID]),
    ...(isWithin ? findGuessable(room) : []),
    ...findWarning('noIntroduction', room.introduction.trim() === '', []),
    ...findUnnamedPlaces(room),
  ];
}

/** N4: players choose between several places by their names. */
function findUnnamedPlaces(room: Room): readonly Finding[] {
  const places = placesOf(room);
  const scenes = places.filter((id) => sceneOf(room, id)?.name.trim() === '');
  if (places.length < 2 || scenes.length === 0) return [];
  return [{ severity: 'warning', code: 'unnamedPlace', items: [], scenes }];
}

/** K4: finds locks whose answer can be guessed. */
function findGuessable(room: Room): readonly Finding[] {
  const guessable = answerLocks(room).flatMap(([id, item]) => (isGuessable(item) ? [id] : []));
  return findWarning('easyToGuess', guessable.length > 0, guessable);
}

function isGuessable(item: ItemConfig): boolean {
  return answersOf(item).some((answer) => isEasyToGuess(item.face, answer));
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
