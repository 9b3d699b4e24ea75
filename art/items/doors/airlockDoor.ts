import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, polar, turnPath } from '../../ink/path.ts';
import { arc, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { type Iris, irisLeaf } from '../../kits/doors/motions/irisLeaf.ts';
import { spaceView } from '../../kits/doors/views/spaceView.ts';
import { hazardStripes } from '../../kits/signs/hazardStripes.ts';
import { metal, plate, rivets } from '../../matter/metal.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  hull: string;
  blade: string;
  stripe: string;
  planet: string;
}

const OPENING: Box = [72, 92, 240, 640];
const CENTER: Point = [192, 412];
const IRIS: Iris = { center: CENTER, radii: [120, 320], blades: 8, twist: 46 };
const RETRACTED = 0.93;
const SEALED = '#ff5a52';
const FREE = '#6dffa0';

export const airlockDoor = defineDoor<Palette>({
  id: 'airlock-door',
  name: 'Airlock',
  seed: 41,
  palettes: {
    white: { hull: '#c9d0dc', blade: '#8f9db4', stripe: '#f2b83a', planet: '#d9825a' },
    graphite: { hull: '#565d70', blade: '#99a2b0', stripe: '#f08a3c', planet: '#5aa0c8' },
    copper: { hull: '#b3714f', blade: '#cdb08c', stripe: '#f2d06a', planet: '#8f78d0' },
  },
  opening: 'slides',
  lockMaterial: 'terminal',
  moves: (_, isOpened) => [blinking([192, 10], isOpened ? FREE : SEALED, { radius: 30, period: 1600 })],
  draw(ink, palette, isOpened) {
    const lamp = isOpened ? FREE : SEALED;
    drawHull(ink, palette.hull);
    drawRing(ink, palette);
    if (isOpened) spaceView(ink, pill(0), OPENING, palette.planet, '#7fe0ff');
    else ink.draw(pill(0), { fill: ramp(palette.blade).deep });
    irisLeaf(ink, pill(0), IRIS, isOpened ? RETRACTED : 0, (blade, i) =>
      drawBlade(ink, blade, i, palette.blade),
    );
    ink.draw(pill(0), { stroke: ramp(palette.hull).line, width: 6 });
    if (!isOpened) drawHub(ink, palette, lamp);
    drawClamps(ink, palette.hull, lamp);
    drawStep(ink, palette.hull);
    drawBeacon(ink, lamp);
    if (isOpened) spill(ink, 192, 430, 214, 370, '#8fc0ff', 0.34);
  },
});

/** The opening's outline, enlarged by some units. */
function pill(grow: number): Path {
  const [x, y, w, h] = OPENING;
  return rect(x - grow, y - grow, w + 2 * grow, h + 2 * grow, 120 + grow);
}

function drawHull(ink: Ink, color: string): void {
  const hull = rect(2, 22, DOOR_WIDTH - 4, DOOR_HEIGHT - 22, [186, 186, 14, 14]);
  frameShadow(ink, hull);
  solid(ink, hull, color, { bevel: 10 });
  settle(ink, hull, 0.35, 0.45);
}

function drawRing(ink: Ink, { hull, stripe }: Palette): void {
  const band = joinPaths(pill(46), pill(22));
  hazardStripes(ink, { path: band, box: [20, 40, 344, 740], pitch: 52, evenOdd: true }, stripe);
  ink.draw(band, { stroke: ramp(hull).line, width: 5 });
  const rim = joinPaths(pill(22), pill(0));
  solid(ink, rim, hull, { evenOdd: true, fill: metal(hull, 40), bevel: 6 });
}

function drawBlade(ink: Ink, blade: Path, i: number, color: string): void {
  const tone = ramp(shift(color, { lightness: i % 2 ? 0.035 : -0.035 }));
  castShadow(ink, blade, { dx: 3, dy: 5, blur: 5, opacity: 0.45 });
  const fill = linear(i * 45 + 110, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark);
  solid(ink, blade, tone, { fill, bevel: 6, width: 4.5, rim: 0.5, shade: 0.35 });
}

