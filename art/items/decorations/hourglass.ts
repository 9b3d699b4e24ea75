import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, movePath } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { roundBar } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';

interface Palette {
  wood: string;
  sand: string;
  glass: string;
}

const GLASS = curve(
  'M62 74C62 120 72 146 104 166C112 172 112 182 104 188C72 208 62 234 62 280L178 280' +
    'C178 234 168 208 136 188C128 182 128 172 136 166C168 146 178 120 178 74Z',
);

const SPINDLE = curve(
  'M-6 -120C-6 -84 -11 -50 -11 0C-11 50 -6 84 -6 120L6 120C6 84 11 50 11 0C11 -50 6 -84 6 -120Z',
);

/** The halves are turned over about their common edge. */
const UPPER_HALF: Box = [-2, 6, 244, 171];
const LOWER_HALF: Box = [-2, 177, 244, 171];

/** An hourglass whose sand has almost run down. Opened, it has been turned over, and the sand glows. */
export const hourglass = defineItem<Palette>({
  id: 'hourglass',
  name: 'Hourglass',
  tag: 'Decorations',
  anchor: 'top',
  size: [240, 350],
  margin: { top: 20, right: 44, bottom: 28, left: 34 },
  line: 7,
  seed: 226,
  stand: { width: 6.6, center: 40, foot: 91 },
  realSize: { height: 28 },
  wear: 'none',
  palettes: {
    walnut: { wood: '#8f5a34', sand: '#ecc468', glass: '#cfe6ec' },
    brass: { wood: '#d3a03f', sand: '#d8604a', glass: '#dfe8f4' },
    ebony: { wood: '#4a404c', sand: '#5fc8d8', glass: '#d8d4ec' },
    bone: { wood: '#e4d8bc', sand: '#9a6ad0', glass: '#d8ecd8' },
  },
  opens: true,
  opening: 'turns',
  upright: 'has a foot, a case or a plinth',
  leaves: [turns('bottom', UPPER_HALF, LOWER_HALF), turns('top', LOWER_HALF, UPPER_HALF)],
  moves: ({ sand }, isRunning) =>
    isRunning
      ? [{ type: 'rise', box: [84, 196, 72, 66], radius: 4, color: ramp(sand).hi, count: 6, period: 2800 }]
      : [],
  draw(ink, palette, isRunning) {
    groundShadow(ink, 120, 346, 104, 12, 0.55);
    if (isRunning) glow(ink, 120, 176, 136, ramp(palette.sand).light, 1, 204);
    drawGlass(ink, palette, isRunning);
    for (const x of [27, 213]) drawPost(ink, x, palette.wood);
    for (const isTop of [true, false]) drawPlate(ink, isTop, palette.wood);
    if (isRunning) for (const y of [60, 290]) glow(ink, 120, y, 84, ramp(palette.sand).light, 0.5, 18);
  },
});

function drawPlate(ink: Ink, isTop: boolean, color: string): void {
  const tone = ramp(color);
  const y = isTop ? 22 : 288;
  castShadow(ink, rect(8, y, 224, 44, 14), { dx: 4, dy: 8, blur: 6, opacity: 0.4 });
  solid(ink, rect(24, isTop ? y + 22 : y - 8, 192, 30, 10), color, {
    bevel: 4,
    fill: linear(90, tone.base, tone.deep),
  });
  solid(ink, rect(6, y, 228, 36, 14), color, {
    bevel: 6,
    fill: linear(90, tone.hi, [tone.light, 0.2], [tone.base, 0.5], tone.dark),
  });
  if (!isTop)
    solid(ink, rect(14, 320, 212, 24, 9), color, { bevel: 4, fill: linear(90, tone.base, tone.deep) });
  else
    solid(ink, oval(120, 22, 96, 11), color, { bevel: 3, width: 5, fill: linear(90, tone.hi, tone.light) });
}

/** A lathe-turned post with a brass ring in its middle. */
function drawPost(ink: Ink, x: number, color: string): void {
  const post = movePath(SPINDLE, x, 174);
  castShadow(ink, post, { dx: 5, dy: 3, blur: 5, opacity: 0.3 });
  solid(ink, post, color, { fill: roundBar(color), bevel: 3 });
  for (const [y, half, h] of [
    [84, 12, 13],
    [167, 15, 14],
    [251, 12, 13],
  ] as const)
    solid(ink, rect(x - half, y, 2 * half, h, 7), BRASS, { fill: roundBar(BRASS), width: 4.4, bevel: 3 });
}

function drawGlass(ink: Ink, { glass, sand }: Palette, isRunning: boolean): void {
  const tone = ramp(glass);
  ink.draw(GLASS, {
    fill: linear(
      0,
      mix(glass, '#5a6a84', 0.35),
      [tone.hi, 0.28],
      [tone.base, 0.6],
      mix(glass, '#4a5a74', 0.5),
    ),
    opacity: 0.82,
  });
  ink.clip(GLASS, () => {
    if (isRunning) ink.draw(GLASS, { fill: linear(90, '#241c38', '#3f3054'), opacity: 0.92 });
    drawSand(ink, sand, isRunning);
    ink.draw(curve('M76 84C76 120 84 138 102 156'), {
      stroke: '#fff',
      width: 9,
      opacity: 0.75,
      cap: 'round',
    });
    ink.draw(curve('M78 270C78 236 84 222 98 206'), { stroke: '#fff', width: 8, opacity: 0.6, cap: 'round' });
    ink.draw(oval(154, 112, 5, 16), { fill: '#fff', opacity: 0.45 });
    ink.draw(GLASS, { stroke: '#2a3a54', width: 13, opacity: 0.3, blur: 3, move: [-3, -2] });
  });
  ink.draw(GLASS, { stroke: tone.line });
}

function drawSand(ink: Ink, color: string, isRunning: boolean): void {
  const tone = ramp(color);
  const fill = linear(40, tone.hi, [tone.light, 0.25], [tone.base, 0.5], tone.dark);
  const upper = isRunning
    ? curve('M58 88C90 100 100 82 120 98C140 84 156 102 184 86C180 138 150 158 120 174C90 158 62 138 58 88Z')
    : curve(
        'M82 140C96 146 110 158 120 162C130 158 144 146 158 140C150 158 134 166 124 174L116 174C106 166 90 158 82 140Z',
      );
  const heap = isRunning
    ? curve('M56 286C84 276 104 246 120 244C136 246 156 276 184 286Z')
    : curve('M56 286C62 254 96 232 120 216C144 232 178 254 184 286Z');
  const shaded = isRunning
    ? curve('M120 244C136 246 156 276 184 286L136 286C138 270 132 254 120 244Z')
    : curve('M120 216C144 232 178 254 184 286L146 286C146 258 138 236 120 216Z');
  for (const sand of [upper, heap]) ink.draw(sand, { fill, stroke: tone.dark, width: 3 });
  ink.clip(heap, () => ink.draw(shaded, { fill: tone.deep, opacity: 0.32 }));
  if (isRunning) glow(ink, 120, 250, 44, tone.hi, 0.7, 24);
  const foot = isRunning ? 256 : 224;
  ink.draw(polygon([116.5, 166], [123.5, 166], [122, foot], [118, foot]), { fill: tone.light });
  ink.draw(polyline([121.6, 168], [121.4, foot]), { stroke: tone.dark, width: 1.4, opacity: 0.6 });
}
