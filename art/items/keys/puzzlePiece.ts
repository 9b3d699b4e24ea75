import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, mapPath, movePath, type Path, type Point } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { star } from '../../matter/star.ts';

interface Palette {
  face: string;
  wave: string;
  star: string;
}

/** The outline of one side from 0, 0 to 1, 0 with its tab above, without the initial move. */
const TAB = curve(
  'L.37 0C.44 0 .43 -.05 .4 -.1C.33 -.2 .38 -.29 .5 -.29C.62 -.29 .67 -.2 .6 -.1C.57 -.05 .56 0 .63 0L1 0',
);
const HALF = 76;
const CORNERS: readonly [Point, Point, Point, Point] = [
  [-HALF, -HALF],
  [HALF, -HALF],
  [HALF, HALF],
  [-HALF, HALF],
];
const PIECE = pieceOutline();
const CARDBOARD = '#c6ab7c';

export const puzzlePiece = defineItem<Palette>({
  id: 'puzzle-piece',
  name: 'Puzzle piece',
  tag: 'Keys',
  anchor: 'top',
  size: [240, 238],
  margin: { top: 16, right: 22, bottom: 28, left: 16 },
  line: 7.5,
  stand: { width: 4.4, center: 25, foot: 95 },
  realSize: { height: 4 },
  lying: { thickness: 14 },
  palettes: {
    blue: { face: '#4a94d8', wave: '#2a62ad', star: '#ffd65c' },
    red: { face: '#e2604f', wave: '#b0324a', star: '#ffe08a' },
    green: { face: '#5fb560', wave: '#2f8058', star: '#fff0a0' },
    violet: { face: '#9a74d0', wave: '#6548a6', star: '#ffc9e6' },
  },
  opens: false,
  lockMaterial: 'painted',
  draw(ink, palette) {
    lying(ink, { at: [106, 132], turn: -12, outline: [PIECE] }, () => {
      solid(ink, movePath(PIECE, -3, 11), CARDBOARD, { fill: ramp(CARDBOARD).shade });
      const tone = ramp(palette.face);
      const fill = linear(55, tone.hi, [tone.light, 0.3], tone.base);
      solid(ink, PIECE, palette.face, { fill, bevel: 7, rim: 0.75, texture: () => drawPrint(ink, palette) });
    });
  },
});

/** The outline of the piece: tabs at the top and right, hollows at the bottom and left. */
function pieceOutline(): Path {
  const [a, b, c, d] = CORNERS;
  const sides = [side(a, b, 1), side(b, c, 1), side(c, d, -1), side(d, a, -1)];
  return [{ command: 'M', points: [a] }, ...sides.flat(), { command: 'Z', points: [] }];
}

function side([x, y]: Point, [toX, toY]: Point, out: 1 | -1): Path {
  const [dx, dy] = [toX - x, toY - y];
  return mapPath(TAB, (along, aside) => [
    x + dx * along - dy * aside * out,
    y + dy * along + dx * aside * out,
  ]);
}

/** A part of a larger picture, which would continue beyond the edges. */
function drawPrint(ink: Ink, { wave, star: gold }: Palette): void {
  const tone = ramp(wave);
  ink.draw(curve('M-90 30C-50 -6 -18 66 30 30C64 4 90 10 130 -10L130 110L-90 110Z'), { fill: tone.base });
  ink.draw(curve('M-90 62C-50 36 -14 92 36 62C70 42 96 46 130 34L130 110L-90 110Z'), { fill: tone.dark });
  ink.draw(curve('M-90 30C-50 -6 -18 66 30 30C64 4 90 10 130 -10'), {
    stroke: '#fff',
    width: 4,
    opacity: 0.5,
  });
  const figure = star([6, -24], 46);
  ink.draw(figure, {
    fill: linear(50, '#fff', [gold, 0.45], ramp(gold).shade),
    stroke: ramp(gold).deep,
    width: 5,
  });
  ink.draw(rect(-62, -62, 38, 8, 4), { fill: '#fff', opacity: 0.55 });
}
