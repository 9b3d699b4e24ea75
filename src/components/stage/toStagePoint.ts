import type { Position } from '../../../core/catalogue/model.ts';

/** Where a point of the window (as `clientX`, `clientY` of events) lies on a stage, in percent; beyond 0 to 100 outside it. */
export function toStagePoint(host: Element, clientX: number, clientY: number): Position {
  const bounds = host.getBoundingClientRect();
  return {
    x: ((clientX - bounds.left) * 100) / bounds.width,
    y: ((clientY - bounds.top) * 100) / bounds.height,
  };
}
