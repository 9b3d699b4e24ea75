import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Path, type Point, polar, turnPath } from '../../ink/path.ts';
import { arc, arch, oval } from '../../ink/shapes.ts';
import { isPulled } from '../../leaves.ts';
import { knob } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { grain } from '../../matter/wood.ts';
import { glinting } from '../../moving.ts';
import { drawOpenedBall } from './globe/openedBall.ts';

/** The lands of the half that faces the room, on a ball of radius 104 around 140, 140. */
const CONTINENTS: readonly Path[] = [
  // North America, with the gulf and the neck of land to the south
  curve(
    'M44 96C52 76 70 60 92 52C104 46 120 50 126 58C116 62 122 70 130 74C122 84 116 88 112 96C106 104 108 110 104 114' +
      'C98 110 90 112 88 118C90 126 98 128 102 134C94 136 84 130 78 120C72 110 62 108 58 100C54 96 48 98 44 96Z',
  ),
  // South America
  curve(
    'M100 138C112 134 124 142 132 152C142 158 140 170 132 180C126 190 122 204 112 222' +
      'C106 230 100 224 102 212C102 196 92 184 88 170C84 156 90 144 100 138Z',
  ),
  // Greenland
  curve('M132 46C142 40 158 42 158 50C156 60 146 66 140 64C134 60 132 52 132 46Z'),
  // Europe and the west of Asia
  curve(
    'M176 78C182 66 196 58 208 62C222 70 234 84 240 102C234 108 224 102 216 106C208 104 206 96 200 98' +
      'C196 106 186 108 180 104C174 100 182 92 176 78Z',
  ),
  // Africa, with the gulf in the west and the horn in the east
  curve(
    'M174 116C186 108 204 112 216 116C224 120 226 130 236 136C234 146 222 150 218 164' +
      'C216 182 206 198 196 202C188 196 190 178 184 166C180 158 166 160 162 148C158 136 164 122 174 116' +
      'Z',
  ),
];

interface Palette {
  sea: string;
  land: string;
  metal: string;
}

const CENTER: Point = [140, 140];
const RADIUS = 104;
const FOOT_WOOD = '#7a4a2c';

/** A globe; opened, its upper half is lifted and shows a hidden bar. */
export const globe = defineItem<Palette>({
  id: 'globe',
  name: 'Globe',
  tag: 'Decorations',
  anchor: 'top',
  size: [280, 348],
  margin: { top: 10, right: 22, bottom: 26, left: 14 },
  line: 7.5,
  seed: 27,
  stand: { width: 7, center: 95.5, foot: 88 },
  realSize: { height: 45 },
  palettes: {
    blue: { sea: '#4a8fc0', land: '#8fb45a', metal: BRASS },
    antique: { sea: '#d9c08a', land: '#a87a44', metal: '#8a5230' },
    teal: { sea: '#3f9a94', land: '#e0c070', metal: SILVER },
  },
  opens: true,
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'wood',
  isContainer: true,
  holds: [84, 84, 112, 76],
  leaves: [isPulled([28, 26, 224, 126], [30, -8, 220, 162], arch(28, 26, 224, 126, 112))],
  moves: (_, isOpened) =>
    isOpened
      ? [
          glinting(
            [
              [116, 42],
              [176, 44],
              [198, 74],
            ],
            '#fff2c0',
            11,
          ),
        ]
      : [],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 140, 346, 100, 12, 0.6);
    drawStand(ink, palette.metal);
    drawMeridianRing(ink, palette.metal);
    if (isOpened) drawOpenedBall(ink, palette, () => drawBall(ink, palette));
    else drawBall(ink, palette);
    for (const degrees of isOpened ? [116] : [-64, 116])
      knob(ink, polar(...CENTER, 112, degrees), 9, palette.metal);
  },
});

function drawStand(ink: Ink, color: string): void {
  const tone = ramp(color);
  const foot = curve('M62 346C62 326 100 322 118 306L162 306C180 322 218 326 218 346Z');
  const texture = (): void => grain(ink, [60, 300, 160, 50], FOOT_WOOD, { direction: 'along x' });
  solid(ink, foot, FOOT_WOOD, { bevel: 5, texture });
  const neck = curve('M128 308C134 290 124 278 130 258L150 258C156 278 146 290 152 308Z');
  solid(ink, neck, color, { fill: linear(0, tone.base, [tone.hi, 0.3], tone.dark), bevel: 3 });
}

function drawMeridianRing(ink: Ink, color: string): void {
  const tone = ramp(color);
  const ring = arc(...CENTER, 124, -62, 128);
  ink.draw(ring, { stroke: tone.line, width: 22, cap: 'round' });
  ink.draw(ring, { stroke: tone.base, width: 11, cap: 'round' });
  ink.draw(arc(...CENTER, 126, 10, 110), { stroke: tone.dark, width: 4, opacity: 0.7, cap: 'round' });
  ink.draw(arc(...CENTER, 122, -58, 0), { stroke: tone.hi, width: 3.5, cap: 'round' });
}

function drawBall(ink: Ink, { sea, land }: Palette): void {
  const water = ramp(sea);
  const earth = ramp(land);
  const ball = oval(...CENTER, RADIUS);
  ink.draw(ball, {
    fill: radial(0.36, 0.32, 0.75, water.hi, [water.light, 0.25], [water.base, 0.6], water.dark),
  });
  ink.clip(ball, () => {
    for (const outline of CONTINENTS) {
      ink.draw(outline, { fill: linear(60, earth.light, earth.shade), stroke: earth.line, width: 3.5 });
    }
    drawGraticule(ink);
    const roundness = radial(
      0.36,
      0.32,
      0.78,
      ['#fff', 0, 0.4],
      ['#fff', 0.3, 0],
      ['#1a0f2e', 0.7, 0.05],
      ['#1a0f2e', 1, 0.6],
    );
    ink.draw(ball, { fill: roundness });
  });
  ink.draw(ball, { stroke: water.line });
  ink.draw(turnPath(oval(98, 84, 26, 14), -40, [98, 84]), { fill: '#fff', opacity: 0.45 });
}

function drawGraticule(ink: Ink): void {
  const [cx, cy] = CENTER;
  const faint = { stroke: '#fff', width: 2, opacity: 0.3 };
  for (const rx of [0.5, RADIUS * 0.62]) ink.draw(turnPath(oval(cx, cy, rx, RADIUS), 20, CENTER), faint);
  for (const share of [-0.5, 0, 0.5]) {
    const y = cy + share * RADIUS;
    ink.draw(turnPath(curve(`M${cx - RADIUS} ${y}Q${cx} ${y + 22} ${cx + RADIUS} ${y}`), 20, CENTER), faint);
  }
}
