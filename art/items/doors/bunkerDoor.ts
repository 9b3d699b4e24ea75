import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { arc, chamferedTop, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import { cagedLamp } from '../../kits/doors/hardware/cagedLamp.ts';
import { handWheel } from '../../kits/doors/hardware/handWheel.ts';
import { bunkerView } from '../../kits/doors/views/bunkerView.ts';
import { hazardStripes } from '../../kits/signs/hazardStripes.ts';
import { concrete } from '../../matter/concrete.ts';
import { glass } from '../../matter/glass.ts';
import { keyhole, metal, plate, rivets } from '../../matter/metal.ts';
import { RIVET_IRON } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  concrete: string;
  leaf: string;
  bar: string;
  stripe: string;
}

const OPENING: Box = [68, 138, 248, DOOR_HEIGHT - 138];
const CUT = 46;
const BARS = [346, 600];
const BAR_HEIGHT = 44;

export const bunkerDoor = defineDoor<Palette>({
  id: 'bunker-door',
  collection: 'cold-ward',
  name: 'Bunker door',
  seed: 61,
  palettes: {
    olive: { concrete: '#9a978c', leaf: '#7a8458', bar: '#c9a24a', stripe: '#f0b93a' },
    grey: { concrete: '#87898f', leaf: '#7f8c9a', bar: '#d2663c', stripe: '#f0b93a' },
    rust: { concrete: '#a8998a', leaf: '#a8583c', bar: '#8f99a4', stripe: '#ece4d2' },
  },
  opening: 'swings',
  lockMaterial: 'steel',
  moves: (_, isOpened) => [
    blinking([192, 34], isOpened ? '#ffd257' : '#ff6a4f', { radius: 30, period: 2000 }),
  ],
  draw(ink, palette, isOpened) {
    const opening = portal(0);
    const wall = chamferedTop([0, 0, DOOR_WIDTH, DOOR_HEIGHT], 74, 8);
    frameShadow(ink, wall);
    concrete(ink, wall, [0, 0, DOOR_WIDTH, DOOR_HEIGHT], palette.concrete);
    settle(ink, wall, 0.3, 0.5);
    drawJamb(ink, palette);
    if (isOpened) bunkerView(ink, opening, OPENING);
    leafInward(ink, isOpened, { box: OPENING, opening, angle: 68 }, () => drawLeaf(ink, palette, isOpened));
    ink.draw(opening, { stroke: ramp(palette.concrete).line, width: 6 });
    for (const y of BARS) drawLock(ink, y, palette, isOpened);
    cagedLamp(ink, [192, 34], 1.15, isOpened ? '#ffd257' : '#ff6a4f');
    if (isOpened) spill(ink, 200, 430, 214, 370, '#ffd98a', 0.38);
  },
});

/** The opening's outline, enlarged by some units. */
function portal(grow: number): Path {
  const [x, y, w, h] = OPENING;
  return chamferedTop([x - grow, y - grow, w + 2 * grow, h + grow], CUT + grow * 0.4, 8);
}

/** A painted band and a steel angle around the opening. */
function drawJamb(ink: Ink, { concrete: wall, stripe }: Palette): void {
  hazardStripes(ink, { path: portal(30), box: [38, 108, 308, 690], pitch: 46 }, stripe);
  ink.draw(portal(30), { stroke: ramp(wall).line, width: 4.5 });
  solid(ink, joinPaths(portal(11), portal(0)), '#6a6d78', { evenOdd: true, bevel: 5, width: 4.5 });
}

