import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, movePath, type Path, type Point, turnPath } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { tips } from '../../leaves.ts';
import { knob, metal, rod, roundBar } from '../../matter/metal.ts';
import { sparkle } from '../../matter/sparkle.ts';
import { glinting, trembling } from '../../moving.ts';

interface Palette {
  metal: string;
  base: string;
  weight: string;
  gem: string;
}

const PIVOT: Point = [200, 84];
const REACH = 142;
/** The distance of the pans above and below the beam's axis while one is heavier. */
const DROP = 34;

/** Degrees. */
const SLANT = slantOf(DROP);

/** Scales that are down on one side. Opened, a stone lies in the other pan, and both are level. */
export const scales = defineItem<Palette>({
  id: 'scales',
  name: 'Scales',
  tag: 'Decorations',
  anchor: 'top',
  size: [400, 370],
  margin: { top: 30, right: 46, bottom: 28, left: 36 },
  line: 6.5,
  seed: 232,
  stand: { width: 10.6, center: 92, foot: 92 },
  realSize: { height: 45 },
  palettes: {
    brass: { metal: '#d9a441', base: '#8a5632', weight: '#77808e', gem: '#d8434f' },
    silver: { metal: '#aeb9c8', base: '#4a4656', weight: '#c98a3a', gem: '#4a8ae0' },
    copper: { metal: '#c4774a', base: '#3f5f56', weight: '#e0d4b8', gem: '#4fc48a' },
  },
  opens: true,
  opening: 'changes',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'brass',
  leaves: [
    tips(turnPath(movePath(rect(-162, -64, 324, 86), ...PIVOT), SLANT, PIVOT), {
      pivot: PIVOT,
      angle: -SLANT,
    }),
    tips(panOutline(-1), { by: [0, DROP] }),
    tips(panOutline(1), { by: [0, -DROP] }),
  ],
  moves: ({ gem }, isLevel) =>
    isLevel
      ? [
          trembling([58, 236], gem, 74),
          glinting([
            [46, 218],
            [70, 226],
            [58, 246],
          ]),
        ]
      : [],
  draw(ink, palette, isLevel) {
    groundShadow(ink, 200, 366, 118, 12, 0.55);
    drawFoot(ink, palette);
    const drop = isLevel ? 0 : DROP;
    if (isLevel) glow(ink, 58, 250, 90, palette.gem, 0.6);
    drawPan(ink, [PIVOT[0] - REACH, PIVOT[1] - drop], palette, () => isLevel && drawGem(ink, palette.gem));
    drawPan(ink, [PIVOT[0] + REACH, PIVOT[1] + drop], palette, () => drawWeights(ink, palette.weight));
    drawBeam(ink, palette.metal, drop);
    if (isLevel) sparkle(ink, [46, 218], 20);
  },
});

function slantOf(drop: number): number {
  return (Math.atan2(drop, REACH) * 180) / Math.PI;
}

/** The outline of a pan with its wires: -1 is the upper one on the left, 1 the other. */
function panOutline(side: -1 | 1): Path {
  const [x, y] = [PIVOT[0] + side * REACH, PIVOT[1] + side * DROP];
  const rim = y + 174;
  return polygon(
    [x - 5, y + 15],
    [x + 5, y + 15],
    [x + 64, rim - 30],
    [x + 62, rim + 16],
    [x + 32, rim + 50],
    [x - 32, rim + 50],
    [x - 62, rim + 16],
    [x - 64, rim - 30],
  );
}

function drawFoot(ink: Ink, { metal: color, base }: Palette): void {
  solid(ink, rect(92, 334, 216, 32, 10), base, {
    bevel: 6,
    fill: linear(90, ramp(base).hi, [ramp(base).base, 0.4], ramp(base).deep),
  });
  solid(ink, curve('M134 334C134 312 172 306 186 286L214 286C228 306 266 312 266 334Z'), color, {
    fill: metal(color, 20),
    bevel: 5,
  });
  const round = linear(
    0,
    ramp(color).shade,
    [ramp(color).hi, 0.3],
    [ramp(color).base, 0.55],
    ramp(color).dark,
  );
  const column = curve(
    'M191 122L209 122C208 176 210 196 220 222C226 244 218 262 210 282L190 282C182 262 174 244 180 222C190 196 192 176 191 122Z',
  );
  castShadow(ink, column, { dx: 7, dy: 4, blur: 6, opacity: 0.3 });
  solid(ink, column, color, { fill: round, bevel: 4 });
  ink.draw(curve('M188 256C184 240 192 224 195 206'), {
    stroke: ramp(color).hi,
    width: 4.5,
    opacity: 0.9,
    cap: 'round',
  });
  for (const [y, half] of [
    [116, 22],
    [276, 27],
  ] as const)
    solid(ink, rect(200 - half, y, 2 * half, 16, 8), color, { fill: round, width: 5.5, bevel: 3 });
}

