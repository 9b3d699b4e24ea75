import type { Stroke } from './brush.ts';
import type { BorderCut } from './clearBorder.ts';
import type { Share, ShareBox } from './Pixels.ts';

/** A way of cutting; they are done one after the other, and one less is an undo. */
export type Cut =
  /** Takes the border's colours away, as far as they hang together, and in the thing's gaps if wished. */
  | ({ type: 'clearBorder' } & BorderCut)
  /** Takes a point's colour away, as far as it hangs together; `tolerance` 0 to 100. */
  | { type: 'clearAt'; at: Share; tolerance: number }
  /** Leaves the largest piece alone. */
  | { type: 'keepLargest' }
  | Stroke;

/** What is made of an item's picture, as a value: the picture itself stays as it was chosen. */
export interface PictureEdits {
  /** What of it is used, null for all. */
  crop: ShareBox | null;
  cuts: readonly Cut[];
  isMirrored: boolean;
  isTrimmed: boolean;
  hasOutline: boolean;
  hasShadow: boolean;
}

export const NO_EDITS: PictureEdits = {
  crop: null,
  cuts: [],
  isMirrored: false,
  isTrimmed: true,
  hasOutline: true,
  hasShadow: true,
};
