export interface FeatherStep {
  opacity: number;
  /** How far this layer reaches beyond the edge (below 0: inside it). */
  reach: number;
}

/**
 * Layers that, laid over each other, fade from clear to `opacity` across an edge.
 * Stands in for feGaussianBlur, which took nine tenths of the rendering time and differs between browsers.
 */
export function featherSteps(blur: number, opacity: number): FeatherStep[] {
  const count = Math.max(4, Math.min(9, Math.ceil(blur * 0.8)));
  const spread = blur * 1.35;
  const sum = (k: number): number => opacity * smoothstep(k / count);
  return Array.from({ length: count }, (_, i) => ({
    opacity: 1 - (1 - sum(i + 1)) / (1 - Math.min(0.98, sum(i))),
    reach: spread * (1 - (2 * (i + 0.5)) / count),
  }));
}

function smoothstep(t: number): number {
  return t * t * (3 - 2 * t);
}
