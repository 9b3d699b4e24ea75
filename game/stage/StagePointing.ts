import type { Position } from '../../core/catalogue/model.ts';
import type { ClientPoint, StageView, Viewport } from '../ports.ts';
import { findItemAt } from './findItemAt.ts';
import { isInside, STAGE, type StagePointer, toPosition, toStagePointer } from './geometry.ts';
import { WHOLE } from './viewport.ts';

const EVERYTHING = { x: 0, y: 0, ...STAGE };

/** Answers what lies at a place of the window, for drags that begin beside the stage. */
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

  /** The id of the item that a tap there would mean; null where there is none, and beside the stage. */
  itemAt(at: ClientPoint): Id | null {
    const pointer = this.locate(at);
    return (pointer && findItemAt(this.getView().items, pointer)?.id) ?? null;
  }

  /** In percent of the stage; null beside it. */
  positionAt(at: ClientPoint): Position | null {
    const pointer = this.locate(at);
    return pointer && toPosition(pointer.point);
  }

  /** Null beside the stage: an item may stand partly outside it (E7), where something else is seen. */
  private locate(at: ClientPoint): StagePointer | null {
    const onCanvas = toStagePointer(this.canvas, at);
    if (!isInside(EVERYTHING, onCanvas.point)) return null;
    const pointer = toStagePointer(this.canvas, at, { viewport: this.getViewport() });
    // From far the ground around the stage is seen as well.
    return isInside(EVERYTHING, pointer.point) ? pointer : null;
  }
}
