import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, polar } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import { reveal } from '../../kits/doors/reveal.ts';
import { vaultView } from '../../kits/doors/views/vaultView.ts';
import { metal, plate, rivets } from '../../matter/metal.ts';
import { blinking } from '../../moving.ts';
import { timeLock } from './vault/timeLock.ts';
import { vaultPlug } from './vault/vaultPlug.ts';

interface Palette {
  wall: string;
  door: string;
  metal: string;
}

const CENTER: Point = [192, 424];
const RADIUS = 152;
const COLLAR = 27;
const OPENING: Box = [CENTER[0] - RADIUS, CENTER[1] - RADIUS, 2 * RADIUS, 2 * RADIUS];
const HINGES = [-64, 64];
const LAMPS: readonly Point[] = [
  [58, 118],
  [326, 118],
];
const [SHUT, FREE] = ['#ff5a48', '#5fe88f'];

/** The round door of a bank vault, with its time lock above and steps in front. */
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
  opening: 'swings',
  lockMaterial: 'steel',
  moves: (_, isOpened) =>
    LAMPS.map((at) => blinking(at, isOpened ? FREE : SHUT, { radius: 22, period: 3200 })),
  draw(ink, palette, isOpened) {
    const opening = oval(...CENTER, RADIUS);
    drawFrame(ink, palette.wall);
    timeLock(ink, { box: [88, 64, 208, 108], lamps: LAMPS, lamp: isOpened ? FREE : SHUT }, palette);
    castShadow(ink, oval(...CENTER, RADIUS + COLLAR), { dx: 5, dy: 9, blur: 8, opacity: 0.5 });
    ink.draw(opening, { fill: '#140d16' });
    if (isOpened)
      reveal(ink, { opening, box: OPENING, color: palette.door, depth: 0.13 }, (_, far, farBox) =>
        vaultView(ink, far, farBox),
      );
    leafInward(ink, isOpened, { box: OPENING, opening, angle: 63 }, () =>
      ink.clip(opening, () => vaultPlug(ink, CENTER, RADIUS, palette)),
    );
    drawCollar(ink, palette);
    drawSteps(ink, palette);
    if (isOpened) drawLight(ink);
  },
});

function outline(): Path {
  return rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, [52, 52, 0, 0]);
}

/** Plates of steel, seamed above and below the door. */
function drawFrame(ink: Ink, color: string): void {
  const tone = ramp(color);
  frameShadow(ink, outline());
  solid(ink, outline(), color, { bevel: 9 });
  ink.clip(outline(), () => {
    const edge = rect(11, 11, 362, 800, [44, 44, 0, 0]);
    ink.draw(edge, { stroke: tone.dark, width: 3.5, opacity: 0.75 });
    ink.draw(edge, { stroke: tone.hi, width: 2, opacity: 0.5, move: [2.5, 2.5] });
    for (const y of [222, 628]) {
      ink.draw(polyline([12, y], [372, y]), { stroke: tone.dark, width: 4, opacity: 0.8 });
      ink.draw(polyline([12, y + 3.5], [372, y + 3.5]), { stroke: tone.hi, width: 2, opacity: 0.5 });
    }
  });
  settle(ink, outline(), 0.34, 0.45);
  const rows = [246, 604].flatMap((y) => [30, 354].map((x): Point => [x, y]));
  const beside = [690, 752].flatMap((y) => [30, 354].map((x): Point => [x, y]));
  const above = range(5).map((i): Point => [72 + i * 60, 35]);
  rivets(ink, [...above, ...rows, ...beside, [30, 198], [354, 198]], 8, color);
}

