import { type Dot, dotsOf } from './dotsOf.ts';
import type { LooseParts } from './LooseParts.ts';
import type { LivingPart } from './listLiving.ts';
import type { LoosePart } from './listLoose.ts';

/** Milliseconds between two frames: twelve a second look alive and cost a phone little. */
const BEAT = 1000 / 12;
/** Pixels of a dot's image, drawn once for each colour. */
const DOT = 64;

/**
 * Draws dot animations on a canvas of its own over the stage's, and turns hanging parts, so that the stage is
 * drawn once and its loop sleeps. Stops while nothing moves or the page is hidden.
 */
export class LivingCanvas {
  readonly #canvas: HTMLCanvasElement;
  readonly #loose: LooseParts;
  readonly #dots = new Map<string, HTMLCanvasElement>();
  readonly #end = new AbortController();
  #parts: readonly LivingPart[] = [];
  #hasLoose = false;
  /** Whether drawn dots must be erased. */
  #isDirty = false;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(canvas: HTMLCanvasElement, loose: LooseParts) {
    this.#canvas = canvas;
    this.#loose = loose;
    document.addEventListener('visibilitychange', () => this.#startOrRest(), { signal: this.#end.signal });
  }

  /** Replaces the animations. */
  show(parts: readonly LivingPart[], loose: readonly LoosePart[]): void {
    this.#parts = parts;
    this.#hasLoose = loose.length > 0;
    this.#loose.show(loose);
    this.#startOrRest();
    this.#draw();
  }

  destroy(): void {
    this.#end.abort();
    clearInterval(this.#beat);
    this.#loose.destroy();
  }

  #startOrRest(): void {
    clearInterval(this.#beat);
    if ((this.#parts.length === 0 && !this.#hasLoose) || document.hidden) return;
    this.#beat = setInterval(() => this.#draw(), BEAT);
  }

  #draw(): void {
    const time = performance.now();
    this.#loose.turn(time);
    if (this.#parts.length > 0 || this.#isDirty) this.#drawDots(time);
    this.#isDirty = this.#parts.length > 0;
  }

  #drawDots(time: number): void {
    const context = this.#fitted().getContext('2d');
    if (!context) return;
    const { width, height } = this.#canvas;
    context.clearRect(0, 0, width, height);
    context.globalCompositeOperation = 'lighter';
    for (const { move, frame } of this.#parts)
      for (const dot of dotsOf(move, time)) this.#drawDot(context, dot, move.color, frame);
  }

  /** Half the CSS resolution: soft dots look the same and cost a quarter. */
  #fitted(): HTMLCanvasElement {
    const [width, height] = [this.#canvas.clientWidth >> 1, this.#canvas.clientHeight >> 1];
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    return this.#canvas;
  }

  #drawDot(
    context: CanvasRenderingContext2D,
    { x, y, radius, alpha }: Dot,
    color: string,
    frame: LivingPart['frame'],
  ): void {
    if (alpha <= 0) return;
    const { width, height } = context.canvas;
    const size = ((radius / 100) * frame.width * width) / 100;
    const left = ((frame.x + (x / 100) * frame.width) * width) / 100;
    const top = ((frame.y + (y / 100) * frame.height) * height) / 100;
    context.globalAlpha = Math.min(1, alpha);
    context.drawImage(this.#dotOf(color), left - size, top - size, size * 2, size * 2);
  }

  #dotOf(color: string): HTMLCanvasElement {
    const dot = this.#dots.get(color) ?? drawDot(color);
    this.#dots.set(color, dot);
    return dot;
  }
}

function drawDot(color: string): HTMLCanvasElement {
  const dot = document.createElement('canvas');
  dot.width = DOT;
  dot.height = DOT;
  const context = dot.getContext('2d');
  if (!context) return dot;
  const fill = context.createRadialGradient(DOT / 2, DOT / 2, 0, DOT / 2, DOT / 2, DOT / 2);
  fill.addColorStop(0, color);
  fill.addColorStop(0.35, `${color}73`);
  fill.addColorStop(1, `${color}00`);
  context.fillStyle = fill;
  context.fillRect(0, 0, DOT, DOT);
  return dot;
}
