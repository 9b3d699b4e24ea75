import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { metal } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  body: string;
  ring: string;
  light: string;
}

const TURN = -28;

/** Lying aslant; opened, it is switched on. */
export const flashlight = defineItem<Palette>({
  id: 'flashlight',
  name: 'Torch',
  tag: 'Keys',
  anchor: 'top',
  size: [340, 220],
  margin: { top: 84, right: 130, bottom: 34, left: 20 },
  line: 8,
  seed: 206,
  stand: { width: 8.8, center: 36, foot: 96 },
  realSize: { width: 18 },
  lying: { thickness: 14 },
  palettes: {
    red: { body: '#c9443c', ring: SILVER, light: '#fff0b0' },
    yellow: { body: '#e0ac34', ring: '#4a4656', light: '#fff8d8' },
    steel: { body: '#8b9aac', ring: '#d9a441', light: '#d8f4ff' },
  },
  opens: true,
  hitBox: [20, 0, 320, 220],
  moves: ({ light }, isOn) => (isOn ? [trembling(polar(38, 168, 284, TURN), light, 70)] : []),
  draw(ink, palette, isOn) {
    ink.at([38, 168], () => drawTorch(ink, palette, isOn), { turn: TURN });
  },
});

/** Along x, its foot at 0 and its lens at 290. */
function drawTorch(ink: Ink, palette: Palette, isOn: boolean): void {
  const head = polygon([176, -30], [228, -56], [272, -58], [272, 58], [228, 56], [176, 30]);
  castShadow(ink, rect(6, -24, 180, 56, 20), { dx: 10, dy: 14, blur: 9, opacity: 0.4 });
  castShadow(ink, head, { dx: 10, dy: 14, blur: 9, opacity: 0.4 });
  if (isOn) drawBeam(ink, palette.light);
  drawTube(ink, palette);
  const tone = ramp(palette.body);
  solid(ink, head, palette.body, {
    bevel: 8,
    fill: linear(90, tone.hi, [tone.light, 0.16], [tone.base, 0.45], tone.deep),
  });
  for (const x of [238, 252])
    ink.draw(polyline([x, -54], [x, 54]), { stroke: tone.line, width: 3.5, opacity: 0.7 });
  drawLens(ink, palette, isOn);
}

function drawTube(ink: Ink, { body, ring }: Palette): void {
  const tone = ramp(body);
  const fill = linear(90, tone.light, [tone.hi, 0.18], [tone.base, 0.45], tone.deep);
  solid(ink, rect(0, -26, 34, 52, [18, 4, 4, 18]), ring, { fill: metal(ring, 90), bevel: 4 });
  solid(ink, rect(28, -30, 152, 60, 8), body, { bevel: 6, fill });
  for (const i of range(6))
    ink.draw(polyline([44 + i * 10, -26], [44 + i * 10, 26]), { stroke: tone.deep, width: 4, opacity: 0.75 });
  solid(ink, rect(112, -26, 48, 22, 10), '#35313d', { bevel: 3, width: 5 });
  solid(ink, rect(130, -23, 24, 14, 7), ring, { bevel: 3, width: 4 });
  solid(ink, rect(168, -36, 18, 72, 6), ring, { fill: metal(ring, 90), bevel: 3, width: 5.5 });
}

/** The lens is seen a little from the side: an ellipse in a ring. */
function drawLens(ink: Ink, { ring, light }: Palette, isOn: boolean): void {
  solid(ink, oval(276, 0, 26, 66), ring, { fill: metal(ring, 70), bevel: 4 });
  const fill = isOn
    ? radial(0.5, 0.5, 0.55, '#ffffff', [light, 0.6], mix(light, '#c98a3c', 0.4))
    : radial(0.4, 0.35, 0.75, '#e4f0f4', ['#93a8b4', 0.5], '#4c5a6a');
  ink.draw(oval(279, 0, 18, 54), { fill, stroke: '#2b2733', width: 4 });
  if (!isOn) ink.draw(oval(278, 0, 7, 20), { fill: '#f2e2b0', stroke: '#5a5464', width: 3 });
  ink.draw(arc(279, 0, 11, 190, 270, 42), { stroke: '#fff', width: 4, cap: 'round', opacity: 0.85 });
  if (isOn) glow(ink, 284, 0, 96, light, 0.9);
}

/** It widens, soft at its sides, and fades before the picture ends. */
function drawBeam(ink: Ink, light: string): void {
  const near = mix(light, '#ffffff', 0.4);
  for (const half of [88, 78, 68, 58, 48]) {
    const beam = polygon([270, -50], [420, -half], [420, half], [270, 50]);
    ink.draw(beam, {
      fill: linear(0, [near, 0, 0.3], [light, 0.45, 0.2], [light, 0.75, 0.07], [light, 1, 0]),
    });
  }
}
