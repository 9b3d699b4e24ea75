import { mix, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import type { Path } from '../../ink/path.ts';
import { polyline } from '../../ink/shapes.ts';
import { type InkSign, inkSignPath } from '../../kits/signs/inkSigns.ts';
import { glinting } from '../../moving.ts';
import { drawCurls, drawPlaster } from './glowingWriting/wall.ts';

interface Palette {
  /** Of the wallpaper that has come off, and its stripes. */
  paper: string;
  stripe: string;
  writing: string;
  signs: readonly [InkSign, InkSign, InkSign];
}

/** A patch of bare wall; opened, in the light of a lamp that nobody sees, a writing glows on it. */
export const glowingWriting = defineItem<Palette>({
  id: 'glowing-writing',
  name: 'Glowing writing',
  tag: 'Decorations',
  anchor: 'wall',
  castsShadow: false,
  size: [430, 290],
  margin: { top: 40, right: 46, bottom: 46, left: 40 },
  line: 6,
  seed: 409,
  stand: { width: 15, center: 77, foot: 52 },
  realSize: { width: 85 },
  wear: 'none',
  palettes: {
    green: { paper: '#3f7a66', stripe: '#d9c48a', writing: '#7dff9a', signs: ['sun', 'moon', 'star'] },
    blue: { paper: '#8a4a52', stripe: '#e8c9a0', writing: '#7fd8ff', signs: ['drop', 'anchor', 'eye'] },
    pink: { paper: '#46588c', stripe: '#c9d4e8', writing: '#ff8ad8', signs: ['eye', 'key', 'flame'] },
    amber: { paper: '#6a4a74', stripe: '#e0b8d0', writing: '#ffd45a', signs: ['tree', 'stairs', 'sun'] },
  },
  opens: true,
  hitBox: [20, 24, 394, 242],
  moves: ({ writing }, isLit) =>
    isLit
      ? [
          { type: 'flicker', at: [216, 146], radius: 150, color: writing },
          glinting(
            [
              [96, 118],
              [218, 104],
              [334, 120],
              [150, 206],
              [300, 204],
            ],
            mix(writing, '#ffffff', 0.5),
            13,
          ),
        ]
      : [],
  draw(ink, palette, isLit) {
    drawPlaster(ink, palette, isLit);
    if (isLit) drawWriting(ink, palette);
    drawCurls(ink, palette, isLit);
  },
});

function drawWriting(ink: Ink, { writing, signs }: Palette): void {
  const strokes: Path[] = [
    ...signs.map((sign, i) => inkSignPath(sign, [112 + i * 104, 112], 1.45)),
    ...[112, 132, 152, 172].map((x) => polyline([x, 170], [x + 2, 204])),
    polyline([102, 200], [184, 174]),
    polyline([216, 188], [318, 188]),
    polyline([296, 172], [320, 188], [296, 204]),
  ];
  for (const stroke of strokes) {
    ink.draw(stroke, { stroke: writing, width: 24, blur: 9, opacity: 0.3 });
    ink.draw(stroke, { stroke: shift(writing, { lightness: -0.08 }), width: 11, cap: 'round', opacity: 0.8 });
    ink.draw(stroke, { stroke: mix(writing, '#ffffff', 0.55), width: 6, cap: 'round' });
  }
}
