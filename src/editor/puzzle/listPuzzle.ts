import { combinationsIn, hidersIn, itemOf, keysOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import type { HidingPlaces } from '../store/document/hidingPlacesIn.ts';
import { answerText } from '../text/answerText.ts';
import { itemName } from '../text/editorMessages.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { puzzleViewText } from '../text/puzzleView.ts';
import { sceneName } from '../text/scenes.ts';
import { badgesOf, type LockKind } from './badgesOf.ts';

/** A lock or a hidden thing, as a line of text. */
export interface PuzzlePart {
  id: ItemId;
  words: string;
  /** What opens the thing; null if it is hidden but not locked. */
  lock: LockKind | null;
  /** True for a lock without a key, an answer or clicks. */
  isMissing: boolean;
}

interface ListedPuzzle {
  locks: readonly PuzzlePart[];
  hidden: readonly PuzzlePart[];
}

/** The puzzle of the whole room as lists, by scene, in drawing order. */
export function listPuzzle(room: Room, placeOf: HidingPlaces): ListedPuzzle {
  const ids = room.sceneOrder.flatMap((scene) =>
    room.itemOrder.filter((id) => itemOf(room, id)?.scene === scene),
  );
  const badges = badgesOf(room, ids);
  const hiders = hidersIn(room);
  const made = combinationsIn(room);
  return {
    locks: badges.flatMap(({ id, lock }) => (lock === null ? [] : [describeLock(room, id, lock)])),
    hidden: badges.flatMap(({ id, isHidden }): PuzzlePart[] => {
      if (!isHidden) return [];
      const hider = hiders.get(id);
      const parts = made.get(id);
      const words = hider
        ? puzzleViewText.hiddenAt(placedName(room, hider, id), placeOf(hider))
        : parts
          ? puzzleViewText.madeOf(itemName(room, parts.part), itemName(room, parts.other))
          : puzzleViewText.lists.neverSeen;
      return [{ id, words, lock: null, isMissing: !hider && !parts }];
    }),
  };
}

function describeLock(room: Room, id: ItemId, lock: LockKind): PuzzlePart {
  const item = itemOf(room, id);
  const { noKey, noClicks } = puzzleViewText.lists;
  if (!item) return { id, words: '', lock, isMissing: true };
  if (lock === 'key' || lock === 'clicks') {
    const links = lock === 'key' ? keysOf(item) : item.sequence;
    const names = links.map((link) => placedName(room, link, id)).join(', ');
    return { id, words: names || (lock === 'key' ? noKey : noClicks), lock, isMissing: names === '' };
  }
  const answer = answerText(item.face, item.unlockPassword);
  const words = answer === '' ? faceEditorText.noAnswer : answer;
  return { id, words: `${faceEditorText.faces[lock]}: ${words}`, lock, isMissing: answer === '' };
}

/** The name of an item, with its scene if that is not the scene of the item `from`. */
function placedName(room: Room, id: ItemId, from: ItemId): string {
  const scene = itemOf(room, id)?.scene;
  const isElsewhere = scene !== undefined && scene !== itemOf(room, from)?.scene;
  const name = itemName(room, id);
  return isElsewhere ? puzzleViewText.inScene(name, sceneName(room, scene)) : name;
}
