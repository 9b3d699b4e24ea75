import type { PercentRect } from '../../core/room/geometry.ts';
import type { PlayPort, Viewport } from '../ports.ts';
import { type StagePoint, type StagePointer, shareOf } from '../stage/geometry.ts';
import {
  panBy,
  showsAll,
  toSeen,
  toViewport,
  toViewportOfWidth,
  type ViewBounds,
  WHOLE,
  zoomAt,
} from '../stage/viewport.ts';

/** Zoom factor of a double tap. */
const NEARER = 2;
/** Milliseconds and CSS pixels between the taps of a double tap. */
const DOUBLE_TAP = { within: 350, reach: 30 };

type Tap = Pick<StagePointer, 'time' | 'clientX' | 'clientY'>;

/**
 * Controls which part of the room the player sees on the canvas, which may be upright: zooming, and panning
 * where not all is visible.
 */
export class PlayCamera {
  private readonly canvas: Pick<HTMLCanvasElement, 'clientWidth' | 'clientHeight'>;
  private readonly port: Pick<PlayPort, 'getState' | 'setSeen'>;
  private lastTap: Tap | null = null;
  /** What to show, and what is seen of it until the player moves. */
  private begun: { viewport: () => Viewport; seen: PercentRect } | null = null;

  constructor(canvas: PlayCamera['canvas'], port: PlayCamera['port']) {
    this.canvas = canvas;
    this.port = port;
  }

  /** Fully zoomed out, all of the room is visible, also on an upright canvas. */
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

  /** Whether the player has moved the view since the scene began. */
  get isMoved(): boolean {
    return this.begun?.seen !== this.port.getState().seen;
  }

  /** Shows a part of the room; by default its middle at full height. */
  begin(part: PercentRect = { x: 0, y: 0, width: 100, height: 100 }): void {
    this.beginWith(() => toViewport(part, this.bounds));
  }

  /** Shows the whole width of a part, at full height where that is enough. */
  beginAround(part: PercentRect): void {
    this.beginWith(() => toViewportOfWidth(part, this.bounds));
  }

  private beginWith(viewport: () => Viewport): void {
    this.show(viewport());
    this.begun = { viewport, seen: this.port.getState().seen };
  }

  /**
   * Reports the part that is really visible, after an invalid request or a resize. A canvas takes its size only after a
   * scene has begun on it, and may then show all of the part.
   */
  settle(): void {
    if (this.begun && !this.isMoved) this.beginWith(this.begun.viewport);
    else this.show(this.viewport);
  }

  zoom(factor: number, about: StagePoint): void {
    this.show(zoomAt(this.viewport, factor, about, this.bounds));
  }

  pan(by: StagePoint): void {
    this.show(panBy(this.viewport, by, this.bounds));
  }

  /**
   * Returns whether a tap is the second one of a double tap; if so, zooms in there, or back to full height.
   */
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

/** Compares with tolerance for rounding. */
function isSame(one: PercentRect, other: PercentRect): boolean {
  const isClose = (key: keyof PercentRect) => Math.abs(one[key] - other[key]) < 0.001;
  return isClose('x') && isClose('y') && isClose('width') && isClose('height');
}

function isDoubleTap(one: Tap, other: Tap): boolean {
  const distance = Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);
  return other.time - one.time < DOUBLE_TAP.within && distance < DOUBLE_TAP.reach;
}
