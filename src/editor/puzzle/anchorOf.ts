import { hitRect } from '../../../core/room/geometry.ts';
import type { StageItem, Viewport } from '../../../game/ports.ts';
import { onScreen } from '../canvas/onScreen.ts';
import type { Anchor } from './layLinks.ts';
import { placeLock } from './placeLock.ts';

/** Points where links begin and end at an item, in CSS pixels of a stage of this size. */
export function anchorOf(
  item: StageItem,
  viewport: Viewport,
  size: { width: number; height: number },
): Anchor {
  const rect = onScreen(hitRect(item), viewport);
  const toPixels = (x: number, y: number) => ({ x: (x * size.width) / 100, y: (y * size.height) / 100 });
  const lock = placeLock(rect);
  const middle = rect.x + rect.width / 2;
  return {
    middle: toPixels(middle, rect.y + rect.height / 2),
    top: toPixels(middle, rect.y),
    lock: toPixels(lock.x, lock.y),
  };
}
