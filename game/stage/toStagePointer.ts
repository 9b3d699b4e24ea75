import type { ClientPoint } from '../ports.ts';
import { STAGE, type StagePoint } from './geometry.ts';

/** Where a pointer is. */
export interface StagePointer extends ClientPoint {
  /** In stage units, also beyond the stage's edges. */
  point: StagePoint;
  /** CSS pixels of the screen for one stage unit. */
  scale: number;
  /** Reckoned with as a finger: less exact than a mouse. */
  isTouch: boolean;
}

/** Where a place of the window lies on the stage that a canvas shows: the one conversion that taps, drags and drops share. */
export function toStagePointer(
  canvas: Pick<HTMLCanvasElement, 'getBoundingClientRect'>,
  { clientX, clientY }: ClientPoint,
  isTouch = false,
): StagePointer {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const point = {
    x: ((clientX - left) * STAGE.width) / width,
    y: ((clientY - top) * STAGE.height) / height,
  };
  return { clientX, clientY, point, scale: width / STAGE.width, isTouch };
}
