import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve } from '../../ink/path.ts';
import { polyline, range, rect } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { roundBar } from '../../matter/metal.ts';

interface Palette {
  cap: string;
  glass: string;
  wire: string;
}

const TUBE: Box = [-42, -84, 84, 168];
const CAPS: readonly Box[] = [
  [-50, -134, 100, 66],
  [-50, 68, 100, 66],
];
const WIRE = curve('M0 -76L0 -54L-16 -42L16 -26L-16 -10L16 6L-16 22L16 38L0 50L0 76');

export const fuse = defineItem<Palette>({
  id: 'fuse',
  name: 'Fuse',
  tag: 'Keys',
  anchor: 'top',
  size: [262, 244],
  margin: { top: 16, right: 24, bottom: 30, left: 16 },
  line: 7.5,
  stand: { width: 4.4, center: 31.5, foot: 91 },
  realSize: { height: 5 },
  lying: { thickness: 16 },
  palettes: {
    amber: { cap: '#d9a441', glass: '#b9742c', wire: '#ffb52e' },
    blue: { cap: '#b9c1cc', glass: '#3f7fae', wire: '#58c8ff' },
    green: { cap: '#c4784a', glass: '#3f8a5c', wire: '#5cf08a' },
  },
  opens: false,
  draw(ink, palette) {
    const outline = [...CAPS, TUBE].map((box) => rect(...box, 14));
    lying(ink, { at: [130, 122], turn: 52, outline }, () => {
      drawTube(ink, palette);
      for (const cap of CAPS) drawCap(ink, cap, palette.cap);
    });
  },
});

function drawTube(ink: Ink, palette: Palette): void {
  const tube = rect(...TUBE);
  const tone = ramp(palette.glass);
  ink.draw(tube, { fill: linear(0, tone.shade, [tone.base, 0.3], [tone.dark, 0.7], tone.deep) });
  ink.clip(tube, () => {
    glow(ink, 0, 0, 64, palette.wire, 1, 96);
    glow(ink, 0, 0, 40, '#ffffff', 0.5, 78);
  });
  ink.draw(WIRE, { stroke: ramp(palette.wire).deep, width: 13, cap: 'round' });
  ink.draw(WIRE, { stroke: palette.wire, width: 8, cap: 'round' });
  ink.draw(WIRE, { stroke: mix(palette.wire, '#ffffff', 0.8), width: 4, cap: 'round' });
  ink.draw(rect(-31, -66, 11, 130, 5), { fill: '#fff', opacity: 0.7 });
  ink.draw(rect(27, -60, 5, 116, 2.5), { fill: '#fff', opacity: 0.35 });
  ink.draw(tube, { stroke: tone.line });
}

function drawCap(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  solid(ink, rect(x, y, w, h, 14), color, { fill: roundBar(color), bevel: 5, rim: 0.7 });
  for (const i of range(2)) {
    const at = y + 22 + i * 22;
    ink.draw(polyline([x + 4, at], [x + w - 4, at]), { stroke: tone.deep, width: 4.5, opacity: 0.8 });
    ink.draw(polyline([x + 4, at + 4], [x + w - 4, at + 4]), { stroke: tone.hi, width: 2.5, opacity: 0.8 });
  }
}
