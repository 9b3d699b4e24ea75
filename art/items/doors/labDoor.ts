import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { flatFrame } from '../../kits/doors/frames/flatFrame.ts';
import { barHandle } from '../../kits/doors/hardware/barHandle.ts';
import { slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { laboratoryView } from '../../kits/doors/views/laboratoryView.ts';
import { hazardSign, trefoil } from '../../kits/signs/hazardSign.ts';
import { conicalFlask, roundFlask } from '../../kits/things/glassware.ts';
import { brushed } from '../../matter/brushed.ts';
import { glass } from '../../matter/glass.ts';
import { plate, rivets } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  frame: string;
  leaf: string;
  accent: string;
  sign: string;
  tank: string;
}

const OPENING: Box = [44, 112, 276, DOOR_HEIGHT - 112];
const TRAVEL = 204;
const PANE: Box = [OPENING[0] + 84, OPENING[1] + 54, 140, 216];

export const labDoor = defineDoor<Palette>({
  id: 'lab-door',
  collection: 'cold-ward',
  name: 'Laboratory door',
  seed: 43,
  palettes: {
    blue: { frame: '#6f8299', leaf: '#eaf0f4', accent: '#3f93c8', sign: '#ffc83d', tank: '#5ae08a' },
    green: { frame: '#5d7a74', leaf: '#eef1ea', accent: '#4aa878', sign: '#ffc83d', tank: '#b48cff' },
    orange: { frame: '#5a5a66', leaf: '#f0ece6', accent: '#e8843c', sign: '#ff7a5c', tank: '#58d0e8' },
  },
  lockMaterial: 'terminal',
  moves: (_, isOpened) => [blinking([352, 409], isOpened ? '#4fe08f' : '#ff6a5a', { radius: 18 })],
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    frameShadow(ink, rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, 10));
    if (isOpened) laboratoryView(ink, opening, OPENING, palette.accent, palette.tank);
    slideLeaf(ink, { opening, box: OPENING, by: [isOpened ? TRAVEL : 0, 0] }, () => drawLeaf(ink, palette));
    flatFrame(ink, { opening: OPENING, corners: 10 }, palette.frame);
    drawLightBox(ink, palette, isOpened);
    drawReader(ink, palette.frame, isOpened);
    if (isOpened) spill(ink, 170, 430, 200, 370, '#d8f4ff', 0.4);
  },
});

/** Folded sheet steel: a rubber seal, sunk fields above and below the band, a vent and a scuffed kick plate. */
function drawLeaf(ink: Ink, { leaf, accent, sign }: Palette): void {
  const [x, y, w, h] = OPENING;
  const tone = ramp(leaf);
  const sheet = rect(x + 5, y - 4, w - 10, h + 12, 4);
  castShadow(ink, rect(...OPENING), { dx: -8, dy: 0, blur: 8, opacity: 0.5 });
  ink.draw(rect(x, y - 4, w, h + 12), { fill: '#2b3040' });
  solid(ink, sheet, leaf, {
    bevel: 9,
    fill: linear(55, '#ffffff', [tone.base, 0.4], [tone.shade, 0.8], tone.dark),
  });
  sunkField(ink, [x + 54, y + 26, w - 76, 274], leaf);
  sunkField(ink, [x + 54, y + 372, w - 76, 146], leaf);
  drawBand(ink, [x + 5, y + 314, w - 10, 46], accent);
  drawPane(ink, accent);
  hazardSign(ink, [x + 116, y + 446], 86, sign);
  vent(ink, [x + 172, y + 392, 66, 106], leaf);
  const kick: Box = [x + 14, y + h - 136, w - 28, 122];
  castShadow(ink, rect(...kick, 5), { dx: 2, dy: 4, blur: 3, opacity: 0.4 });
  plate(ink, rect(...kick, 5), SILVER, { width: 4, bevel: 5, texture: () => brushed(ink, kick, SILVER) });
  rivets(
    ink,
    range(8).map(
      (i) => [kick[0] + 13 + (i % 4) * ((kick[2] - 26) / 3), kick[1] + (i < 4 ? 13 : 109)] as const,
    ),
    5,
    SILVER,
  );
  settle(ink, rect(x, y, w, h), 0.3, 0.45);
  plate(ink, rect(x + 16, y + 176, 31, 290, 10), SILVER, { width: 4, bevel: 4 });
  barHandle(ink, [x + 22, y + 196, 19, 250], accent);
}

