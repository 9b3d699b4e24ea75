import sharp, { type OverlayOptions } from 'sharp';

export interface PieceSize {
  width: number;
  height: number;
}

/** The pixels of a part of a picture, RGBA row by row, and the position of its top-left corner in the picture. */
export interface Piece extends PieceSize {
  pixels: Buffer;
  left: number;
  top: number;
}

/** The part of a piece inside a picture; empty if it is outside. Sharp refuses to draw beyond the edge. */
export async function toOverlays(piece: Piece, whole: PieceSize): Promise<OverlayOptions[]> {
  const { pixels, left, top, width, height } = piece;
  const region = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(width, whole.width - left) - Math.max(0, -left),
    height: Math.min(height, whole.height - top) - Math.max(0, -top),
  };
  if (region.width <= 0 || region.height <= 0) return [];
  const input = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract(region)
    .raw()
    .toBuffer();
  const raw = { width: region.width, height: region.height, channels: 4 } as const;
  return [{ input, raw, left: Math.max(0, left), top: Math.max(0, top) }];
}
