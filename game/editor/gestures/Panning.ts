import type { EditorPort } from '../../ports.ts';
import type { StagePoint, StagePointer } from '../../stage/geometry.ts';
import { panBy } from '../../stage/viewport.ts';
import type { Gesture } from './Gesture.ts';

/** Pans the zoomed stage by a finger on empty ground, or a mouse with the space bar. */
export class Panning implements Gesture {
  readonly cursor = 'grabbing';
  private readonly grip: StagePoint;
  private readonly port: EditorPort;

  /** `grip`: the stage point that stays under the pointer. */
  constructor(grip: StagePoint, port: EditorPort) {
    this.grip = grip;
    this.port = port;
  }

  drag({ point }: StagePointer): Gesture {
    const { viewport } = this.port.getState();
    this.port.setViewport(panBy(viewport, { x: this.grip.x - point.x, y: this.grip.y - point.y }));
    return this;
  }

  release(): void {}

  cancel(): void {}
}
