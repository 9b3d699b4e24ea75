import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { shellHandle } from '../../kits/doors/hardware/shellHandle.ts';
import { wingedWheel } from '../../kits/doors/hardware/wingedWheel.ts';
import { slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { drawnBlind } from '../../kits/doors/panes/drawnBlind.ts';
import { stationView } from '../../kits/doors/views/stationView.ts';
import { plate, rivets, rod } from '../../matter/metal.ts';
import { RUBBER, SILVER } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  livery: string;
  leaf: string;
  rail: string;
}

const OPENING: Box = [64, 112, 256, DOOR_HEIGHT - 112];
const HEAD = 46;
const PANE: Box = [OPENING[0] + 44, OPENING[1] + 56, OPENING[2] - 88, 292];
const TRAVEL = 190;
/** The blind's cloth behind the pane. */
const BLIND = '#d8b87a';
const WAIST = 486;

export const trainDoor = defineDoor<Palette>({
  id: 'train-door',
  name: 'Train door',
  seed: 67,
  palettes: {
    red: { body: '#ecdcb8', livery: '#a83a3c', leaf: '#b8433f', rail: '#e8b53c' },
    green: { body: '#d8cfae', livery: '#2f6a56', leaf: '#35755f', rail: '#d9a441' },
    blue: { body: '#c3cdd8', livery: '#2f5aa0', leaf: '#e9edf2', rail: '#f2c23f' },
  },
  opening: 'slides',
  lockMaterial: 'steel',
  moves: (_, isOpened) => [
    blinking([DOOR_WIDTH - 31, 250], isOpened ? '#6dffa0' : '#ff6a5a', { radius: 24 }),
  ],
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING, [HEAD, HEAD, 0, 0]);
    drawBody(ink, palette);
    if (isOpened) stationView(ink, opening, OPENING);
    slideLeaf(ink, { opening, box: OPENING, by: [isOpened ? TRAVEL : 0, 0] }, () =>
      drawLeaf(ink, palette, isOpened),
    );
    drawSeal(ink, opening);
    for (const x of [32, DOOR_WIDTH - 32]) drawRail(ink, x, palette.rail);
    drawDisplay(ink, isOpened);
    drawButton(ink, isOpened);
    drawStep(ink);
    if (isOpened) spill(ink, 180, 430, 200, 370, '#ffd0a0', 0.36);
  },
});

/** The carriage's side in two colours. */
function drawBody(ink: Ink, { body, livery, rail }: Palette): void {
  const side = rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, [34, 34, 4, 4]);
  frameShadow(ink, side);
  const texture = (): void => {
    ink.draw(rect(0, WAIST, DOOR_WIDTH, 320), {
      fill: linear(90, ramp(livery).light, [livery, 0.3], ramp(livery).dark),
    });
    for (const [y, h] of [
      [WAIST - 4, 12],
      [WAIST + 18, 5],
    ] as const)
      ink.draw(rect(0, y, DOOR_WIDTH, h), { fill: rail, stroke: ramp(rail).line, width: 2.5 });
    for (const x of [12, DOOR_WIDTH - 12])
      ink.draw(polyline([x, 40], [x, DOOR_HEIGHT]), { stroke: SHADOW, width: 2.5, opacity: 0.22 });
  };
  solid(ink, side, body, { bevel: 10, texture });
  settle(ink, side, 0.28, 0.55);
}

function drawLeaf(ink: Ink, { leaf, livery, rail }: Palette, _isOpened: boolean): void {
  const [x, y, w, h] = OPENING;
  const face = rect(x, y, w, h, [HEAD, HEAD, 0, 0]);
  castShadow(ink, face, { dx: -7, dy: 0, blur: 8, opacity: 0.5 });
  solid(ink, face, leaf, {
    bevel: 10,
    fill: linear(60, ramp(leaf).hi, [ramp(leaf).light, 0.18], [leaf, 0.55], ramp(leaf).shade),
  });
  ink.clip(face, () => {
    ink.draw(rect(x, WAIST - 4, w, 12), { fill: rail, stroke: ramp(rail).line, width: 2.5 });
    ink.draw(rect(x, WAIST + 18, w, 5), { fill: rail, stroke: ramp(rail).line, width: 2 });
  });
  drawWindow(ink);
  wingedWheel(ink, [x + w / 2 + 18, WAIST + 96], rail, livery);
  const kick = rect(x + 18, y + h - 112, w - 36, 84, 6);
  plate(ink, kick, SILVER, { width: 4, bevel: 4 });
  for (const i of range(4))
    ink.draw(rect(x + 34, y + h - 98 + i * 16, w - 68, 5, 2.5), { fill: ramp(SILVER).dark, opacity: 0.6 });
  settle(ink, rect(x, y + 300, w, h - 300), 0.26, 0.2);
  shellHandle(ink, [x + 38, WAIST + 84]);
}

