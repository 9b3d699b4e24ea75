import { LIKENESS_ROWS } from '../../../core/catalogue/likenessBands.ts';
import { openPixels, type Pixels } from './decoder.ts';
import { meanColor } from './describePixels.ts';

/** Rows and columns of the differences in a likeness: 64 bits. */
const SIDE = LIKENESS_ROWS;
/**
 * Maximum different bits of two likenesses of one picture after re-encoding, scaling or slight retouching.
 */
const MOST_BITS = 7;
/** Maximum difference (of 255) of each colour channel. */
const MOST_COLOR = 28;
/** The maximum number of different bits for the same picture, re-encoded. */
const SAME_BITS = 1;

/**
 * Returns a perceptual hash: 16 hex digits that say where the picture gets darker to the right, then six of
 * its mean colour. Similar pictures differ in few bits.
 */
export async function describeLikeness(picture: Pixels): Promise<string> {
  const { picture: opened } = await openPixels(picture);
  const gray = await opened
    .flatten({ background: '#808080' })
    .resize({ width: SIDE + 1, height: SIDE, fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer();
  let digits = '';
  for (let row = 0; row < SIDE; row++) digits += hex(darkerToTheRight(gray, row * (SIDE + 1)));
  return digits + meanColor(picture).slice(1);
}

/** Returns one bit for each pair of neighbours in a row. */
function darkerToTheRight(gray: Buffer, start: number): number {
  let bits = 0;
  for (let column = 0; column < SIDE; column++) {
    const isDarker = (gray[start + column] ?? 0) > (gray[start + column + 1] ?? 0) + 1;
    bits = bits * 2 + (isDarker ? 1 : 0);
  }
  return bits;
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** Compares two likenesses. */
export function compareLikenesses(one: string, other: string): 'same' | 'alike' | 'different' {
  const bits = bytesOf(one).reduce(
    (sum, byte, place) => sum + (place < SIDE ? countBits(byte ^ (bytesOf(other)[place] ?? 0)) : 0),
    0,
  );
  const isOtherColor = bytesOf(one).some(
    (byte, place) => place >= SIDE && Math.abs(byte - (bytesOf(other)[place] ?? 0)) > MOST_COLOR,
  );
  if (isOtherColor || bits > MOST_BITS) return 'different';
  return bits <= SAME_BITS ? 'same' : 'alike';
}

function bytesOf(likeness: string): readonly number[] {
  return (likeness.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
}

function countBits(byte: number): number {
  return byte.toString(2).replaceAll('0', '').length;
}
