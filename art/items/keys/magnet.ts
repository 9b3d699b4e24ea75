import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths } from '../../ink/path.ts';
import { arc, polygon, polyline, rect } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { metal } from '../../matter/metal.ts';

interface Palette {
  paint: string;
  pole: string;
}

/** The outline of a horseshoe with its poles up. */
const BODY = curve(
  'M-98 -118L-46 -118L-46 14C-46 42 -26 60 0 60C26 60 46 42 46 14L46 -118L98 -118L98 16C98 74 56 116 0 116C-56 116 -98 74 -98 16Z',
);
const POLES: readonly Box[] = [
  [-98, -122, 52, 56],
  [46, -122, 52, 56],
];

const IRON = '#8f97a6';
/** A magnet; opened, it holds iron things. */
export const magnet = defineItem<Palette>({
  id: 'magnet',
  name: 'Magnet',
  tag: 'Keys',
  anchor: 'top',
  size: [268, 286],
  margin: { top: 14, right: 26, bottom: 32, left: 14 },
  line: 8,
  seed: 251,
  stand: { width: 5, center: 66.5, foot: 96 },
  realSize: { height: 11 },
  lying: { thickness: 16 },
  palettes: {
    red: { paint: '#d4403a', pole: '#c3c9d4' },
    blue: { paint: '#3f78c4', pole: '#c9ced8' },
    green: { paint: '#4f9a5c', pole: '#d8d2c0' },
    brass: { paint: '#d3a044', pole: '#8b8a9c' },
  },
  opens: true,
  fades: 'has caught or been given something',
  draw(ink, palette, isOpened) {
    lying(ink, { at: [134, 144], turn: 18, outline: [BODY] }, () => {
      drawBody(ink, palette.paint);
      for (const box of POLES) drawPole(ink, box, palette.pole);
      if (isOpened) drawCatch(ink);
    });
  },
});

function drawBody(ink: Ink, color: string): void {
  const tone = ramp(color);
  solid(ink, BODY, color, {
    bevel: 9,
    rim: 0.7,
    fill: linear(28, tone.light, [tone.base, 0.4], [tone.shade, 0.75], tone.dark),
  });
  ink.draw(arc(0, 14, 72, 100, 178), { stroke: tone.hi, width: 6, cap: 'round', opacity: 0.75 });
  ink.draw(polyline([-72, 0], [-72, -52]), { stroke: tone.hi, width: 6, cap: 'round', opacity: 0.75 });
  ink.draw(polyline([72, -54], [72, 12]), { stroke: tone.hi, width: 5, cap: 'round', opacity: 0.45 });
}

/** A nail across both poles, and a clip that hangs on it. They have no meaning in a puzzle. */
function drawCatch(ink: Ink): void {
  drawClip(ink);
  drawNail(ink);
}

function drawClip(ink: Ink): void {
  const wire = curve('M-12 -62L-12 -4C-12 22 24 22 24 -4L24 -74C24 -104 -28 -104 -28 -74L-28 6');
  ink.draw(wire, { stroke: SHADOW, width: 16, opacity: 0.35, move: [5, 8] });
  ink.draw(wire, { stroke: ramp(IRON).line, width: 17, cap: 'round' });
  ink.draw(wire, { stroke: ramp(IRON).hi, width: 7.5, cap: 'round' });
}

function drawNail(ink: Ink): void {
  const shaft = polygon([-92, -112], [-70, -122], [80, -122], [80, -102], [-70, -102]);
  const head = rect(76, -134, 16, 44, 5);
  castShadow(ink, joinPaths(shaft, head), { dx: 4, dy: 9, blur: 5, opacity: 0.45 });
  for (const part of [shaft, head]) solid(ink, part, IRON, { fill: metal(IRON, 70), width: 7, bevel: 5 });
}

/** Draws a pole of bare steel. */
function drawPole(ink: Ink, [x, y, w, h]: Box, color: string): void {
  solid(ink, rect(x - 2, y, w + 4, h, 6), color, { fill: metal(color, 12), bevel: 5, rim: 0.8 });
  ink.draw(rect(x + 2, y + 4, w - 4, 8, 4), { fill: '#fff', opacity: 0.75 });
}
