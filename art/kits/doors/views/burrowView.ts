import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, polar } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { through } from './perspective.ts';

const WOOD = '#a06a3c';
const HEARTH = '#ffb24a';
/** The size of the far end, relative to the opening. */
const FAR = 0.42;
/** The sizes of the ribs, relative to the opening, from near to far. */
const RIBS = [0.94, 0.72, 0.55];

/** Behind a burrow's round door: a panelled tunnel with ribs, a lamp, and a hearth at its end. */
export function burrowView(ink: Ink, opening: Path, box: Box): void {
  const [x, y, w, h] = box;
  const center = (scale: number): Point => [
    x + w * (0.5 + (1 - scale) * 0.09),
    y + h * (0.5 - (1 - scale) * 0.06),
  ];
  const ring = (scale: number): Path => oval(...center(scale), (w / 2) * scale, (h / 2) * scale);
  const tone = ramp(WOOD);
  through(
    ink,
    opening,
    () => {
      ink.draw(opening, { fill: tone.dark });
      for (const [i, scale] of RIBS.entries()) {
        const next = RIBS[i + 1] ?? FAR;
        ink.draw(ring(scale), {
          fill: linear(50, i > 1 ? tone.base : tone.shade, i > 1 ? tone.light : tone.base),
        });
        ink.draw(boards(center(scale), (w / 2) * scale, center(next), (w / 2) * next), {
          stroke: tone.dark,
          width: 2,
        });
      }
      floor(ink, center(1), w / 2, center(FAR), (w / 2) * FAR);
      for (const scale of RIBS) rib(ink, ring(scale), scale * 15);
      room(ink, center(FAR), (w / 2) * FAR);
      lamp(ink, [x + w * 0.56, y + h * 0.1], w * 0.09);
    },
    0.45,
  );
}

/** The joints of the boards between two rings. */
function boards([x, y]: Point, radius: number, [farX, farY]: Point, farRadius: number): Path {
  return joinPaths(
    ...range(18).map((i) => polyline(polar(x, y, radius, i * 20), polar(farX, farY, farRadius, i * 20))),
  );
}

function rib(ink: Ink, ring: Path, width: number): void {
  const tone = ramp('#7a4a2e');
  ink.draw(ring, { stroke: tone.line, width: width + 4 });
  ink.draw(ring, { stroke: tone.base, width });
  ink.draw(ring, { stroke: tone.hi, width: width * 0.25, opacity: 0.7, move: [width * 0.2, width * 0.25] });
}

/** A runner of red cloth along the tunnel's floor. */
function floor(ink: Ink, [x, y]: Point, radius: number, [farX, farY]: Point, farRadius: number): void {
  const strip = (half: number, foot: number, farFoot: number): Path =>
    polygon(
      [x - radius * half, y + radius * foot],
      [farX - farRadius * half, farY + farRadius * farFoot],
      [farX + farRadius * half, farY + farRadius * farFoot],
      [x + radius * half, y + radius * foot],
    );
  ink.draw(strip(0.8, 1.1, 0.7), { fill: linear(90, '#e0a868', '#8a5a3a'), stroke: '#4a2a24', width: 3 });
  ink.draw(strip(0.46, 1.1, 0.7), { fill: linear(90, '#e06a4a', '#9a3438'), stroke: '#5a2028', width: 2.5 });
  ink.draw(strip(0.36, 1.1, 0.7), { stroke: '#f0c878', width: 2.5 });
}

/** The room at the end: a hearth under a shelf with plates. */
function room(ink: Ink, [cx, cy]: Point, r: number): void {
  const wall = oval(cx, cy, r);
  ink.draw(wall, { fill: radial(0.5, 0.6, 0.7, '#fff4cc', ['#ffd48a', 0.5], '#d8904f') });
  ink.clip(wall, () => {
    ink.draw(rect(cx - r, cy + r * 0.66, 2 * r, r), { fill: '#b07a48' });
    ink.draw(rect(cx - r * 0.5, cy - r * 0.1, r, r * 0.8, 4), {
      fill: '#9a8f96',
      stroke: '#3a2a34',
      width: 2.5,
    });
    ink.draw(rect(cx - r * 0.32, cy + r * 0.14, r * 0.64, r * 0.56, [20, 20, 0, 0]), { fill: '#3a1f24' });
    ink.draw(
      polygon(
        [cx - r * 0.22, cy + r * 0.7],
        [cx - r * 0.1, cy + r * 0.36],
        [cx, cy + r * 0.5],
        [cx + r * 0.08, cy + r * 0.24],
        [cx + r * 0.22, cy + r * 0.7],
      ),
      { fill: linear(90, '#fff0a0', HEARTH) },
    );
    ink.draw(rect(cx - r * 0.64, cy - r * 0.22, r * 1.28, r * 0.14), {
      fill: '#7a4a2e',
      stroke: '#3a2028',
      width: 2,
    });
    for (const dx of [-0.36, 0, 0.36])
      ink.draw(oval(cx + dx * r, cy - r * 0.4, r * 0.15), { fill: '#f4f0e0', stroke: '#5a7aa0', width: 2.5 });
  });
  ink.draw(wall, { stroke: '#4a2a24', width: 5 });
  glow(ink, cx, cy + r * 0.3, r * 2.2, '#ffc870', 0.22);
}

function lamp(ink: Ink, [cx, y]: Point, r: number): void {
  ink.draw(polyline([cx, y - 60], [cx, y]), { stroke: '#2e1f24', width: 3 });
  glow(ink, cx, y + r, r * 4.5, '#ffdc90', 0.7);
  ink.draw(oval(cx, y + r, r * 0.8), {
    fill: radial(0.5, 0.5, 0.6, '#fffdf0', ['#ffdc80', 0.6], '#e8a04a'),
    stroke: '#4a2a24',
    width: 3,
  });
  ink.draw(rect(cx - r * 0.5, y - 2, r, r * 0.4, 3), { fill: '#c8963c', stroke: '#4a2a24', width: 2.5 });
}
