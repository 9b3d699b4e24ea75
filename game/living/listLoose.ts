import { partUri } from '../../core/catalogue/looseParts.ts';
import { isLoose, type LooseMove } from '../../core/catalogue/moves.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { hitRect, itemRect, overlaps, type PercentRect } from '../../core/room/geometry.ts';
import { posedView } from '../../core/room/posedView.ts';
import type { StageItem, StageView } from '../ports.ts';
import { restFrame, sweptFrame } from './sweptFrame.ts';

const WHOLE_STAGE: PercentRect = { x: 0, y: 0, width: 100, height: 100 };

/** A part that swings or turns, in percent of the stage. */
export interface LoosePart {
  /** The item that the part belongs to; null for the room itself. */
  itemId: string | null;
  move: LooseMove;
  /** Address of the part's picture. */
  uri: string;
  /** The light by which the part is multiplied. */
  ambient: string | null;
  /** The part's rectangle at rest. */
  frame: PercentRect;
  /** The point around which the part turns, in percent of its frame; it may lie outside it. */
  pivot: { x: number; y: number };
}

/**
 * Returns the swinging and turning parts of a view. They are drawn over the whole room. So if an item stands in front
 * of the space that one of a thing's parts needs, the thing stays still; otherwise the part would cover that item.
 */
export function listLoose(view: StageView, pictures: PictureGuide): LoosePart[] {
  const { background, items } = posedView(view, pictures);
  const pictured = items.filter(({ spot }) => !spot);
  const partsOf = (whole: Whole, before: readonly StageItem[]): LoosePart[] => {
    const moves = (pictures.get(whole.uri)?.moves ?? []).filter(isLoose);
    return moves.every((move) => isFree(move, whole.frame, before))
      ? moves.flatMap((move) => partOf(whole, move))
      : [];
  };
  const ground = background && { itemId: null, uri: background.uri, frame: WHOLE_STAGE, ambient: null };
  const ambient = background?.ambient ?? null;
  return [
    ...(ground ? partsOf(ground, pictured) : []),
    ...pictured.flatMap((item, i) =>
      partsOf({ itemId: item.id, uri: item.uri, frame: itemRect(item), ambient }, pictured.slice(i + 1)),
    ),
  ];
}

type Whole = Pick<LoosePart, 'itemId' | 'uri' | 'frame' | 'ambient'>;

function isFree(move: LooseMove, frame: PercentRect, before: readonly StageItem[]): boolean {
  const swept = sweptFrame(move, frame);
  return !before.some((item) => overlaps(swept, hitRect(item)));
}

function partOf({ itemId, uri, frame, ambient }: Whole, move: LooseMove): LoosePart[] {
  const picture = partUri(uri, move.part);
  if (picture === null) return [];
  const { box } = move;
  const pivot = move.type === 'stay' ? box : move.pivot;
  return [
    {
      itemId,
      move,
      uri: picture,
      ambient,
      frame: restFrame(move, frame),
      pivot: { x: ((pivot[0] - box[0]) / box[2]) * 100, y: ((pivot[1] - box[1]) / box[3]) * 100 },
    },
  ];
}