/** The rounded window with its blind pulled down. */
function drawWindow(ink: Ink): void {
  const [x, y, w, h] = PANE;
  const pane = rect(...PANE, 58);
  solid(ink, joinPaths(rect(x - 17, y - 17, w + 34, h + 34, 74), pane), RUBBER, { evenOdd: true, bevel: 5 });
  drawnBlind(ink, pane, PANE, BLIND);
  ink.draw(pane, { stroke: '#22384e', width: ink.line * 0.6 });
}

/** The rubber around the opening. */
function drawSeal(ink: Ink, opening: Path): void {
  ink.draw(opening, { stroke: ramp(RUBBER).line, width: 17 });
  ink.draw(opening, { stroke: RUBBER, width: 10 });
  ink.draw(opening, { stroke: '#7a7a90', width: 2.4, opacity: 0.7, move: [-3, -3] });
}

function drawRail(ink: Ink, x: number, color: string): void {
  const bar = polyline([x, 312], [x, 654]);
  ink.draw(bar, { stroke: SHADOW, width: 12, opacity: 0.35, move: [7, 6], cap: 'round' });
  rod(ink, bar, color, 13, polyline([x - 3, 316], [x - 3, 650]));
  for (const y of [316, 650]) plate(ink, rect(x - 13, y - 12, 26, 24, 7), SILVER, { width: 4, bevel: 3 });
}

/** The display over the door: the train drives or stands. A time would look like a code. */
function drawDisplay(ink: Ink, isOpened: boolean): void {
  const color = isOpened ? '#7dffa0' : '#ffb03d';
  plate(ink, rect(84, 18, 216, 66, 14), '#4a4d5a', { width: 4.5, bevel: 4 });
  recess(ink, rect(94, 27, 196, 48, 8), '#14121c', { depth: 5, fill: linear(90, '#0f0d16', '#241f2c') });
  drawTrainSign(ink, color);
  const way = isOpened
    ? [
        [236, 40],
        [236, 62],
        [270, 51],
      ]
    : [
        [244, 38],
        [270, 38],
        [270, 64],
        [244, 64],
      ];
  ink.draw(polygon(...way.map(([x = 0, y = 0]): Point => [x, y])), { fill: color });
  glow(ink, 192, 51, 100, color, 0.25, 34);
}

/** A train from its side. */
function drawTrainSign(ink: Ink, color: string): void {
  const body = curve('M112 62V44Q112 39 117 39H196Q208 41 218 56V62Z');
  const windows = range(4).map((i) => rect(120 + i * 20, 44, 13, 9, 2));
  ink.draw(joinPaths(body, ...windows), { fill: color, evenOdd: true });
  ink.draw(joinPaths(...[128, 150, 178, 200].map((x) => oval(x, 65, 4))), { fill: color });
}

function drawButton(ink: Ink, isOpened: boolean): void {
  const color = isOpened ? '#6dffa0' : '#ff6a5a';
  const [cx, cy] = [DOOR_WIDTH - 31, 250];
  plate(ink, oval(cx, cy, 22), SILVER, { width: 4.5, bevel: 4 });
  ink.draw(oval(cx, cy, 13), { fill: color, stroke: ramp(color).line, width: 3 });
  ink.draw(oval(cx - 4, cy - 5, 4, 3), { fill: '#fff', opacity: 0.85 });
  glow(ink, cx, cy, 34, color, 0.5);
}

/** A ribbed tread with a yellow edge. */
function drawStep(ink: Ink): void {
  const step = rect(44, DOOR_HEIGHT - 26, DOOR_WIDTH - 88, 26, [6, 6, 0, 0]);
  castShadow(ink, step, { dx: 0, dy: -5, blur: 5, opacity: 0.4 });
  solid(ink, step, '#5c6070', { bevel: 4, angle: 90 });
  ink.draw(rect(50, DOOR_HEIGHT - 22, DOOR_WIDTH - 100, 8, 3), { fill: '#f2c23f' });
  const studs = range(9).map((i): Point => [64 + i * 32, DOOR_HEIGHT - 7]);
  rivets(ink, studs, 3.5, '#8f94a4');
}