/** The ring in the wall, with the hinge's two arms on its left. */
function drawCollar(ink: Ink, { wall, door }: Palette): void {
  const steel = shift(wall, { lightness: 0.07 });
  const tone = ramp(steel);
  const ring = joinPaths(oval(...CENTER, RADIUS + COLLAR), oval(...CENTER, RADIUS));
  solid(ink, ring, steel, {
    evenOdd: true,
    bevel: 7,
    fill: linear(55, tone.hi, [tone.light, 0.2], [tone.base, 0.5], [tone.shade, 0.72], tone.light),
  });
  ink.draw(oval(...CENTER, RADIUS + 7), { stroke: tone.dark, width: 2.5, opacity: 0.7 });
  rivets(
    ink,
    range(16).map((i) => polar(...CENTER, RADIUS + COLLAR / 2 + 2, i * 22.5 + 11)),
    6,
    steel,
  );
  for (const dy of HINGES) drawHinge(ink, CENTER[1] + dy, door);
}

function drawHinge(ink: Ink, y: number, color: string): void {
  const knuckle = rect(8, y - 30, 34, 60, 10);
  castShadow(ink, knuckle, { dx: 5, dy: 7, blur: 5, opacity: 0.5 });
  const tone = ramp(color);
  solid(ink, knuckle, color, {
    bevel: 4,
    width: 4.5,
    fill: linear(0, tone.base, [tone.hi, 0.3], [tone.base, 0.55], tone.dark),
  });
  for (const dy of [-10, 10])
    ink.draw(polyline([8, y + dy], [42, y + dy]), { stroke: tone.line, width: 3, opacity: 0.85 });
}

/** Three steps of chequer plate, edged with brass. */
function drawSteps(ink: Ink, { wall, metal: trim }: Palette): void {
  const color = shift(wall, { lightness: 0.02 });
  for (const i of range(3)) {
    const [top, half] = [622 + i * 56, 96 + i * 38];
    const tread = polygon(
      [192 - half + 12, top],
      [192 + half - 12, top],
      [192 + half, top + 18],
      [192 - half, top + 18],
    );
    const riser = rect(192 - half, top + 18, 2 * half, 40, 3);
    castShadow(ink, riser, { dx: 3, dy: 6, blur: 6, opacity: 0.5 });
    solid(ink, tread, color, { bevel: 3, width: 4, fill: linear(90, ramp(color).base, ramp(color).hi) });
    solid(ink, riser, color, {
      bevel: 5,
      width: 4.5,
      texture: () => chequer(ink, [192 - half, top + 26, 2 * half, 32], color),
    });
    plate(ink, rect(192 - half - 3, top + 14, 2 * half + 6, 11, 5), trim, {
      fill: metal(trim, 90),
      width: 3.5,
      bevel: 2,
    });
    ink.draw(riser, { fill: linear(90, [SHADOW, 0, 0.35], [SHADOW, 0.5, 0]) });
  }
}

/** Raised lozenges, every second one the other way. */
function chequer(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const marks = range(Math.floor(w / 15) * 2).map((i) => {
    const [cx, cy] = [x + 8 + Math.floor(i / 2) * 15, y + h * (i % 2 ? 0.68 : 0.26)];
    const lean = (Math.floor(i / 2) + i) % 2 ? 4 : -4;
    return polyline([cx - lean, cy + 4], [cx + lean, cy - 4]);
  });
  ink.draw(joinPaths(...marks), { stroke: ramp(color).dark, width: 3.4, cap: 'round', move: [0.8, 1.2] });
  ink.draw(joinPaths(...marks), { stroke: ramp(color).hi, width: 2.2, cap: 'round', opacity: 0.8 });
}

/** Golden light on the inner edge of the ring and on the steps; the ring itself and the hinge stay grey. */
function drawLight(ink: Ink): void {
  spill(ink, ...CENTER, RADIUS + 4, RADIUS + 4, '#ffd873', 0.4);
  const lip = joinPaths(oval(...CENTER, RADIUS + COLLAR), oval(...CENTER, RADIUS));
  ink.clip(
    lip,
    () => ink.draw(oval(...CENTER, RADIUS + 3), { stroke: '#ffc860', width: 8, opacity: 0.5, blur: 6 }),
    true,
  );
  spill(ink, CENTER[0], 668, 170, 70, '#ffd873', 0.55);
}
