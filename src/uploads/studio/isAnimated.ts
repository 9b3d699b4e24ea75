/** Whether a file has several frames, by its bytes: the type of an animated WebP or PNG does not say so. */
export function isAnimated(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reads = (at: number, word: string) => readWord(bytes, at, word.length) === word;
  if (reads(0, 'RIFF') && reads(8, 'WEBP')) return reads(12, 'VP8X') && (bytes[20] ?? 0) % 4 >= 2;
  if (reads(1, 'PNG')) return isAnimatedPng(bytes, view);
  if (reads(0, 'GIF8')) return isAnimatedGif(bytes);
  // AVIF: the major brand is that of a sequence.
  return reads(4, 'ftypavis');
}

/** Looks for the animation chunk, which comes before the picture's data. */
function isAnimatedPng(bytes: Uint8Array, view: DataView): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const chunk = readWord(bytes, at + 4, 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

const GIF = { header: 13, extension: 0x21, frame: 0x2c } as const;

function isAnimatedGif(bytes: Uint8Array): boolean {
  let at = GIF.header + sizeOfColors(bytes[10]);
  for (let frames = 0; ; ) {
    const block = bytes[at];
    if (block === GIF.frame && ++frames > 1) return true;
    if (block === GIF.frame) at = afterParts(bytes, at + 11 + sizeOfColors(bytes[at + 9]));
    else if (block === GIF.extension) at = afterParts(bytes, at + 2);
    else return false;
  }
}

/** Bytes of a colour table, from its flags. */
function sizeOfColors(flags = 0): number {
  return flags >= 0x80 ? 3 * 2 ** ((flags % 8) + 1) : 0;
}

/** The position after a sequence of length-prefixed parts that ends with an empty one. */
function afterParts(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}

function readWord(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
