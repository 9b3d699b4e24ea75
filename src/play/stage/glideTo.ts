import type { PercentRect } from '../../../core/room/geometry.ts';
import type { PlayPort } from '../../../game/ports.ts';

/** Milliseconds. */
const GLIDE = 320;

let last = 0;

/**
 * Moves the view smoothly to another part of the room; at once with reduced motion. Touching the room stops
 * it.
 */
export function glideTo(port: Pick<PlayPort, 'getState' | 'setSeen'>, to: PercentRect): void {
  const { seen: from } = port.getState();
  if (isSame(from, to)) return;
  const glide = ++last;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    port.setSeen(to);
    return;
  }
  const start = performance.now();
  const over = new AbortController();
  window.addEventListener('pointerdown', () => over.abort(), { capture: true, signal: over.signal });
  function step(): void {
    if (over.signal.aborted || glide !== last) return;
    const share = Math.min(1, (performance.now() - start) / GLIDE);
    port.setSeen(between(from, to, 1 - (1 - share) ** 3));
    if (share < 1) requestAnimationFrame(step);
    else over.abort();
  }
  step();
}

function between(from: PercentRect, to: PercentRect, share: number): PercentRect {
  const at = (side: keyof PercentRect) => from[side] + (to[side] - from[side]) * share;
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
}

/** Ignores rounding. */
function isSame(one: PercentRect, other: PercentRect): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.01);
}