function drawLeaf(ink: Ink, { leaf, bar }: Palette, isOpened: boolean): void {
  const [x, y, w, h] = OPENING;
  const tone = ramp(leaf);
  const face = portal(0);
  ink.clip(face, () => {
    solid(ink, face, leaf, { bevel: 11, fill: linear(60, tone.light, [tone.base, 0.45], tone.shade) });
    wear(ink, leaf);
    ink.draw(portal(-18), { stroke: tone.dark, width: 6, opacity: 0.7 });
    ink.draw(portal(-18), { stroke: tone.hi, width: 2.4, opacity: 0.7, move: [3, 3] });
    settle(ink, face, 0.32, 0.4);
  });
  if (isOpened) for (const top of BARS) bolt(ink, [x + 34, top, w - 68, BAR_HEIGHT], bar);
  const studs = range(6).flatMap((i): Point[] => [
    [x + 14, y + 76 + i * 108],
    [x + w - 14, y + 76 + i * 108],
  ]);
  rivets(ink, studs, 6, leaf);
  slot(ink, [x + w / 2 - 66, y + 46, 132, 46], leaf);
  stencil(ink, [x + w / 2, y + 148], shift(leaf, { lightness: 0.3, chromaTimes: 0.4 }));
  handWheel(ink, { center: [x + w / 2, 494], radius: 66, spokes: 4, turn: -45 }, RIVET_IRON);
  ink.draw(polyline([x + 22, y + h - 84], [x + w - 22, y + h - 84]), {
    stroke: tone.dark,
    width: 5,
    opacity: 0.6,
  });
  plate(ink, rect(x + w / 2 - 24, y + h - 70, 48, 56, 6), '#8b8f9c', { width: 4, bevel: 4 });
  keyhole(ink, [x + w / 2, y + h - 50], 7);
}

/** The sign of the shelter, sprayed through a stencil. */
function stencil(ink: Ink, [cx, cy]: Point, color: string): void {
  for (const from of [-84, 6, 96, 186])
    ink.draw(arc(cx, cy, 41, from, from + 78), { stroke: color, width: 8, opacity: 0.9 });
  const roof = polygon([cx, cy - 29], [cx + 27, cy + 17], [cx - 27, cy + 17]);
  ink.draw(joinPaths(roof, rect(cx - 2.5, cy - 32, 5, 56)), { fill: color, opacity: 0.9, evenOdd: true });
}

/** Scratches and bare spots of old paint. */
function wear(ink: Ink, color: string): void {
  const [x, y, w, h] = OPENING;
  for (const i of range(11)) {
    const at: Point = [x + 10 + ink.random() * (w - 20), y + ink.random() * h];
    const chip = oval(...at, 3 + ink.random() * 7, 2 + ink.random() * 4);
    ink.draw(chip, { fill: i % 2 ? ramp(color).dark : ramp(color).hi, opacity: 0.4 });
  }
}

/** A narrow window of thick glass. */
function slot(ink: Ink, [x, y, w, h]: Box, color: string): void {
  solid(ink, rect(x - 12, y - 12, w + 24, h + 24, 12), color, { bevel: 6, width: 4.5 });
  recess(ink, rect(x, y, w, h, 8), '#2c2620', { depth: 7 });
  const pane: Box = [x + 7, y + 7, w - 14, h - 14];
  glass(ink, rect(...pane, 5), pane, {
    top: '#ffe9a8',
    bottom: '#c9893a',
    opacity: 0.95,
    shine: 0.8,
    width: 3,
  });
}

function bolt(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const path = rect(x, y, w, h, 8);
  castShadow(ink, path, { dx: 3, dy: 9, blur: 6, opacity: 0.5 });
  plate(ink, path, color, { angle: 90, bevel: 6, fill: metal(color, 90) });
}

/** A locking bar across the door; once it is opened, only its sockets. */
function drawLock(ink: Ink, y: number, { bar }: Palette, isOpened: boolean): void {
  if (!isOpened) bolt(ink, [18, y, DOOR_WIDTH - 36, BAR_HEIGHT], bar);
  const feet = isOpened ? [12, DOOR_WIDTH - 56] : [12, 112, DOOR_WIDTH - 156, DOOR_WIDTH - 56];
  for (const left of feet) {
    const bracket = rect(left, y - 17, 44, BAR_HEIGHT + 34, 7);
    castShadow(ink, bracket, { dx: 3, dy: 7, blur: 5, opacity: 0.5 });
    plate(ink, bracket, '#5d616e', { width: 4.5, bevel: 5 });
    if (isOpened) recess(ink, rect(left + 6, y, 32, BAR_HEIGHT, 5), '#232430', { depth: 6 });
    rivets(
      ink,
      [
        [left + 22, y - 6],
        [left + 22, y + BAR_HEIGHT + 6],
      ] as const,
      5,
      RIVET_IRON,
    );
  }
}
