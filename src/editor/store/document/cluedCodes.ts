import { itemOf } from '../../../../core/room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../../../core/room/model.ts';
import { toldByOf } from '../../../../core/room/toldBy.ts';
import type { EditorData } from '../editorData.ts';

type CluedCodes = EditorData['cluedCodes'];

/** For each lock whose clues or answer have changed, the answer for which its clues were written. */
export function cluedCodesAfter(codes: CluedCodes, before: Room, after: Room): CluedCodes {
  if (before.itemConfigs === after.itemConfigs) return codes;
  const changed = after.itemOrder.flatMap((id): [ItemId, string][] => {
    const [was, is] = [itemOf(before, id), itemOf(after, id)];
    if (!was || !is || toldByOf(is).length === 0) return [];
    if (was.toldBy !== is.toldBy || haveNewWords(toldByOf(is), before, after))
      return [[id, is.unlockPassword]];
    const isFirstChange = was.unlockPassword !== is.unlockPassword && codes[id] === undefined;
    return isFirstChange ? [[id, was.unlockPassword]] : [];
  });
  return changed.length > 0 ? { ...codes, ...Object.fromEntries(changed) } : codes;
}

/** The former answer of a lock if its clues still fit only that; null if they need no check. */
export function formerCodeOf(
  { unlockPassword, toldBy }: ItemConfig,
  clued: string | undefined,
): string | null {
  if (clued === undefined || clued === '' || clued === unlockPassword || !toldBy?.length) return null;
  return clued;
}

function haveNewWords(clues: readonly ItemId[], before: Room, after: Room): boolean {
  return clues.some((clue) => wordsOf(itemOf(before, clue)) !== wordsOf(itemOf(after, clue)));
}

function wordsOf(item: ItemConfig | undefined): string {
  return JSON.stringify([item?.description, item?.customDescription, item?.openedDescription]);
}
