import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range } from '../../ink/shapes.ts';
import { type InkSign, inkSignPath } from '../../kits/signs/inkSigns.ts';
import { knob, metal } from '../../matter/metal.ts';
import { BRASS, GOLD } from '../../matter/palette.ts';
import { glinting } from '../../moving.ts';

interface Palette {
  rim: string;
  disc: string;
  hub: string;
  light: string;
}

const CENTER: Point = [160, 160];
/** The pointer is between two signs, so that it gives no hint. */
const OFF = 22.5;
const SIGNS: readonly InkSign[] = ['sun', 'tree', 'moon', 'drop', 'star', 'flame', 'eye', 'anchor'];

/** Two rings of signs around a pointer. Opened, the middle is recessed around a light, and the signs glow. */
export const symbolDial = defineItem<Palette>({
  id: 'symbol-dial',
  name: 'Symbol dial',
  tag: 'Decorations',
  anchor: 'wall',
  size: [320, 320],
  margin: { top: 30, right: 46, bottom: 50, left: 34 },
  line: 6.5,
  seed: 204,
  stand: { width: 10, center: 28, foot: 54 },
  realSize: { height: 48 },
  palettes: {
    brass: { rim: BRASS, disc: '#3f5f74', hub: '#c98a3a', light: '#ffd98a' },
    stone: { rim: '#a3968a', disc: '#7a6c68', hub: '#5fa08c', light: '#8dffd8' },
    obsidian: { rim: '#6a5a88', disc: '#3a3450', hub: '#a890d8', light: '#c9a8ff' },
    copper: { rim: '#bd7048', disc: '#e2cda0', hub: '#8f4a3a', light: '#ff9a5a' },
  },
  opens: true,
  opening: 'turns',
  lockMaterial: 'brass',
  leaves: [{ type: 'iris', opening: oval(160, 160, 62), box: [98, 98, 124, 124] }],
  isLockable: true,
  moves: ({ light }, isOpened) =>
    isOpened
      ? [
          glinting(
            range(8).map((i) => polar(...CENTER, 94, i * 45 + OFF - 90)),
            mix(light, '#ffffff', 0.5),
            17,
          ),
        ]
      : [],
  draw(ink, palette, isOpened) {
    if (isOpened) glow(ink, ...CENTER, 196, palette.light, 0.6);
    drawRim(ink, palette.rim);
    drawRing(ink, palette, isOpened);
    if (isOpened) drawHollow(ink, palette);
    else drawHub(ink, palette);
    drawPointer(ink);
  },
});

function drawRim(ink: Ink, color: string): void {
  const tone = ramp(color);
  castShadow(ink, oval(...CENTER, 152), { dx: 8, dy: 12, blur: 10, opacity: 0.45 });
  const ring = joinPaths(oval(...CENTER, 152), oval(...CENTER, 126));
  solid(ink, oval(...CENTER, 152), color, { fill: metal(color, 50), bevel: 8 });
  for (const i of range(24)) {
    const turn = i * 15;
    const mark = polyline(polar(...CENTER, 145, turn), polar(...CENTER, i % 3 ? 138 : 131, turn));
    ink.draw(mark, { stroke: tone.deep, width: i % 3 ? 3.4 : 5, cap: 'round' });
  }
  ink.draw(ring, { stroke: tone.line, width: 2.5, opacity: 0.5 });
}

