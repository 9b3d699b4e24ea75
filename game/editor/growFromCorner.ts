import type { Position } from '../../core/catalogue/model.ts';
import { clampWidth } from '../../core/room/geometry.ts';
import { roundPercent, STAGE, type StagePoint, type StageRect, toPosition } from '../stage/geometry.ts';
import { type Corner, isLeft, isTop } from './placeHandles.ts';

/** An item's new size and position, in percent of the stage. */
interface Placement {
  width: number;
  position: Position;
}

/**
 * Returns the placement of an item scaled by a factor, within the allowed width. It keeps its aspect, and the
 * corner of its frame opposite to the dragged one stays. The frame is its visible part.
 */
export function growFromCorner(rect: StageRect, corner: Corner, times: number, frame: StageRect): Placement {
  const aspect = rect.height / rect.width;
  const wanted = rect.width * times;
  const width = clampWidth(roundPercent((wanted * 100) / STAGE.width), aspect);
  const growth = (width * STAGE.width) / 100 / rect.width;
  const fixed = {
    x: isLeft(corner) ? frame.x + frame.width : frame.x,
    y: isTop(corner) ? frame.y + frame.height : frame.y,
  };
  const position = toPosition({
    x: fixed.x + (rect.x - fixed.x) * growth,
    y: fixed.y + (rect.y - fixed.y) * growth,
  });
  return { width, position };
}

/**
 * Returns the scale factor of a frame whose corner was dragged by `moved` stage units. The drag is projected
 * onto the frame's diagonal, so that dragging down scales as much as dragging sideways.
 */
export function growthOf({ width, height }: StageRect, corner: Corner, moved: StagePoint): number {
  const aspect = height / width;
  const outwardX = isLeft(corner) ? -moved.x : moved.x;
  const outwardY = isTop(corner) ? -moved.y : moved.y;
  return 1 + (outwardX + outwardY * aspect) / (1 + aspect * aspect) / width;
}
