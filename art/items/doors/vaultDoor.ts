import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, SHADOW, settle, solid, spill } from '../../ink/light.ts';
import { type Box, type Path, type Point, polar, turnPath } from '../../ink/path.ts';
import { arc, oval, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import { vaultView } from '../../kits/doors/views/vaultView.ts';
import { hinge, knob, metal, plate, rivets, sphere } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';

interface Palette {
  wall: string;
  door: string;
  metal: string;
}

const OPENING: Box = [46, 56, 292, 734];
const WHEEL: Point = [192, 440];

export const vaultDoor = defineDoor<Palette>({
  id: 'vault-door',
  collection: 'cold-ward',
  name: 'Vault door',
  seed: 9,
  palettes: {
    steel: { wall: '#6d7688', door: '#a3afbf', metal: '#d9a441' },
    brass: { wall: '#6a5343', door: '#c99a4a', metal: '#e8d9b0' },
    jade: { wall: '#4c5f5c', door: '#6f9a8b', metal: '#d9a441' },
  },
  draw(ink, palette, isOpened) {
    const opening = portal(OPENING, 34);
    drawFrame(ink, palette.wall);
    ink.draw(portal([38, 48, 308, 760], 40), {
      fill: ramp(palette.wall).deep,
      stroke: ramp(palette.wall).line,
    });
    if (isOpened) vaultView(ink, opening, OPENING);
    leafInward(ink, isOpened, { box: OPENING, opening }, () =>
      ink.clip(opening, () => drawLeaf(ink, palette)),
    );
    ink.draw(opening, { stroke: ramp(palette.wall).line, width: 6 });
    if (!isOpened) for (const y of [125, 435, 650]) hinge(ink, [OPENING[0] - 2, y], 76, palette.door, 22);
    if (isOpened) spill(ink, 192, 420, 214, 380, '#ffd873', 0.35);
  },
});

function portal([x, y, w, h]: Box, round: number): Path {
  return rect(x, y, w, h, [round, round, 0, 0]);
}

function drawFrame(ink: Ink, color: string): void {
  const tone = ramp(color);
  const frame = portal([0, 0, DOOR_WIDTH, DOOR_HEIGHT], 52);
  frameShadow(ink, frame);
  solid(ink, frame, color, { bevel: 9 });
  ink.clip(frame, () => {
    ink.draw(portal([10, 10, 364, 800], 46), { stroke: tone.dark, width: 3.5, opacity: 0.7 });
    ink.draw(portal([12, 12.5, 360, 800], 46), { stroke: tone.hi, width: 2, opacity: 0.5 });
  });
  const beside = range(7).flatMap((i): Point[] => [
    [23, 110 + i * 105],
    [361, 110 + i * 105],
  ]);
  const above = range(4).map((i): Point => [84 + i * 72, 28]);
  rivets(ink, [...beside, ...above], 8, color);
}

function drawLeaf(ink: Ink, palette: Palette): void {
  const [x, y, w, h] = OPENING;
  const tone = ramp(palette.door);
  const leaf = rect(...OPENING);
  solid(ink, leaf, palette.door, { fill: metal(palette.door, 40), bevel: 8 });
  const field = rect(x + 26, y + 26, w - 52, h - 58, 20);
  ink.draw(field, { stroke: tone.dark, width: 7, opacity: 0.75 });
  ink.draw(field, { stroke: tone.hi, width: 2.5, opacity: 0.7, move: [3.5, 3.5] });
  drawRecessedBand(ink, [x + 48, y + 66, w - 96, 96], palette);
  drawRecessedBand(ink, [x + 48, y + h - 176, w - 96, 104], palette);
  drawWheel(ink, palette);
  settle(ink, leaf, 0.26, 0.4);
}

/** A sunk field with the ends of two bolts. */
function drawRecessedBand(ink: Ink, [x, y, w, h]: Box, palette: Palette): void {
  recess(ink, rect(x, y, w, h, 12), palette.door, { depth: 8 });
  for (const share of [0.32, 0.68]) {
    const bolt = rect(x + 22, y + h * share - 11, w - 44, 22, 9);
    castShadow(ink, bolt, { dx: 3, dy: 6, blur: 4, opacity: 0.4 });
    solid(ink, bolt, palette.metal, { fill: metal(palette.metal, 90), width: 4, bevel: 3 });
  }
}

function drawWheel(ink: Ink, palette: Palette): void {
  const [cx, cy] = WHEEL;
  castShadow(ink, oval(cx, cy, 112), { dx: 5, dy: 9, blur: 8, opacity: 0.45 });
  plate(ink, oval(cx, cy, 112), palette.door, { fill: metal(palette.door, 50), bevel: 7 });
  for (const i of range(14)) {
    const ring = { stroke: i % 2 ? '#fff' : ramp(palette.door).dark, width: 1.4, opacity: 0.16 };
    ink.draw(oval(cx, cy, 22 + i * 6), ring);
  }
  const studs = range(10).map((i) => polar(cx, cy, 98, i * 36 - 72));
  rivets(ink, studs, 7, palette.metal);
  ink.draw(oval(cx + 5, cy + 10, 66), { stroke: SHADOW, width: 20, opacity: 0.35, blur: 6 });
  for (const i of range(5)) drawSpoke(ink, i * 72 - 90, palette.metal);
  drawRim(ink, palette.metal);
  solid(ink, oval(cx, cy, 28), palette.metal, { fill: sphere(palette.metal), bevel: 5 });
  plate(ink, oval(cx, cy, 13), GOLD, { width: 3 });
}

function drawSpoke(ink: Ink, degrees: number, color: string): void {
  const [cx, cy] = WHEEL;
  solid(ink, turnPath(rect(cx, cy - 7, 84, 14, 7), degrees, WHEEL), color, { bevel: 4, width: 4 });
  knob(ink, polar(cx, cy, 86, degrees), 11, color);
}

function drawRim(ink: Ink, color: string): void {
  const [cx, cy] = WHEEL;
  const tone = ramp(color);
  const rim = oval(cx, cy, 66);
  ink.draw(rim, { stroke: tone.line, width: 22 });
  ink.draw(rim, { stroke: tone.base, width: 13 });
  ink.draw(rim, { stroke: tone.dark, width: 4, opacity: 0.5, move: [2.5, 3] });
  ink.draw(arc(cx, cy, 67, 165, 300), { stroke: tone.hi, width: 4.5, cap: 'round', opacity: 0.9 });
}
