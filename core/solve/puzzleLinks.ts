import { combinationsIn, hiddenBy, itemOf, keysOf } from '../room/links.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../room/model.ts';
import { sceneOf } from '../room/scenes.ts';
import { clueSourcesIn, findClues } from './clues/clues.ts';

/** One thing that leads on to another, as a creator would point it out. */
export type PuzzleLink =
  /** From a key to its lock (K5). */
  | { type: 'opens'; from: ItemId; to: ItemId }
  /** From what is clicked in an order to the lock that it opens (K6). */
  | { type: 'clicks'; from: ItemId; to: ItemId }
  /** From what hides to what is hidden (O2). */
  | { type: 'hides'; from: ItemId; to: ItemId }
  /** From a part to what it is made into (C1). */
  | { type: 'makes'; from: ItemId; to: ItemId }
  /** From a text to the lock whose answer it tells (S6); the introduction is no item, and is none of these. */
  | { type: 'tells'; from: ItemId; to: ItemId }
  /** From a way to its scene (N2). */
  | { type: 'leads'; from: ItemId; to: SceneId };

/** Every link of a room but those that have to be searched for in its texts, in drawing order. */
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

/** Who tells the answers of a room's locks. Goes through every text: of the checked room, not at each move of a drag. */
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
