import type { PercentRect } from '../../core/room/geometry.ts';
import { roundPercent, STAGE, type StagePoint, type StageRect, toPosition } from '../stage/geometry.ts';
import { type Corner, isLeft, isTop } from './placeHandles.ts';

/** Minimum size in stage units, so that it can be clicked. */
const LEAST = 24;
/** Size of a spot made by a tap. */
const USUAL = { width: 192, height: 144 };

/** Returns the rectangle between two points of a drag, in percent of the stage. */
export function rectBetween(start: StagePoint, end: StagePoint): PercentRect {
  const width = Math.max(Math.abs(end.x - start.x), LEAST);
  const height = Math.max(Math.abs(end.y - start.y), LEAST);
  return toPercent({
    x: end.x < start.x ? start.x - width : start.x,
    y: end.y < start.y ? start.y - height : start.y,
    width,
    height,
  });
}

/** Returns a rectangle of the default size around a point. */
export function rectAbout({ x, y }: StagePoint): PercentRect {
  return toPercent({ x: x - USUAL.width / 2, y: y - USUAL.height / 2, ...USUAL });
}

/** Returns a rectangle whose corner was dragged by `moved` stage units; the opposite corner stays. */
export function dragCorner(rect: StageRect, corner: Corner, moved: StagePoint): PercentRect {
  const [left, top] = [isLeft(corner), isTop(corner)];
  const fixed = { x: left ? rect.x + rect.width : rect.x, y: top ? rect.y + rect.height : rect.y };
  const free = { x: left ? rect.x : rect.x + rect.width, y: top ? rect.y : rect.y + rect.height };
  const width = Math.max((free.x + moved.x - fixed.x) * (left ? -1 : 1), LEAST);
  const height = Math.max((free.y + moved.y - fixed.y) * (top ? -1 : 1), LEAST);
  return toPercent({
    x: left ? fixed.x - width : fixed.x,
    y: top ? fixed.y - height : fixed.y,
    width,
    height,
  });
}

function toPercent({ x, y, width, height }: StageRect): PercentRect {
  return {
    ...toPosition({ x, y }),
    width: roundPercent((width * 100) / STAGE.width),
    height: roundPercent((height * 100) / STAGE.height),
  };
}
