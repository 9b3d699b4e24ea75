import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point, polar, turnPath } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../ink/shapes.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { hazardStripes } from '../../kits/signs/hazardStripes.ts';
import { tips } from '../../leaves.ts';
import { knob, metal, plate, rivets, sphere } from '../../matter/metal.ts';
import { IRON, SILVER } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  grip: string;
  rod: string;
}

const AXIS: Point = [130, 196];
/** The angle of the arm, in degrees. */
const UP = -62;
const DOWN = 58;
const SIDE: Box = [22, 60, 216, 268];

/**
 * A large lever on the wall. Opened, it is pulled down, the lower lamp is lit, and current flows behind the
 * disc.
 */
export const wallLever = defineItem<Palette>({
  id: 'wall-lever',
  name: 'Wall lever',
  tag: 'Electronics',
  anchor: 'wall',
  size: [260, 390],
  margin: { top: 18, right: 44, bottom: 42, left: 24 },
  line: 7,
  seed: 203,
  stand: { width: 6.6, center: 66.4, foot: 62 },
  realSize: { height: 32 },
  palettes: {
    steel: { body: '#8497ab', grip: '#d6443c', rod: SILVER },
    iron: { body: '#5a5560', grip: '#d9a441', rod: '#9a8f94' },
    copper: { body: '#b5713f', grip: '#3f8a84', rod: '#e3c48a' },
    yellow: { body: '#d9a938', grip: '#37323f', rod: '#b9c1cc' },
  },
  opens: true,
  opening: 'changes',
  lockMaterial: 'brass',
  leaves: [
    tips(turnPath(rect(AXIS[0] + 33, AXIS[1] - 25, 124, 50, [0, 25, 25, 0]), UP, AXIS), {
      pivot: AXIS,
      angle: DOWN - UP,
    }),
  ],
  isLockable: true,
  moves: (_, isDown) => [
    blinking([52, isDown ? 302 : 92], isDown ? '#6dff8a' : '#ff6a4f', { radius: 22, period: 2200 }),
  ],
  draw(ink, palette, isDown) {
    drawHousing(ink, palette, isDown);
    for (const [y, isLit, color] of [
      [92, !isDown, '#ff6a4f'],
      [302, isDown, '#6dff8a'],
    ] as const)
      statusLamp(ink, [52, y], color, isLit);
    if (isDown) glow(ink, 56, 296, 64, '#6dff8a', 0.8);
    drawQuadrant(ink, palette.body);
    drawArm(ink, palette, isDown ? DOWN : UP);
  },
});

function drawHousing(ink: Ink, { body }: Palette, isLive: boolean): void {
  const outline = rect(...SIDE, 20);
  const tone = ramp(body);
  castShadow(ink, outline, { dx: 8, dy: 11, blur: 9, opacity: 0.45 });
  solid(ink, outline, body, {
    bevel: 9,
    fill: linear(60, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark),
  });
  rivets(
    ink,
    [
      [38, 76],
      [222, 76],
      [38, 314],
      [222, 314],
    ],
    7,
    body,
  );
  if (isLive) drawCurrent(ink);
  else recess(ink, rect(62, 74, 136, 240, 22), shift(body, { lightness: -0.1 }), { depth: 7 });
  if (isLive) return;
  const stripes: Box = [84, 290, 92, 16];
  hazardStripes(ink, { path: rect(...stripes, 3), box: stripes, pitch: 20 }, '#f0bf3c');
}

/** The dark panel behind the disc with glowing coils. */
function drawCurrent(ink: Ink): void {
  recess(ink, rect(62, 74, 136, 240, 22), '#2a3a34', {
    depth: 14,
    fill: linear(90, '#16382a', ['#2f7a50', 0.5], '#16382a'),
    texture: () => {
      glow(ink, 131, 196, 150, '#6dff8a', 0.55, 170);
      for (const y of range(11).map((i) => 84 + i * 22)) drawTurn(ink, y);
      for (const y of [84, 304]) glow(ink, 131, y, 88, '#6dff8a', 0.6, 54);
    },
  });
}

/** Draws one turn of the thick wire around the inside. */
function drawTurn(ink: Ink, y: number): void {
  const wire = curve(`M74 ${y - 6}Q130 ${y + 14} 186 ${y - 6}`);
  ink.draw(wire, { stroke: '#0b2417', width: 19, cap: 'round' });
  ink.draw(wire, { stroke: '#2fae5c', width: 13, cap: 'round' });
  ink.draw(wire, { stroke: '#a4ffbc', width: 5, cap: 'round', move: [0, -2] });
}

/** The slotted half disc in which the arm goes up and down. */
function drawQuadrant(ink: Ink, body: string): void {
  const disc = oval(...AXIS, 76);
  castShadow(ink, disc, { dx: 4, dy: 7, blur: 6, opacity: 0.45 });
  solid(ink, disc, IRON, { fill: metal(IRON, 50), bevel: 7 });
  ink.draw(arc(...AXIS, 59, -72, 72), { stroke: '#15101c', width: 20, cap: 'round' });
  ink.draw(arc(...AXIS, 59, -72, 72), { stroke: mix(IRON, '#000000', 0.35), width: 9, cap: 'round' });
  for (const i of range(7)) {
    const turn = 120 + i * 20;
    ink.draw(polyline(polar(...AXIS, 66, turn), polar(...AXIS, i % 3 ? 58 : 50, turn)), {
      stroke: ramp(body).hi,
      width: 4,
      cap: 'round',
    });
  }
}

function drawArm(ink: Ink, { grip, rod, body }: Palette, turn: number): void {
  const end = polar(...AXIS, 132, turn);
  const from = polar(...AXIS, 84, turn);
  const shaft = polyline(AXIS, end);
  const tone = ramp(rod);
  ink.draw(shaft, { stroke: '#120a1e', width: 26, opacity: 0.4, blur: 7, move: [9, 12], cap: 'round' });
  ink.draw(shaft, { stroke: tone.line, width: 30, cap: 'round' });
  ink.draw(shaft, { stroke: tone.shade, width: 18, cap: 'round' });
  ink.draw(shaft, { stroke: tone.hi, width: 6, move: [-3, -3], cap: 'round' });
  const hand = polyline(from, end);
  const gripTone = ramp(grip);
  ink.draw(hand, { stroke: gripTone.line, width: 44, cap: 'round' });
  ink.draw(hand, { stroke: gripTone.dark, width: 32, cap: 'round' });
  ink.draw(hand, { stroke: gripTone.base, width: 24, cap: 'round', move: [-3, -3] });
  ink.draw(hand, { stroke: gripTone.hi, width: 6, cap: 'round', move: [-8, -7], opacity: 0.9 });
  plate(ink, oval(...AXIS, 31), body, { fill: sphere(body), width: 6 });
  knob(ink, AXIS, 12, SILVER);
}
