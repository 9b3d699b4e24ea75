import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, turnPath } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, soft, spline } from '../../ink/shapes.ts';
import { ridge } from './land.ts';
import { through } from './perspective.ts';
import { placesIn } from './place.ts';
import { moon, stars } from './sky.ts';

const BAMBOO = '#5f8f5a';
const LANTERN = '#8f8f9c';

/** Behind a paper door: a raked garden under the moon. */
export function zenView(ink: Ink, opening: Path, box: Box): void {
  const at = placesIn(box);
  const [x, y, w, h] = box;
  through(
    ink,
    opening,
    () => {
      ink.draw(opening, { fill: linear(90, '#1f2a5c', ['#3f5590', 0.3], ['#8a8fc0', 0.54], '#a8a4c4') });
      stars(ink, [x, y, w, h * 0.34], 30);
      moon(ink, at(0.56, 0.17), w * 0.13);
      ridge(ink, box, [0.46, 0.4, 0.3, 0.37, 0.45, 0.42, 0.47], linear(90, '#55649c', '#7c86b4'));
      ridge(ink, box, [0.5, 0.47, 0.49, 0.44, 0.48, 0.46], linear(90, '#3f4f80', '#4f5f8c'));
      hedge(ink, box);
      sand(ink, box);
      for (const [dx, top] of [
        [0.24, 0.04],
        [0.31, 0.12],
        [0.75, 0.06],
      ] as const)
        bamboo(ink, at(dx, 0.62), h * (0.62 - top), w * 0.03);
      hedge(ink, box);
      sand(ink, box);
      rock(ink, at(0.36, 0.73), w * 0.12);
      rock(ink, at(0.45, 0.745), w * 0.07);
      lantern(ink, at(0.66, 0.72), h * 0.2);
      veranda(ink, box);
    },
    0.4,
  );
}

function hedge(ink: Ink, [x, y, w, h]: Box): void {
  for (const i of range(9)) {
    const bush = oval(x + (w * i) / 8, y + h * 0.585, w * 0.11, h * (0.05 + (i % 3) * 0.008));
    ink.draw(bush, {
      fill: linear(60, '#55805f', ['#3a6058', 0.5], '#24404a'),
      stroke: '#1c3040',
      width: 2.5,
    });
  }
}

/** Pale sand with the furrows of a rake, straight and around the stones. */
function sand(ink: Ink, [x, y, w, h]: Box): void {
  const top = y + h * 0.6;
  ink.draw(rect(x, top, w, h * 0.4), { fill: linear(90, '#9a9cc0', ['#c4c2d4', 0.4], '#b8b0c0') });
  for (const i of range(17)) {
    const line = top + 9 + i * i * 0.36 + i * 7;
    const wave = spline(
      range(7).map((k): Point => [x + (w * k) / 6, line + (k % 2 ? 3 : -3) * (0.4 + i * 0.06)]),
    );
    ink.draw(wave, { stroke: '#8f88a4', width: 1.6 + i * 0.16, opacity: 0.75 });
    ink.draw(wave, { stroke: '#ffffff', width: 1.2 + i * 0.1, opacity: 0.55, move: [0, 2.6] });
  }
  for (const size of [0.34, 0.27, 0.2]) {
    const ring = oval(x + w * 0.4, y + h * 0.735, w * size, h * size * 0.14);
    ink.draw(ring, { fill: size === 0.34 ? '#cfc6c6' : 'none', stroke: '#9a92aa', width: 2.2 });
  }
}

function bamboo(ink: Ink, [cx, foot]: Point, height: number, girth: number): void {
  const tone = ramp(BAMBOO);
  const joints = 7;
  for (const i of range(joints)) {
    const top = foot - ((i + 1) * height) / joints;
    const cane = rect(cx - girth / 2, top, girth, height / joints - 1, 3);
    ink.draw(cane, { fill: linear(0, tone.hi, [tone.base, 0.4], tone.dark), stroke: tone.line, width: 2 });
    if (i < 2) continue;
    const turns = i % 2 ? [-28, 24, 158] : [-152, 204, 18];
    const blades = turns.map((turn) => blade([cx, top + 4], girth * 5, turn));
    ink.draw(joinPaths(...blades), { fill: tone.shade, stroke: '#24404a', width: 1.4 });
  }
}

