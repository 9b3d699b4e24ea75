import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { turns } from '../../leaves.ts';
import { knob, metal, plate, rivets } from '../../matter/metal.ts';
import { grain } from '../../matter/wood.ts';
import { dustIn, trembling } from '../../moving.ts';
import { drawLampHouse } from './projector/lampHouse.ts';

interface Palette {
  body: string;
  metal: string;
  isWood?: boolean;
}

const REELS: readonly { at: Point; radius: number }[] = [
  { at: [118, 92], radius: 80 },
  { at: [290, 76], radius: 64 },
];
const BEAM = '#fff2c4';

/** A film projector. Opened, it runs: the door in front of its lamp is open, and a beam goes to the right. */
export const projector = defineItem<Palette>({
  id: 'projector',
  name: 'Projector',
  tag: 'Electronics',
  anchor: 'top',
  size: [500, 370],
  margin: { top: 16, right: 26, bottom: 30, left: 30 },
  line: 6.5,
  seed: 308,
  stand: { width: 13, center: 28, foot: 92 },
  realSize: { height: 48 },
  palettes: {
    teal: { body: '#4f8488', metal: '#c9ced8' },
    walnut: { body: '#8f5a38', metal: '#d9a441', isWood: true },
    black: { body: '#4c4856', metal: '#c8924a' },
  },
  opens: true,
  opening: 'lights',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'terminal',
  leaves: [turns('left', [58, 190, 152, 144], [-24, 178, 98, 180])],
  hitBox: [20, 10, 440, 358],
  moves: (_, isOn) =>
    isOn
      ? [
          { type: 'flicker', at: [412, 220], radius: 70, color: BEAM },
          trembling([144, 254], '#ffe2a0', 70),
          dustIn([410, 150, 80, 140], '#fff6d8', 16),
        ]
      : [],
  draw(ink, palette, isOn) {
    groundShadow(ink, 196, 366, 196, 15, 0.6);
    if (isOn) drawBeam(ink);
    drawFilm(ink);
    for (const [i, reel] of REELS.entries()) drawReel(ink, reel, palette.metal, isOn ? 20 + i * 15 : 0);
    drawBody(ink, palette);
    drawLens(ink, palette, isOn);
    drawLampHouse(ink, palette.body, palette.metal, isOn);
    drawKnobs(ink, palette.metal, isOn);
  },
});

function drawReel(
  ink: Ink,
  { at: [cx, cy], radius }: (typeof REELS)[number],
  color: string,
  turn: number,
): void {
  castShadow(ink, oval(cx, cy, radius), { dx: 8, dy: 8, blur: 8, opacity: 0.35 });
  const holes = range(5).map((i) => oval(...polar(cx, cy, radius * 0.58, turn + i * 72), radius * 0.22));
  ink.draw(oval(cx, cy, radius * 0.9), {
    fill: radial(0.5, 0.5, 0.5, '#3a2c34', ['#57424a', 0.7], '#2a2028'),
  });
  for (const share of [0.5, 0.62, 0.74])
    ink.draw(oval(cx, cy, radius * share), { stroke: '#1c141e', width: 2, opacity: 0.7 });
  const face = joinPaths(oval(cx, cy, radius), ...holes);
  solid(ink, face, color, { fill: metal(color, 45), evenOdd: true, bevel: 5, width: 5.5 });
  ink.draw(arc(cx, cy, radius - 7, 190, 268), { stroke: '#fff', width: 4, cap: 'round', opacity: 0.7 });
  knob(ink, [cx, cy], radius * 0.2, color);
}

/** Draws the film between the reels and down into the gate, with its rows of holes. */
function drawFilm(ink: Ink): void {
  for (const way of [
    spline([
      [52, 130],
      [86, 210],
      [150, 236],
    ]),
    spline([
      [346, 96],
      [352, 150],
      [330, 200],
    ]),
  ]) {
    ink.draw(way, { stroke: '#1c141e', width: 20 });
    ink.draw(way, { stroke: '#6a4a40', width: 12 });
  }
}

function drawBody(ink: Ink, { body, metal: trim, isWood = false }: Palette): void {
  const tone = ramp(body);
  for (const x of [66, 282])
    solid(ink, rect(x, 338, 54, 28, [0, 0, 9, 9]), trim, { fill: metal(trim, 30), bevel: 4, width: 5 });
  const outline = rect(38, 172, 330, 172, 26);
  castShadow(ink, outline, { dx: 8, dy: 6, blur: 8, opacity: 0.35 });
  const texture = (): void =>
    isWood ? grain(ink, [38, 172, 330, 172], body, { direction: 'along x', strength: 0.45 }) : undefined;
  solid(ink, outline, body, {
    bevel: 9,
    texture,
    fill: linear(80, tone.hi, [tone.light, 0.14], [tone.base, 0.5], tone.dark),
  });
  settle(ink, outline, 0.28);
  ink.draw(rect(50, 184, 306, 148, 18), { stroke: ramp(trim).light, width: 3, opacity: 0.9 });
  plate(ink, rect(92, 150, 44, 40, 8), trim, { width: 5 });
  plate(ink, rect(272, 140, 40, 50, 8), trim, { width: 5 });
  rivets(
    ink,
    [
      [62, 196],
      [62, 320],
      [342, 320],
    ],
    5.5,
    trim,
  );
}

function drawKnobs(ink: Ink, trim: string, isOn: boolean): void {
  for (const [i, x] of [244, 292].entries()) {
    castShadow(ink, oval(x, 292, 19), { dx: 3, dy: 5, blur: 4, opacity: 0.45 });
    solid(ink, oval(x, 292, 18), trim, { fill: metal(trim, 45), bevel: 4, width: 5 });
    ink.draw(polyline([x, 292], polar(x, 292, 14, (isOn ? -50 : -140) + i * 40)), {
      stroke: '#241c26',
      width: 4.5,
      cap: 'round',
    });
  }
  statusLamp(ink, [240, 224], '#6dff8a', isOn);
}

function drawLens(ink: Ink, { metal: trim }: Palette, isOn: boolean): void {
  castShadow(ink, rect(350, 186, 70, 68, 10), { dx: 4, dy: 12, blur: 7, opacity: 0.4 });
  for (const [x, y, w, h] of [
    [346, 184, 34, 72],
    [376, 192, 30, 56],
    [402, 184, 20, 72],
  ] as const)
    solid(ink, rect(x, y, w, h, 7), trim, {
      fill: linear(90, ramp(trim).light, [ramp(trim).hi, 0.25], [ramp(trim).base, 0.5], ramp(trim).deep),
      bevel: 4,
      width: 5.5,
    });
  const glass = oval(424, 220, 9, 30);
  ink.draw(glass, { fill: isOn ? '#fffdf0' : linear(60, '#8fa8d0', '#1c2038'), stroke: '#1d1626', width: 4 });
  if (isOn) glow(ink, 424, 220, 70, BEAM, 1);
}

/** A beam that widens and fades out before the picture ends. */
function drawBeam(ink: Ink): void {
  const fade = (opacity: number) =>
    linear(0, [BEAM, 0, opacity], [BEAM, 0.4, opacity * 0.5], [BEAM, 0.75, opacity * 0.12], [BEAM, 1, 0]);
  for (const half of [84, 74, 64, 54, 44])
    ink.draw(polygon([420, 192], [514, 220 - half], [514, 220 + half], [420, 248]), { fill: fade(0.36) });
}
