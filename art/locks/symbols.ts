import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, solid } from '../ink/light.ts';
import type { Box, Path } from '../ink/path.ts';
import { curve } from '../ink/path.ts';
import { oval, range, rect, soft } from '../ink/shapes.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { shine } from './openings.ts';
import { drawSign, SIGN_NAMES } from './signs.ts';
import type { Surface } from './surfaces.ts';

const BRASS_SIGN = { fill: '#f0c765', light: '#241a2c' };

/** The materials of a slab that splits in the middle. */
interface SymbolsLook {
  slab: Surface;
  /** The colours of the recess for the values entered so far. */
  well: string;
  /** The colour of the recess of a tile. */
  bed: string;
}

/** A slab, whole and split. */
export function slabOf(look: SymbolsLook): LockParts {
  return {
    shut: body((ink) => {
      drawHead(ink, look);
      for (const half of ['left', 'right'] as const) drawHalf(ink, look, half, halfOf(half));
      ink.draw(curve('M180 104L177 160L184 220L176 280L186 330L180 378'), {
        stroke: '#120d18',
        width: 2.4,
        opacity: 0.8,
      });
    }),
    open: body((ink) => {
      ink.draw(rect(6, 96, 348, 282, 14), { fill: '#1b1420', stroke: '#0d0912', width: 4 });
      ink.clip(rect(40, 104, 280, 268, 8), () => shine(ink, [180, 236], 150, 190, 1));
      drawHead(ink, look);
      for (const half of ['left', 'right'] as const) {
        const away = half === 'left' ? -30 : 30;
        const drawParted = () => {
          drawHalf(ink, look, half, BROKEN[half]);
          drawTiles(ink, half);
        };
        ink.at([away, away / 10], drawParted, { turn: away / 15 });
      }
    }),
  };
}

/** A slab of slate, and its tiles with a sign of brass each. */
export const symbols: LockParts = {
  ...slabOf({ slab: slate, well: '#241d2c', bed: '#3b3549' }),
  ...Object.fromEntries(SIGN_NAMES.map((name) => [name, part([52, 52], (ink) => drawTile(ink, name))])),
};

const HALVES = { left: [4, 104, 176, 274], right: [180, 104, 176, 274] } as const satisfies Record<
  string,
  Box
>;
const CORNERS = { left: [14, 0, 0, 14], right: [0, 14, 14, 0] } as const;
const BROKEN = {
  left: soft(
    [
      [4, 104],
      [180, 104],
      [177, 160],
      [184, 220],
      [176, 280],
      [186, 330],
      [180, 378],
      [4, 378],
    ],
    5,
  ),
  right: soft(
    [
      [180, 104],
      [356, 104],
      [356, 378],
      [180, 378],
      [186, 330],
      [176, 280],
      [184, 220],
      [177, 160],
    ],
    5,
  ),
};

function halfOf(half: keyof typeof HALVES): Path {
  const [x, y, w, h] = HALVES[half];
  return rect(x, y, w, h, CORNERS[half]);
}

function drawHead(ink: Ink, { slab, well }: SymbolsLook): void {
  drawSlab(ink, slab, rect(4, 18, 352, 80, 14), [4, 18, 352, 80]);
  recess(ink, rect(16, 30, 280, 56, 10), well, { depth: 8 });
}

function drawHalf(ink: Ink, { slab, bed }: SymbolsLook, half: keyof typeof HALVES, shape: Path): void {
  drawSlab(ink, slab, shape, HALVES[half]);
  for (const i of range(24)) {
    const [column, row] = [i % 6, Math.floor(i / 6)];
    if (column < 3 !== (half === 'left')) continue;
    recess(ink, rect(12.5 + column * 57, 112.5 + row * 69, 51, 51, 9), bed, { depth: 5 });
  }
}

/** The signs in their positions on the two halves. */
function drawTiles(ink: Ink, half: keyof typeof HALVES): void {
  for (const [i, name] of SIGN_NAMES.entries()) {
    const [column, row] = [i % 6, Math.floor(i / 6)];
    if (column < 3 === (half === 'left'))
      ink.at([12 + column * 57, 112 + row * 69], () => drawTile(ink, name));
  }
}

function drawSlab(ink: Ink, slab: Surface, path: Path, box: Box): void {
  castShadow(ink, path, { dx: 6, dy: 10, blur: 10, opacity: 0.5 });
  slab(ink, path, box, 8);
}

function slate(ink: Ink, path: Path, [x, y, w, h]: Box, bevel: number): void {
  const texture = () => {
    for (const i of range(Math.round((w * h) / 1400))) {
      const speck = oval(
        x + ink.random() * w,
        y + ink.random() * h,
        1 + ink.random() * 2.4,
        0.8 + ink.random(),
      );
      ink.draw(speck, { fill: i % 3 ? '#3c374a' : '#8a859c', opacity: 0.5 });
    }
  };
  solid(ink, path, '#5b566c', { bevel, texture });
}

function drawTile(ink: Ink, name: string): void {
  solid(ink, rect(2, 2, 48, 48, 8), '#6f6982', { bevel: 4, width: 2 });
  drawSign(ink, name, { center: [26, 26], size: 33, ...BRASS_SIGN });
}