function sunkField(ink: Ink, box: Box, color: string): void {
  const tone = ramp(color);
  recess(ink, rect(...box, 14), color, {
    depth: 6,
    opacity: 0.4,
    fill: linear(65, tone.shade, [tone.base, 0.5], tone.light),
  });
}

/** A band in the department's colour, with arrows. */
function drawBand(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const band = rect(x, y, w, h);
  ink.draw(band, { fill: linear(90, tone.light, [tone.base, 0.4], tone.shade) });
  ink.clip(band, () => {
    for (const i of range(4)) {
      const left = x + w - 126 + i * 34;
      const arrow = polyline([left, y + 9], [left + 15, y + h / 2], [left, y + h - 9]);
      ink.draw(arrow, { stroke: '#ffffff', width: 8, opacity: 0.92 });
    }
    ink.draw(band, { stroke: '#1a0f2e', width: 10, opacity: 0.22, move: [0, 4], blur: 3 });
  });
  ink.draw(band, { stroke: tone.line, width: 3 });
}

function vent(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  for (const i of range(6)) {
    const slot = rect(x, y + (i * h) / 6 + 3, w, h / 6 - 8, 4);
    ink.draw(slot, { fill: linear(90, '#232838', tone.dark), stroke: tone.line, width: 2.4 });
    ink.draw(rect(x + 3, y + ((i + 1) * h) / 6 - 4, w - 4, 2.6, 1), { fill: '#fff', opacity: 0.9 });
  }
}

function drawPane(ink: Ink, accent: string): void {
  const [x, y, w, h] = PANE;
  const pane = rect(...PANE, 26);
  solid(ink, joinPaths(rect(x - 16, y - 16, w + 32, h + 32, 38), pane), '#7d8ca0', {
    evenOdd: true,
    bevel: 5,
  });
  ink.draw(pane, { fill: linear(90, '#f4fbff', '#a9cbdc') });
  ink.clip(pane, () => {
    roundFlask(ink, [x + w * 0.3, y + h * 0.84], h * 0.42, accent);
    conicalFlask(ink, [x + w * 0.72, y + h * 0.84], h * 0.34, '#ff8a70');
    ink.draw(rect(x, y + h * 0.84, w, h * 0.2), { fill: '#6f8ba0' });
    ink.draw(pane, { fill: '#e6f4fa', opacity: 0.42 });
  });
  glass(ink, pane, PANE, { top: '#e8f6ff', bottom: '#b8d8ea', opacity: 0.25, shine: 0.9 });
}

/** The sign above the door; it is red while the door is closed. */
function drawLightBox(ink: Ink, { frame }: Palette, isOpened: boolean): void {
  const color = isOpened ? '#4fe08f' : '#ff6a5a';
  const tone = ramp(color);
  const sign: Box = [104, 24, 176, 66];
  castShadow(ink, rect(...sign, 12), { dx: 4, dy: 7, blur: 5, opacity: 0.45 });
  plate(ink, rect(94, 14, 196, 86, 16), mix(frame, '#ffffff', 0.25), { bevel: 4, width: 4.5 });
  recess(ink, rect(...sign, 10), '#232838', {
    depth: 5,
    fill: linear(90, tone.hi, [tone.light, 0.4], tone.base),
  });
  glow(ink, 192, 57, 120, color, 0.5, 56);
  trefoil(ink, [138, 57], 26, tone.line);
  for (const i of range(3)) ink.draw(rect(172, 40 + i * 13, i === 1 ? 60 : 88, 7, 3.5), { fill: tone.line });
}

/** The card reader beside the door. */
function drawReader(ink: Ink, frame: string, isOpened: boolean): void {
  const color = isOpened ? '#4fe08f' : '#ff6a5a';
  castShadow(ink, rect(329, 380, 46, 110, 9), { dx: 3, dy: 6, blur: 4, opacity: 0.5 });
  plate(ink, rect(329, 380, 46, 110, 9), '#dfe5ea', { bevel: 4, width: 4.5 });
  recess(ink, rect(338, 392, 28, 34, 5), '#1d2636', { depth: 4 });
  ink.draw(oval(352, 409, 7), { fill: color });
  glow(ink, 352, 409, 20, color, 0.8);
  ink.draw(rect(337, 446, 30, 7, 3.5), { fill: ramp(frame).line });
  for (const i of range(3)) ink.draw(rect(337 + i * 11, 464, 7, 7, 2), { fill: ramp(frame).base });
}
