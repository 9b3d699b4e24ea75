import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, solid } from '../../ink/light.ts';
import { type Gradient, linear } from '../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { rivets } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  frame: string;
  cloth: string;
  light: string;
}

const WEBBING = '#c9ab7a';
const BACK = curve('M70 210C60 150 52 96 62 52C84 8 216 8 238 52C248 96 240 150 230 210Z');
const PAD = curve('M88 196C80 148 76 104 82 68C102 36 198 36 218 68C224 104 220 148 212 196Z');

/** An upholstered chair; opened, its seat is lifted off a box. */
export const chair = defineItem<Palette>({
  id: 'chair',
  name: 'Chair',
  tag: 'Decorations',
  anchor: 'floor',
  size: [300, 430],
  margin: { top: 16, right: 46, bottom: 36, left: 36 },
  line: 6.5,
  seed: 223,
  stand: { width: 11.5, center: 69, foot: 92 },
  realSize: { height: 98 },
  palettes: {
    ruby: { frame: '#8a5632', cloth: '#b23a44', light: '#ffd07a' },
    emerald: { frame: '#5f4034', cloth: '#3f8262', light: '#ffe08a' },
    royal: { frame: '#d0a03f', cloth: '#4a5aa8', light: '#9fd8ff' },
    white: { frame: '#e4dccb', cloth: '#c98a94', light: '#ffcfa0' },
  },
  tops: [[50, 258, 200]],
  opens: true,
  isContainer: true,
  holds: [62, 214, 176, 62],
  leaves: [turns('top', [28, 210, 248, 76], [44, 104, 212, 118])],
  moves: ({ light }, isOpened) => (isOpened ? [trembling([150, 268], light, 92)] : []),
  draw(ink, palette, isOpened) {
    groundShadow(ink, 150, 424, 124, 13, 0.55);
    for (const x of [84, 198]) drawLeg(ink, [x, 292], 108, palette.frame, 0.8);
    drawBack(ink, palette);
    drawSeat(ink, palette, isOpened);
    for (const x of [46, 234]) drawLeg(ink, [x, 312], 114, palette.frame, 1);
  },
});

function drawLeg(ink: Ink, [x, y]: Point, height: number, color: string, scale: number): void {
  const tone = ramp(color);
  const w = 22 * scale;
  const leg = polygon(
    [x - 3, y],
    [x + w + 3, y],
    [x + w - 4, y + height - 12],
    [x + w, y + height],
    [x, y + height],
    [x + 4, y + height - 12],
  );
  solid(ink, leg, color, {
    bevel: 4,
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.55], tone.deep),
  });
}

function drawBack(ink: Ink, { frame, cloth }: Palette): void {
  const tone = ramp(frame);
  castShadow(ink, BACK, { dx: 8, dy: 7, blur: 8, opacity: 0.35 });
  solid(ink, BACK, frame, {
    bevel: 7,
    fill: linear(60, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark),
  });
  drawCushion(ink, PAD, cloth, [
    [116, 92],
    [184, 92],
    [150, 128],
    [112, 160],
    [188, 160],
  ]);
  solid(ink, oval(150, 22, 22, 14), frame, { bevel: 4, width: 5 });
  const studs: Point[] = [
    [77, 84],
    [75, 112],
    [76, 140],
    [79, 168],
    [223, 84],
    [225, 112],
    [224, 140],
    [221, 168],
  ];
  rivets(ink, studs, 4.5, GOLD);
}

/** Buttoned: each button draws the cloth in. */
function drawCushion(ink: Ink, path: Path, color: string, buttons: readonly Point[]): void {
  const tone = ramp(color);
  const texture = (): void => {
    for (const [x, y] of buttons) {
      for (const [dx, dy] of [
        [-26, -24],
        [26, -24],
        [-26, 24],
        [26, 24],
      ] as const)
        ink.draw(polyline([x, y], [x + dx, y + dy]), {
          stroke: tone.dark,
          width: 4,
          opacity: 0.4,
          cap: 'round',
        });
      ink.draw(oval(x + 1, y + 2, 9), { fill: tone.deep, opacity: 0.55 });
      ink.draw(oval(x, y, 6), { fill: tone.light, stroke: tone.line, width: 2.6 });
    }
  };
  solid(ink, path, color, {
    bevel: 11,
    width: 5,
    texture,
    fill: linear(60, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark),
  });
}

