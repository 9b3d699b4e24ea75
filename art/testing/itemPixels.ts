import type { Item, ItemState } from '../defineItem.ts';
import { type Pixels, renderPixels } from '../render.ts';

const WIDTH = 128;

const looked = new Map<string, Promise<Pixels>>();

/** An item's picture at 128 px, rendered once for all tests of a file. */
export function itemPixels(item: Item, color: string, state: ItemState): Promise<Pixels> {
  const key = `${item.entry.id} ${color} ${state}`;
  const known = looked.get(key);
  if (known) return known;
  const size = { width: WIDTH, height: Math.round(WIDTH * item.entry.aspect) };
  const pixels = renderPixels(item.drawSvg(color, state), size);
  looked.set(key, pixels);
  return pixels;
}
