import type { Position } from '../../core/catalogue/model.ts';
import { clampWidth } from '../../core/room/geometry.ts';
import { roundPercent, STAGE, type StagePoint, type StageRect, toPosition } from '../stage/geometry.ts';
import { type Corner, isLeft, isTop } from './placeHandles.ts';

/** An item's new place, in percent of the stage. */
export interface Placement {
  width: number;
  position: Position;
}

/**
 * The place of an item whose corner was dragged by `moved` stage units: it keeps its aspect, and the opposite corner stays where it is.
 * The width follows the drag along the item's diagonal, so that pulling straight down grows it as well as pulling sideways.
 */
export function resizeFromCorner(rect: StageRect, corner: Corner, moved: StagePoint): Placement {
  const aspect = rect.height / rect.width;
  const outwardX = isLeft(corner) ? -moved.x : moved.x;
  const outwardY = isTop(corner) ? -moved.y : moved.y;
  const growth = (outwardX + outwardY * aspect) / (1 + aspect * aspect);
  const width = clampWidth(roundPercent(((rect.width + growth) * 100) / STAGE.width), aspect);
  const unitWidth = (width * STAGE.width) / 100;
  const position = toPosition({
    x: isLeft(corner) ? rect.x + rect.width - unitWidth : rect.x,
    y: isTop(corner) ? rect.y + rect.height - unitWidth * aspect : rect.y,
  });
  return { width, position };
}
