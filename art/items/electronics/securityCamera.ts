import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { arc, oval, polygon, rect } from '../../ink/shapes.ts';
import { metal, plate, rivets, rod } from '../../matter/metal.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  trim: string;
  beam: string;
}

const JOINT: Point = [216, 112];
/** Around the joint, along x to the left, where it looks. */
const LENS: Point = [-150, 4];

/** It watches; opened, it has turned to the other side and lights up what it looks at. */
export const securityCamera = defineItem<Palette>({
  id: 'security-camera',
  name: 'Security camera',
  tag: 'Electronics',
  anchor: 'wall',
  size: [430, 270],
  margin: { top: 26, right: 40, bottom: 60, left: 40 },
  line: 6.5,
  seed: 304,
  stand: { width: 11, center: 70, foot: 28 },
  realSize: { width: 42 },
  palettes: {
    white: { body: '#dfe3e8', trim: '#39404e', beam: '#9fe8ff' },
    black: { body: '#4a4856', trim: '#c2413a', beam: '#ffd9a0' },
    brass: { body: '#c79a48', trim: '#5a3d34', beam: '#fff0a8' },
  },
  opens: true,
  hitBox: [20, 20, 390, 240],
  castsShadow: false,
  moves: (palette, hasTurned) => [
    hasTurned
      ? blinking([352, 190], palette.beam, { radius: 46, period: 3800 })
      : blinking([100, 62], '#ff5a4a', { radius: 20, period: 1800 }),
  ],
  draw(ink, palette, hasTurned) {
    drawBracket(ink, palette.trim);
    const pose = hasTurned ? { mirror: true, turn: 24 } : { turn: -20 };
    ink.at(JOINT, () => drawCamera(ink, palette, hasTurned), pose);
  },
});

function drawBracket(ink: Ink, color: string): void {
  const base = oval(216, 44, 46, 40);
  castShadow(ink, base, { dx: 8, dy: 12, blur: 8, opacity: 0.45 });
  plate(ink, base, color, { bevel: 6 });
  rivets(
    ink,
    [
      [188, 30],
      [244, 30],
      [188, 60],
      [244, 60],
    ],
    5,
    color,
  );
  rod(ink, curve('M216 46C216 70 216 92 216 118'), color, 26, curve('M209 52L209 106'));
}

function drawCamera(ink: Ink, { body, trim, beam }: Palette, isLit: boolean): void {
  const tone = ramp(body);
  if (isLit) drawBeam(ink, beam);
  const housing = rect(-138, -46, 268, 98, 40);
  castShadow(ink, housing, { dx: 6, dy: 20, blur: 10, opacity: 0.4 });
  solid(ink, rect(112, -32, 34, 70, 12), trim, {
    bevel: 5,
    fill: linear(90, ramp(trim).light, ramp(trim).deep),
  });
  solid(ink, housing, body, {
    bevel: 9,
    fill: linear(90, tone.hi, [tone.light, 0.2], [tone.base, 0.52], tone.dark),
  });
  ink.draw(rect(20, -44, 12, 94), { fill: tone.dark, opacity: 0.5 });
  ink.draw(rect(34, -44, 4, 94), { fill: tone.hi, opacity: 0.6 });
  for (const x of [56, 76, 96]) ink.draw(rect(x, -14, 8, 36, 4), { fill: tone.line, opacity: 0.75 });
  const hood = curve('M-178 -62C-150 -72 40 -72 64 -62L58 -40L-164 -36C-172 -40 -180 -50 -178 -62Z');
  castShadow(ink, hood, { dx: 2, dy: 9, blur: 5, opacity: 0.45 });
  solid(ink, hood, body, { bevel: 6, fill: linear(90, tone.hi, [tone.base, 0.7], tone.shade) });
  drawLens(ink, trim, beam, isLit);
  ink.draw(oval(-96, -20, 9), { fill: isLit ? '#6dff8a' : '#ff4a3e', stroke: '#241f2c', width: 3.5 });
  glow(ink, -96, -20, 26, isLit ? '#6dff8a' : '#ff4a3e', 0.75);
}

function drawLens(ink: Ink, trim: string, beam: string, isLit: boolean): void {
  const [cx, cy] = LENS;
  solid(ink, oval(cx + 14, cy, 36, 50), trim, { bevel: 5, fill: metal(trim, 70) });
  const glass = isLit
    ? radial(0.45, 0.45, 0.7, '#ffffff', [mix(beam, '#ffffff', 0.5), 0.4], beam)
    : radial(0.4, 0.34, 0.8, '#7f9cd0', ['#2a3358', 0.45], '#0c0a18');
  ink.draw(oval(cx, cy, 27, 40), { fill: '#120d1c', stroke: ramp(trim).line, width: 5 });
  ink.draw(oval(cx, cy, 20, 32), { fill: glass });
  ink.draw(arc(cx, cy, 14, 200, 270, 24), { stroke: '#fff', width: 4.5, cap: 'round', opacity: 0.85 });
  ink.draw(oval(cx + 7, cy + 14, 4, 6), { fill: '#fff', opacity: 0.4 });
  if (isLit) glow(ink, cx, cy, 78, beam, 0.9);
}

/** Layered, so that its edges are soft; it ends within the picture. */
function drawBeam(ink: Ink, color: string): void {
  const [cx, cy] = LENS;
  for (const [half, opacity] of [
    [74, 0.3],
    [54, 0.35],
    [32, 0.4],
  ] as const) {
    const ray = polygon([cx, cy - 24], [cx, cy + 24], [cx - 74, cy + half], [cx - 74, cy - half]);
    ink.draw(ray, { fill: linear(180, [color, 0, opacity], [color, 1, 0]) });
  }
}
