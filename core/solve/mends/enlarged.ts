import type { Command } from '../../edit/command.ts';
import { itemRect } from '../../room/geometry.ts';
import type { ItemConfig, ItemId } from '../../room/model.ts';
import { FINGER, longerSide } from '../layout/findLayoutWarnings.ts';

/** As large as a finger on a phone, on the same foot. */
export function enlarged(id: ItemId, item: ItemConfig): Command {
  const width = Math.ceil(((item.width * FINGER) / longerSide(item)) * 100) / 100;
  const [before, after] = [itemRect(item), itemRect({ ...item, width })];
  const position = {
    x: before.x - (after.width - before.width) / 2,
    y: before.y - (after.height - before.height),
  };
  return { type: 'resizeItem', id, width, position };
}
