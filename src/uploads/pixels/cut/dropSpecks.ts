import type { Mask } from '../Mask.ts';
import type { Pixels } from '../Pixels.ts';

/** Largest size of a speck, as a share of the picture; larger pieces may be part of the thing. */
const SPECK = 0.0003;

/** Cuts away isolated pieces small enough to be grain. */
export function dropSpecks(pixels: Pixels, mask: Mask): void {
  forPieces(pixels, mask, (piece) => {
    if (piece.length < mask.length * SPECK) for (const pixel of piece) mask[pixel] = 0;
  });
}

/** Cuts away everything except the largest connected piece. */
export function keepLargest(pixels: Pixels, mask: Mask): void {
  const pieces: number[][] = [];
  forPieces(pixels, mask, (piece) => pieces.push(piece));
  const largest = pieces.reduce((one, other) => (other.length > one.length ? other : one), []);
  for (const piece of pieces) if (piece !== largest) for (const pixel of piece) mask[pixel] = 0;
}

/** Calls `tell` with the pixels of each connected piece. */
function forPieces(pixels: Pixels, mask: Mask, tell: (piece: number[]) => void): void {
  const seen = new Uint8Array(mask.length);
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] === 0 || seen[start] === 1) continue;
    tell(pieceFrom(pixels, mask, seen, start));
  }
}

function pieceFrom({ width, height }: Pixels, mask: Mask, seen: Uint8Array, start: number): number[] {
  const piece = [start];
  seen[start] = 1;
  const visit = (pixel: number) => {
    if (mask[pixel] === 0 || seen[pixel] === 1) return;
    seen[pixel] = 1;
    piece.push(pixel);
  };
  for (let next = 0; next < piece.length; next += 1) {
    const pixel = piece[next] ?? 0;
    const x = pixel % width;
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel < width * (height - 1)) visit(pixel + width);
  }
  return piece;
}
