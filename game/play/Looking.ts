import type { PercentRect } from '../../core/room/geometry.ts';
import type { PlayPort, Viewport } from '../ports.ts';
import { type StagePoint, type StagePointer, shareOf } from '../stage/geometry.ts';
import { panBy, showsAll, toSeen, toViewport, type ViewBounds, WHOLE, zoomAt } from '../stage/viewport.ts';

/** How much nearer a double tap goes. */
const NEARER = 2;
/** Milliseconds, and CSS pixels, between the taps of a double tap. */
const DOUBLE_TAP = { within: 350, reach: 30 };

type Tap = Pick<StagePointer, 'time' | 'clientX' | 'clientY'>;

/** What of the room a player sees on the canvas, which may be upright: nearer and farther, and moved where not all is seen. */
export class Looking {
  private readonly canvas: Pick<HTMLCanvasElement, 'clientWidth' | 'clientHeight'>;
  private readonly port: Pick<PlayPort, 'getState' | 'setSeen'>;
  private lastTap: Tap | null = null;

  constructor(canvas: Looking['canvas'], port: Looking['port']) {
    this.canvas = canvas;
    this.port = port;
  }

  /** From far, all of the room is seen, also on an upright canvas. */
  get bounds(): ViewBounds {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const share = shareOf({ width, height });
    return { share, farthest: Math.min(1, share) };
  }

  get viewport(): Viewport {
    return toViewport(this.port.getState().seen, this.bounds);
  }

  get showsAll(): boolean {
    return showsAll(this.viewport, this.bounds);
  }

  /** A part of the room; the middle of it, at its full height, where none is given. */
  begin(part: PercentRect = { x: 0, y: 0, width: 100, height: 100 }): void {
    this.show(toViewport(part, this.bounds));
  }

  /** Says what is seen indeed, where something else was asked for or the canvas has another shape now. */
  settle(): void {
    this.show(this.viewport);
  }

  zoom(factor: number, about: StagePoint): void {
    this.show(zoomAt(this.viewport, factor, about, this.bounds));
  }

  pan(by: StagePoint): void {
    this.show(panBy(this.viewport, by, this.bounds));
  }

  /** Whether a tap is a double tap's second one; then it looks nearer there, or at the full height again. */
  takesTap(pointer: StagePointer): boolean {
    const isSecond = pointer.isTouch && this.lastTap !== null && isDoubleTap(this.lastTap, pointer);
    this.lastTap = isSecond ? null : pointer;
    if (isSecond) this.zoom(this.viewport.zoom > WHOLE.zoom ? 1 / this.viewport.zoom : NEARER, pointer.point);
    return isSecond;
  }

  private show(viewport: Viewport): void {
    const seen = toSeen(viewport, this.bounds);
    if (!isSame(seen, this.port.getState().seen)) this.port.setSeen(seen);
  }
}

/** But for rounding. */
function isSame(one: PercentRect, other: PercentRect): boolean {
  const isClose = (key: keyof PercentRect) => Math.abs(one[key] - other[key]) < 0.001;
  return isClose('x') && isClose('y') && isClose('width') && isClose('height');
}

function isDoubleTap(one: Tap, other: Tap): boolean {
  const distance = Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);
  return other.time - one.time < DOUBLE_TAP.within && distance < DOUBLE_TAP.reach;
}
