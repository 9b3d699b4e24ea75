import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, polar, turnPath } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import { gauge } from '../../kits/controls/gauge.ts';
import { defineDoor, leafInward } from '../../kits/doors/door.ts';
import { bulkhead, bulkheadPipes } from '../../kits/doors/frames/bulkhead.ts';
import { handWheel } from '../../kits/doors/hardware/handWheel.ts';
import { seabedView } from '../../kits/doors/views/seabedView.ts';
import { glass } from '../../matter/glass.ts';
import { hinge, keyhole, metal, plate, rivets } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { blinking, bubbling } from '../../moving.ts';

interface Palette {
  bulkhead: string;
  hatch: string;
  wheel: string;
}

const OPENING: Box = [84, 118, 216, 594];
const CENTER: Point = [192, 415];
/** The latches of the hatch: the angle on the coaming, and the direction of each. */
const DOGS = [
  [106, 170, -45],
  [278, 170, 45],
  [300, 330, 90],
  [300, 520, 90],
  [106, 662, 45],
  [278, 662, -45],
] as const;

export const submarineHatch = defineDoor<Palette>({
  id: 'submarine-hatch',
  collection: 'cold-ward',
  name: 'Submarine hatch',
  seed: 53,
  palettes: {
    yellow: { bulkhead: '#6f8496', hatch: '#eab03a', wheel: '#d2483c' },
    grey: { bulkhead: '#5c6a62', hatch: '#a5b0b2', wheel: '#e0963c' },
    red: { bulkhead: '#8a8074', hatch: '#b8503f', wheel: '#4f7f9a' },
  },
  opening: 'swings',
  lockMaterial: 'steel',
  moves: (_, isOpened) =>
    isOpened
      ? [...bubbling([196, 306, 66, 96], '#8fe8ff'), blinking([255, 526], '#ffb04a', { radius: 11 })]
      : [],
  draw(ink, palette, isOpened) {
    bulkhead(ink, palette.bulkhead);
    bulkheadPipes(ink);
    gauge(ink, { center: [192, 50], radius: 44, share: isOpened ? 0.15 : 0.86, isLit: true }, BRASS);
    drawCoaming(ink, palette.bulkhead);
    if (isOpened) seabedView(ink, coaming(0), OPENING);
    leafInward(ink, isOpened, { box: OPENING, opening: coaming(0), angle: 72 }, () =>
      drawHatch(ink, palette),
    );
    ink.draw(coaming(0), { stroke: ramp(palette.bulkhead).line, width: 6 });
    drawDogs(ink, palette.bulkhead, isOpened);
    if (!isOpened) for (const y of [250, 510]) hinge(ink, [OPENING[0] - 6, y], 82, palette.hatch, 24);
    if (isOpened) spill(ink, 192, 420, 210, 360, '#7ff0ea', 0.34);
  },
});

/** The hatch's outline, enlarged by some units. */
function coaming(grow: number): Path {
  const [x, y, w, h] = OPENING;
  return rect(x - grow, y - grow, w + 2 * grow, h + 2 * grow, 106 + grow);
}

function drawCoaming(ink: Ink, color: string): void {
  castShadow(ink, coaming(30), { dx: 5, dy: 9, blur: 9, opacity: 0.5 });
  solid(ink, joinPaths(coaming(30), coaming(0)), color, { evenOdd: true, fill: metal(color, 40), bevel: 8 });
  ink.draw(coaming(13), { stroke: ramp(color).dark, width: 5, opacity: 0.7 });
  ink.draw(coaming(13), { stroke: ramp(color).hi, width: 2, opacity: 0.6, move: [2.5, 3] });
}

function drawHatch(ink: Ink, { hatch, wheel }: Palette): void {
  const [cx, cy] = CENTER;
  const tone = ramp(hatch);
  ink.clip(coaming(0), () => {
    solid(ink, coaming(0), hatch, {
      bevel: 10,
      fill: linear(60, tone.hi, [tone.light, 0.2], [tone.base, 0.6], tone.shade),
    });
    ink.draw(coaming(-26), { stroke: tone.dark, width: 7, opacity: 0.7 });
    ink.draw(coaming(-26), { stroke: tone.hi, width: 2.5, opacity: 0.8, move: [3.5, 3.5] });
    settle(ink, coaming(0), 0.3, 0.4);
  });
  const rim = range(14).map((i) => polar(cx, cy, 1, i * (360 / 14) + 12.8));
  rivets(
    ink,
    rim
      .map(([x, y]): Point => [cx + (x - cx) * 95, cy + (y - cy) * 284])
      .filter(([, y]) => Math.abs(y - cy) > 190),
    5.5,
    hatch,
  );
  porthole(ink, [cx, 226], hatch);
  castShadow(ink, oval(cx, cy, 62), { dx: 3, dy: 6, blur: 6, opacity: 0.4 });
  plate(ink, oval(cx, cy, 62), hatch, { bevel: 6, fill: metal(hatch, 50) });
  handWheel(ink, { center: CENTER, radius: 84 }, wheel);
  plate(ink, rect(cx - 24, 560, 48, 62, 10), BRASS, { width: 4, bevel: 4 });
  keyhole(ink, [cx, 584], 8);
}

function porthole(ink: Ink, [cx, cy]: Point, color: string): void {
  castShadow(ink, oval(cx, cy, 48), { dx: 3, dy: 6, blur: 5, opacity: 0.4 });
  solid(ink, oval(cx, cy, 48), color, { fill: metal(color, 50), bevel: 5, width: 4.5 });
  recess(ink, oval(cx, cy, 33), '#14506a', { depth: 5 });
  glass(ink, oval(cx, cy, 32), [cx - 32, cy - 32, 64, 64], {
    top: '#8fe8ec',
    bottom: '#1f6f98',
    opacity: 1,
    shine: 0.9,
  });
  rivets(
    ink,
    range(8).map((i) => polar(cx, cy, 40.5, i * 45 + 22)),
    4,
    color,
  );
}

/** The levers that hold the hatch closed; once it is opened, they are turned aside. */
function drawDogs(ink: Ink, color: string, isOpened: boolean): void {
  for (const [x, y, turn] of DOGS) {
    const angle = isOpened ? turn + 90 : turn;
    const lever = turnPath(rect(x - 9, y - 38, 18, 62, 8), angle, [x, y]);
    castShadow(ink, lever, { dx: 4, dy: 7, blur: 4, opacity: 0.45 });
    plate(ink, lever, '#b7bfca', { width: 4.5, bevel: 4 });
    plate(ink, oval(x, y, 16), color, { width: 4.5, bevel: 4 });
    plate(ink, oval(x, y, 6), '#b7bfca', { width: 3, bevel: 2 });
  }
}
