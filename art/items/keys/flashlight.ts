import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, rect, soft } from '../../ink/shapes.ts';
import { metal } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  body: string;
  ring: string;
  light: string;
}

const TURN = -28;

/** A torch that lies at an angle; opened, it is switched on. */
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
  opening: 'lights',
  fades: 'lights up',
  hitBox: [20, 0, 320, 220],
  moves: ({ light }, isOn) => (isOn ? [trembling(polar(38, 178, 284, TURN), light, 70)] : []),
  draw(ink, palette, isOn) {
    ink.at([38, 178], () => drawTorch(ink, palette, isOn), { turn: TURN });
  },
});

/** The torch along x, with its end at 0 and its lens at 290. */
function drawTorch(ink: Ink, palette: Palette, isOn: boolean): void {
  const head = soft(
    [
      [170, -40],
      [216, -66],
      [276, -71],
      [276, 71],
      [216, 66],
      [170, 40],
    ],
    8,
  );
  castShadow(ink, rect(6, -34, 180, 76, 26), { dx: 10, dy: 14, blur: 9, opacity: 0.4 });
  castShadow(ink, head, { dx: 10, dy: 14, blur: 9, opacity: 0.4 });
  if (isOn) ink.shine(() => drawBeam(ink, palette.light));
  drawTube(ink, palette);
  const tone = ramp(palette.body);
  solid(ink, head, palette.body, {
    bevel: 9,
    fill: linear(90, tone.hi, [tone.light, 0.16], [tone.base, 0.45], tone.deep),
  });
  drawLens(ink, palette, isOn);
}

/** A thick grip with few rings, a large slider, and a collar in front of the head. */
function drawTube(ink: Ink, { body, ring }: Palette): void {
  const tone = ramp(body);
  const fill = linear(90, tone.light, [tone.hi, 0.18], [tone.base, 0.45], tone.deep);
  solid(ink, rect(-4, -35, 44, 70, [24, 4, 4, 24]), ring, { fill: metal(ring, 90), bevel: 5 });
  solid(ink, rect(26, -40, 152, 80, 9), body, { bevel: 8, fill });
  for (const x of [46, 62, 78])
    ink.draw(polyline([x, -31], [x, 31]), { stroke: tone.deep, width: 6.5, opacity: 0.75, cap: 'round' });
  solid(ink, rect(98, -33, 58, 30, 14), '#35313d', { bevel: 3, width: 5.5 });
  solid(ink, rect(118, -29, 33, 20, 10), ring, { bevel: 4, width: 4.5 });
  solid(ink, rect(164, -48, 22, 96, 7), ring, { fill: metal(ring, 90), bevel: 4, width: 6 });
}

/** The lens is seen a little from the side: an ellipse in a ring. */
function drawLens(ink: Ink, { ring, light }: Palette, isOn: boolean): void {
  solid(ink, oval(278, 0, 32, 80), ring, { fill: metal(ring, 70), bevel: 5 });
  const fill = isOn
    ? radial(0.5, 0.5, 0.55, '#ffffff', [light, 0.6], mix(light, '#c98a3c', 0.4))
    : radial(0.4, 0.35, 0.75, '#e4f0f4', ['#93a8b4', 0.5], '#4c5a6a');
  ink.draw(oval(282, 0, 22, 65), { fill, stroke: '#2b2733', width: 5 });
  if (!isOn) ink.draw(oval(281, 0, 9, 25), { fill: '#f2e2b0', stroke: '#5a5464', width: 4 });
  ink.draw(arc(282, 0, 13, 195, 265, 50), { stroke: '#fff', width: 5, cap: 'round', opacity: 0.85 });
  if (isOn) ink.shine(() => glow(ink, 288, 0, 104, light, 0.9));
}

/** A beam that widens, has soft sides, and fades out before the picture ends. */
function drawBeam(ink: Ink, light: string): void {
  const near = mix(light, '#ffffff', 0.4);
  for (const half of [92, 84, 76, 68, 60]) {
    const beam = polygon([270, -62], [420, -half], [420, half], [270, 62]);
    ink.draw(beam, {
      fill: linear(0, [near, 0, 0.3], [light, 0.45, 0.2], [light, 0.75, 0.07], [light, 1, 0]),
    });
  }
}
