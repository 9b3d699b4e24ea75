import type { DotMove } from '../../core/catalogue/moves.ts';

/** A dot of an animation: x and radius in percent of the picture's width, y of its height. */
export interface Dot {
  x: number;
  y: number;
  radius: number;
  /** 0 to 1. */
  alpha: number;
}

const TURN = 2 * Math.PI;

/** Returns an animation's dots at a time in milliseconds. Stateless: the same time gives the same dots. */
export function dotsOf(move: DotMove, time: number): Dot[] {
  switch (move.type) {
    case 'flicker':
      return [flicker(move.at, move.radius, time)];
    case 'blink':
      return [{ ...placed(move.at), radius: move.radius, alpha: isLit(move, time) ? 0.85 : 0 }];
    case 'twinkle':
      return move.points.map((at, i) => ({ ...placed(at), radius: move.radius, alpha: twinkle(i, time) }));
    case 'rise':
      return counted(move.count).map((i) => rising(move, i, time));
    case 'float':
      return counted(move.count).map((i) => floating(move, i, time));
  }
}

/** Two incommensurate waves look random. */
function flicker(at: readonly [number, number], radius: number, time: number): Dot {
  const phase = at[0] * 3;
  const wave = Math.sin(time / 170 + phase) * 0.6 + Math.sin(time / 73 + phase * 2) * 0.4;
  return { ...placed(at), radius: radius * (1 + 0.05 * wave), alpha: 0.2 + 0.1 * wave };
}

function isLit({ period, delay }: { period: number; delay: number }, time: number): boolean {
  return (time + period - (delay % period)) % period < period / 2;
}

function twinkle(i: number, time: number): number {
  const period = 2400 + 2600 * chance(i, 1);
  return 0.75 * Math.max(0, Math.sin(TURN * (time / period + chance(i, 2)))) ** 3;
}

type Flow = Extract<DotMove, { type: 'rise' | 'float' }>;

/** Rises from the bottom of the box to its top, fading in and out, then restarts elsewhere. */
function rising({ box: [x, y, w, h], radius, period }: Flow, i: number, time: number): Dot {
  const run = time / period + chance(i, 1);
  const done = run % 1;
  const lane = chance(i, 2 + Math.floor(run));
  const sway = Math.sin(TURN * (done * 1.5 + lane)) * 0.06;
  return {
    x: x + w * Math.min(1, Math.max(0, lane * 0.88 + 0.06 + sway)),
    y: y + h * (1 - done),
    radius: radius * (1 - 0.4 * done),
    alpha: 0.85 * Math.sin(Math.PI * done),
  };
}

/** Circles on a small course with varying brightness. */
function floating({ box: [x, y, w, h], radius, period }: Flow, i: number, time: number): Dot {
  const turn = TURN * (time / period + chance(i, 1));
  const [home, level] = [0.15 + 0.7 * chance(i, 2), 0.15 + 0.7 * chance(i, 3)];
  return {
    x: x + w * (home + 0.13 * Math.sin(turn + i)),
    y: y + h * (level + 0.13 * Math.cos(turn * 2 + i)),
    radius: radius * (0.6 + 0.4 * chance(i, 4)),
    alpha: 0.3 + 0.22 * Math.sin(turn * 3 + i),
  };
}

function placed([x, y]: readonly [number, number]): { x: number; y: number } {
  return { x, y };
}

function counted(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** Returns a pseudo-random number from 0 to below 1 for these numbers. */
function chance(i: number, salt: number): number {
  const wild = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return wild - Math.floor(wild);
}
