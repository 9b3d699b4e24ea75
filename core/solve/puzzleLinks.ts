import { combinationsIn, hiddenBy, itemOf, keysOf } from '../room/links.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../room/model.ts';
import { sceneOf } from '../room/scenes.ts';
import { clueSourcesIn, findClues } from './clues/clues.ts';

/** A link from one item to another in the puzzle, as a creator sees it. */
export type PuzzleLink =
  /** From a key to its lock (K5). */
  | { type: 'opens'; from: ItemId; to: ItemId }
  /** From a clicked item to the lock that the sequence opens (K6). */
  | { type: 'clicks'; from: ItemId; to: ItemId }
  /** From a hider to a hidden item (O2). */
  | { type: 'hides'; from: ItemId; to: ItemId }
  /** From a part to the result (C1). */
  | { type: 'makes'; from: ItemId; to: ItemId }
  /** From a text to the lock whose answer it tells (S6); never from the introduction. */
  | { type: 'tells'; from: ItemId; to: ItemId }
  /** From a way to its scene (N2). */
  | { type: 'leads'; from: ItemId; to: SceneId };

/** Returns every link of a room in drawing order, without those that must be searched for in texts. */
export function plainLinksOf(room: Room): readonly PuzzleLink[] {
  const made = [...combinationsIn(room).values()].flatMap(({ part, other, result }): PuzzleLink[] => [
    { type: 'makes', from: part, to: result },
    { type: 'makes', from: other, to: result },
  ]);
  const others = room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    return item ? linksAt(room, id, item) : [];
  });
  return [...others, ...made];
}

/**
 * Returns the links from clues to locks. Searches every text, so call it for a checked room, not during a
 * drag.
 */
export function clueLinksOf(room: Room): readonly PuzzleLink[] {
  return [...clueSourcesIn(findClues(room).clues)].flatMap(([lock, sources]) =>
    sources.flatMap((source): PuzzleLink[] =>
      source === null || source === lock ? [] : [{ type: 'tells', from: source, to: lock }],
    ),
  );
}

function linksAt(room: Room, id: ItemId, item: ItemConfig): readonly PuzzleLink[] {
  const { onClick } = item;
  return [
    ...keysOf(item).map((key): PuzzleLink => ({ type: 'opens', from: key, to: id })),
    ...[...new Set(item.sequence)].map((member): PuzzleLink => ({ type: 'clicks', from: member, to: id })),
    ...hiddenBy(item).map((hidden): PuzzleLink => ({ type: 'hides', from: id, to: hidden })),
    ...(onClick?.type === 'go' && sceneOf(room, onClick.to)
      ? [{ type: 'leads', from: id, to: onClick.to } as const]
      : []),
  ];
}