function drawSeat(ink: Ink, palette: Palette, isOpened: boolean): void {
  const { frame, cloth } = palette;
  const tone = ramp(frame);
  if (isOpened) drawBox(ink, palette);
  else {
    const seat = curve('M66 222C100 208 200 208 234 222L268 282C240 300 60 300 32 282Z');
    castShadow(ink, seat, { dx: 4, dy: 8, blur: 6, opacity: 0.4 });
    drawCushion(ink, seat, cloth, [
      [110, 252],
      [190, 252],
    ]);
  }
  const rail = rect(30, 284, 240, 42, 8);
  castShadow(ink, rail, { dx: 3, dy: 8, blur: 5, opacity: 0.4 });
  solid(ink, rail, frame, { bevel: 5, fill: linear(90, tone.hi, [tone.base, 0.5], tone.dark) });
  rivets(
    ink,
    [
      [54, 305],
      [102, 305],
      [150, 305],
      [198, 305],
      [246, 305],
    ],
    5,
    GOLD,
  );
}

/** What is under the seat: a box lined with velvet, from which it shines. */
function drawBox(ink: Ink, { cloth, frame, light }: Palette): void {
  const velvet = ramp(shift(cloth, { lightness: -0.08 }));
  solid(ink, polygon([60, 214], [240, 214], [272, 290], [28, 290]), frame, { bevel: 5 });
  const mouth = polygon([78, 226], [222, 226], [252, 292], [48, 292]);
  recess(ink, mouth, frame, {
    depth: 10,
    opacity: 0.7,
    fill: linear(90, velvet.deep, velvet.dark),
    texture: () => {
      ink.draw(polygon([78, 226], [96, 256], [72, 300], [40, 300]), { fill: velvet.deep });
      ink.draw(polygon([222, 226], [204, 256], [228, 300], [260, 300]), { fill: velvet.shade });
      ink.draw(polygon([96, 256], [204, 256], [230, 300], [70, 300]), {
        fill: linear(90, velvet.base, mix(light, cloth, 0.35)),
        stroke: velvet.line,
        width: 3,
      });
      glow(ink, 150, 276, 112, light, 1, 56);
    },
  });
  ink.draw(polyline([78, 226], [222, 226]), { stroke: GOLD, width: 4, cap: 'round' });
  drawLiftedSeat(ink, cloth, frame);
  glow(ink, 150, 226, 122, light, 0.62, 80);
}

/** It leans on the back: its cushion shows all around a frame that is strung with webbing. */
function drawLiftedSeat(ink: Ink, cloth: string, frame: string): void {
  const cushion = curve('M48 132C58 98 242 98 252 132L244 214C206 228 94 228 56 214Z');
  castShadow(ink, cushion, { dx: 4, dy: 6, blur: 6, opacity: 0.45 });
  const tone = ramp(cloth);
  solid(ink, cushion, cloth, {
    bevel: 9,
    fill: linear(75, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark),
  });
  ink.draw(curve('M66 128C96 112 204 112 234 128'), {
    stroke: '#fff',
    width: 5,
    opacity: 0.35,
    cap: 'round',
  });
  const hollow = polygon([86, 144], [214, 144], [208, 200], [92, 200]);
  ink.draw(hollow, { fill: ramp(WEBBING).deep });
  ink.clip(hollow, () => drawWebbing(ink));
  const rails = joinPaths(polygon([66, 128], [234, 128], [226, 214], [74, 214]), hollow);
  const wood = ramp(frame);
  solid(ink, rails, frame, {
    evenOdd: true,
    bevel: 4,
    width: 4.5,
    fill: linear(75, wood.light, [wood.base, 0.5], wood.dark),
  });
  const tacks = [104, 135, 165, 196].flatMap((x): Point[] => [
    [x, 136],
    [x * 0.95 + 7.5, 207],
  ]);
  rivets(ink, tacks, 3.6, GOLD);
}

/** Straps of jute, over and under each other. */
function drawWebbing(ink: Ink): void {
  const tone = ramp(WEBBING);
  const across = (y: number, from: number, to: number): void =>
    strap(ink, rect(from, y, to - from, 13), linear(90, tone.light, tone.base));
  const rows = [147, 165, 183];
  const columns = [92, 124, 156, 188];
  for (const y of rows) across(y, 76, 224);
  for (const [i, x] of columns.entries()) {
    strap(ink, rect(x, 136, 20, 72), linear(0, tone.hi, tone.light));
    for (const [j, y] of rows.entries()) if ((i + j) % 2) across(y, x - 3, x + 23);
  }
}

function strap(ink: Ink, path: Path, fill: Gradient): void {
  ink.draw(path, { fill: '#120a1e', opacity: 0.35, move: [2, 3] });
  ink.draw(path, { fill, stroke: ramp(WEBBING).line, width: 2.2 });
}
