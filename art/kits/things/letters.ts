import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { knob } from '../../matter/metal.ts';

const PAPER = '#f3e6c6';
const GLASS = '#3d5a86';

/** Letters that stand in a compartment, on the box's lower edge. */
export function letterStack(ink: Ink, [x, y, w, h]: Box, seal: string): void {
  for (const [i, share] of [0.12, 0.3, 0.5].entries()) {
    const sheet = rect(x + w * share, y + i * 5, w * 0.46, h - i * 5, 2);
    ink.draw(sheet, {
      fill: linear(70, '#fff6e0', i % 2 ? '#e0c896' : PAPER),
      stroke: '#6a4a30',
      width: ink.line * 0.45,
    });
  }
  ink.draw(oval(x + w * 0.73, y + h * 0.55, 5.5), { fill: seal, stroke: ramp(seal).line, width: 2 });
}

/** Rolled papers seen from their ends, in a heap. */
export function scrolls(ink: Ink, [x, foot]: Point, radius: number): void {
  for (const [dx, dy] of [
    [0, 0],
    [2, 0],
    [1, -1.7],
  ] as const) {
    const [cx, cy] = [x + dx * radius, foot - radius + dy * radius];
    solid(ink, oval(cx, cy, radius), PAPER, { bevel: 2, width: ink.line * 0.5 });
    ink.draw(oval(cx + 1, cy + 1, radius * 0.45), { stroke: '#8a6a44', width: 2 });
  }
}

/** An ink bottle with a feather in it; stands on `foot`. */
export function inkAndQuill(ink: Ink, [x, foot]: Point, feather: string): void {
  const tone = ramp(feather);
  const quill = curve(
    `M${x} ${foot - 28}C${x + 6} ${foot - 64} ${x + 22} ${foot - 92} ${x + 48} ${foot - 106}` +
      `C${x + 50} ${foot - 80} ${x + 34} ${foot - 54} ${x + 6} ${foot - 40}Z`,
  );
  castShadow(ink, quill, { dx: 5, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, quill, feather, {
    bevel: 4,
    width: ink.line * 0.6,
    fill: linear(30, tone.shade, [tone.light, 0.5], tone.hi),
  });
  ink.draw(curve(`M${x} ${foot - 22}Q${x + 12} ${foot - 66} ${x + 42} ${foot - 98}`), {
    stroke: tone.dark,
    width: 2.5,
  });
  const pot = curve(
    `M${x - 9} ${foot - 30}L${x + 9} ${foot - 30}L${x + 10} ${foot - 22}` +
      `Q${x + 22} ${foot - 18} ${x + 22} ${foot}L${x - 22} ${foot}` +
      `Q${x - 22} ${foot - 18} ${x - 10} ${foot - 22}Z`,
  );
  castShadow(ink, pot, { dx: 6, dy: 3, blur: 4, opacity: 0.45 });
  solid(ink, pot, GLASS, {
    bevel: 4,
    width: ink.line * 0.6,
    fill: linear(0, ramp(GLASS).base, [ramp(GLASS).hi, 0.28], ramp(GLASS).deep),
  });
}

/** A small drawer front with a knob. */
export function smallDrawer(ink: Ink, [x, y, w, h]: Box, color: string, metal: string): void {
  solid(ink, rect(x, y, w, h, 3), color, { bevel: 3, width: ink.line * 0.6 });
  knob(ink, [x + w / 2, y + h / 2], 5.5, metal);
}

/** Thin books that stand side by side, from left to right, on the box's foot. */
export function thinBooks(ink: Ink, [x, y, w, h]: Box, colors: readonly string[]): void {
  const width = w / colors.length;
  for (const [i, color] of colors.entries()) {
    const top = y + (i % 2) * 6;
    solid(ink, rect(x + i * width, top, width, y + h - top, 2), color, { bevel: 2, width: ink.line * 0.45 });
    for (const at of range(2)) {
      ink.draw(polyline([x + i * width + 3, top + 9 + at * 6], [x + (i + 1) * width - 3, top + 9 + at * 6]), {
        stroke: '#e3c26a',
        width: 2.2,
      });
    }
  }
}
