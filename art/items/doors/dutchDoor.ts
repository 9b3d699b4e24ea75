import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, settle, solid, spill } from '../../ink/light.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import {
  casing,
  DOOR_HEIGHT,
  DOOR_WIDTH,
  defineDoor,
  frameShadow,
  leafInward,
} from '../../kits/doors/door.ts';
import { strap } from '../../kits/doors/hardware/strap.ts';
import { tulipView } from '../../kits/doors/views/tulipView.ts';
import { glass } from '../../matter/glass.ts';
import { escutcheon, keyhole, knob } from '../../matter/metal.ts';
import { BRASS, IRON } from '../../matter/palette.ts';
import { board, planks } from '../../matter/wood.ts';

interface Palette {
  leaf: string;
  trim: string;
  metal: string;
}

const HEAD = 20;
const CASING = 40;
const OPENING: Box = [CASING, HEAD + CASING, DOOR_WIDTH - 2 * CASING, DOOR_HEIGHT - HEAD - CASING];
const SPLIT = 402;
const UPPER: Box = [OPENING[0], OPENING[1], OPENING[2], SPLIT - OPENING[1]];
const LOWER: Box = [OPENING[0], SPLIT, OPENING[2], DOOR_HEIGHT - SPLIT];
const EYE_LEVEL = 396;
const RAIL = 42;

/** A door in two halves; opened, the upper one stands wide and the lower one ajar. */
export const dutchDoor = defineDoor<Palette>({
  id: 'dutch-door',
  name: 'Dutch door',
  seed: 5,
  palettes: {
    blue: { leaf: '#4f86b0', trim: '#efe6d2', metal: IRON },
    green: { leaf: '#6f9a5a', trim: '#8a5a34', metal: IRON },
    mustard: { leaf: '#d6a03c', trim: '#5f7a74', metal: '#4a3f48' },
  },
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    frameShadow(ink, rect(0, 4, DOOR_WIDTH, DOOR_HEIGHT - 4, 8));
    if (isOpened) tulipView(ink, opening, OPENING);
    const shared = { opening, eyeLevel: EYE_LEVEL };
    leafInward(ink, isOpened, { ...shared, box: UPPER, angle: 72 }, () => drawUpper(ink, palette));
    leafInward(ink, isOpened, { ...shared, box: LOWER, angle: 54 }, () => drawLower(ink, palette));
    casing(
      ink,
      { box: [0, HEAD, DOOR_WIDTH, DOOR_HEIGHT - HEAD], thickness: CASING, head: HEAD },
      palette.trim,
    );
    if (isOpened) spill(ink, 192, 420, 214, 380, '#fff0c0', 0.3);
  },
});

function drawUpper(ink: Ink, { leaf, metal, trim }: Palette): void {
  const [x, y, w, h] = UPPER;
  board(ink, UPPER, leaf, { bevel: 6, strength: 0.4, density: 0.7 });
  const window: Box = [x + RAIL + 6, y + RAIL + 2, w - 2 * RAIL - 12, h - 2 * RAIL - 26];
  drawWindow(ink, window, trim);
  for (const top of [10, h - 50]) strap(ink, { at: [x, y + top], length: 98, height: 26 }, metal);
  latch(ink, [x + w - 22, y + h - 60], metal);
}

/** Three panes across and three down, with a curtain of checked cloth. */
function drawWindow(ink: Ink, box: Box, trim: string): void {
  const [x, y, w, h] = box;
  const panes = range(9).map((i): Box => {
    const [pw, ph] = [(w - 16) / 3, (h - 16) / 3];
    return [x + (i % 3) * (pw + 8), y + Math.floor(i / 3) * (ph + 8), pw, ph];
  });
  glass(ink, rect(...box), box, { top: '#bfe2f2', bottom: '#eef2d2', opacity: 1, shine: 0.8, width: 0 });
  ink.clip(rect(...box), () => curtains(ink, box));
  const bars = joinPaths(rect(x - 8, y - 8, w + 16, h + 16, 6), ...panes.map((pane) => rect(...pane, 3)));
  solid(ink, bars, trim, { evenOdd: true, bevel: 4, width: 4 });
}

function curtains(ink: Ink, [x, y, w, h]: Box): void {
  for (const side of [0, 1]) {
    const edge = x + side * w;
    const inward = side ? -1 : 1;
    const cloth = polygon(
      [edge, y],
      [edge + inward * w * 0.5, y],
      [edge + inward * w * 0.34, y + h * 0.42],
      [edge + inward * w * 0.12, y + h * 0.78],
      [edge, y + h * 0.8],
    );
    ink.draw(cloth, { fill: '#f6ead2', stroke: '#a8866a', width: 2.5 });
    ink.clip(cloth, () => {
      ink.draw(joinPaths(...range(9).map((i) => rect(x, y + i * 26, w, 9))), {
        fill: '#d2605a',
        opacity: 0.5,
      });
      ink.draw(joinPaths(...range(9).map((i) => rect(x + i * 26, y, 9, h))), {
        fill: '#d2605a',
        opacity: 0.4,
      });
    });
  }
}

function drawLower(ink: Ink, { leaf, metal }: Palette): void {
  const [x, y, w, h] = LOWER;
  const field: Box = [x + RAIL, y + RAIL, w - 2 * RAIL, h - 2 * RAIL - 12];
  board(ink, LOWER, leaf, { bevel: 6, strength: 0.4, density: 0.7 });
  recess(ink, rect(...field), leaf, {
    depth: 8,
    texture: () => planks(ink, field, 6, ramp(leaf).shade, { bevel: 3, density: 0.6 }),
  });
  ink.clip(rect(...field), () => cross(ink, field, leaf));
  settle(ink, rect(...LOWER), 0.3, 0.3);
  for (const top of [74, 288]) strap(ink, { at: [x, y + top], length: 98, height: 26 }, metal);
  escutcheon(ink, [x + w - 22, y + 100], 27, 90, BRASS);
  knob(ink, [x + w - 23, y + 84], 16, BRASS);
  keyhole(ink, [x + w - 22, y + 118], 4.6);
  const ledge: Box = [x - 2, y - 6, w + 4, 24];
  castShadow(ink, rect(...ledge, 4), { dx: 2, dy: 10, blur: 6, opacity: 0.5 });
  board(ink, ledge, ramp(leaf).light, { corners: 4, direction: 'along x', bevel: 4, strength: 0.3 });
}

/** Two crossed braces. */
function cross(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const half = 20;
  const rising = polygon([x - half, y + h], [x + w, y - half], [x + w + half, y], [x, y + h + half]);
  const falling = polygon([x, y - half], [x + w + half, y + h], [x + w, y + h + half], [x - half, y]);
  for (const brace of [rising, falling]) {
    castShadow(ink, brace, { dx: 4, dy: 7, blur: 4, opacity: 0.4 });
    solid(ink, brace, color, { bevel: 5 });
  }
}

/** A sliding bolt that holds the halves together. */
function latch(ink: Ink, [cx, cy]: Point, color: string): void {
  castShadow(ink, rect(cx - 9, cy, 18, 74, 6), { dx: 3, dy: 5, blur: 3 });
  solid(ink, rect(cx - 9, cy, 18, 74, 6), color, { bevel: 3, width: 3.5 });
  for (const dy of [10, 40]) solid(ink, rect(cx - 15, cy + dy, 30, 12, 3), color, { bevel: 3, width: 3 });
  knob(ink, [cx, cy + 30], 7, color);
}
