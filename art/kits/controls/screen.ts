import { type Color, mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';

const EDGE_DARK = '#0a0618';
const BEZEL_LINE = '#19151f';
export const LED_ON = '#6dff8a';
export const LED_OFF = '#8a2f2f';

/** A lit tube or panel with scan lines and a reflection; `content` is drawn under them. */
export function litScreen(ink: Ink, box: Box, corners: number, color: Color, content: () => void): void {
  ink.isAlive = true;
  const { base } = ramp(color);
  const edge = shift(color, { lightness: -0.25, chromaTimes: 0.9 });
  const pane = rect(...box, corners);
  ink.draw(pane, { fill: radial(0.45, 0.4, 0.8, mix(color, '#ffffff', 0.25), [base, 0.45], edge) });
  ink.clip(pane, () => {
    content();
    scanLines(ink, box);
    screenReflection(ink, box, 0.1);
    ink.draw(pane, { stroke: EDGE_DARK, width: 20, opacity: 0.55, blur: 6 });
  });
  ink.draw(pane, { stroke: BEZEL_LINE });
}

export function darkScreen(ink: Ink, box: Box, corners: number): void {
  const pane = rect(...box, corners);
  ink.draw(pane, { fill: radial(0.35, 0.3, 0.9, '#5f6f78', ['#37424c', 0.5], '#1c2028') });
  ink.clip(pane, () => {
    screenReflection(ink, box, 0.13);
    ink.draw(pane, { stroke: EDGE_DARK, width: 20, opacity: 0.55, blur: 6 });
  });
  ink.draw(pane, { stroke: BEZEL_LINE });
}

/** The light a screen throws over its own housing; keep it inside the picture. */
export function screenHalo(ink: Ink, cx: number, cy: number, rx: number, ry: number, color: string): void {
  ink.draw(oval(cx, cy, rx, ry), {
    fill: radial(0.5, 0.5, 0.5, [color, 0, 0.22], [color, 1, 0]),
    blend: 'screen',
  });
}

/** Draws very faint scan lines, since strong ones would be noise on a small screen. */
function scanLines(ink: Ink, [x, y, w, h]: Box): void {
  for (const i of range(h / 9 + 1)) ink.draw(rect(x, y + i * 9, w, 3), { fill: EDGE_DARK, opacity: 0.05 });
}

function screenReflection(ink: Ink, [x, y, w, h]: Box, opacity: number): void {
  const shine = polygon(
    [x, y + h * 0.7],
    [x + w * 0.5, y],
    [x + w * 0.78, y],
    [x + w * 0.1, y + h],
    [x, y + h],
  );
  ink.draw(shine, { fill: linear(20, ['#fff', 0, opacity], ['#fff', 1, opacity * 0.6]) });
}
