import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import { flatFrame } from '../../kits/doors/frames/flatFrame.ts';
import { leverLatch } from '../../kits/doors/hardware/leverLatch.ts';
import { coldStoreView } from '../../kits/doors/views/coldStoreView.ts';
import { brushed } from '../../matter/brushed.ts';
import { icicles, rime, snowflake } from '../../matter/frost.ts';
import { metal, plate, rivets } from '../../matter/metal.ts';
import { RUBBER, SILVER } from '../../matter/palette.ts';
import { steamIn } from '../../moving.ts';

interface Palette {
  frame: string;
  leaf: string;
  plate: string;
  grip: string;
}

const OPENING: Box = [46, 122, 292, DOOR_HEIGHT - 122];
const DISPLAY: Box = [120, 28, 144, 66];

export const freezerDoor = defineDoor<Palette>({
  id: 'freezer-door',
  collection: 'cold-ward',
  name: 'Freezer door',
  seed: 59,
  palettes: {
    steel: { frame: '#7f8b9a', leaf: '#c3cdd8', plate: '#4f93c8', grip: '#d2483c' },
    mint: { frame: '#d5dcd6', leaf: '#8fcbb8', plate: '#eef4ee', grip: '#e8a33c' },
    red: { frame: '#5d6470', leaf: '#c9514a', plate: '#f0e6d8', grip: '#4a5568' },
  },
  opening: 'swings',
  lockMaterial: 'steel',
  moves: (_, isOpened) => (isOpened ? [steamIn([160, 470, 170, 260])] : []),
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING, [10, 10, 0, 0]);
    frameShadow(ink, rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, 10));
    if (isOpened) coldStoreView(ink, opening, OPENING);
    else ink.draw(opening, { fill: ramp(RUBBER).deep });
    leafInward(ink, isOpened, { box: OPENING, opening, angle: 67 }, () => drawLeaf(ink, palette));
    flatFrame(ink, { opening: OPENING, corners: 10 }, palette.frame);
    drawDisplay(ink, palette.frame, isOpened);
    drawFrameFrost(ink);
    if (!isOpened) for (const y of [200, 420, 650]) strapHinge(ink, y, palette.frame);
    if (isOpened) drawMist(ink);
  },
});

function drawLeaf(ink: Ink, palette: Palette): void {
  const [x, y, w, h] = OPENING;
  const gasket = rect(x + 3, y + 3, w - 6, h - 4, 16);
  const slab: Box = [x + 12, y + 12, w - 24, h - 24];
  const face = rect(...slab, 18);
  solid(ink, gasket, RUBBER, { bevel: 4 });
  const texture = (): void => brushed(ink, slab, palette.leaf, 0.16);
  solid(ink, face, palette.leaf, { fill: metal(palette.leaf, 50), bevel: 10, texture });
  drawFields(ink, palette.leaf);
  ink.clip(face, () => {
    for (const [cx, cy, size] of [
      [x + 12, y + 16, 62],
      [x + 96, y + 8, 34],
      [x + w - 14, y + h - 18, 76],
      [x + 18, y + h - 24, 40],
    ] as const)
      rime(ink, [cx, cy], size);
  });
  drawEmblem(ink, [x + w / 2 + 2, y + 148], palette);
  settle(ink, face, 0.24, 0.45);
  leverLatch(ink, [x + w - 44, y + 292], palette.grip);
}

/** Embossed fields that stiffen the sheet. */
function drawFields(ink: Ink, color: string): void {
  const [x, y, w, h] = OPENING;
  const tone = ramp(color);
  for (const [top, height] of [
    [46, 204],
    [h - 228, 182],
  ] as const) {
    const field = rect(x + 44, y + top, w - 88, height, 14);
    ink.draw(field, { stroke: tone.dark, width: 5, opacity: 0.6 });
    ink.draw(field, { stroke: tone.hi, width: 2.4, opacity: 0.9, move: [3, 3] });
  }
}

function drawEmblem(ink: Ink, [cx, cy]: Point, { plate: color }: Palette): void {
  castShadow(ink, oval(cx, cy, 60), { dx: 3, dy: 6, blur: 5, opacity: 0.4 });
  solid(ink, oval(cx, cy, 60), color, { bevel: 6 });
  ink.draw(oval(cx, cy, 50), { stroke: ramp(color).hi, width: 3, opacity: 0.8 });
  const dark = ramp(color).line;
  snowflake(ink, [cx + 2, cy + 3], 40, dark, 8);
  snowflake(ink, [cx, cy], 40, '#ffffff', 5.5);
}

function strapHinge(ink: Ink, y: number, color: string): void {
  const x = OPENING[0];
  const strap = rect(x - 32, y, 96, 40, 10);
  castShadow(ink, strap, { dx: 4, dy: 8, blur: 5, opacity: 0.45 });
  plate(ink, strap, color, { angle: 90, bevel: 5, width: 4.5 });
  plate(ink, rect(x - 12, y - 8, 24, 56, 8), SILVER, { width: 4.5, bevel: 4 });
  rivets(
    ink,
    [
      [x + 28, y + 20],
      [x + 50, y + 20],
    ] as const,
    6,
    SILVER,
  );
}

/** A gauge over the door, without a number. It rises once the door is open. */
function drawDisplay(ink: Ink, frame: string, isOpened: boolean): void {
  const [x, y, w, h] = DISPLAY;
  const color = isOpened ? '#ffb84f' : '#6fe8ff';
  plate(ink, rect(x - 12, y - 12, w + 24, h + 24, 14), frame, { bevel: 4, width: 4.5 });
  recess(ink, rect(x, y, w, h, 8), '#10202e', { depth: 5, fill: linear(90, '#0c1824', '#1d3448') });
  glow(ink, x + w / 2, y + h / 2, w * 0.5, color, 0.3, h * 0.5);
  snowflake(ink, [x + 30, y + h / 2], 17, color, 4);
  const tube = rect(x + 58, y + h / 2 - 9, 72, 18, 9);
  ink.draw(tube, { fill: '#081019', stroke: color, width: 2.6, opacity: 0.9 });
  ink.clip(tube, () =>
    ink.draw(rect(x + 58, y, isOpened ? 24 : 60, h), { fill: linear(90, '#ffffff', [color, 0.35], color) }),
  );
}

function drawFrameFrost(ink: Ink): void {
  const [x, y, w] = OPENING;
  icicles(ink, [x + 8, y - 1], w * 0.42, 50);
  icicles(ink, [x + w * 0.7, y - 1], w * 0.27, 38);
  ink.clip(rect(3, 3, DOOR_WIDTH - 6, DOOR_HEIGHT - 3, 8), () => {
    for (const [cx, cy, size] of [
      [14, 10, 60],
      [372, 12, 66],
      [14, 784, 62],
      [372, 782, 70],
    ] as const)
      rime(ink, [cx, cy], size);
  });
}

/** Cold air that rolls out over the threshold. */
function drawMist(ink: Ink): void {
  spill(ink, 192, 430, 212, 370, '#a8e8ff', 0.42);
  for (const [cx, cy, rx] of [
    [110, 768, 100],
    [262, 772, 110],
    [190, 756, 120],
  ] as const)
    glow(ink, cx, cy, rx, '#f4fcff', 0.75, 24);
}
