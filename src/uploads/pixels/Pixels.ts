/** A picture as an array: for each pixel red, green, blue and alpha (not premultiplied), row by row from the top. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** A rectangle of whole pixels. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A position in a picture, as a share (0 to 1) of its width and height, so that it holds at every size. */
export interface Share {
  x: number;
  y: number;
}

/** A part of a picture, in shares of its width and height. */
export interface ShareBox extends Share {
  width: number;
  height: number;
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** A transparent picture. */
export function createPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** The pixels that a part of a picture touches, at least one. */
export function toPixelBox({ width, height }: Pixels, part: ShareBox): PixelBox {
  const x = Math.min(width - 1, Math.max(0, Math.floor(part.x * width)));
  const y = Math.min(height - 1, Math.max(0, Math.floor(part.y * height)));
  const right = Math.min(width, Math.max(x + 1, Math.ceil((part.x + part.width) * width)));
  const bottom = Math.min(height, Math.max(y + 1, Math.ceil((part.y + part.height) * height)));
  return { x, y, width: right - x, height: bottom - y };
}

export function colorOf({ data }: Pixels, pixel: number): Rgb {
  const at = pixel * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
