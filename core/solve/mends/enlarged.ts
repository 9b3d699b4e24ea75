import { applyCommand } from '../../edit/applyCommand.ts';
import type { Command } from '../../edit/command.ts';
import { itemRect, type PercentRect } from '../../room/geometry.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import { FINGER, longerSide } from '../layout/findLayoutWarnings.ts';

/** More than this share of another thing it does not come to cover: a key stays smaller than the vase that it lies in. */
const COVERED = 0.25;
/** Less growth than this is none. */
const LEAST = 1.02;
/** Halvings: a hundredth of the way is near enough. */
const HALVINGS = 8;

/** Each as large as a finger on a phone, or as large as what is around it lets it be; one after the other, on the same foot. */
export function enlargedTogether(room: Room, ids: readonly ItemId[]): readonly Command[] {
  let grown = room;
  return ids.flatMap((id) => {
    const command = enlarged(grown, id);
    const result = command && applyCommand(grown, command);
    if (!command || !result?.ok) return [];
    grown = result.value.room;
    return [command];
  });
}

function enlarged(room: Room, id: ItemId): Command | null {
  const item = itemOf(room, id);
  if (!item) return null;
  const factor = mostWithin(room, id, item, FINGER / longerSide(item));
  if (factor < LEAST) return null;
  const width = Math.ceil(item.width * factor * 100) / 100;
  const { x, y } = grownRect(item, width / item.width);
  return { type: 'resizeItem', id, width, position: { x, y } };
}

/** The largest growth, up to the wanted one, that covers nothing around it. */
function mostWithin(room: Room, id: ItemId, item: ItemConfig, wanted: number): number {
  const others = room.itemOrder.flatMap((other) => {
    const config = other === id ? undefined : itemOf(room, other);
    return config && config.scene === item.scene && config.spot === null ? [itemRect(config)] : [];
  });
  const before = itemRect(item);
  const isFree = (factor: number) => {
    const after = grownRect(item, factor);
    return others.every((other) => {
      const allowed = Math.max(shared(before, other), COVERED * other.width * other.height);
      return shared(after, other) <= allowed;
    });
  };
  if (isFree(wanted)) return wanted;
  let [most, least] = [wanted, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (most + least) / 2;
    if (isFree(middle)) least = middle;
    else most = middle;
  }
  return least;
}

function grownRect(item: ItemConfig, factor: number): PercentRect {
  const [before, after] = [itemRect(item), itemRect({ ...item, width: item.width * factor })];
  return {
    ...after,
    x: before.x - (after.width - before.width) / 2,
    y: before.y - (after.height - before.height),
  };
}

function shared(one: PercentRect, other: PercentRect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(width, 0) * Math.max(height, 0);
}
