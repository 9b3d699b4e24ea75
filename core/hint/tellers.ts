import { isNoted, isWaiting } from '../play/journal.ts';
import type { Play } from '../play/model.ts';
import { sayingsNow, wordsOf } from '../play/sayings.ts';
import { isInInventory, isReachable } from '../play/step.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import type { Clue, ClueSource, ClueText } from '../solve/clues/clues.ts';
import type { WalkStep } from '../solve/escape/walk/walkStep.ts';
import { isDeepEqual } from '../util/isDeepEqual.ts';

type ReadStep = Extract<WalkStep, { type: 'read' }>;

/**
 * Returns whether reading gives nothing new (P16): the text is in the journal (O5), or the item has nothing
 * to say now. The introduction is known from the start.
 */
export function isRead(room: Room, play: Play, clues: readonly Clue[], step: ReadStep): boolean {
  const isMeant = (text: ClueText) =>
    text.source === step.source && text.isToWrongAnswer === step.isToWrongAnswer;
  // Filters by source first: hundreds of texts may tell of hundreds of locks, but few have this source (S5).
  const texts = clues
    .filter((clue) => clue.texts.some(isMeant) && clue.locks.includes(step.lock))
    .flatMap((clue) => clue.texts.filter(isMeant));
  return (
    texts.some((text) => isWritten(room, play, text)) || !texts.some((text) => isHeard(room, play, text))
  );
}

/**
 * Returns all clues for a lock's answer that the player may know, those already read first; null stands for
 * the introduction. Nothing else may be named, since it may be hidden or in a scene that was not entered
 * (P12).
 */
export function tellersOf(
  room: Room,
  play: Play,
  clues: readonly Clue[],
  lock: ItemId,
): readonly ClueSource[] {
  const all = cluesOf(clues, lock);
  const isWhole = (is: (text: ClueText) => boolean) => all.find(({ texts }) => texts.every(is));
  const isKnownText = (text: ClueText) => isKnown(room, play, text);
  const told = isWhole((text) => isWritten(room, play, text)) ?? isWhole(isKnownText);
  const parts = all.map(({ texts }) => texts.filter(isKnownText)).find((texts) => texts.length > 0);
  return (told?.texts ?? parts ?? []).map(({ source }) => source);
}

function cluesOf(clues: readonly Clue[], lock: ItemId): readonly Clue[] {
  return clues.filter(({ locks }) => locks.includes(lock));
}

function isWritten(room: Room, play: Play, { source, isBySight, ...saying }: ClueText): boolean {
  if (source === null) return true;
  return isNoted(room, play, { type: isBySight ? 'picture' : 'text', item: source, ...saying });
}

/**
 * Returns whether reading the item now shows this text, or an entry with it waits until the player enters the
 * scene (N4).
 */
function isHeard(room: Room, play: Play, { source, isBySight, ...saying }: ClueText): boolean {
  const item = source === null ? undefined : itemOf(room, source);
  if (source === null || !item || isBySight) return false;
  if (isWaiting(room, play, { type: 'text', item: source, ...saying })) return true;
  if (saying.isToWrongAnswer) return isReachable(play, source) && play.items[source]?.isLocked === true;
  const words = wordsOf(item, saying);
  return sayingsNow(room, play, source).some((now) => isDeepEqual(wordsOf(item, now), words));
}

/**
 * Returns whether a text is in the journal, or can be read or seen where the player was or in the inventory.
 */
function isKnown(room: Room, play: Play, text: ClueText): boolean {
  if (isWritten(room, play, text)) return true;
  const { source, isBySight = false } = text;
  return source !== null && isInSight(room, play, source) && (isBySight || isHeard(room, play, text));
}

function isInSight(room: Room, play: Play, id: ItemId): boolean {
  const scene = itemOf(room, id)?.scene;
  const isThere = scene !== undefined && play.entered.includes(scene) && isReachable(play, id);
  return isThere || isInInventory(play, id);
}