function drawRing(ink: Ink, { disc, rim, light }: Palette, isLit: boolean): void {
  const tone = ramp(disc);
  recess(ink, oval(...CENTER, 124), disc, {
    depth: 8,
    fill: radial(0.4, 0.35, 0.75, tone.light, [tone.base, 0.5], tone.dark),
  });
  for (const i of range(8)) {
    const turn = i * 45 - 90;
    ink.draw(polyline(polar(...CENTER, 64, turn), polar(...CENTER, 122, turn)), {
      stroke: tone.line,
      width: 4.5,
    });
    ink.draw(polyline(polar(...CENTER, 66, turn + 1.4), polar(...CENTER, 120, turn + 1.2)), {
      stroke: tone.hi,
      width: 1.8,
      opacity: 0.6,
    });
  }
  if (isLit) {
    const shine = radial(0.5, 0.5, 0.5, [light, 0, 0.9], [light, 0.62, 0.62], [light, 1, 0.1]);
    ink.draw(oval(...CENTER, 122), { fill: shine });
  }
  SIGNS.forEach((sign, i) => {
    const at = polar(...CENTER, 94, i * 45 + OFF - 90);
    if (isLit) glow(ink, ...at, 36, light, 0.8);
    const path = inkSignPath(sign, at, 0.95);
    const color = isLit ? mix(light, '#ffffff', 0.65) : ramp(rim).hi;
    ink.draw(path, { stroke: tone.line, width: 10, cap: 'round' });
    ink.draw(path, { stroke: color, width: 5, cap: 'round' });
  });
}

function drawHub(ink: Ink, { hub, rim }: Palette): void {
  castShadow(ink, oval(...CENTER, 60), { dx: 4, dy: 7, blur: 6, opacity: 0.5 });
  solid(ink, oval(...CENTER, 62), rim, { fill: metal(rim, 50), bevel: 6 });
  const tone = ramp(hub);
  solid(ink, oval(...CENTER, 48), hub, {
    bevel: 6,
    width: 4.5,
    fill: radial(0.36, 0.3, 0.8, tone.hi, [tone.base, 0.5], tone.dark),
  });
  for (const i of range(8)) {
    const turn = i * 45 - 90;
    const ray = polygon(
      polar(...CENTER, 40, turn),
      polar(...CENTER, 20, turn + 16),
      polar(...CENTER, 20, turn - 16),
    );
    ink.draw(ray, { fill: i % 2 ? tone.dark : tone.hi, stroke: tone.line, width: 2.4 });
  }
  knob(ink, CENTER, 15, rim);
  ink.draw(arc(...CENTER, 55, 190, 255), { stroke: '#fff', width: 4, cap: 'round', opacity: 0.7 });
}

/** The recessed middle: a stepped shaft with a light at its end. */
function drawHollow(ink: Ink, { light, rim, hub }: Palette): void {
  const wall = ramp(mix(hub, '#2a2030', 0.45));
  solid(ink, oval(...CENTER, 69), rim, { fill: metal(rim, 50), bevel: 5 });
  recess(ink, oval(...CENTER, 61), '#2a2030', {
    depth: 9,
    opacity: 0.55,
    fill: linear(55, '#0e0812', [wall.deep, 0.4], wall.base),
    texture: () => {
      for (const [step, radius] of [53, 44, 36].entries()) {
        const at: Point = [CENTER[0] + 3 + step * 2, CENTER[1] + 4 + step * 3];
        const lit = mix(wall.light, light, 0.2 + step * 0.25);
        ink.draw(oval(...at, radius), { fill: linear(55, wall.deep, [wall.dark, 0.35], lit) });
        ink.draw(oval(...at, radius), { stroke: wall.line, width: 3.5 });
        ink.draw(arc(...at, radius - 3, 10, 100), { stroke: lit, width: 3, cap: 'round', opacity: 0.8 });
      }
      ink.draw(oval(168, 172, 28), { fill: radial(0.5, 0.5, 0.55, '#fffdf0', [light, 0.5], wall.base) });
      glow(ink, 168, 172, 74, light, 0.75);
    },
  });
}

/** The fixed mark at the top. */
function drawPointer(ink: Ink): void {
  const tip = polygon([160, 46], [138, 2], [182, 2]);
  castShadow(ink, tip, { dx: 3, dy: 5, blur: 4, opacity: 0.45 });
  solid(ink, tip, GOLD, { width: 5.5, bevel: 4 });
  knob(ink, [160, 14], 6.5, '#c23f4c');
}
