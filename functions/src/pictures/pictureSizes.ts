import type { UploadKind } from '../../../core/catalogue/upload.ts';

export interface Size {
  width: number;
  height: number;
}

/** Longest side of an item's double-size picture: half a large stage. */
const ITEM = 1280;
/** A background's double-size picture. */
const BACKGROUND: Size = { width: 2560, height: 1440 };
/** The size of a cover as browsers draw it (game/stage/drawSnapshot.ts). */
const COVER: Size = { width: 1280, height: 720 };
const THUMB: Record<UploadKind, Size> = {
  item: { width: 160, height: 160 },
  background: { width: 320, height: 180 },
};

/** Returns the double size. Only drawings are enlarged. Backgrounds are cropped to the stage's shape. */
export function doubleSize(kind: UploadKind, { width, height }: Size, canGrow: boolean): Size {
  if (kind === 'background') return canGrow ? BACKGROUND : fitInto(BACKGROUND, { width, height });
  const fit = ITEM / Math.max(width, height);
  return scale({ width, height }, canGrow ? fit : Math.min(1, fit));
}

/** Returns the normal size: half the double one if that is large enough, else the same. */
export function usualSize(kind: UploadKind, double: Size): Size {
  const most = kind === 'background' ? 1920 : ITEM / 2;
  return scale(double, Math.min(1, most / Math.max(double.width, double.height)));
}

/** Returns the size of a cover, cropped to its shape. */
export function coverSize(came: Size): Size {
  return fitInto(COVER, came);
}

/** Returns a cover's size at a maximum width. */
export function coverSizeOfWidth(width: number, whole: Size): Size {
  return scale(whole, Math.min(1, width / whole.width));
}

/** Returns the thumbnail's size for the palette. */
export function thumbSize(kind: UploadKind, double: Size): Size {
  const { width, height } = THUMB[kind];
  return scale(double, Math.min(1, width / double.width, height / double.height));
}

/** Returns the largest size of a shape that a picture fills without being enlarged. */
function fitInto(shape: Size, { width, height }: Size): Size {
  return scale(shape, Math.min(1, width / shape.width, height / shape.height));
}

function scale({ width, height }: Size, by: number): Size {
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}
