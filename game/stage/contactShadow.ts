import type { Anchor, Position } from '../../core/catalogue/model.ts';
import { FLOOR_LINE, isOnFloor } from '../../core/room/floor.ts';
import { hitRect } from '../../core/room/geometry.ts';
import { centerOf, type StagePoint, type StageRect, toStagePoint, toStageRect } from './geometry.ts';

/** The facts about a room that shadows depend on. */
export interface Ground {
  /** Position of the main light, in percent of the stage. */
  lightFrom: Position;
  /** False in a close-up, where everything lies or hangs in front of the background. */
  hasFloor: boolean;
}

/** A soft round shadow below an item, or a silhouette on what is behind it. */
export type Fall =
  | { on: 'floor'; center: StagePoint; width: number; height: number; angle: number }
  | { on: 'wall'; by: StagePoint };

/** The facts about an item that its shadow depends on. */
type Seen = Parameters<typeof hitRect>[0];

export const TOP_LEFT: Position = { x: -40, y: -60 };

/** Share of the item's height by which the shadow's far end is offset if the light comes from the side. */
const LEAN = 0.55;
/** Share of the item's width that is the maximum offset. */
const LONGEST = 0.9;
/** Share of the stage's width at which light counts as coming from the side. */
const ASIDE = 0.3;
/** The shadow's depth as a share of its width, with bounds in stage units. */
const DEPTH = { share: 0.24, least: 8, most: 54 };
/** Degrees by which a shadow's far end tilts toward the viewer. */
const TURN = 7;
/** Distance of an item from the wall in stage units: little for a picture, more for a cupboard. */
const OFF_WALL = { share: 0.05, least: 3.5, most: 12 };

/** Returns an item's shadow; null if it casts none. */
export function shadowOf(item: Seen, anchor: Anchor, ground: Ground): Fall | null {
  const seen = toStageRect(hitRect(item));
  const light = toStagePoint(ground.lightFrom);
  if (!stands(item, anchor, ground)) return onWall(seen, light);
  return onFloor(seen, light, isOnFloor(item) ? seen.width * LONGEST : 0);
}

/**
 * Returns whether the item stands. An item that usually hangs does so only if all of it is on the floor. A small item
 * stands on furniture, too.
 */
function stands(item: Seen, anchor: Anchor, { hasFloor }: Ground): boolean {
  if (!hasFloor) return false;
  if (anchor === 'wall' || anchor === 'ceiling') return hitRect(item).y >= FLOOR_LINE;
  return anchor === 'top' || isOnFloor(item);
}

function onFloor(seen: StageRect, light: StagePoint, longest: number): Fall {
  const { x } = centerOf(seen);
  const aside = within(-1, (x - light.x) / (ASIDE * toStagePoint({ x: 100, y: 0 }).x), 1);
  const reach = Math.min(seen.height * LEAN, longest) * aside;
  const height = within(DEPTH.least, seen.width * DEPTH.share, DEPTH.most);
  return {
    on: 'floor',
    center: { x: x + reach / 2, y: seen.y + seen.height },
    width: seen.width + Math.abs(reach),
    height,
    angle: TURN * aside,
  };
}

function onWall(seen: StageRect, light: StagePoint): Fall {
  const center = centerOf(seen);
  const [dx, dy] = [center.x - light.x, center.y - light.y];
  const distance = Math.max(Math.hypot(dx, dy), 1);
  const off = within(OFF_WALL.least, Math.min(seen.width, seen.height) * OFF_WALL.share + 2, OFF_WALL.most);
  // Even with light from below, as from a brazier, the item's lower edge is darkest.
  return { on: 'wall', by: { x: (dx / distance) * off, y: Math.max(dy / distance, 0.35) * off } };
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
