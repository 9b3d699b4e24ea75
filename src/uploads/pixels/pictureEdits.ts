import type { Stroke } from './cut/brush.ts';
import type { BorderCut } from './cut/clearBorder.ts';
import type { Share, ShareBox } from './Pixels.ts';

/** A cut. Cuts are applied in order, and undo removes the last. */
export type Cut =
  /** Removes the border's connected colours, optionally in gaps. */
  | ({ type: 'clearBorder' } & BorderCut)
  /** Removes a point's connected colour; `tolerance` 0 to 100. */
  | { type: 'clearAt'; at: Share; tolerance: number }
  /** Keeps only the largest piece. */
  | { type: 'keepLargest' }
  | Stroke;

/** The edits of a picture as a value; the picture itself never changes. */
export interface PictureEdits {
  /** The used part; null for all. */
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
