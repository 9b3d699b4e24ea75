import type { Mask } from './Mask.ts';
import type { Pixels } from './Pixels.ts';

/** Larger pieces may be part of the thing, as a share of the picture. */
const SPECK = 0.0003;

/** Cuts pieces away that stand alone and are too small to be anything but grain. */
export function dropSpecks(pixels: Pixels, mask: Mask): void {
  forPieces(pixels, mask, (piece) => {
    if (piece.length < mask.length * SPECK) for (const pixel of piece) mask[pixel] = 0;
  });
}

/** Cuts all away but the largest piece that hangs together. */
export function keepLargest(pixels: Pixels, mask: Mask): void {
  const pieces: number[][] = [];
  forPieces(pixels, mask, (piece) => pieces.push(piece));
  const largest = pieces.reduce((one, other) => (other.length > one.length ? other : one), []);
  for (const piece of pieces) if (piece !== largest) for (const pixel of piece) mask[pixel] = 0;
}

/** Tells the pixels of each piece that is kept and hangs together. */
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
