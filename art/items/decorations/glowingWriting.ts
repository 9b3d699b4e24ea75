import { mix, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { joinPaths, type Path, type Point } from '../../ink/path.ts';
import { arc, range, spline } from '../../ink/shapes.ts';
import { type InkSign, inkSignPath } from '../../kits/signs/inkSigns.ts';
import { glinting } from '../../moving.ts';
import { drawFlaps, drawPlaster } from './glowingWriting/wall.ts';

interface Palette {
  /** The colours of the torn wallpaper and its stripes. Creators choose it by the colour of the writing. */
  paper: string;
  stripe: string;
  writing: string;
  /** The only sign beside the writing; several would look like a code. */
  sign: InkSign;
}

/** Bare wall where the wallpaper is torn. Opened, writing on it glows in ultraviolet light. */
export const glowingWriting = defineItem<Palette>({
  id: 'glowing-writing',
  name: 'Torn wallpaper',
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
    green: { paper: '#3f7a66', stripe: '#d9c48a', writing: '#7dff9a', sign: 'sun' },
    blue: { paper: '#46588c', stripe: '#c9d4e8', writing: '#7fd8ff', sign: 'anchor' },
    pink: { paper: '#a0566a', stripe: '#f0cfc8', writing: '#ff8ad8', sign: 'eye' },
    amber: { paper: '#93703c', stripe: '#f0dca8', writing: '#ffd45a', sign: 'tree' },
  },
  opens: true,
  opening: 'lights',
  fades: 'lights up',
  lockMaterial: 'stone',
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
    drawFlaps(ink, isLit);
  },
});

/** Draws a large sign in a ring, and unreadable lines beside it. */
function drawWriting(ink: Ink, { writing, sign }: Palette): void {
  const center: Point = [126, 148];
  const hand = handAt(ink);
  const strokes: Path[] = [
    inkSignPath(sign, center, 2),
    joinPaths(arc(...center, 58, -100, 236, 54), arc(center[0] + 4, center[1] - 2, 62, 30, 120, 58)),
    hand([214, 100], 136),
    hand([210, 136], 150),
    hand([218, 172], 104),
    spline(
      [
        [212, 204],
        [262, 196],
        [300, 208],
        [346, 196],
      ],
      { tension: 1 },
    ),
  ];
  for (const stroke of strokes) {
    ink.draw(stroke, { stroke: writing, width: 24, blur: 9, opacity: 0.3 });
    ink.draw(stroke, { stroke: shift(writing, { lightness: -0.08 }), width: 10, cap: 'round', opacity: 0.8 });
    ink.draw(stroke, { stroke: mix(writing, '#ffffff', 0.55), width: 5.5, cap: 'round' });
  }
}

/** Returns loops that look like fast handwriting, in words of different lengths. */
function handAt(ink: Ink): (at: Point, length: number) => Path {
  return ([x, y], length) => {
    const words: Path[] = [];
    for (let from = x; from < x + length - 18; ) {
      const word = Math.min(54 + ink.random() * 40, x + length - from);
      words.push(
        spline(
          range(word / 6.5).map(
            (i): Point => [from + i * 6.5, y + (i % 2 ? 8 : -8) * (0.35 + ink.random() * 0.75)],
          ),
          { tension: 1 },
        ),
      );
      from += word + 16;
    }
    return joinPaths(...words);
  };
}
