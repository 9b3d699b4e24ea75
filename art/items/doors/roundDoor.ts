import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid, spill } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, ngon, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import { type BurrowWindow, burrowFront, burrowOutline } from '../../kits/doors/frames/burrowFront.ts';
import { niche } from '../../kits/doors/frames/niche.ts';
import { turf } from '../../kits/doors/frames/turf.ts';
import { burrowView } from '../../kits/doors/views/burrowView.ts';
import { keyhole, knob, plate, rivets } from '../../matter/metal.ts';
import { BRASS, IRON, RIVET_IRON } from '../../matter/palette.ts';
import { blockStone, voussoirs } from '../../matter/stone.ts';
import { planks } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  leaf: string;
  stone: string;
  metal: string;
}

const CENTER: Point = [192, 574];
const RADIUS = 160;
const RING = 30;
const OPENING: Box = [CENTER[0] - RADIUS, CENTER[1] - RADIUS, 2 * RADIUS, 2 * RADIUS];
const WINDOW: BurrowWindow = { center: [192, 246], radius: 52 };
const LEAD = '#3a2418';
const PETALS = ['#e0604f', '#f0a63c', '#6fb26a', '#4f9fc4', '#8a6fc0', '#e07aa0'];

/** A round burrow door in a front under turf, with a window above. */
export const roundDoor = defineDoor<Palette>({
  id: 'round-door',
  collection: 'old-tales',
  name: 'Round door',
  seed: 14,
  palettes: {
    red: { leaf: '#b8453a', stone: '#b59f84', metal: BRASS },
    green: { leaf: '#4f8a4a', stone: '#a8a396', metal: BRASS },
    blue: { leaf: '#3f78a8', stone: '#b59f84', metal: '#d5d9df' },
  },
  lockMaterial: 'wood',
  moves: (_, isOpened) => [
    trembling([194, 282], '#ffc46a', 50),
    trembling([70, 348], '#ffd070', 38),
    ...(isOpened ? [trembling([210, 486], '#ffd88a', 66), trembling([210, 574], '#ff9a4a', 60)] : []),
  ],
  draw(ink, palette, isOpened) {
    niche(ink, { color: palette.stone, light: isOpened ? '#ffd88a' : undefined }, () =>
      drawFront(ink, palette, isOpened),
    );
  },
});

function drawFront(ink: Ink, palette: Palette, isOpened: boolean): void {
  const opening = oval(...CENTER, RADIUS);
  frameShadow(ink, burrowOutline());
  burrowFront(ink, WINDOW, palette.stone, palette.leaf);
  castShadow(ink, oval(...CENTER, RADIUS + RING - 4), { dx: 4, dy: 8, blur: 7 });
  ink.draw(oval(...CENTER, RADIUS + RING - 6), { fill: ramp(palette.stone).deep });
  if (isOpened) {
    burrowView(ink, opening, OPENING);
    ink.clip(opening, () => glow(ink, CENTER[0] + 20, CENTER[1] - 10, 150, '#ffe6a0', 0.2));
  }
  leafInward(ink, isOpened, { box: OPENING, opening, angle: 72 }, () => drawLeaf(ink, palette));
  ink.draw(opening, { stroke: '#160d14', width: 8 });
  voussoirs(ink, palette.stone, {
    center: CENTER,
    rx: RADIUS,
    ry: RADIUS,
    thickness: RING,
    count: 15,
    keyStone: 0,
    from: 5,
    to: 365,
    round: 8,
    chips: 0,
    cracks: 0.15,
  });
  drawStep(ink, palette.stone);
  turf(ink);
  if (isOpened) drawLight(ink);
}

/**
 * Draws the light: from the window on the wall, and from the burrow on the inner edge of the stones and the
 * step.
 */
function drawLight(ink: Ink): void {
  spill(ink, 192, 282, 170, 150, '#ffc46a', 0.5);
  spill(ink, ...CENTER, RADIUS + 6, RADIUS + 6, '#ffd88a', 0.2);
  const stones = joinPaths(oval(...CENTER, RADIUS + RING), oval(...CENTER, RADIUS));
  ink.clip(
    stones,
    () => ink.draw(oval(...CENTER, RADIUS + 4), { stroke: '#ffc060', width: 30, opacity: 0.42, blur: 18 }),
    true,
  );
  spill(ink, CENTER[0], DOOR_HEIGHT - 20, 130, 34, '#ffd88a', 0.9);
}

