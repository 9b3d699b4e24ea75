import { itemOf } from '../../room/links.ts';
import type { ItemId } from '../../room/model.ts';
import { findReach } from '../escape/findReach.ts';
import { targetOf, type WalkStep } from '../escape/walkStep.ts';
import type { World } from '../escape/world.ts';
import type { Examination } from '../examine.ts';
import { type Finding, MOST_NAMED } from '../findings/finding.ts';
import { type Layer, layOut } from './layOut.ts';
import { hasSpot, overlaps } from './rects.ts';

/**
 * L1: the items that a step of the way out is taken at, and that have no spot to click by then, because others cover
 * them that cannot be taken away first.
 */
export function findCovered(examination: Examination, steps: readonly WalkStep[]): readonly Finding[] {
  const { world } = examination;
  const layers = layOut(world);
  /** What the steps before have opened, unlocked or taken. */
  const moved = new Set<ItemId>();
  const found = new Map<ItemId, readonly ItemId[]>();
  for (const step of steps) {
    const target = targetOf(step);
    if (target === null) continue;
    const covers = coversOf(layers, target).filter(({ id }) => isShown(world, moved, id));
    if (isOnlyWay(examination, step) && isBuried(world, layers, target, covers))
      found.set(
        target,
        covers.slice(0, MOST_NAMED).map(({ id }) => id),
      );
    if (step.type !== 'read') moved.add(target);
  }
  return [...found].map(([id, covers]) => ({ severity: 'error', code: 'covered', items: [id, ...covers] }));
}

/** The layers in front of an item that overlap it. */
export function coversOf(layers: readonly Layer[], id: ItemId): readonly Layer[] {
  const place = layers.findIndex((layer) => layer.id === id);
  const own = layers[place];
  return own ? layers.slice(place + 1).filter(({ rect }) => overlaps(rect, own.rect)) : [];
}

/** Whether nothing else will do in place of a step: a password may be read in several places. */
function isOnlyWay({ clueSources, reach }: Examination, step: WalkStep): boolean {
  if (step.type !== 'read') return true;
  const inSight = (clueSources.get(step.lock) ?? []).filter(
    (source) => source === null || reach.seen.has(source),
  );
  return inSight.length === 1;
}

/** Whether an item has come to light; what has been taken since can be taken away anyhow. */
function isShown({ play, hiders }: World, moved: ReadonlySet<ItemId>, id: ItemId): boolean {
  const hider = play.items[id]?.isHidden ? hiders.get(id) : undefined;
  return hider === undefined || moved.has(hider);
}

function isBuried(world: World, layers: readonly Layer[], id: ItemId, covers: readonly Layer[]): boolean {
  const own = layers.find((layer) => layer.id === id);
  if (!own || leaveSpot(own, covers)) return false;
  return !leaveSpot(own, whatStays(world, layers, id, covers));
}

function leaveSpot({ rect }: Layer, covers: readonly Layer[]): boolean {
  return hasSpot(
    rect,
    covers.map((cover) => cover.rect),
  );
}

/** The covers that cannot be taken away without the item below them, and what lies under those that can. */
function whatStays(
  world: World,
  layers: readonly Layer[],
  id: ItemId,
  covers: readonly Layer[],
): readonly Layer[] {
  const { moves } = findReach(world, { without: id });
  const staying = new Set<ItemId>();
  const passed = new Set<ItemId>();
  for (const cover of covers) {
    let left: ItemId | null = cover.id;
    // What lies under a cover may be a cover itself: from there on the way down is known.
    while (left !== null && !passed.has(left) && moves.has(left) && isTaken(world, left)) {
      passed.add(left);
      left = hiddenBy(world, left);
    }
    if (left !== null && !passed.has(left)) staying.add(left);
  }
  return layers.filter((layer) => staying.has(layer.id));
}

function isTaken({ room }: World, id: ItemId): boolean {
  return itemOf(room, id)?.isAddableToInventory === true;
}

/** What comes to light when an item is taken. */
function hiddenBy({ room, play }: World, id: ItemId): ItemId | null {
  const hidden = itemOf(room, id)?.itemToHide ?? null;
  return hidden !== null && play.items[hidden]?.isHidden ? hidden : null;
}
