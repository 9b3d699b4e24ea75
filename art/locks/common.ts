import { type Color, mix, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, glow, solid } from '../ink/light.ts';
import { radial } from '../ink/paint.ts';
import type { Point } from '../ink/path.ts';
import { arc, oval, polygon, polyline, rect } from '../ink/shapes.ts';
import { plate, rivet } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { type LockParts, part } from './lockPart.ts';

const MARK = { stroke: '#fffaf0', width: 3.2, cap: 'round' } as const;
/** Half the width of a mark on the jewel. */
const K = 4.7;

interface Jewel {
  color: string;
  light: string | null;
  drawMark: (ink: Ink) => void;
}

/** The states of the jewel. The mark gives the meaning; the colour only supports it. */
const JEWELS: Readonly<Record<string, Jewel>> = {
  rest: {
    color: '#3a3f55',
    light: null,
    drawMark: (ink) => ink.draw(oval(20, 20, 2.6), { fill: '#9aa3c0' }),
  },
  use: {
    color: '#d98f2b',
    light: '#ffc766',
    drawMark: (ink) => ink.draw(oval(20, 20, K), { stroke: '#fff6dc', width: 3 }),
  },
  wrong: {
    color: '#c2324a',
    light: '#ff6a6a',
    drawMark: (ink) => {
      ink.draw(polyline([20 - K, 20 - K], [20 + K, 20 + K]), MARK);
      ink.draw(polyline([20 + K, 20 - K], [20 - K, 20 + K]), MARK);
    },
  },
  open: {
    color: '#3c9b5c',
    light: '#8dffb0',
    drawMark: (ink) =>
      ink.draw(polyline([20 - K * 1.2, 20], [20 - K * 0.2, 20 + K], [20 + K * 1.3, 20 - K]), MARK),
  },
  waiting: {
    color: '#d98f2b',
    light: '#ffc766',
    drawMark: (ink) => {
      for (const side of [-1, 0, 1]) ink.draw(oval(20 + side * K * 1.15, 20, K * 0.36), { fill: '#fff6dc' });
    },
  },
  offline: {
    color: '#5b6076',
    light: null,
    drawMark: (ink) => {
      ink.draw(polyline([20 - K * 1.2, 20], [20 - K * 0.4, 20]), MARK);
      ink.draw(polyline([20 + K * 0.4, 20], [20 + K * 1.2, 20]), MARK);
    },
  },
  resting: {
    color: '#3f76b8',
    light: '#8fc4ff',
    drawMark: (ink) => ink.draw(hourglass(), { fill: '#fff6dc' }),
  },
};

/** The materials of the parts that every lock has. */
interface CommonLook {
  metal: string;
  /** The colour of the bar while there is nothing to try. */
  dull: string;
  /** The colour of the undo key. */
  undo: string;
}

/**
 * Returns the parts that every lock has: the jewel that shows the state, the bar that submits, and the undo
 * key.
 */
export function commonOf({ metal, dull, undo }: CommonLook): LockParts {
  return {
    'bar-live': bar(metal),
    'bar-dull': bar(dull),
    'bar-cold': bar('#8b8ea6'),
    undo: part([56, 56, 14], (ink) => drawUndo(ink, metal, undo)),
    ...Object.fromEntries(
      Object.entries(JEWELS).map(([state, jewel]) => [`lamp-${state}`, lamp(metal, jewel)]),
    ),
  };
}

export const common = commonOf({ metal: BRASS, dull: mix(BRASS, '#7a6448', 0.62), undo: '#46527c' });

/** The bar, 240 by 56, within the thumb's reach. */
function bar(color: Color) {
  return part([240, 56, 18], (ink) => {
    const shape = rect(0, 0, 240, 56, 16);
    castShadow(ink, shape, { dx: 3, dy: 6, blur: 6, opacity: 0.5 });
    plate(ink, shape, color, { bevel: 6 });
    ink.draw(rect(8, 8, 224, 40, 10), { stroke: ramp(color).dark, width: 1.6, opacity: 0.55 });
    for (const x of [22, 218]) rivet(ink, [x, 28], 4.5, color);
  });
}

function drawUndo(ink: Ink, metal: string, color: string): void {
  const at: Point = [28, 28];
  castShadow(ink, oval(...at, 28), { dx: 2, dy: 5, blur: 5, opacity: 0.5 });
  plate(ink, oval(...at, 28), metal, { bevel: 4 });
  solid(ink, oval(...at, 22), color, { width: 2, bevel: 4 });
  const pen = { stroke: '#fff3d6', width: 3.4, cap: 'round' } as const;
  ink.draw(arc(29, 30, 9, -180, 90), pen);
  ink.draw(polyline([15, 26], [20, 32], [26, 26]), pen);
}

function hourglass() {
  return polygon(
    [20 - K, 20 - K * 1.2],
    [20 + K, 20 - K * 1.2],
    [20 - K, 20 + K * 1.2],
    [20 + K, 20 + K * 1.2],
  );
}

/** A jewel in metal. */
function lamp(metal: string, { color, light, drawMark }: Jewel) {
  return part([40, 40, 12], (ink) => {
    const tone = ramp(color);
    if (light) glow(ink, 20, 20, 31, light, 0.75);
    plate(ink, oval(20, 20, 17), metal, { width: 2.4, bevel: 3 });
    const glass = radial(0.36, 0.3, 0.85, tone.hi, [tone.base, 0.5], tone.dark);
    ink.draw(oval(20, 20, 12), { fill: glass, stroke: ramp(metal).line, width: 2 });
    drawMark(ink);
    ink.draw(oval(15.8, 14.8, 3.2, 2.1), { fill: '#fff', opacity: 0.7 });
  });
}
