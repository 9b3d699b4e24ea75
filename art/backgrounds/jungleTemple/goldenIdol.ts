import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { curve, joinPaths, mapPath, type Path, type Point, polar } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';

interface IdolColors {
  gold: string;
  jade: string;
  isAwake: boolean;
}

const HEART: Point = [0, -150];
const FEATHERS = 9;

/** Draws a golden idol that sits with crossed legs and holds out its hands; `at` is its foot. */
export function goldenIdol(ink: Ink, at: Point, colors: IdolColors): void {
  ink.at(at, () => {
    ink.draw(oval(8, 4, 122, 17), { fill: SHADOW, opacity: 0.7, blur: 8 });
    drawPlumes(ink, colors);
    drawBody(ink, colors);
    drawHead(ink, colors);
    drawFace(ink, colors);
    if (colors.isAwake) ink.blend('screen', () => glow(ink, 0, -158, 90, '#5affb8', 0.5));
  });
}

/** Draws a rounded shape of one metal or stone: light from the upper left, with a shadow behind it. */
function formed(ink: Ink, shape: Path, color: string, bevel = 6): void {
  const tone = ramp(color);
  castShadow(ink, shape, { dx: 5, dy: 8, blur: 5, opacity: 0.5 });
  const fill = radial(
    0.34,
    0.2,
    0.95,
    tone.hi,
    [tone.light, 0.2],
    [tone.base, 0.5],
    [tone.shade, 0.76],
    tone.dark,
  );
  solid(ink, shape, color, { bevel, width: 3.4, fill });
}

function drawPlumes(ink: Ink, { gold, jade }: IdolColors): void {
  for (const i of range(FEATHERS)) {
    const degrees = -164 + i * 18.5;
    const on = (radius: number, aside: number): Point => polar(...HEART, radius, degrees + aside);
    const plume = polygon(on(44, -7), on(104, -8), on(117, -4), on(117, 4), on(104, 8), on(44, 7));
    formed(ink, plume, i % 2 ? jade : gold, 5);
    ink.draw(polyline(on(62, 0), on(104, 0)), {
      stroke: ramp(i % 2 ? jade : gold).dark,
      width: 3,
      cap: 'round',
    });
  }
}

function drawBody(ink: Ink, { gold, jade }: IdolColors): void {
  formed(ink, rect(-92, -18, 184, 20, 6), ramp(gold).shade, 4);
  formed(ink, curve('M-50 -22Q-56 -96 -38 -118L38 -118Q56 -96 50 -22Z'), gold);
  for (const side of [-1, 1]) {
    formed(ink, mirrored('M4 -18Q20 -60 70 -58Q100 -50 96 -28Q90 -14 60 -14Z', side), gold);
    formed(
      ink,
      mirrored('M34 -114Q82 -106 80 -60Q78 -46 62 -48Q52 -52 56 -66Q56 -82 36 -88Z', side),
      gold,
      5,
    );
    formed(ink, mirrored('M82 -74L56 -74L55 -62L81 -60Z', side), jade, 3);
    formed(ink, oval(side * 64, -48, 17, 11), gold, 4);
    formed(ink, oval(side * 21, -20, 24, 11), gold, 4);
  }
  formed(
    ink,
    curve('M-42 -120L42 -120Q44 -104 30 -94Q0 -76 -30 -94Q-44 -104 -42 -120Z'),
    ramp(gold).shade,
    4,
  );
  for (const [x, y] of [
    [-28, -104],
    [28, -104],
  ] as const)
    formed(ink, oval(x, y, 8), jade, 3);
  formed(ink, oval(0, -84, 17), jade, 5);
}

function drawHead(ink: Ink, { gold, jade }: IdolColors): void {
  for (const side of [-1, 1]) {
    formed(ink, oval(side * 60, -146, 14, 18), gold, 4);
    formed(ink, oval(side * 60, -146, 7, 10), jade, 3);
  }
  formed(ink, curve('M-54 -124Q-62 -200 0 -204Q62 -200 54 -124Q46 -104 0 -104Q-46 -104 -54 -124Z'), gold, 8);
  formed(ink, curve('M-57 -176Q-50 -208 0 -210Q50 -208 57 -176Q0 -196 -57 -176Z'), ramp(gold).shade, 4);
  formed(ink, oval(0, -198, 12, 13), jade, 4);
}

function drawFace(ink: Ink, { gold, jade, isAwake }: IdolColors): void {
  const tone = ramp(gold);
  for (const side of [-1, 1]) {
    const eye = mirrored('M7 -156Q24 -174 44 -156Q26 -142 7 -156Z', side);
    recess(ink, eye, tone.dark, { depth: 4 });
    ink.draw(oval(side * 26, -156, 10, 7.5), {
      fill: isAwake ? '#aaffd8' : ramp(jade).light,
      stroke: ramp(jade).line,
      width: 2.4,
    });
    ink.draw(mirrored('M6 -170Q26 -184 48 -166', side), { stroke: tone.line, width: 4, cap: 'round' });
    ink.draw(oval(side * 32 - 4, -134, 12, 7), { fill: tone.hi, opacity: 0.55, blur: 4 });
  }
  ink.draw(polygon([2, -164], [16, -132], [0, -128]), { fill: tone.dark, opacity: 0.75 });
  ink.draw(polygon([-2, -164], [-13, -132], [0, -128], [2, -164]), { fill: tone.hi, opacity: 0.8 });
  ink.draw(polyline([-14, -131], [0, -127], [16, -131]), { stroke: tone.line, width: 3.4, cap: 'round' });
  const mouth = rect(-26, -124, 52, 13, 6);
  recess(ink, mouth, tone.deep, { depth: 4 });
  ink.draw(joinPaths(...[-17, -5, 7].map((x) => rect(x, -123, 9, 8, 2))), { fill: '#f4e2a8' });
}

/** Returns one half of a symmetric shape; `text` describes the right half. */
function mirrored(text: string, side: number): Path {
  return mapPath(curve(text), (x, y): Point => [side * x, y]);
}
