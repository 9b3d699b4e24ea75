import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { type Path, turnPath } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { GOLD } from '../../matter/palette.ts';

interface Palette {
  card: string;
  print: string;
}

const CHIP_LINE = '#7a5212';

export const keyCard = defineItem<Palette>({
  id: 'key-card',
  name: 'Key card',
  tag: 'Keys',
  anchor: 'top',
  size: [300, 236],
  margin: { top: 10, right: 28, bottom: 34, left: 14 },
  line: 8,
  stand: { width: 5, center: 42, foot: 93 },
  realSize: { width: 8.5 },
  lying: { thickness: 6 },
  wear: 'none',
  palettes: {
    cyan: { card: '#2c8fb5', print: '#57e0e8' },
    magenta: { card: '#9a3f8f', print: '#ff8ad1' },
    amber: { card: '#b86a28', print: '#ffd06b' },
  },
  opens: false,
  draw(ink, palette) {
    const body = tilted(rect(24, 36, 252, 164, 18));
    castShadow(ink, body, { dx: 8, dy: 12, blur: 9 });
    solid(ink, body, palette.card, { bevel: 6, texture: () => drawPrint(ink, palette.print) });
    ink.draw(tilted(rect(24, 56, 252, 30)), { fill: '#1c1b2a' });
    ink.draw(tilted(rect(24, 56, 252, 4)), { fill: '#fff', opacity: 0.25 });
    drawChip(ink);
    [96, 70, 44].forEach((length, i) => {
      ink.draw(tilted(rect(46, 160 + i * 12, length, 6, 3)), { fill: '#fff', opacity: 0.7 });
    });
    drawWaves(ink, palette.print);
  },
});

function tilted(path: Path): Path {
  return turnPath(path, -14, [150, 118]);
}

function drawPrint(ink: Ink, color: string): void {
  for (const i of range(7))
    ink.draw(tilted(arc(300, 218, 60 + i * 26, 180, 300)), { stroke: color, width: 3, opacity: 0.22 });
  ink.draw(tilted(polygon([24, 200], [120, 36], [170, 36], [74, 200])), { fill: '#fff', opacity: 0.12 });
}

function drawChip(ink: Ink): void {
  solid(ink, tilted(rect(46, 100, 56, 46, 8)), GOLD, { width: 5, bevel: 3 });
  for (const y of [116, 131]) {
    ink.draw(tilted(polyline([46, y], [66, y])), { stroke: CHIP_LINE, width: 3 });
    ink.draw(tilted(polyline([82, y], [102, y])), { stroke: CHIP_LINE, width: 3 });
  }
  ink.draw(tilted(rect(66, 110, 16, 27, 4)), { stroke: CHIP_LINE, width: 3 });
}

function drawWaves(ink: Ink, color: string): void {
  for (const i of [1, 2, 3])
    ink.draw(tilted(arc(206, 136, i * 14, -55, 55)), { stroke: color, width: 7, cap: 'round' });
  ink.draw(tilted(oval(206, 136, 7)), { fill: color });
}
