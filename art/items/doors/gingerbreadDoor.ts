import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, mapPath, type Point } from '../../ink/path.ts';
import { arch, oval, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, defineDoor, leafInward } from '../../kits/doors/door.ts';
import { gingerbread } from '../../kits/doors/frames/gingerbread.ts';
import { niche, withinNiche } from '../../kits/doors/frames/niche.ts';
import { candyLandView } from '../../kits/doors/views/candyLandView.ts';
import { gumdrop, heart, lollipop, peppermint, piping, SUGAR } from '../../matter/candy.ts';
import { keyhole } from '../../matter/metal.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  dough: string;
  candy: string;
  chocolate: string;
  second: string;
}

const OPENING: Box = [76, 238, 232, DOOR_HEIGHT - 238];
const RISE = 104;
const ROWS = 4;
const CURL = curve('M34 26C44 0 74 -2 86 18C94 36 76 48 66 38C60 30 66 22 72 24');
const WINDOW: Point = [192, 342];

export const gingerbreadDoor = defineDoor<Palette>({
  id: 'gingerbread-door',
  collection: 'old-tales',
  name: 'Gingerbread door',
  seed: 121,
  palettes: {
    cherry: { dough: '#c98a4c', candy: '#d8374c', chocolate: '#7a452c', second: '#5fb86a' },
    mint: { dough: '#a9683c', candy: '#2fa98c', chocolate: '#5c3a30', second: '#f08aae' },
    berry: { dough: '#e0b070', candy: '#8f55c8', chocolate: '#c76a92', second: '#f2b440' },
  },
  // The leaf takes its window along when it swings.
  lockMaterial: 'painted',
  moves: (_, isOpened) =>
    isOpened ? [] : [trembling(withinNiche([WINDOW[0], WINDOW[1] - 4]), '#fff6d0', 40)],
  draw(ink, palette, isOpened) {
    niche(ink, { color: '#c9a58c', light: isOpened ? '#ffe2ee' : undefined }, () =>
      drawFront(ink, palette, isOpened),
    );
  },
});

function drawFront(ink: Ink, palette: Palette, isOpened: boolean): void {
  const { dough, candy, second } = palette;
  const opening = arch(...OPENING, RISE);
  const drops = range(9).map((i) => [candy, '#f2b440', second][i % 3] ?? candy);
  gingerbread(ink, opening, { dough, candy, drops });
  if (isOpened) candyLandView(ink, opening, OPENING);
  leafInward(ink, isOpened, { box: OPENING, opening, angle: 76 }, () =>
    ink.clip(opening, () => drawLeaf(ink, palette)),
  );
  ink.clip(rect(-20, 0, 424, DOOR_HEIGHT), () => piping(ink, opening, 19));
  drawGable(ink, palette);
  drawPearls(ink, palette);
  drawGarden(ink, palette);
  if (isOpened) spill(ink, 192, 520, 200, 270, '#ffe2ee', 0.34);
}

/** The leaf: a bar of chocolate. */
function drawLeaf(ink: Ink, { chocolate, candy }: Palette): void {
  const [x, y, w, h] = OPENING;
  solid(ink, arch(...OPENING, RISE), chocolate, { bevel: 6 });
  const top = y + 188;
  const cell: readonly [number, number] = [(w - 44) / 2, (h - 206) / ROWS];
  for (const i of range(ROWS * 2)) {
    const left = x + 18 + (i % 2) * (cell[0] + 8);
    piece(ink, [left, top + Math.floor(i / 2) * cell[1], cell[0], cell[1] - 8], chocolate);
  }
  settle(ink, rect(...OPENING), 0.32, 0.4);
  sugarWindow(ink, candy);
  drawLock(ink, [x + w - 46, y + 286], candy);
}

function piece(ink: Ink, box: Box, color: string): void {
  const [x, y, w, h] = box;
  const tone = ramp(color);
  solid(ink, rect(...box, 9), color, { bevel: 9, rim: 0.7, width: 4 });
  ink.draw(rect(x + 14, y + 13, w - 28, h - 26, 5), {
    fill: linear(60, tone.light, tone.shade),
    stroke: tone.dark,
    width: 2.4,
  });
}

/** A heart-shaped window of sugar glass, lit from behind. */
function sugarWindow(ink: Ink, candy: string): void {
  const tone = ramp(mix(candy, '#ffffff', 0.35));
  castShadow(ink, heart(WINDOW, 62), { dx: 3, dy: 6, blur: 5, opacity: 0.45 });
  solid(ink, heart(WINDOW, 62), SUGAR, { bevel: 5 });
  ink.draw(heart(WINDOW, 46), {
    fill: radial(0.5, 0.45, 0.7, '#fffbe0', [tone.hi, 0.4], tone.base),
    stroke: ramp(candy).line,
    width: 4,
  });
  glow(ink, WINDOW[0], WINDOW[1] - 4, 40, '#fff6d0', 0.7);
  ink.draw(oval(WINDOW[0] - 20, WINDOW[1] - 18, 8, 6), { fill: '#fff', opacity: 0.8 });
}

/** A biscuit with the keyhole, and a peppermint as the knob. */
function drawLock(ink: Ink, [cx, cy]: Point, candy: string): void {
  const biscuit = rect(cx - 24, cy - 30, 48, 100, 20);
  castShadow(ink, biscuit, { dx: 3, dy: 6, blur: 5, opacity: 0.5 });
  solid(ink, biscuit, '#e3b36a', { bevel: 4, width: 4.5 });
  recess(ink, rect(cx - 15, cy + 24, 30, 38, 12), '#b5743a', { depth: 4 });
  peppermint(ink, [cx, cy - 4], 21, candy);
  keyhole(ink, [cx, cy + 38], 5.4);
}

/** Curls of icing around a sugared heart, high on the front. */
function drawGable(ink: Ink, { candy }: Palette): void {
  for (const side of [-1, 1]) {
    const curl = mapPath(CURL, (px, py) => [192 + side * px, 178 + py]);
    piping(ink, curl, 8);
  }
  castShadow(ink, heart([192, 176], 25), { dx: 2, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, heart([192, 176], 25), candy, { bevel: 5, width: 4 });
  ink.draw(oval(183, 167, 5, 4), { fill: '#fff', opacity: 0.7 });
}

/** Sugar pearls along the icing around the door. */
function drawPearls(ink: Ink, { candy, second }: Palette): void {
  const [x, y, w] = OPENING;
  const colors = [candy, '#f2b440', second];
  const sides = range(5).flatMap((i): Point[] => [
    [x, 400 + i * 84],
    [x + w, 400 + i * 84],
  ]);
  const head = [225, 255, 285, 315].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [192 + (w / 2) * Math.cos(angle), y + RISE + RISE * Math.sin(angle)];
  });
  [...head, ...sides].forEach((at, i) => {
    const tone = ramp(colors[Math.floor(i / 2) % 3] ?? candy);
    ink.draw(oval(...at, 10), {
      fill: radial(0.35, 0.3, 0.75, tone.hi, [tone.base, 0.5], tone.dark),
      stroke: tone.line,
      width: 3.4,
    });
  });
}

/** Sweets beside the threshold. */
function drawGarden(ink: Ink, { candy, second }: Palette): void {
  lollipop(ink, [34, 790], 27, 118, second);
  lollipop(ink, [352, 790], 25, 92, '#f2a03c');
  gumdrop(ink, [40, 788], 1, candy);
  gumdrop(ink, [350, 788], 1, second);
  gumdrop(ink, [320, 790], 0.7, '#f2b440');
  gumdrop(ink, [70, 790], 0.7, '#f2b440');
}
