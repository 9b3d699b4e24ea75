import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Path, type Point, polar } from '../../ink/path.ts';
import { arc, ngon, oval, polygon, range, rect, toothed } from '../../ink/shapes.ts';
import { metal } from '../../matter/metal.ts';

interface Palette {
  wheel: string;
  nut: string;
}

const CENTER: Point = [120, 120];
const SPOKES = 5;
const RIM = joinPaths(toothed(...CENTER, 103, 116, 10, 24), oval(...CENTER, 78));

export const valveWheel = defineItem<Palette>({
  id: 'valve-wheel',
  collection: 'cold-ward',
  name: 'Valve wheel',
  tag: 'Keys',
  anchor: 'top',
  size: [240, 240],
  margin: { top: 16, right: 24, bottom: 30, left: 16 },
  line: 7.5,
  stand: { width: 4.8, center: 6.5, foot: 95 },
  realSize: { height: 10 },
  lying: { thickness: 9 },
  palettes: {
    red: { wheel: '#cc413a', nut: '#b9c1cc' },
    blue: { wheel: '#3f78b8', nut: '#d9a441' },
    yellow: { wheel: '#e2ac35', nut: '#8d97a6' },
    green: { wheel: '#4d8f5e', nut: '#c58a5a' },
  },
  opens: false,
  draw(ink, { wheel, nut }) {
    const spokes = range(SPOKES).map(spokeAt);
    for (const spoke of spokes) castShadow(ink, spoke, { dx: 7, dy: 11, blur: 6, opacity: 0.28 });
    shadowOfRim(ink);
    for (const spoke of spokes) drawSpoke(ink, spoke, wheel);
    drawRim(ink, wheel);
    drawHub(ink, wheel, nut);
  },
});

/** A stroke rather than the shape itself, so that the floor within the rim stays light. */
function shadowOfRim(ink: Ink): void {
  ink.draw(oval(127, 132, 96), { stroke: '#120a1e', width: 34, opacity: 0.3, blur: 7 });
}

function spokeAt(i: number): Path {
  const turn = -90 + i * (360 / SPOKES);
  const [cx, cy] = CENTER;
  const foot = [polar(cx, cy, 34, turn - 26), polar(cx, cy, 34, turn + 26)] as const;
  const tip = [polar(cx, cy, 88, turn + 7), polar(cx, cy, 88, turn - 7)] as const;
  return polygon(...foot, ...tip);
}

function drawSpoke(ink: Ink, spoke: Path, color: string): void {
  const tone = ramp(color);
  solid(ink, spoke, color, { bevel: 5, fill: linear(60, tone.light, [tone.base, 0.4], tone.dark) });
}

function drawRim(ink: Ink, color: string): void {
  const tone = ramp(color);
  const fill = linear(50, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark);
  solid(ink, RIM, color, { fill, evenOdd: true, bevel: 9, rim: 0.6 });
  ink.draw(arc(...CENTER, 91, 0, 360), { stroke: tone.dark, width: 3.5, opacity: 0.5 });
  ink.draw(arc(...CENTER, 95, 185, 262), { stroke: '#fff', width: 7, opacity: 0.55, cap: 'round' });
  ink.draw(arc(...CENTER, 95, 272, 280), { stroke: '#fff', width: 7, opacity: 0.55, cap: 'round' });
}

function drawHub(ink: Ink, wheel: string, nut: string): void {
  const [cx, cy] = CENTER;
  castShadow(ink, oval(cx, cy, 40), { dx: 3, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, oval(cx, cy, 40), wheel, { bevel: 6 });
  solid(ink, ngon(cx, cy, 27, 6, 15), nut, { fill: metal(nut, 50), bevel: 4, width: 6 });
  recess(ink, rect(cx - 10, cy - 10, 20, 20, 2), '#2b2733', { depth: 5 });
}
