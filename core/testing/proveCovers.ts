import { applyCommand } from '../edit/applyCommand.ts';
import type { Play } from '../play/model.ts';
import { isReachable } from '../play/step.ts';
import { overlaps } from '../room/geometry.ts';
import { hidersIn, itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../room/model.ts';
import { type ClueText, clueSourcesIn, findClues } from '../solve/clues/clues.ts';
import { examine } from '../solve/examine.ts';
import { findProblems } from '../solve/findings/findProblems.ts';
import { layerOf } from '../solve/layout/layOut.ts';
import { hasSpot } from '../solve/layout/rects.ts';
import type { Choices } from './choices.ts';
import { exploreAll, type Reader, type State } from './explore.ts';
import { startedPlay } from './playing.ts';
import { proveHints } from './proveHints.ts';
import { stageHeap } from './stagedHeap.ts';

/** Contradictions in what the core says about covers of a room, and whether a needed item was covered. */
interface ProvedCovers {
  isCovered: boolean;
  contradictions: readonly string[];
}

/**
 * Checks findings and hints of a room against all states of plays in which covered items cannot be clicked
 * (L1, S3, P16). A room without errors strands nobody, whether they know the answers or must read them (S6).
 * A room that strands nobody has no such error. Hints lead to clickable items.
 */
export function proveCovers(room: Room): ProvedCovers {
  const errors = findProblems(room).filter(({ severity }) => severity === 'error');
  const isCovered = errors.some(({ code }) => code === 'covered');
  const others = errors.some(({ code }) => code !== 'covered');
  if (others) return { isCovered, contradictions: [] };
  const mayClick = (play: Play, id: ItemId) => hasFreeSpot(room, play, id);
  const known = [...exploreAll(room, { mayClick }).values()];
  const strands = (states: readonly State[]) => states.some(({ toEscape }) => toEscape === null);
  const isStuck =
    strands(known) || strands([...exploreAll(room, { mayClick, reader: readerOf(room) }).values()]);
  if (!isCovered)
    return {
      isCovered,
      contradictions: isStuck
        ? ['L1 S6 a cover strands a player']
        : proveHints(room, startedPlay(room), mayClick),
    };
  // A cover may be revealed only by an item that is itself covered. The check then calls the room covered although
  // nobody is stranded: it is allowed to be too strict there.
  const comesUp = (id: ItemId) => known.some(({ play }) => isReachable(play, id));
  const isSure = errors.every(({ items }) => items.every(comesUp));
  return { isCovered, contradictions: isStuck || !isSure ? [] : ['L1 called covered, and strands nobody'] };
}

/**
 * A player who must read answers that have a clue. They know one once its whole clue is in the journal, or
 * visible if it has no text (S7); covered items do not count.
 */
function readerOf(room: Room): Reader {
  const { clues, locksNeedingClue } = examine(room);
  const isTold = (play: Play, { source, isBySight }: ClueText) => {
    const item = source === null ? undefined : itemOf(room, source);
    if (source === null || !item) return true;
    const isThere = play.entered.includes(item.scene) && isReachable(play, source);
    const isSeen = isThere && hasFreeSpot(room, play, source);
    return (
      (isBySight && (isSeen || play.inventory.includes(source))) ||
      play.journal.some(
        (entry) => entry.type === (isBySight ? 'picture' : 'text') && !entry.isAway && entry.item === source,
      )
    );
  };
  return {
    readIn: ({ journal }) =>
      JSON.stringify(
        journal.flatMap((entry) => (entry.type === 'background' ? [] : [JSON.stringify(entry)])).sort(),
      ),
    knows: (play, lock) =>
      !locksNeedingClue.has(lock) ||
      clues.some(({ locks, texts }) => locks.includes(lock) && texts.every((text) => isTold(play, text))),
  };
}

/** Moves items on top of one another, preferring those that reveal them or tell their answer. */
export function heapUp(before: Room, choices: Choices): Room {
  const isStaged = choices.below(3) === 0;
  const { room, staged } = isStaged
    ? stageHeap(before, choices)
    : { room: before, staged: new Set<ItemId>() };
  const hiders = hidersIn(room);
  const tellers = clueSourcesIn(findClues(room).clues);
  return room.itemOrder.reduce((heaped, id) => {
    if (staged.has(id)) return heaped;
    const own = [hiders.get(id), tellers.get(id)?.[0]].flatMap((other) => other ?? []);
    const like = itemOf(heaped, choices.oneOf([choices.oneOf(heaped.itemOrder), ...own]));
    const isUpon = choices.below(3) === 0 && like !== undefined && id !== DOOR_ID;
    const position = isUpon ? like.position : { x: 10 + 5 * choices.below(3), y: 10 + 5 * choices.below(3) };
    const width = isUpon ? like.width : choices.oneOf([5, 10, 30, 40]);
    const result = applyCommand(heaped, { type: 'resizeItem', id, width, position });
    return result.ok ? result.value.room : heaped;
  }, room);
}

/** Returns whether any part of an item can be clicked: the frontmost item takes the click. */
function hasFreeSpot(room: Room, play: Play, id: ItemId): boolean {
  const item = itemOf(room, id);
  if (!item) return false;
  const own = layerOf(id, item);
  const above = play.itemOrder.slice(play.itemOrder.indexOf(id) + 1).flatMap((other) => {
    const cover = itemOf(room, other);
    const isThere = cover?.scene === item.scene && isReachable(play, other);
    return cover && isThere ? [layerOf(other, cover)] : [];
  });
  const covers = above.filter(({ rect }) => overlaps(rect, own.rect)).flatMap(({ around }) => around);
  return own.inside.some((rect) => hasSpot(rect, covers));
}