function drawLeaf(ink: Ink, palette: Palette): void {
  const [cx, cy] = CENTER;
  const disc = oval(cx, cy, RADIUS);
  ink.clip(disc, () => {
    planks(ink, OPENING, 7, palette.leaf, { bevel: 4, strength: 0.42, vary: 0.018, density: 0.7 });
    const roundness = radial(0.36, 0.3, 0.75, ['#fff3d0', 0, 0.28], ['#fff', 0.5, 0], ['#1a0f2e', 1, 0.38]);
    ink.draw(disc, { fill: roundness });
  });
  drawRim(ink, palette.leaf);
  for (const y of [cy - 72, cy + 72]) strapHinge(ink, y);
  flowerWindow(ink, [cx + 56, cy - 48]);
  plate(ink, ngon(cx + 2, cy + 15, 25, 8, 22.5), palette.metal, { width: 4 });
  knob(ink, [cx + 2, cy + 14], 16, palette.metal);
  keyhole(ink, [cx + 2, cy + 48], 6);
}

function drawRim(ink: Ink, color: string): void {
  const tone = ramp(color);
  const rim = oval(...CENTER, RADIUS - 8);
  ink.draw(rim, { stroke: tone.line, width: 19 });
  ink.draw(rim, { stroke: tone.shade, width: 12 });
  ink.draw(arc(...CENTER, RADIUS - 6, 150, 300), {
    stroke: tone.light,
    width: 4,
    opacity: 0.8,
    cap: 'round',
  });
}

function strapHinge(ink: Ink, y: number): void {
  const [cx, cy] = CENTER;
  const left = cx - Math.sqrt(RADIUS ** 2 - (y - cy) ** 2);
  const strap = curve(
    `M${left} ${y - 9}L${cx - 6} ${y - 5}C${cx + 10} ${y - 18} ${cx + 26} ${y - 12} ${cx + 30} ${y}` +
      `C${cx + 26} ${y + 12} ${cx + 10} ${y + 18} ${cx - 6} ${y + 5}L${left} ${y + 9}Z`,
  );
  castShadow(ink, strap, { dx: 3, dy: 5, blur: 3, opacity: 0.5 });
  plate(ink, strap, IRON, { bevel: 3, width: 4 });
  const centers = [left + 22, cx - 52, cx + 12].map((x): Point => [x, y]);
  rivets(ink, centers, 5, RIVET_IRON);
}

function flowerWindow(ink: Ink, [cx, cy]: Point): void {
  const pane = oval(cx, cy, 41);
  const lead = { stroke: LEAD, width: 3.5 };
  castShadow(ink, oval(cx, cy, 46), { dx: 3, dy: 5, blur: 4 });
  solid(ink, oval(cx, cy, 48), '#a8743a', { bevel: 4 });
  ink.draw(pane, { fill: radial(0.45, 0.4, 0.7, '#fff4bf', ['#ffcf6b', 0.6], '#e08a3c') });
  ink.clip(pane, () => {
    for (const i of range(PETALS.length)) {
      const petal = oval(...polar(cx, cy, 24, i * 60), 14);
      ink.draw(petal, { fill: PETALS[i] ?? LEAD, opacity: 0.85, ...lead });
    }
    ink.draw(oval(cx, cy, 11), { fill: '#ffe9a0', ...lead });
    const shine = polygon([cx - 42, cy + 46], [cx + 12, cy - 46], [cx + 28, cy - 46], [cx - 26, cy + 46]);
    ink.draw(shine, { fill: '#fff', opacity: 0.28 });
  });
  ink.draw(pane, { stroke: LEAD, width: 4.5 });
}

/** The doorstep, on which the ring of stones stands. */
function drawStep(ink: Ink, color: string): void {
  const top = DOOR_HEIGHT - 40;
  ink.draw(rect(70, top - 8, 244, 16, 8), { fill: SHADOW, opacity: 0.5, blur: 5 });
  const blocks: readonly Box[] = [
    [44, top, 100, 40],
    [142, top, 104, 40],
    [244, top, 98, 40],
  ];
  for (const box of blocks) blockStone(ink, box, color, { round: 8, spread: 2, chips: 0 });
  ink.draw(rect(50, top + 20, 286, 18, 6), { fill: linear(90, [SHADOW, 0, 0], [SHADOW, 1, 0.35]) });
}
