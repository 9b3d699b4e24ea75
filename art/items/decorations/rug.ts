import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';

interface Palette {
  ground: string;
  border: string;
  pattern: string;
}

const WIDTH = 760;
const OUTLINE = polygon([0, 4], [WIDTH, 4], [WIDTH, 186], [0, 186]);

/** Opened, a corner is turned over. */
export const rug = defineItem<Palette>({
  id: 'rug',
  name: 'Rug',
  tag: 'Decorations',
  anchor: 'floor',
  size: [WIDTH, 190],
  margin: { top: 10, right: 30, bottom: 20, left: 24 },
  line: 5,
  seed: 41,
  stand: { width: 33, center: 52.5, foot: 91 },
  palettes: {
    ruby: { ground: '#a83f44', border: '#e0b860', pattern: '#3d5a7c' },
    ocean: { ground: '#3a6f94', border: '#e6d3a0', pattern: '#8f4552' },
    moss: { ground: '#5f7f4f', border: '#ead9a4', pattern: '#8a5a34' },
  },
  opens: true,
  draw(ink, palette, isOpened) {
    if (!isOpened) {
      drawFlat(ink, palette);
      return;
    }
    ink.clip(withoutCorner(), () => drawFlat(ink, palette));
    drawTurnedCorner(ink, palette);
  },
});

/** The far edge is narrower: the rug lies on a perspective floor. */
function onFloor(x: number, y: number): Point {
  return [WIDTH / 2 + (x - WIDTH / 2) * (0.76 + (0.24 * y) / 190), y];
}

function drawFlat(ink: Ink, palette: Palette): void {
  const tone = ramp(palette.ground);
  ink.warp(onFloor, () => {
    ink.draw(OUTLINE, { fill: SHADOW, opacity: 0.45, blur: 5, move: [3, 6] });
    drawFringe(ink, palette.border);
    solid(ink, OUTLINE, palette.ground, { bevel: 5, fill: linear(90, tone.shade, tone.light) });
    drawBorders(ink, palette);
    ink.clip(rect(60, 28, 640, 134), () => {
      for (const i of range(7)) drawDiamond(ink, 65 + i * 90, palette);
    });
    for (const i of range(60))
      ink.draw(oval(50 + i * 11.2, i % 2 ? 27 : 166, 2.6, 1.8), { fill: palette.border });
    ink.draw(OUTLINE, { fill: linear(90, ['#1a0f2e', 0, 0.28], ['#1a0f2e', 0.6, 0]) });
  });
}

function drawFringe(ink: Ink, color: string): void {
  const tone = ramp(color);
  for (const i of range(26)) {
    const thread = { stroke: i % 2 ? tone.light : tone.shade, width: 4, cap: 'round' } as const;
    ink.draw(polyline([2, 10 + i * 7], [-14, 12 + i * 7]), thread);
    ink.draw(polyline([758, 10 + i * 7], [774, 12 + i * 7]), thread);
  }
}

function drawBorders(ink: Ink, { border, pattern }: Palette): void {
  const lines = [
    { inset: 16, color: border, width: 6 },
    { inset: 32, color: pattern, width: 12 },
    { inset: 48, color: border, width: 4 },
  ];
  for (const { inset, color, width } of lines) {
    const line = rect(inset * 1.6, 4 + inset * 0.62, WIDTH - 3.2 * inset, 182 - 1.24 * inset);
    ink.draw(line, { stroke: color, width });
  }
}

function drawDiamond(ink: Ink, x: number, { border, pattern }: Palette): void {
  ink.draw(polygon([x, 95], [x + 45, 60], [x + 90, 95], [x + 45, 130]), { stroke: border, width: 4 });
  ink.draw(polygon([x + 18, 95], [x + 45, 74], [x + 72, 95], [x + 45, 116]), { fill: pattern });
  ink.draw(oval(x + 45, 95, 10, 7), { fill: border });
}

function withoutCorner(): Path {
  return polygon([-40, -20], [820, -20], [820, 72], [716, 97], [554, 188], [546, 230], [-40, 230]);
}

function drawTurnedCorner(ink: Ink, { ground, border }: Palette): void {
  const tone = ramp(ground);
  const flap = curve(
    'M718 96C680 90 606 72 568 66C546 63 534 75 538 93C543 128 550 160 554 188C612 168 672 132 718 96Z',
  );
  castShadow(ink, flap, { dx: -4, dy: 4, blur: 8, opacity: 0.45 });
  solid(ink, flap, ground, {
    fill: linear(30, tone.dark, [tone.shade, 0.45], tone.deep),
    bevel: 6,
    rim: 0.4,
  });
  const hem = curve('M698 98C664 92 606 79 572 76C555 75 549 84 552 98C555 124 560 150 565 172');
  ink.draw(hem, { stroke: border, width: 5, opacity: 0.55 });
}
