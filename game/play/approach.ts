import type { Leaf } from '../../core/catalogue/leaves.ts';
import type { HitBox, Position } from '../../core/catalogue/model.ts';
import { itemRect } from '../../core/room/geometry.ts';
import type { Viewport } from '../ports.ts';
import { centerOf, STAGE, type StageRect, toStageRect } from '../stage/geometry.ts';
import { type ViewBounds, WHOLE } from '../stage/viewport.ts';

interface Doorway {
  position: Position;
  width: number;
  aspect: number;
  hitBox: HitBox;
}

/** Share of the door's height that is visible at the end; its frame is outside. */
const INSIDE = 0.6;
/** Share of the opening's height that is visible at the end, if the leaves say where the opening is. */
const INSIDE_OPENING = 0.8;

interface Walk {
  /** The viewport at the start. */
  from: Viewport;
  /** The visible share on this canvas. */
  share: ViewBounds['share'];
  /** The parts of the door that opened. */
  leaves?: readonly Leaf[];
}

/**
 * Returns the viewport on the way through a door, from the former one (progress 0) to the inside (1). It
 * shrinks evenly, so that the door stays in its place on the screen.
 */
export function approach(
  door: Doorway,
  progress: number,
  { from, share, leaves = [] }: Walk = { from: WHOLE, share: 1 },
): Viewport {
  const picture = toStageRect(itemRect(door));
  const rect = leaves.length > 0 ? openingIn(picture, leaves) : picture;
  const inside = rect.height * (leaves.length > 0 ? INSIDE_OPENING : INSIDE);
  const [seen, center] = [Math.min(STAGE.height, inside), centerOf(rect)];
  const first = STAGE.height / from.zoom;
  const height = first + (seen - first) * progress;
  const zoom = STAGE.height / height;
  const width = (STAGE.width * share) / zoom;
  const nearest = {
    x: center.x - (seen / STAGE.height) * ((STAGE.width * share) / 2),
    y: center.y - seen / 2,
  };
  return {
    zoom,
    x: clamp(from.x + (nearest.x - from.x) * progress, STAGE.width - width),
    y: clamp(from.y + (nearest.y - from.y) * progress, STAGE.height - height),
  };
}

/** Returns the opening: that of a round door is only a part of its picture. */
function openingIn(picture: StageRect, leaves: readonly Leaf[]): StageRect {
  const boxes = leaves.map(({ box }) => box);
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return {
    x: picture.x + (picture.width * left) / 100,
    y: picture.y + (picture.height * top) / 100,
    width: (picture.width * (right - left)) / 100,
    height: (picture.height * (bottom - top)) / 100,
  };
}

/** Keeps the viewport within the stage, also for a door at its edge. */
function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
