import type { DrawOptions } from './drawOptions.ts';

interface FeatherStep {
  opacity: number;
  /** The reach of this layer beyond the edge (below 0: inside it). */
  reach: number;
}

/**
 * Layers that, laid over each other, fade from clear to `opacity` across an edge.
 * Stands in for feGaussianBlur, which took nine tenths of the rendering time and differs between browsers.
 */
function featherSteps(blur: number, opacity: number): FeatherStep[] {
  const count = Math.max(4, Math.min(9, Math.ceil(blur * 0.8)));
  const spread = blur * 1.35;
  const sum = (k: number): number => opacity * smoothstep(k / count);
  return Array.from({ length: count }, (_, i) => ({
    opacity: 1 - (1 - sum(i + 1)) / (1 - Math.min(0.98, sum(i))),
    reach: spread * (1 - (2 * (i + 0.5)) / count),
  }));
}

/** A soft-edged shape or line as the strokes that stand for it, one over the other. */
export function featherStrokes(
  { fill, stroke, width = 0, opacity = 1, cap }: DrawOptions,
  blur: number,
  line: number,
): DrawOptions[] {
  if (typeof fill === 'object' || typeof stroke === 'object')
    throw new TypeError('Only a plain colour can be feathered');
  return featherSteps(blur, opacity).map(({ opacity, reach }) =>
    fill
      ? { fill, stroke: fill, width: Math.max(0, blur * 1.35 + reach), opacity }
      : {
          ...(stroke && { stroke }),
          width: Math.max(0.5, (width || line) + reach * 1.6),
          opacity,
          ...(cap && { cap }),
        },
  );
}

function smoothstep(t: number): number {
  return t * t * (3 - 2 * t);
}