function drawBeam(ink: Ink, color: string, drop: number): void {
  const turn = slantOf(drop);
  const tone = ramp(color);
  ink.at(
    PIVOT,
    () => {
      const beam = curve(
        'M-150 -6C-100 -4 -60 -26 0 -26C60 -26 100 -4 150 -6L150 8C100 10 60 14 0 14' +
          'C-60 14 -100 10 -150 8Z',
      );
      castShadow(ink, beam, { dx: 5, dy: 9, blur: 6, opacity: 0.4 });
      solid(ink, beam, color, {
        bevel: 5,
        fill: linear(90, tone.hi, [tone.light, 0.2], [tone.base, 0.5], tone.dark),
      });
      for (const side of [-1, 1]) {
        ink.draw(curve(`M${side * 26} -8C${side * 50} -16 ${side * 70} 4 ${side * 100} 0`), {
          stroke: tone.dark,
          width: 4,
          cap: 'round',
          opacity: 0.8,
        });
        knob(ink, [side * 146, 0], 10, color);
      }
      ink.draw(polyline([0, -26], [0, -58]), { stroke: tone.line, width: 9, cap: 'round' });
      ink.draw(polyline([0, -26], [0, -58]), { stroke: tone.hi, width: 3.5, cap: 'round' });
    },
    { turn },
  );
  knob(ink, PIVOT, 19, color);
  ink.draw(oval(...PIVOT, 7), { fill: '#3a2a28' });
}

/** Two wires from a point, and the pan that hangs from them. */
function drawPan(ink: Ink, [x, y]: Point, { metal: color }: Palette, content: () => void): void {
  const tone = ramp(color);
  const rim = y + 174;
  for (const dx of [-52, 52]) {
    const wire = polyline([x, y + 6], [x + dx, rim]);
    ink.draw(wire, { stroke: tone.line, width: 8 });
    ink.draw(wire, { stroke: tone.light, width: 3.4 });
  }
  solid(ink, oval(x, rim, 56, 12), color, { width: 5, bevel: 3, fill: linear(0, tone.dark, tone.shade) });
  ink.at([x, rim + 2], content);
  const bowl = curve(
    `M${x - 58} ${rim}C${x - 30} ${rim + 14} ${x + 30} ${rim + 14} ${x + 58} ${rim}` +
      `C${x + 50} ${rim + 36} ${x + 22} ${rim + 44} ${x} ${rim + 44}` +
      `C${x - 22} ${rim + 44} ${x - 50} ${rim + 36} ${x - 58} ${rim}Z`,
  );
  castShadow(ink, bowl, { dx: 6, dy: 9, blur: 7, opacity: 0.3 });
  solid(ink, bowl, color, {
    bevel: 5,
    fill: linear(10, tone.light, [tone.hi, 0.25], [tone.base, 0.5], tone.dark),
  });
}

function drawWeights(ink: Ink, color: string): void {
  for (const [x, w, h] of [
    [-22, 40, 44],
    [24, 30, 32],
  ] as const) {
    solid(ink, rect(x - w / 2, -h, w, h + 6, 6), color, { fill: roundBar(color), bevel: 4, width: 5 });
    knob(ink, [x, -h - 6], 8, color);
  }
}

function drawGem(ink: Ink, color: string): void {
  const tone = ramp(color);
  const cut = curve('M-30 -26L-16 -44L16 -44L30 -26L0 8Z');
  solid(ink, cut, color, { width: 5, bevel: 3, fill: linear(60, tone.hi, [tone.base, 0.5], tone.dark) });
  ink.draw(curve('M-30 -26L30 -26M-16 -44L-9 -26L0 8L9 -26L16 -44'), {
    stroke: tone.hi,
    width: 2.6,
    opacity: 0.8,
  });
  rod(ink, polyline([-20, -38], [-14, -41]), '#ffffff', 2);
}
