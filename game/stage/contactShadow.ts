import type { Anchor, Position } from '../../core/catalogue/model.ts';
import { FLOOR_LINE, isOnFloor } from '../../core/room/floor.ts';
import { hitRect } from '../../core/room/geometry.ts';
import { centerOf, type StagePoint, type StageRect, toStagePoint, toStageRect } from './geometry.ts';

/** What of a room decides how shadows fall in it. */
export interface Ground {
  /** Where the main light is, in percent of the stage. */
  lightFrom: Position;
  /** False in a close-up: there all lies, or hangs, before what is seen. */
  hasFloor: boolean;
}

/** A soft round shadow below a foot, or a silhouette's on what is behind it. */
export type Fall =
  | { on: 'floor'; center: StagePoint; width: number; height: number; angle: number }
  | { on: 'wall'; by: StagePoint };

/** What of a thing decides where its shadow falls. */
type Seen = Parameters<typeof hitRect>[0];

export const TOP_LEFT: Position = { x: -40, y: -60 };

/** Of the thing's height: how far the shadow of its top lies beside its foot, where the light comes from the side. */
const LEAN = 0.55;
/** Of the thing's width: no shadow falls farther. */
const LONGEST = 0.9;
/** Of the stage's width: so far beside a thing light comes from the side. */
const ASIDE = 0.3;
/** Of the foot's width: a foot's depth as it is seen, and the most of it for wide ones, in stage units. */
const DEPTH = { share: 0.24, least: 8, most: 54 };
/** Degrees by which a shadow's far end comes down to the viewer. */
const TURN = 7;
/** Stage units that a thing on the wall stands off it: a picture little, a cupboard more. */
const OFF_WALL = { share: 0.05, least: 3.5, most: 12 };

/** How a thing's shadow falls; null where it throws none. */
export function shadowOf(item: Seen, anchor: Anchor, ground: Ground): Fall | null {
  const seen = toStageRect(hitRect(item));
  const light = toStagePoint(ground.lightFrom);
  if (!stands(item, anchor, ground)) return onWall(seen, light);
  return onFloor(seen, light, isOnFloor(item) ? seen.width * LONGEST : 0);
}

/** What hangs stays on the wall, unless all of it is on the floor; small things stand on furniture too, where their shadow has no room to fall. */
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
  // Light from below, as of a brazier, still leaves a thing's foot the darkest.
  return { on: 'wall', by: { x: (dx / distance) * off, y: Math.max(dy / distance, 0.35) * off } };
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
