import type { ItemConfig, Room } from '../../room/model.ts';
import { type Contents, contentsOf } from '../../room/records.ts';
import type { History } from './history.ts';

/**
 * A history as the browser stores it: the present room's contents and for each step only the differences. All
 * of it is JSON.
 */
export interface PackedHistory {
  present: string;
  /** From the present backward; the next step to undo first. */
  past: readonly string[];
  /** From the present forward; the next step to redo first. */
  future: readonly string[];
}

/** The differences between two rooms; a null item was deleted. */
interface PackedStep {
  fields: Partial<Omit<Contents, 'itemConfigs'>>;
  items: Readonly<Record<string, ItemConfig | null>>;
}

/**
 * Limits on what is stored: steps, their characters, and items in all their rooms. Each room is parsed on
 * loading, and 200 steps of 300 items would block the editor for a second.
 */
export const PACK_LIMITS = { steps: 200, characters: 1_000_000, items: 12_000 };

/** Packs a history. Over the limits, the steps furthest from the present are left out. */
export function packHistory({ present, past, future }: History, limits = PACK_LIMITS): PackedHistory {
  const fitting = Math.floor(limits.items / Object.keys(present.itemConfigs).length);
  const left = { characters: limits.characters, steps: Math.min(limits.steps, fitting) };
  return {
    present: JSON.stringify(contentsOf(present)),
    past: packSteps([present, ...past.toReversed()], left),
    future: packSteps([present, ...future], left),
  };
}

function packSteps(rooms: readonly Room[], left: { steps: number; characters: number }): readonly string[] {
  const packed: string[] = [];
  for (const [index, to] of rooms.slice(1).entries()) {
    const step = packStep(rooms[index] ?? to, to);
    if (left.steps === 0 || step.length > left.characters) return packed;
    left.steps -= 1;
    left.characters -= step.length;
    packed.push(step);
  }
  return packed;
}

/** Rooms are immutable, so the difference between two rooms is serialized once. */
const written = new WeakMap<Room, { to: Room; step: string }>();

function packStep(from: Room, to: Room): string {
  const before = written.get(from);
  if (before?.to === to) return before.step;
  const step = JSON.stringify(stepBetween(from, to));
  written.set(from, { to, step });
  return step;
}

function stepBetween(from: Room, to: Room): PackedStep {
  const { itemConfigs: had, ...before } = contentsOf(from);
  const { itemConfigs: has, ...after } = contentsOf(to);
  const fields = Object.entries(after).filter(
    ([field, value]) => before[field as keyof typeof before] !== value,
  );
  const changed = Object.entries(has).filter(([id, item]) => had[id] !== item);
  const gone = Object.keys(had).filter((id) => has[id] === undefined);
  return {
    fields: Object.fromEntries(fields),
    items: Object.fromEntries([...changed, ...gone.map((id) => [id, null] as const)]),
  };
}
