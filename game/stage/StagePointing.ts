import type { Position } from '../../core/catalogue/model.ts';
import type { ClientPoint, StageView, Viewport } from '../ports.ts';
import { findItemAt } from './findItemAt.ts';
import { isInside, STAGE, type StagePointer, toPosition, toStagePointer } from './geometry.ts';
import { WHOLE } from './viewport.ts';

const EVERYTHING = { x: 0, y: 0, ...STAGE };

/** Finds what is at a position of the window, for drags that start outside the stage. */
export class StagePointing<Id extends string> {
  private readonly canvas: Pick<HTMLCanvasElement, 'getBoundingClientRect'>;
  private readonly getView: () => StageView<Id>;
  private readonly getViewport: () => Viewport;

  constructor(
    canvas: Pick<HTMLCanvasElement, 'getBoundingClientRect'>,
    getView: () => StageView<Id>,
    getViewport: () => Viewport = () => WHOLE,
  ) {
    this.canvas = canvas;
    this.getView = getView;
    this.getViewport = getViewport;
  }

  /** Returns the item that a tap there would hit; null if there is none, or outside the stage. */
  itemAt(at: ClientPoint): Id | null {
    const pointer = this.locate(at);
    return (pointer && findItemAt(this.getView().items, pointer)?.id) ?? null;
  }

  /** Returns the position in percent of the stage; null outside the stage. */
  positionAt(at: ClientPoint): Position | null {
    const pointer = this.locate(at);
    return pointer && toPosition(pointer.point);
  }

  /** Returns null outside the stage, where something else is visible, although an item may reach out there (E7). */
  private locate(at: ClientPoint): StagePointer | null {
    const onCanvas = toStagePointer(this.canvas, at);
    if (!isInside(EVERYTHING, onCanvas.point)) return null;
    const pointer = toStagePointer(this.canvas, at, { viewport: this.getViewport() });
    // Zoomed out, the area around the stage is visible too.
    return isInside(EVERYTHING, pointer.point) ? pointer : null;
  }
}
