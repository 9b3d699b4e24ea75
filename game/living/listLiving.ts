import { type DotMove, isLoose } from '../../core/catalogue/moves.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { hitRect, itemRect, type PercentRect } from '../../core/room/geometry.ts';
import { posedView } from '../../core/room/posedView.ts';
import type { StageItem, StageView } from '../ports.ts';

/** An animation and the rectangle of its picture, in percent of the stage. */
export interface LivingPart {
  move: DotMove;
  frame: PercentRect;
}

const WHOLE_STAGE: PercentRect = { x: 0, y: 0, width: 100, height: 100 };

/** Returns the animations of a view's background and items, without those covered by other items. */
export function listLiving(view: StageView, pictures: PictureGuide): LivingPart[] {
  const { background, items } = posedView(view, pictures);
  const pictured = items.filter(({ spot }) => !spot);
  const behind = background ? partsOf(background.uri, WHOLE_STAGE, pictured, pictures) : [];
  const ofItems = pictured.flatMap((item, i) =>
    partsOf(item.uri, itemRect(item), pictured.slice(i + 1), pictures),
  );
  return [...behind, ...ofItems];
}

function partsOf(
  uri: string,
  frame: PercentRect,
  before: readonly StageItem[],
  pictures: PictureGuide,
): LivingPart[] {
  const moves = (pictures.get(uri)?.moves ?? []).filter((move) => !isLoose(move));
  return moves.flatMap((move) => {
    const seen = seenOf(move, (x, y) => {
      const at = { x: frame.x + (x * frame.width) / 100, y: frame.y + (y * frame.height) / 100 };
      return !before.some((item) => holds(hitRect(item), at));
    });
    return seen ? [{ move: seen, frame }] : [];
  });
}

/**
 * Returns an animation without its covered parts; null if nothing is left. Light in the air is in front of
 * everything.
 */
function seenOf(move: DotMove, isFree: (x: number, y: number) => boolean): DotMove | null {
  if (move.type === 'twinkle') {
    const points = move.points.filter(([x, y]) => isFree(x, y));
    return points.length === 0 ? null : { ...move, points };
  }
  if (move.type === 'blink') return isFree(...move.at) ? move : null;
  return move;
}

function holds({ x, y, width, height }: PercentRect, at: { x: number; y: number }): boolean {
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}
