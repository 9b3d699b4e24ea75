import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { curve, movePath, type Point } from '../../ink/path.ts';
import { oval, polyline, soft } from '../../ink/shapes.ts';
import { chips } from '../../matter/chips.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  stone: string;
  magic: string;
}

const CORNERS: readonly Point[] = [
  [72, 10],
  [138, 6],
  [194, 44],
  [212, 118],
  [192, 190],
  [132, 222],
  [62, 214],
  [18, 166],
  [8, 92],
  [26, 40],
];
const STONE = soft(CORNERS, 34);
/** An invented letter: an arrow through a lozenge. */
const SIGN = curve('M110 48L110 184M78 80L110 48L142 80M110 92L142 124L110 156L78 124Z');

export const runeStone = defineItem<Palette>({
  id: 'rune-stone',
  name: 'Rune stone',
  tag: 'Keys',
  anchor: 'top',
  size: [222, 240],
  margin: { top: 16, right: 24, bottom: 30, left: 16 },
  line: 8,
  seed: 71,
  stand: { width: 4.2, center: 14, foot: 95 },
  realSize: { height: 5 },
  lying: { thickness: 22 },
  palettes: {
    blue: { stone: '#7d8596', magic: '#3fb4ff' },
    green: { stone: '#8c8a78', magic: '#4fe07a' },
    amber: { stone: '#5d5866', magic: '#ffab3a' },
    violet: { stone: '#a79c98', magic: '#b061ff' },
  },
  opens: false,
  lockMaterial: 'stone',
  moves: ({ magic }) => [trembling([110, 116], magic, 84)],
  draw(ink, { stone, magic }) {
    const side = movePath(STONE, 3, 14);
    castShadow(ink, side, { dx: 7, dy: 10, blur: 8, opacity: 0.34 });
    solid(ink, side, stone, { fill: ramp(stone).dark, rim: 0.15 });
    solid(ink, STONE, stone, { bevel: 11, rim: 0.6, texture: () => drawFace(ink, stone) });
    drawSign(ink, magic);
  },
});

function drawFace(ink: Ink, color: string): void {
  const tone = ramp(color);
  chips(ink, [10, 10, 200, 210], 34, color);
  const crack = polyline([196, 60], [176, 74], [180, 88], [166, 98]);
  ink.draw(crack, { stroke: tone.deep, width: 4, cap: 'round', opacity: 0.8 });
  ink.draw(crack, { stroke: tone.hi, width: 2, opacity: 0.6, move: [2, 3] });
  ink.draw(polyline([40, 196], [56, 184], [54, 172]), {
    stroke: tone.deep,
    width: 3.5,
    cap: 'round',
    opacity: 0.7,
  });
}

function drawSign(ink: Ink, magic: string): void {
  const tone = ramp(magic);
  glow(ink, 110, 116, 92, magic, 0.7, 100);
  ink.draw(SIGN, { stroke: '#1b1426', width: 25, cap: 'round' });
  ink.draw(SIGN, { stroke: tone.shade, width: 18, cap: 'round' });
  ink.draw(SIGN, { stroke: tone.light, width: 12, cap: 'round' });
  ink.draw(SIGN, { stroke: mix(tone.hi, '#ffffff', 0.65), width: 5.5, cap: 'round' });
  glow(ink, 110, 124, 34, mix(magic, '#ffffff', 0.5), 0.7);
  ink.draw(oval(110, 124, 7), { fill: '#fff', opacity: 0.9 });
}