/** The lock in the middle of the closed iris. */
function drawHub(ink: Ink, { hull, stripe }: Palette, lamp: string): void {
  const [cx, cy] = CENTER;
  castShadow(ink, oval(cx, cy, 72), { dx: 5, dy: 9, blur: 8, opacity: 0.5 });
  plate(ink, oval(cx, cy, 72), hull, { bevel: 7, fill: metal(hull, 50) });
  const teeth = range(12).map((i) => turnPath(rect(cx + 50, cy - 6, 14, 12, 3), i * 30, CENTER));
  ink.draw(joinPaths(...teeth), { fill: ramp(stripe).base, stroke: ramp(hull).line, width: 3 });
  recess(ink, oval(cx, cy, 42), '#232838', { depth: 6 });
  ink.draw(oval(cx, cy, 29), { stroke: lamp, width: 8, opacity: 0.95 });
  glow(ink, cx, cy, 58, lamp, 0.55);
  plate(ink, oval(cx, cy, 15), hull, { width: 4, bevel: 3 });
  ink.draw(arc(cx, cy, 64, 190, 290), { stroke: '#fff', width: 3.5, cap: 'round', opacity: 0.6 });
}

/** Six clamps that hold the ring, each with a lamp. */
function drawClamps(ink: Ink, color: string, lamp: string): void {
  for (const [cx, cy, turn] of [
    [38, 300, 0],
    [346, 300, 0],
    [38, 540, 0],
    [346, 540, 0],
    [...polar(192, 212, 154, -135), 45],
    [...polar(192, 212, 154, -45), -45],
  ] as const) {
    const clamp = turnPath(rect(cx - 30, cy - 26, 60, 52, 9), turn, [cx, cy]);
    castShadow(ink, clamp, { dx: 4, dy: 8, blur: 5, opacity: 0.5 });
    plate(ink, clamp, color, { fill: metal(color, 50 + turn), bevel: 5, width: 4.5 });
    const slot = turnPath(rect(cx - 18, cy - 8, 36, 16, 7), turn, [cx, cy]);
    recess(ink, slot, '#232838', { depth: 4 });
    ink.draw(turnPath(rect(cx - 11, cy - 3.5, 22, 7, 3.5), turn, [cx, cy]), { fill: lamp });
    glow(ink, cx, cy, 24, lamp, 0.5);
  }
}

/** The tread below the sill. */
function drawStep(ink: Ink, color: string): void {
  const step = polygon([54, 742], [330, 742], [352, DOOR_HEIGHT], [32, DOOR_HEIGHT]);
  castShadow(ink, step, { dx: 0, dy: -4, blur: 5, opacity: 0.4 });
  solid(ink, step, color, { bevel: 6, angle: 90 });
  for (const i of range(7)) recess(ink, rect(74 + i * 35, 758, 25, 16, 5), color, { depth: 4 });
  rivets(
    ink,
    [
      [20, 766],
      [364, 766],
    ],
    8,
    color,
  );
}

/** A warning light under its cage, on the crown of the ring. */
function drawBeacon(ink: Ink, lamp: string): void {
  const dome = rect(172, -8, 40, 42, [20, 20, 0, 0]);
  glow(ink, 192, 10, 30, lamp, 0.9);
  ink.draw(dome, {
    fill: linear(70, '#fff6e8', [lamp, 0.4], ramp(lamp).dark),
    stroke: ramp(lamp).line,
    width: 4.5,
  });
  ink.draw(rect(179, 0, 7, 20, 3.5), { fill: '#fff', opacity: 0.7 });
  plate(ink, rect(158, 30, 68, 18, 6), '#5b6070', { width: 4.5, bevel: 3 });
}
