import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, movePath, type Path, type Point, turnPath } from '../../ink/path.ts';
import { oval, rect, soft } from '../../ink/shapes.ts';

interface Palette {
  head: string;
}

const BLADE_COLOR = '#b9c1cc';
const HEAD_RIM: readonly Point[] = [
  [34, 114],
  [58, 92],
  [100, 97],
  [116, 124],
  [116, 176],
  [100, 203],
  [58, 208],
  [34, 186],
];

export const houseKey = defineItem<Palette>({
  id: 'house-key',
  name: 'House key',
  tag: 'Keys',
  anchor: 'top',
  size: [240, 232],
  margin: 20,
  line: 7,
  stand: { width: 4.6, center: 40, foot: 88 },
  realSize: { height: 5 },
  lying: { thickness: 5 },
  palettes: {
    red: { head: '#d5524a' },
    blue: { head: '#4a82c9' },
    green: { head: '#57a35c' },
    yellow: { head: '#e6b33e' },
  },
  opens: false,
  draw(ink, palette) {
    const blade = tilted(bladeOutline());
    const head = tilted(joinPaths(headOutline(), oval(64, 150, 17)));
    for (const part of [blade, head]) castShadow(ink, part, { dx: 8, dy: 12, blur: 7, opacity: 0.3 });
    drawBlade(ink, blade);
    drawHead(ink, head, palette.head);
  },
});

function tilted(path: Path): Path {
  return movePath(turnPath(path, -45, [150, 150]), -24, -44);
}

function bladeOutline(): Path {
  const teeth: Point[] = [
    [284, 158],
    [276, 174],
    [262, 160],
    [246, 178],
    [232, 162],
    [216, 180],
    [200, 164],
    [186, 176],
    [170, 172],
  ];
  return soft([[110, 128], [276, 128], [296, 146], ...teeth, [110, 172]], 5);
}

function headOutline(): Path {
  const corners: Point[] = [
    [14, 108],
    [52, 74],
    [104, 80],
    [132, 118],
    [132, 182],
    [104, 220],
    [52, 226],
    [14, 192],
  ];
  return soft(corners, 26);
}

function drawBlade(ink: Ink, blade: Path): void {
  const tone = ramp(BLADE_COLOR);
  const fill = linear(45, tone.hi, [tone.light, 0.3], [tone.base, 0.5], tone.dark);
  solid(ink, blade, BLADE_COLOR, { fill, bevel: 5, rim: 0.8 });
  ink.draw(tilted(rect(134, 142, 140, 8, 4)), { fill: tone.dark });
  ink.draw(tilted(rect(134, 148, 140, 3.5, 1.5)), { fill: '#fff', opacity: 0.7 });
}

function drawHead(ink: Ink, head: Path, color: string): void {
  const tone = ramp(color);
  const rim = tilted(soft(HEAD_RIM, 22));
  solid(ink, head, color, { evenOdd: true, bevel: 8, rim: 0.7 });
  ink.draw(rim, { stroke: tone.dark, width: 4, opacity: 0.55 });
  ink.draw(rim, { stroke: tone.hi, width: 2, opacity: 0.6, move: [2, 2] });
  ink.draw(tilted(rect(88, 118, 9, 64, 4)), { fill: '#fff', opacity: 0.3 });
}
