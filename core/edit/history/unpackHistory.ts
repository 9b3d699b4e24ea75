import * as v from 'valibot';
import { parseRoom } from '../../room/load/parseRoom.ts';
import type { Room } from '../../room/model.ts';
import { contentsOf } from '../../room/records.ts';
import { isDeepEqual } from '../../util/isDeepEqual.ts';
import { readJson } from '../../util/readJson.ts';
import type { History } from './history.ts';
import { PACK_LIMITS } from './packHistory.ts';

const steps = v.pipe(v.array(v.string()), v.maxLength(PACK_LIMITS.steps));
const packedSchema = v.object({ present: v.string(), past: steps, future: steps });
const stepSchema = v.object({
  fields: v.record(v.string(), v.unknown()),
  items: v.record(v.string(), v.unknown()),
});

/**
 * Unpacks the history that a browser stored for a room. Returns undefined if it does not fit this very room
 * or a step of it is no valid room: half a history could undo to a state that never existed.
 */
export function unpackHistory(stored: unknown, room: Room): History | undefined {
  const packed = v.safeParse(packedSchema, stored);
  if (!packed.success) return undefined;
  const { present, past, future } = packed.output;
  if (!isDeepEqual(readJson(present), readJson(JSON.stringify(contentsOf(room))))) return undefined;
  const before = unpackSteps(room, past);
  const after = unpackSteps(room, future);
  return before && after && { present: room, past: before.toReversed(), future: after, gesture: null };
}

function unpackSteps(present: Room, packed: readonly string[]): readonly Room[] | undefined {
  const rooms: Room[] = [];
  for (const step of packed) {
    const room = unpackStep(rooms.at(-1) ?? present, step);
    if (!room) return undefined;
    rooms.push(room);
  }
  return rooms;
}

/**
 * Builds the step out of the parts of the room beside it, as a live history shares them. The step is parsed only to
 * prove that it is a valid room.
 */
function unpackStep(beside: Room, text: string): Room | undefined {
  const step = v.safeParse(stepSchema, readJson(text));
  if (!step.success) return undefined;
  const { fields, items } = step.output;
  const itemConfigs = withoutGone({ ...beside.itemConfigs, ...items });
  const contents = contentsOf({ ...beside, ...fields, itemConfigs } as Room);
  const room: Room = { ...beside, ...contents, isPreviewed: false };
  const parsed = parseRoom(room);
  return parsed.ok && isDeepEqual(parsed.value.room, room) ? room : undefined;
}

function withoutGone(items: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(items).filter(([, item]) => item !== null));
}
