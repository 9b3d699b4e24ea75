import type { Paint } from './paint.ts';
import type { Point } from './path.ts';

export type Blend = 'screen' | 'soft-light';

export interface DrawOptions {
  fill?: Paint;
  stroke?: Paint;
  /** The width of the stroke; the picture's outline width by default. */
  width?: number;
  opacity?: number;
  cap?: 'round';
  /** Softness of the edge in units, drawn as stacked strokes; plain colours only. */
  blur?: number;
  move?: Point;
  blend?: Blend;
  evenOdd?: boolean | undefined;
}

/**
 * Returns the options as SVG attributes; `paint` returns the text of each paint. Without a fill there is no
 * attribute, since the root sets it.
 */
export function attributesOf(options: DrawOptions, line: number, paint: (paint: Paint) => string): string {
  const { fill, stroke, width = line, opacity, cap, move, blend, evenOdd } = options;
  let text = fill ? ` fill="${paint(fill)}"` : '';
  if (stroke) text += ` stroke="${paint(stroke)}" stroke-width="${short(width)}"`;
  if (cap) text += ` stroke-linecap="${cap}"`;
  if (opacity !== undefined) text += ` ${opacityName(options)}="${Math.round(opacity * 1000) / 1000}"`;
  if (move) text += ` transform="translate(${short(move[0])} ${short(move[1])})"`;
  if (blend) text += ` style="mix-blend-mode:${blend}"`;
  if (evenOdd) text += ' fill-rule="evenodd"';
  return text;
}

/** A number to a tenth. */
export function short(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
}

/** `opacity` makes the renderer paint apart and mix in, which took half of its time; it is needed only where two paints overlap. */
function opacityName({ fill, stroke }: DrawOptions): string {
  if (fill && stroke) return 'opacity';
  return fill ? 'fill-opacity' : 'stroke-opacity';
}
