import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { type Gradient, linear } from '../../ink/paint.ts';
import { type Box, curve, type Path } from '../../ink/path.ts';
import { arch, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { cloud, moon, stars } from '../../kits/sights/sky.ts';
import { knob, metal } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';

const NIGHT = '#0d0818';

/** Returns the bounds with drapes and rail. */
export function drapedWindowBounds([x, y, w]: Box): Box {
  return [x - 125, y - 60, w + 250, 710];
}

interface Sight {
  /** The colours of the sky, from the top down. */
  sky: readonly [string, string, string, string];
  hills: readonly [Gradient, Gradient];
  firs: string;
}

type TimeOfDay = 'sunset' | 'night' | 'morning';

const SIGHTS: Readonly<Record<TimeOfDay, Sight>> = {
  sunset: {
    sky: ['#5a6fb8', mix('#5a6fb8', '#ffb98a', 0.55), '#ffd59a', '#fff0c8'],
    hills: [linear(90, '#a98cb8', '#8a7aa8'), linear(90, '#6f7fa0', '#54688a')],
    firs: '#3f5a5c',
  },
  night: {
    sky: ['#101a44', '#24387a', '#4a62a0', '#7f92c0'],
    hills: [linear(90, '#3d4f86', '#2c3c6e'), linear(90, '#26345f', '#1b2850')],
    firs: '#121d3a',
  },
  morning: {
    sky: ['#8fc0e6', '#b4d8f0', '#dcecf2', '#fff6e0'],
    hills: [linear(90, '#9cc0ac', '#84ac94'), linear(90, '#78a878', '#5f9064')],
    firs: '#477a58',
  },
};

/** An arched window between two drapes. */
export function drapedWindow(
  ink: Ink,
  box: Box,
  frame: string,
  drape: string,
  time: TimeOfDay = 'sunset',
): void {
  const [x, y, w] = box;
  drawFrame(ink, box, frame);
  drawSight(ink, box, time);
  drawGlazingBars(ink, box, frame);
  drawDrape(ink, x - 30, 1, drape);
  drawDrape(ink, x + w + 30, -1, drape);
  drawRail(ink, [x - 100, y - 50, w + 200, 18]);
}

function drawFrame(ink: Ink, [x, y, w, h]: Box, color: string): void {
  castShadow(ink, arch(x - 26, y - 26, w + 52, h + 40, 130), { dx: 8, dy: 8, blur: 14, opacity: 0.4 });
  solid(ink, arch(x - 26, y - 26, w + 52, h + 40, 136), color, { bevel: 6 });
}

function drawSight(ink: Ink, [x, y, w, h]: Box, time: TimeOfDay): void {
  const pane = arch(x, y, w, h, 110);
  const { sky, hills, firs } = SIGHTS[time];
  const [top, high, low, foot] = sky;
  ink.draw(pane, { fill: linear(90, top, [high, 0.45], [low, 0.75], foot) });
  ink.clip(pane, () => {
    if (time === 'night') drawNightSky(ink, [x, y, w, h]);
    else {
      glow(ink, x + 190, y + 300, 190, '#fff6d0', 1);
      ink.draw(oval(x + 190, y + 300, 34), { fill: '#fffbe8' });
    }
    if (time === 'morning')
      for (const [dx, dy, size] of CLOUDS) cloud(ink, [x + dx, y + dy], size, '#ffffff');
    drawHill(ink, x, y + 370, 60, hills[0]);
    drawHill(ink, x, y + 404, 40, hills[1]);
    drawFirs(ink, x, y + 446, firs);
    ink.draw(pane, { stroke: NIGHT, width: 26, opacity: 0.4, move: [5, 7], blur: 7 });
    ink.draw(polygon([x, y + 300], [x + 140, y], [x + 190, y], [x, y + 400]), {
      fill: '#fff',
      opacity: 0.16,
    });
  });
}

const CLOUDS = [
  [80, 150, 110],
  [210, 220, 84],
] as const;

function drawNightSky(ink: Ink, [x, y, w, h]: Box): void {
  stars(ink, [x, y, w, h * 0.7], 26);
  moon(ink, [x + 150, y + 130], 40);
}

function drawHill(ink: Ink, x: number, top: number, bump: number, fill: Gradient): void {
  const ridge = curve(
    `M${x - 10} ${top}C${x + 70} ${top - bump} ${x + 110} ${top + bump * 0.3} ${x + 170} ${top - bump * 0.4}` +
      `C${x + 220} ${top - bump} ${x + 260} ${top} ${x + 310} ${top - bump * 0.5}` +
      `L${x + 310} ${top + 100}L${x - 10} ${top + 100}Z`,
  );
  ink.draw(ridge, { fill });
}

function drawFirs(ink: Ink, x: number, foot: number, color: string): void {
  for (const i of range(9)) {
    const at = x + 10 + i * 34 + ink.random() * 14;
    const height = 34 + ink.random() * 40;
    ink.draw(polygon([at - 15, foot], [at + 15, foot], [at, foot - height]), { fill: color });
  }
}

function drawGlazingBars(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const thin = { width: 2.4, bevel: 3 };
  for (const share of [1 / 3, 2 / 3]) solid(ink, rect(x + w * share - 6, y + 8, 12, h - 8), color, thin);
  for (const share of [0.3, 0.54, 0.78]) solid(ink, rect(x, y + h * share, w, 11), color, thin);
  ink.draw(arch(x, y, w, h, 110), { stroke: ramp(color).line });
  const sill = rect(x - 46, y + h + 4, w + 92, 26, 4);
  castShadow(ink, sill, { dx: 4, dy: 12, blur: 7 });
  solid(ink, sill, color, { bevel: 5 });
}

/** The folds of the curtain: x at the rail, how far the tie pulls it in, and how dark it is. */
const FOLDS = [
  { at: -20, drawn: 0.5, opacity: 0.5 },
  { at: 8, drawn: 0.35, opacity: 0.45 },
  { at: 34, drawn: 0.3, opacity: 0.5 },
  { at: 62, drawn: 0.2, opacity: 0.4 },
];

/** `side` 1 hangs to the right of x, -1 to its left. */
function drawDrape(ink: Ink, x: number, side: 1 | -1, color: string): void {
  const tone = ramp(color);
  const q = (offset: number): number => x + side * offset;
  const cloth = curve(
    `M${q(-40)} 84L${q(92)} 84C${q(96)} 240 ${q(84)} 340 ${q(26)} 446` +
      `C${q(50)} 520 ${q(64)} 640 ${q(70)} 766L${q(-52)} 766C${q(-46)} 600 ${q(-44)} 300 ${q(-40)} 84Z`,
  );
  castShadow(ink, cloth, { dx: 10, dy: 6, blur: 10, opacity: 0.45 });
  const fill = linear(side > 0 ? 0 : 180, tone.base, [tone.light, 0.3], [tone.base, 0.5], tone.dark);
  const texture = (): void => {
    for (const { at, drawn, opacity } of FOLDS) {
      ink.draw(foldShape(q, at, drawn), { fill: tone.deep, opacity });
      const light = curve(`M${q(at - 5)} 84C${q(at)} 240 ${q(at * drawn + 3)} 340 ${q(at * 0.35 - 2)} 446`);
      ink.draw(light, { stroke: tone.hi, width: 3, opacity: 0.35 });
    }
  };
  solid(ink, cloth, color, { bevel: 5, fill, texture });
  solid(ink, rect(Math.min(q(-46), q(34)), 434, 80, 22, 9), BRASS, { width: 2.6, bevel: 3 });
}

function foldShape(q: (offset: number) => number, at: number, drawn: number): Path {
  return curve(
    `M${q(at)} 84C${q(at + 6)} 240 ${q(at * drawn + 8)} 340 ${q(at * 0.35 + 2)} 446` +
      `C${q(at * 0.6 + 6)} 520 ${q(at * 0.7 + 10)} 640 ${q(at * 0.8 + 12)} 766L${q(at * 0.8 + 24)} 766` +
      `C${q(at * 0.7 + 16)} 640 ${q(at * 0.6 + 12)} 520 ${q(at * 0.35 + 8)} 446` +
      `C${q(at * drawn + 20)} 340 ${q(at + 22)} 240 ${q(at + 20)} 84Z`,
  );
}

function drawRail(ink: Ink, [x, y, w, h]: Box): void {
  const rail = rect(x, y, w, h, 9);
  castShadow(ink, rail, { dx: 4, dy: 8, blur: 5 });
  solid(ink, rail, BRASS, { bevel: 4, fill: metal(BRASS, 90) });
  knob(ink, [x - 4, y + 9], 17, BRASS);
  knob(ink, [x + w + 4, y + 9], 17, BRASS);
}
