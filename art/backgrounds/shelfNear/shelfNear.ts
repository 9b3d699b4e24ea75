import { ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { lampPool, lightPass, motes, STAGE_WIDTH, vignette, vignetteOver } from '../../kits/stage/room.ts';
import { curioJar } from '../../kits/things/curioJar.ts';
import { inkAndQuill } from '../../kits/things/letters.ts';
import { shelfSkull } from '../../kits/things/shelfSkull.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, grain, planks } from '../../matter/wood.ts';
import { dustIn } from '../../moving.ts';
import { bigBooks } from './bigBooks.ts';
import { near } from './near.ts';
import { travels } from './travels.ts';

interface Palette {
  wood: string;
  back: string;
  spines: readonly [string, ...string[]];
  light: string;
  shade: string;
  /** A row of volumes of one author, three of them worn with reading. */
  isOneAuthor?: boolean;
}

const NIGHT = '#0c0714';
/** The board's far and near edge, and the foot of its front. */
const FAR = 724;
const NEAR = 806;
const FRONT = 884;
const CEILING = 92;

export const shelfNear = defineBackground<Palette>({
  id: 'shelf-near',
  name: 'Shelf from near',
  theme: 'Close-ups',
  seed: 922,
  moods: {
    oak: {
      palette: {
        wood: '#9c6638',
        back: '#6a4630',
        spines: ['#7c3038', '#2f5a54', '#a8783c', '#3d4a74'],
        light: '#ffdc9c',
        shade: '#34186a',
      },
      ambient: '#fff4e4',
    },
    walnut: {
      palette: {
        wood: '#6e4636',
        back: '#5a4e62',
        spines: ['#4a5a3c', '#7a5a38', '#5a3448', '#8a8068'],
        light: '#ffc890',
        shade: '#2c125a',
      },
      ambient: '#fdeee0',
    },
    moonlit: {
      palette: {
        wood: '#585878',
        back: '#3a4060',
        spines: ['#56406a', '#3a5a72', '#76708a', '#44507c'],
        light: '#c8d8ff',
        shade: '#0c0c52',
      },
      ambient: '#c4cee8',
    },
    travels: {
      palette: {
        wood: '#7c4830',
        back: '#5c3a34',
        spines: ['#2f5a54', '#7c3038', '#3d4a74'],
        light: '#ffd690',
        shade: '#34186a',
        isOneAuthor: true,
      },
      ambient: '#fff2de',
    },
  },
  furniture: null,
  draw(ink, palette) {
    const { wood, spines } = palette;
    drawBack(ink, palette);
    drawBoard(ink, wood);
    drawUprights(ink, wood);
    if (palette.isOneAuthor) travels(ink, [128, NEAR - 34], spines);
    else bigBooks(ink, [128, NEAR - 34], spines);
    for (const [x, rx] of [
      [1480, 92],
      [1668, 78],
    ] as const)
      groundShadow(ink, x, NEAR - 40, rx, 12, 0.5);
    curioJar(ink, [1480, NEAR - 40], shift(wood, { lightness: -0.06 }));
    ink.at([1668, NEAR - 38], () => shelfSkull(ink, 0, 0), { scale: 2.1 });
    if (!palette.isOneAuthor)
      ink.at([1264, NEAR - 30], () => inkAndQuill(ink, [0, 0], '#c8c0b0'), { scale: 2.2 });
    drawWear(ink, wood);
    drawUpperBoard(ink, wood);
    drawWeb(ink);
    lightPass(ink, [0.54, 0.46], 0.72, palette.light, palette.shade, [0.44, 0.48]);
    motes(ink, 30, [560, 160, 900, 600], '#fff3cf');
    vignette(ink, NIGHT, 0.34);
  },
  near,
  light: (ink, { light }) => {
    lampPool(ink, [1000, 480], 760, light, 0.12);
    vignetteOver(ink, NIGHT, 0.34);
  },
  moves: () => [dustIn([500, 160, 900, 560], '#fff0cc', 16)],
});

function drawBack(ink: Ink, { back }: Palette): void {
  planks(ink, [-20, 60, STAGE_WIDTH + 40, 680], 9, back, {
    strength: 0.42,
    vary: 0.02,
    bevel: 5,
    width: 2.6,
  });
  ink.draw(rect(0, CEILING, STAGE_WIDTH, 210), { fill: linear(90, [NIGHT, 0, 0.72], [NIGHT, 1, 0]) });
  ink.draw(rect(0, FAR - 130, STAGE_WIDTH, 132), { fill: linear(90, [NIGHT, 0, 0], [NIGHT, 1, 0.45]) });
  const ghosts = [760, 930, 1080].map((x, i) => rect(x, 420 - i * 26, 108, FAR - 420 + i * 26));
  ink.draw(joinPaths(...ghosts), { fill: ramp(back).light, opacity: 0.16 });
  planks(ink, [-20, FRONT, STAGE_WIDTH + 40, 220], 9, shift(back, { lightness: -0.08 }), {
    strength: 0.3,
    vary: 0.02,
    bevel: 4,
    width: 2.4,
  });
}

function drawBoard(ink: Ink, wood: string): void {
  const tone = ramp(wood);
  const top = rect(-20, FAR, STAGE_WIDTH + 40, NEAR - FAR);
  ink.draw(top, { fill: linear(90, tone.dark, [tone.base, 0.5], tone.light), stroke: tone.line, width: 3 });
  ink.clip(top, () =>
    grain(ink, [-20, FAR, STAGE_WIDTH + 40, NEAR - FAR], wood, {
      direction: 'along x',
      strength: 0.55,
      density: 1.3,
    }),
  );
  ink.draw(rect(0, FRONT - 4, STAGE_WIDTH, 130), { fill: linear(90, [NIGHT, 0, 0.75], [NIGHT, 1, 0]) });
  board(ink, [-20, NEAR, STAGE_WIDTH + 40, FRONT - NEAR], wood, {
    direction: 'along x',
    strength: 0.5,
    density: 1,
    bevel: 9,
  });
  ink.draw(rect(-20, NEAR + 20, STAGE_WIDTH + 40, 5), { fill: tone.dark, opacity: 0.8 });
  ink.draw(rect(-20, NEAR + 26, STAGE_WIDTH + 40, 3), { fill: tone.hi, opacity: 0.5 });
  drawLabel(ink, [1010, 846]);
}

/** A brass label holder with a yellow card; it hangs by one screw. */
function drawLabel(ink: Ink, at: Point): void {
  ink.at(
    at,
    () => {
      const plate = rect(-84, -25, 168, 50, 6);
      castShadow(ink, plate, { dx: 4, dy: 7, blur: 5, opacity: 0.5 });
      solid(ink, plate, BRASS, { bevel: 4, width: 2.6 });
      ink.draw(rect(-66, -15, 132, 30, 2), { fill: '#d8c8a0', stroke: '#4a3428', width: 2 });
      for (const x of [-75, 75])
        ink.draw(oval(x, 0, 4.6), { fill: '#5a4020', stroke: '#2a1c14', width: 1.4 });
    },
    { turn: 3 },
  );
}

function drawUprights(ink: Ink, wood: string): void {
  for (const [x, w] of [
    [-20, 108],
    [1832, 120],
  ] as const) {
    const post = rect(x, 40, w, 1060);
    castShadow(ink, post, { dx: 20, dy: 0, blur: 18, opacity: 0.5 });
    board(ink, [x, 40, w, 1060], shift(wood, { lightness: -0.02 }), { strength: 0.5, bevel: 9 });
    for (const i of range(7))
      ink.draw(oval(x < 0 ? 66 : 1852, 180 + i * 74, 6), { fill: SHADOW, opacity: 0.7 });
  }
}

/** Notches in the board's edge, and a row of tally marks. */
function drawWear(ink: Ink, wood: string): void {
  const tone = ramp(wood);
  for (const x of [336, 602, 1172, 1190, 1742]) {
    const [w, h] = [10 + ink.random() * 22, 4 + ink.random() * 9];
    const nick = polygon(
      [x, NEAR - 2],
      [x + w * 0.2, NEAR + h],
      [x + w * 0.7, NEAR + h * 0.6],
      [x + w, NEAR - 2],
    );
    ink.draw(nick, { fill: tone.shade, stroke: tone.dark, width: 2 });
  }
  const cuts = [0, 1, 2, 3].map((i) => polyline([1290 + i * 18, 836], [1286 + i * 18, 868]));
  ink.draw(joinPaths(...cuts, polyline([1276, 862], [1356, 842])), {
    stroke: tone.line,
    width: 4,
    cap: 'round',
  });
  ink.draw(joinPaths(...cuts), { stroke: tone.hi, width: 1.6, opacity: 0.7, move: [3, 2] });
}

function drawUpperBoard(ink: Ink, wood: string): void {
  board(ink, [-20, -30, STAGE_WIDTH + 40, CEILING + 22], wood, {
    direction: 'along x',
    strength: 0.45,
    bevel: 8,
  });
  ink.draw(rect(-20, CEILING - 8, STAGE_WIDTH + 40, 26), {
    fill: linear(90, ramp(wood).deep, ramp(wood).line),
  });
}

function drawWeb(ink: Ink): void {
  const at: Point = [1832, 110];
  const tip = (i: number, reach: number): Point => [
    at[0] - Math.cos(i * 0.36 + 0.06) * reach,
    at[1] + Math.sin(i * 0.36 + 0.06) * reach,
  ];
  const spokes = range(5).map((i) => polyline(at, tip(i, 190)));
  const rings = [60, 104, 150].map((reach) =>
    polyline(...range(9).map((i) => tip(i / 2, i % 2 ? reach * 0.9 : reach))),
  );
  ink.draw(joinPaths(...spokes, ...rings), { stroke: '#dcd6e0', width: 1.8, opacity: 0.5 });
}
