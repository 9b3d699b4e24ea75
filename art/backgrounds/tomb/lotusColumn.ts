import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { type Gradient, linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Path } from '../../ink/path.ts';
import { oval, polygon, range, rect, soft } from '../../ink/shapes.ts';

const HALF = 68;
const CAPITAL_TOP = 92;
const CAPITAL_FOOT = 262;

/** Colours of the paint, worn and muted. */
export interface TombPaint {
  red: string;
  blue: string;
  green: string;
  ochre: string;
  pale: string;
}

/** A painted column with a lotus capital, from the beam above to its base at `foot`. */
export function lotusColumn(ink: Ink, x: number, foot: number, stone: string, paint: TombPaint): void {
  castShadow(ink, rect(x - HALF, 0, 2 * HALF, foot - 20), { dx: 24, dy: 0, blur: 24, opacity: 0.6 });
  drawShaft(ink, x, foot, stone, paint);
  drawCapital(ink, x, stone, paint);
  const base = rect(x - HALF - 30, foot - 44, 2 * HALF + 60, 46, [16, 16, 6, 6]);
  solid(ink, base, shift(stone, { lightness: -0.02 }), { fill: rounded(stone), bevel: 6 });
  solid(ink, rect(x - 46, CAPITAL_TOP - 40, 92, 44), stone, { fill: rounded(stone), bevel: 4 });
}

/** The gradient of a round column, lit from the inside of the room. */
function rounded(color: string): Gradient {
  const tone = ramp(color);
  return linear(0, tone.dark, [tone.base, 0.22], [tone.light, 0.42], [tone.base, 0.62], tone.deep);
}

/** The shaft, narrower at its foot. */
function shaftPath(x: number, foot: number): Path {
  return curve(
    `M${x - 52} ${CAPITAL_FOOT - 20}L${x + 52} ${CAPITAL_FOOT - 20}` +
      `C${x + 64} ${CAPITAL_FOOT + 120} ${x + 70} ${foot - 220} ${x + HALF} ${foot - 120}` +
      `Q${x + 64} ${foot - 70} ${x + 52} ${foot - 40}L${x - 52} ${foot - 40}` +
      `Q${x - 64} ${foot - 70} ${x - HALF} ${foot - 120}` +
      `C${x - 70} ${foot - 220} ${x - 64} ${CAPITAL_FOOT + 120} ${x - 52} ${CAPITAL_FOOT - 20}Z`,
  );
}

function drawShaft(ink: Ink, x: number, foot: number, stone: string, paint: TombPaint): void {
  const shaft = shaftPath(x, foot);
  const tone = ramp(stone);
  const texture = (): void => {
    for (const y of [390, 540, 690]) {
      ink.draw(rect(x - 80, y, 160, 3), { fill: tone.deep, opacity: 0.55 });
      ink.draw(rect(x - 80, y + 3, 160, 2.4), { fill: tone.hi, opacity: 0.4 });
    }
    drawBands(ink, x, 288, [paint.blue, paint.ochre, paint.red, paint.ochre, paint.green]);
    drawRow(ink, x, 424, paint);
    drawBands(ink, x, foot - 212, [paint.ochre, paint.red, paint.ochre]);
    drawSheaths(ink, x, foot - 42, paint);
    ink.draw(shaft, {
      fill: linear(
        0,
        ['#0d0718', 0, 0.5],
        ['#0d0718', 0.35, 0],
        ['#0d0718', 0.6, 0.08],
        ['#0d0718', 1, 0.62],
      ),
    });
  };
  solid(ink, shaft, stone, { fill: rounded(stone), bevel: 5, texture });
}

function drawBands(ink: Ink, x: number, top: number, colors: readonly string[]): void {
  for (const [i, color] of colors.entries()) {
    const y = top + i * 15;
    ink.draw(
      curve(
        `M${x - 80} ${y}Q${x} ${y + 12} ${x + 80} ${y}L${x + 80} ${y + 12}Q${x} ${y + 24} ${x - 80} ${y + 12}Z`,
      ),
      { fill: color, opacity: 0.78 },
    );
  }
}

/** A row of discs and reeds, symmetrical about the middle. */
function drawRow(ink: Ink, x: number, y: number, paint: TombPaint): void {
  for (const i of [-1, 0, 1]) {
    const at = x + i * 46;
    ink.draw(oval(at, y + 30, 14), { fill: paint.red, opacity: 0.7 });
    ink.draw(oval(at, y + 30, 6.5), { fill: paint.ochre, opacity: 0.85 });
    ink.draw(polygon([at + 23, y + 62], [at + 16, y + 8], [at + 23, y - 4], [at + 30, y + 8]), {
      fill: paint.blue,
      opacity: 0.65,
    });
  }
}

