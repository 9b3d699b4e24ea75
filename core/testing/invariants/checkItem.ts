import { isOnStage } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import type { ItemConfig, ItemId } from '../../room/model.ts';
import { broken } from './broken.ts';
import { hiddenIn } from './ties.ts';

/** Checks an item by itself, without its lock (R3, R4, R9, R11, E7, N2, N6, O1, O2, O6). */
export function checkItem(id: ItemId, item: ItemConfig): readonly string[] {
  const isSpot = item.spot !== null;
  const picture = item.variants[item.color]?.[item.state];
  return broken({
    [`R3 width of ${id}`]: item.width < LIMITS.width.min || item.width > LIMITS.width.max,
    [`E7 place of ${id}`]: !isOnStage(item),
    [`R4 name of ${id}`]: item.name.length > LIMITS.itemName,
    [`R4 message of ${id}`]: item.customDescription.length > LIMITS.message,
    [`R4 text once open of ${id}`]: item.openedDescription.length > LIMITS.message,
    [`O6 hints of ${id}`]:
      item.hints.length > LIMITS.hints || item.hints.some((hint) => hint.length > LIMITS.hint),
    [`R6 ${id} is visible`]: !item.visible,
    [`R9 text of ${id}`]: item.description !== 'custom' && item.customDescription !== '',
    [`R11 picture of ${id}`]: item.uri !== (isSpot ? '' : picture),
    [`N6 spot ${id} has no colours and no inventory`]:
      isSpot && (item.color !== '' || item.isAddableToInventory || item.state !== 'default'),
    [`N2 way ${id} is not taken along`]: item.onClick?.type === 'go' && item.isAddableToInventory,
    [`O1 toggle ${id} brings nothing about`]: item.onClick?.type === 'toggle' && bringsAbout(item),
    [`R10 ${id} answers clicks`]: isMute(item) && bringsAbout(item),
    [`SPEC ${id} hides while it hides`]: !item.isHidingAnotherItem && hiddenIn(item).length > 0,
    [`O2 ${id} hides eight at most, each once`]:
      hiddenIn(item).length > LIMITS.hidden || isTwice(hiddenIn(item)),
    [`O2 ${id} hides something first`]: item.itemToHide === null && item.alsoHides.length > 0,
  });
}

/** O1: whether opening it has an effect. */
function bringsAbout(item: ItemConfig): boolean {
  return hiddenIn(item).length > 0 || item.onOpen !== null || item.openedDescription !== '';
}

/** R10: whether its click behaviour prevents collecting and opening. */
export function isMute({ onClick }: ItemConfig): boolean {
  return onClick?.type === 'none' || onClick?.type === 'message';
}

/** Returns whether a list contains duplicates. */
export function isTwice(list: readonly string[]): boolean {
  return new Set(list).size < list.length;
}
