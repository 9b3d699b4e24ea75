import type { UploadKind } from '../../../core/catalogue/upload.ts';

export interface Size {
  width: number;
  height: number;
}

/** Longest side of an item's picture of double size: half a large stage. */
const ITEM = 1280;
/** A background's picture of double size. */
const BACKGROUND: Size = { width: 2560, height: 1440 };
const THUMB: Record<UploadKind, Size> = {
  item: { width: 160, height: 160 },
  background: { width: 320, height: 180 },
};

/** The size of the double picture: no drawing apart, nothing is made larger than it came. A background is cut to the stage's shape. */
export function doubleSize(kind: UploadKind, { width, height }: Size, canGrow: boolean): Size {
  if (kind === 'background') {
    const share = Math.min(width / BACKGROUND.width, height / BACKGROUND.height);
    return scale(BACKGROUND, canGrow ? 1 : Math.min(1, share));
  }
  const fit = ITEM / Math.max(width, height);
  return scale({ width, height }, canGrow ? fit : Math.min(1, fit));
}

/** The usual one: half the double one where that is large enough, else as large. */
export function usualSize(kind: UploadKind, double: Size): Size {
  const most = kind === 'background' ? 1920 : ITEM / 2;
  return scale(double, Math.min(1, most / Math.max(double.width, double.height)));
}

/** Small, for the palette. */
export function thumbSize(kind: UploadKind, double: Size): Size {
  const { width, height } = THUMB[kind];
  return scale(double, Math.min(1, width / double.width, height / double.height));
}

function scale({ width, height }: Size, by: number): Size {
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}
