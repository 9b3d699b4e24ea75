import type { Item, ItemState } from '../defineItem.ts';
import { type Pixels, renderPixels } from '../render.ts';

const WIDTH = 128;

const drawn = new Map<string, string>();
const rendered = new Map<string, Promise<Pixels>>();

/** An item's drawing, made once for all tests of a file. */
export function itemSvg(item: Item, color: string, state: ItemState): string {
  return keep(drawn, keyOf(item, color, state), () => item.drawSvg(color, state));
}

/** An item's picture at 128 px, rendered once for all tests of a file. */
export function itemPixels(item: Item, color: string, state: ItemState): Promise<Pixels> {
  const size = { width: WIDTH, height: Math.round(WIDTH * item.entry.aspect) };
  return keep(rendered, keyOf(item, color, state), () => renderPixels(itemSvg(item, color, state), size));
}

function keyOf({ entry }: Item, color: string, state: ItemState): string {
  return `${entry.id} ${color} ${state}`;
}

function keep<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const value = kept.get(key) ?? make();
  kept.set(key, value);
  return value;
}
