import { mix, type Ramp, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { polygon, polyline, soft } from '../../ink/shapes.ts';
import { sparkle } from '../../matter/sparkle.ts';
import { glinting } from '../../moving.ts';

interface Palette {
  stone: string;
}

const TABLE_LEFT: Point = [66, 14];
const TABLE: Point = [120, 14];
const TABLE_RIGHT: Point = [174, 14];
const GIRDLE: readonly [Point, Point, Point, Point, Point] = [
  [8, 82],
  [72, 88],
  [120, 90],
  [168, 88],
  [232, 82],
];
const CULET: Point = [120, 210];
const SPARKLES: readonly [Point, Point] = [
  [84, 44],
  [196, 70],
];
const OUTLINE = soft([TABLE_LEFT, TABLE_RIGHT, GIRDLE[4], CULET, GIRDLE[0]], 7);

export const gem = defineItem<Palette>({
  id: 'gem',
  name: 'Gem',
  tag: 'Keys',
  anchor: 'top',
  size: [240, 218],
  margin: { top: 18, right: 22, bottom: 28, left: 18 },
  line: 7.5,
  stand: { width: 4.2, center: 58, foot: 86 },
  realSize: { height: 3 },
  lying: { thickness: 14 },
  wear: 'none',
  palettes: {
    ruby: { stone: '#d8344c' },
    sapphire: { stone: '#3a73d6' },
    emerald: { stone: '#2fa86a' },
    amethyst: { stone: '#9657cf' },
    topaz: { stone: '#eba437' },
  },
  opens: false,
  moves: () => [glinting([...SPARKLES, [120, 118]], '#ffffff', 30)],
  draw(ink, { stone }) {
    castShadow(ink, OUTLINE, { dx: 7, dy: 11, blur: 8, opacity: 0.3 });
    solid(ink, OUTLINE, stone, { bevel: 5, rim: 0.7, texture: () => drawFacets(ink, stone) });
    sparkle(ink, SPARKLES[0], 26);
    sparkle(ink, SPARKLES[1], 14, 0.85);
  },
});

function drawFacets(ink: Ink, stone: string): void {
  const tone = ramp(stone);
  drawPavilion(ink, tone);
  drawCrown(ink, tone);
  const edges = [
    [GIRDLE[0], GIRDLE[1], GIRDLE[2], GIRDLE[3], GIRDLE[4]],
    [TABLE_LEFT, GIRDLE[1], TABLE, GIRDLE[3], TABLE_RIGHT],
    [GIRDLE[1], CULET, GIRDLE[3]],
  ];
  for (const edge of edges) ink.draw(polyline(...edge), { stroke: tone.deep, width: 4, opacity: 0.75 });
  for (const edge of edges)
    ink.draw(polyline(...edge), { stroke: '#fff', width: 2.2, opacity: 0.6, move: [1.5, 2.5] });
}

function drawCrown(ink: Ink, { hi, light, base, shade, dark }: Ramp): void {
  const pale = mix(hi, '#ffffff', 0.45);
  ink.draw(polygon(TABLE_LEFT, GIRDLE[0], GIRDLE[1]), { fill: linear(60, light, base) });
  ink.draw(polygon(TABLE_LEFT, TABLE, GIRDLE[1]), { fill: linear(45, '#fff', [pale, 0.4], hi) });
  ink.draw(polygon(TABLE, GIRDLE[3], GIRDLE[2], GIRDLE[1]), { fill: linear(70, hi, [light, 0.6], base) });
  ink.draw(polygon(TABLE, TABLE_RIGHT, GIRDLE[3]), { fill: linear(60, pale, light) });
  ink.draw(polygon(TABLE_RIGHT, GIRDLE[4], GIRDLE[3]), { fill: linear(40, shade, dark) });
}

function drawPavilion(ink: Ink, { hi, light, base, shade, dark, deep }: Ramp): void {
  ink.draw(polygon(GIRDLE[0], GIRDLE[1], CULET), { fill: linear(50, hi, [light, 0.4], base) });
  ink.draw(polygon(GIRDLE[1], GIRDLE[2], CULET), { fill: linear(80, shade, [base, 0.5], light) });
  ink.draw(polygon(GIRDLE[2], GIRDLE[3], CULET), { fill: linear(95, deep, [dark, 0.45], base) });
  ink.draw(polygon(GIRDLE[3], GIRDLE[4], CULET), { fill: linear(100, base, [shade, 0.4], dark) });
}
