import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
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
import { netCurtain } from '../../kits/doors/panes/netCurtain.ts';
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
const SPLIT = 408;
/** The gap between the upper half and the ledge of the lower. */
const GAP = 15;
const UPPER: Box = [OPENING[0], OPENING[1], OPENING[2], SPLIT - GAP - OPENING[1]];
const LOWER: Box = [OPENING[0], SPLIT, OPENING[2], DOOR_HEIGHT - SPLIT];
const EYE_LEVEL = 396;
const RAIL = 42;

/**
 * The angle of both halves. It is the same, and so are hinge line and plane: otherwise they would look like
 * two doors.
 */
const ANGLE = 67;
const NET = '#d9d2c6';
const GINGHAM = 22;

/** A door in two halves, with the ledge between them. */
export const dutchDoor = defineDoor<Palette>({
  id: 'dutch-door',
  name: 'Dutch door',
  seed: 5,
  palettes: {
    blue: { leaf: '#4f86b0', trim: '#efe6d2', metal: IRON },
    green: { leaf: '#6f9a5a', trim: '#8a5a34', metal: IRON },
    mustard: { leaf: '#d6a03c', trim: '#5f7a74', metal: '#4a3f48' },
  },
  lockMaterial: 'wood',
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    frameShadow(ink, rect(0, 4, DOOR_WIDTH, DOOR_HEIGHT - 4, 8));
    if (isOpened) tulipView(ink, opening, OPENING);
    else ink.draw(opening, { fill: ramp(palette.leaf).deep });
    const shared = { opening, eyeLevel: EYE_LEVEL };
    leafInward(ink, isOpened, { ...shared, box: UPPER, angle: ANGLE }, () => drawUpper(ink, palette));
    leafInward(ink, isOpened, { ...shared, box: LOWER, angle: ANGLE }, () => drawLower(ink, palette));
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
  drawWindow(ink, [x + 58, y + 78, w - 116, h - 152], trim);
  for (const top of [34, h - 42]) strap(ink, { at: [x, y + top], length: 98, height: 26 }, metal);
  latch(ink, [x + w - 26, y + h - 76], metal);
}

/** Four panes with a net curtain behind them, under a valance of checked cloth. */
function drawWindow(ink: Ink, box: Box, trim: string): void {
  const [x, y, w, h] = box;
  const [pw, ph] = [(w - 12) / 2, (h - 12) / 2];
  const panes = range(4).map(
    (i): Box => [x + (i % 2) * (pw + 12), y + Math.floor(i / 2) * (ph + 12), pw, ph],
  );
  castShadow(ink, rect(x - 11, y - 11, w + 22, h + 22, 6), { dx: 3, dy: 7, blur: 5, opacity: 0.4 });
  netCurtain(ink, box, NET, 8);
  ink.clip(rect(...box), () => valance(ink, box));
  for (const pane of panes)
    glass(ink, rect(...pane), pane, {
      top: '#c8d4ee',
      bottom: '#d8d4e4',
      opacity: 0.06,
      shine: 0.3,
      width: 0,
    });
  const bars = joinPaths(rect(x - 11, y - 11, w + 22, h + 22, 6), ...panes.map((pane) => rect(...pane, 3)));
  solid(ink, bars, trim, { evenOdd: true, bevel: 4, width: 4 });
}

function valance(ink: Ink, [x, y, w, h]: Box): void {
  const [low, mid] = [y + h * 0.4, x + w / 2];
  const cloth = curve(
    `M${x} ${y}H${x + w}V${low}Q${x + w * 0.88} ${low + 16} ${x + w * 0.75} ${low - 4}` +
      `Q${x + w * 0.62} ${low + 16} ${mid} ${low - 4}Q${x + w * 0.38} ${low + 16} ${x + w * 0.25} ${low - 4}` +
      `Q${x + w * 0.12} ${low + 16} ${x} ${low}Z`,
  );
  castShadow(ink, cloth, { dx: 2, dy: 8, blur: 5, opacity: 0.3 });
  ink.draw(cloth, { fill: '#f6ead2' });
  ink.clip(cloth, () => {
    const across = range(4).map((i) => rect(x, y + 8 + i * GINGHAM * 2, w, GINGHAM));
    const down = range(6).map((i) => rect(x + 6 + i * GINGHAM * 2, y, GINGHAM, h));
    for (const stripes of [across, down]) ink.draw(joinPaths(...stripes), { fill: '#cf4f4a', opacity: 0.45 });
    for (const share of [0, 0.5])
      ink.draw(rect(x + w * share, y, w / 2, h), {
        fill: linear(0, ['#5a2a3a', 0.55, 0], ['#5a2a3a', 1, 0.3]),
      });
  });
  ink.draw(cloth, { stroke: '#8a5648', width: 3.4 });
}

function drawLower(ink: Ink, { leaf, metal }: Palette): void {
  const [x, y, w, h] = LOWER;
  const field: Box = [x + RAIL, y + 74, w - 2 * RAIL, h - 150];
  board(ink, LOWER, leaf, { bevel: 6, strength: 0.4, density: 0.7 });
  recess(ink, rect(...field), leaf, {
    depth: 8,
    texture: () => planks(ink, field, 6, ramp(leaf).shade, { bevel: 3, density: 0.6 }),
  });
  ink.clip(rect(...field), () => cross(ink, field, leaf));
  settle(ink, rect(...LOWER), 0.3, 0.3);
  for (const top of [46, h - 38]) strap(ink, { at: [x, y + top], length: 98, height: 26 }, metal);
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