/** The leaves at the foot of the stalks. */
function drawSheaths(ink: Ink, x: number, foot: number, paint: TombPaint): void {
  for (const i of range(5)) {
    const at = x + (i - 2) * 30;
    ink.draw(
      curve(
        `M${at - 17} ${foot}Q${at - 13} ${foot - 50} ${at} ${foot - 84}Q${at + 13} ${foot - 50} ${at + 17} ${foot}Z`,
      ),
      {
        fill: i % 2 ? paint.green : paint.blue,
        stroke: paint.ochre,
        width: 2.4,
        opacity: 0.75,
      },
    );
  }
}

const BELL = 'M-50 0C-54 -62 -74 -112 -112 -150Q0 -172 112 -150C74 -112 54 -62 50 0Z';

/** A capital in the form of an open lotus, with painted petals. */
function drawCapital(ink: Ink, x: number, stone: string, paint: TombPaint): void {
  const bell = movePath(curve(BELL), x, CAPITAL_FOOT - 12);
  castShadow(ink, bell, { dx: 14, dy: 10, blur: 14, opacity: 0.4 });
  const texture = (): void => {
    const foot = CAPITAL_FOOT - 12;
    for (const [spread, color] of [
      [1, paint.blue],
      [0.62, paint.green],
      [0.26, paint.red],
    ] as const)
      for (const side of [-1, 1])
        ink.draw(petal(x, foot, side * spread), {
          fill: mix(color, stone, 0.2),
          stroke: paint.pale,
          width: 2.4,
          opacity: 0.82,
        });
    ink.draw(petal(x, foot, 0), {
      fill: mix(paint.blue, stone, 0.2),
      stroke: paint.pale,
      width: 2.4,
      opacity: 0.85,
    });
    ink.draw(rect(x - 120, foot - 166, 240, 26), { fill: paint.ochre, opacity: 0.4 });
    ink.draw(bell, {
      fill: linear(
        0,
        ['#0d0718', 0, 0.5],
        ['#0d0718', 0.35, 0],
        ['#0d0718', 0.62, 0.06],
        ['#0d0718', 1, 0.6],
      ),
    });
  };
  solid(ink, bell, stone, { fill: rounded(stone), bevel: 6, texture });
  const ties = joinPaths(...range(3).map((i) => rect(x - 55, CAPITAL_FOOT - 14 + i * 11, 110, 8, 4)));
  ink.draw(ties, {
    fill: linear(0, ramp(paint.ochre).dark, [ramp(paint.ochre).light, 0.42], ramp(paint.ochre).deep),
    stroke: ramp(stone).line,
    width: 2,
  });
}

/** Returns one petal of the bell; `lean` is from -1 to 1. */
function petal(x: number, foot: number, lean: number): Path {
  const tip = x + lean * 106;
  const root = x + lean * 40;
  return curve(
    `M${root - 13} ${foot}` +
      `C${root - 18 + lean * 8} ${foot - 66} ${tip - 20 - lean * 14} ${foot - 110} ${tip} ${foot - 146}` +
      `C${tip + 20 - lean * 14} ${foot - 110} ${root + 18 + lean * 8} ${foot - 66} ${root + 13} ${foot}Z`,
  );
}

/** Returns the bounds with the capital. */
export function lotusColumnBounds(x: number, foot: number): Box {
  return [x - 112, 0, 224, foot];
}

/** The beam on the columns: a curved moulding over a painted band. */
export function paintedBeam(ink: Ink, width: number, stone: string, paint: TombPaint): void {
  const beam = soft(
    [
      [-30, -30],
      [width + 30, -30],
      [width + 30, 56],
      [-30, 56],
    ],
    4,
  );
  castShadow(ink, beam, { dx: 0, dy: 20, blur: 16, opacity: 0.5 });
  solid(ink, beam, stone, { bevel: 6 });
  const colors = [paint.red, paint.ochre, paint.blue, paint.ochre, paint.green, paint.ochre];
  for (const i of range(width / 24 + 1)) {
    const leaf = rect(i * 24 + 2, 4, 19, 36, [3, 3, 9, 9]);
    ink.draw(leaf, { fill: colors[i % colors.length] ?? paint.ochre, opacity: 0.55 });
  }
  solid(ink, rect(-30, 44, width + 60, 20, 8), shift(stone, { lightness: 0.02 }), { width: 2.4, bevel: 4 });
}