function blade(at: Point, length: number, degrees: number): Path {
  const [x, y] = at;
  const [wide, thick] = [x + length * 0.35, length * 0.11];
  return turnPath(polygon(at, [wide, y - thick], [x + length, y], [wide, y + thick]), degrees, at);
}

function rock(ink: Ink, [cx, foot]: Point, r: number): void {
  groundShadow(ink, cx, foot, r * 1.1, r * 0.22, 0.4);
  const outline = soft(
    [
      [cx - r, foot],
      [cx - r * 0.8, foot - r * 0.9],
      [cx - r * 0.1, foot - r * 1.5],
      [cx + r * 0.7, foot - r * 0.8],
      [cx + r, foot],
    ],
    r * 0.3,
  );
  solid(ink, outline, '#76788c', { bevel: 5, width: 3 });
  ink.draw(
    polyline([cx - r * 0.1, foot - r * 1.2], [cx + r * 0.1, foot - r * 0.6], [cx - r * 0.15, foot - r * 0.2]),
    { stroke: '#54566c', width: 2 },
  );
}

/** A stone lantern with a light in it. */
function lantern(ink: Ink, [cx, foot]: Point, h: number): void {
  const block = (half: number, from: number, to: number, lean = 0): Path =>
    polygon(
      [cx - (half - lean) * h, foot - to * h],
      [cx + (half - lean) * h, foot - to * h],
      [cx + half * h, foot - from * h],
      [cx - half * h, foot - from * h],
    );
  groundShadow(ink, cx, foot, h * 0.3, h * 0.06, 0.45);
  const stone = (path: Path): void => solid(ink, path, LANTERN, { bevel: 4, width: 3 });
  stone(block(0.24, 0, 0.1, 0.04));
  stone(block(0.1, 0.1, 0.48, 0.02));
  stone(block(0.24, 0.48, 0.57, -0.03));
  stone(block(0.19, 0.57, 0.8));
  glow(ink, cx, foot - h * 0.68, h * 0.62, '#ffcf70', 0.85);
  ink.draw(rect(cx - h * 0.12, foot - h * 0.77, h * 0.24, h * 0.17, 3), {
    fill: linear(90, '#fff8dc', '#ffc04f'),
    stroke: '#4a3a4a',
    width: 2.5,
  });
  ink.draw(rect(cx - 1.5, foot - h * 0.77, 3, h * 0.17), { fill: '#4a3a4a' });
  const roof = soft(
    [
      [cx - h * 0.36, foot - h * 0.79],
      [cx - h * 0.08, foot - h * 0.99],
      [cx + h * 0.08, foot - h * 0.99],
      [cx + h * 0.36, foot - h * 0.79],
    ],
    6,
  );
  castShadow(ink, roof, { dx: 0, dy: 5, blur: 3, opacity: 0.35 });
  stone(roof);
  stone(oval(cx, foot - h * 1.03, h * 0.06));
}

/** The wooden edge of the veranda. */
function veranda(ink: Ink, [x, y, w, h]: Box): void {
  const top = y + h * 0.9;
  const tone = ramp('#7a5648');
  ink.draw(rect(x, top, w, h * 0.1), { fill: linear(90, tone.light, [tone.base, 0.3], tone.dark) });
  for (const share of [0.3, 0.62]) ink.draw(rect(x, top + h * 0.1 * share, w, 2.5), { fill: tone.deep });
  ink.draw(rect(x, top, w, 5), { fill: tone.hi });
  ink.draw(polyline([x, top], [x + w, top]), { stroke: tone.line, width: 3 });
}
