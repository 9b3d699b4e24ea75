import { itemOf } from '../../room/links.ts';
import type { ItemId } from '../../room/model.ts';
import { isDone, isSeen, type Reach, reachBy } from '../escape/findReach.ts';
import type { Rule } from '../escape/RuleBook.ts';
import { clickedBy, type WalkStep } from '../escape/walkStep.ts';
import { isCollectedByClick, type World } from '../escape/world.ts';
import type { Examination } from '../examine.ts';
import { type Layer, layOut } from './layOut.ts';
import { hasSpot, overlaps } from './rects.ts';

/**
 * The items that may have no spot to click, with what covers them: in front of them in their scene, brought to light by some play
 * before they are needed, and never taken away without them. What may be covered itself counts as not taken away.
 */
export function findBlocked({ world, reach }: Examination): ReadonlyMap<ItemId, readonly ItemId[]> {
  const suspects = findSuspects(layOut(world), reach).filter(isBuried);
  const blocked = new Map<ItemId, readonly ItemId[]>();
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const suspect of suspects) {
      const { id } = suspect.layer;
      if (blocked.has(id)) continue;
      const covers = findStaying(world, reach, suspect, blocked);
      if (!isBuried({ ...suspect, covers })) continue;
      blocked.set(
        id,
        covers.map((cover) => cover.id),
      );
      isSettled = false;
    }
  }
  return blocked;
}

/** The covers that some play brings to light in time and cannot take away then. */
function findStaying(
  world: World,
  { book }: Reach,
  { layer: { id }, covers }: Suspect,
  blocked: ReadonlyMap<ItemId, unknown>,
): readonly Layer[] {
  const mobile = covers.filter((cover) => !isFixed(world, cover.id));
  if (mobile.length === 0) return covers;
  const clicks = (step: WalkStep) => clickedBy(step).includes(id);
  const isBlocked = (step: WalkStep) => clickedBy(step).some((each) => blocked.has(each));
  const before = {
    reach: reachBy(book, without(clicks)),
    taken: reachBy(
      book,
      without((step) => clicks(step) || isBlocked(step)),
    ),
  };
  // A way and a member of a sequence are clicked again, when what they brought to light themselves may cover them.
  const again = (step: WalkStep) => clicks(step) && isRepeated(step);
  const after = {
    reach: reachBy(book, without(again)),
    taken: reachBy(
      book,
      without((step) => again(step) || isBlocked(step)),
    ),
  };
  const isUsedAgain = book.rules.some(({ steps }) => steps.some(again));
  return covers.filter((cover) => {
    const time = isSeen(before.reach, cover.id) ? before : after;
    if (time === after && !(isUsedAgain && isSeen(after.reach, cover.id))) return false;
    return !isTakeable(world, cover.id) || !isDone(time.taken, cover.id);
  });
}

function without(isLeftOut: (step: WalkStep) => boolean): (rule: Rule) => boolean {
  return ({ steps }) => !steps.some(isLeftOut);
}

/** Whether an item stands there from the start for good. */
function isFixed(world: World, id: ItemId): boolean {
  return !world.play.items[id]?.isHidden && !isTakeable(world, id);
}

function isTakeable({ room }: World, id: ItemId): boolean {
  const item = itemOf(room, id);
  if (!item) return false;
  return item.isItemLocked ? item.isAddableToInventory : isCollectedByClick(id, item);
}

function isRepeated({ type }: WalkStep): boolean {
  return type === 'enter' || type === 'sequence';
}

/** An item with all that may stand in front of it. */
interface Suspect {
  layer: Layer;
  covers: readonly Layer[];
}

function findSuspects(layers: readonly Layer[], reach: Reach): readonly Suspect[] {
  const shown = layers.filter(({ id }) => isSeen(reach, id));
  return shown.map((layer) => ({ layer, covers: coversOf(shown, layer) }));
}

/** The layers in front of one that overlap it. */
export function coversOf(layers: readonly Layer[], layer: Layer): readonly Layer[] {
  return layers
    .slice(layers.indexOf(layer) + 1)
    .filter(({ scene, rect }) => scene === layer.scene && overlaps(rect, layer.rect));
}

function isBuried({ layer, covers }: Suspect): boolean {
  const rects = covers.flatMap(({ around }) => around);
  return covers.length > 0 && !layer.inside.some((rect) => hasSpot(rect, rects));
}
