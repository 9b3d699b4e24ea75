import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, movePath, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { well } from '../../kits/furniture/well.ts';
import { turns } from '../../leaves.ts';
import { knob, roundBar } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  seat: string;
}

const LEG = curve(
  'M-18 246L18 246L18 268C8 274 26 292 22 318C18 338 9 346 12 358C22 366 22 384 0 386' +
    'C-22 384 -22 366 -12 358C-9 346 -18 338 -22 318C-26 292 -8 274 -18 268Z',
);

/** A tufted seat; opened, it is a lid over sheets of music. */
export const pianoStool = defineItem<Palette>({
  id: 'piano-stool',
  name: 'Piano stool',
  tag: 'Storage',
  anchor: 'floor',
  size: [400, 392],
  margin: { top: 20, right: 42, bottom: 34, left: 32 },
  line: 6.5,
  seed: 269,
  stand: { width: 12, center: 36, foot: 93 },
  realSize: { height: 50 },
  palettes: {
    ebony: { wood: '#4c414a', seat: '#a83440' },
    walnut: { wood: '#8a5532', seat: '#3f6f62' },
    white: { wood: '#e4dcc8', seat: '#4a6a9a' },
    honey: { wood: '#c08a48', seat: '#6a4a86' },
  },
  tops: [[50, 150, 300]],
  opens: true,
  leaves: [turns('top', [16, 118, 368, 84], [32, -4, 336, 164])],
  hitBox: [24, 120, 352, 268],
  isContainer: true,
  holds: [110, 84, 190, 100],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 200, 384, 176, 14, 0.6);
    if (isOpened) drawRaisedSeat(ink, palette);
    for (const x of [58, 342]) drawLeg(ink, x, palette.wood);
    drawApron(ink, palette.wood);
    if (isOpened) drawHold(ink, palette);
    else drawSeat(ink, palette.seat);
  },
});

/** Turned: rings, a belly, a foot. */
function drawLeg(ink: Ink, x: number, color: string): void {
  const leg = movePath(LEG, x, 0);
  solid(ink, leg, color, { bevel: 6, fill: roundBar(color) });
  for (const y of [270, 356])
    solid(ink, rect(x - 18, y, 36, 10, 5), color, { bevel: 3, width: 4, fill: roundBar(color) });
}

function drawApron(ink: Ink, color: string): void {
  const apron = rect(30, 196, 340, 60, 6);
  castShadow(ink, apron, { dx: 6, dy: 8, blur: 7, opacity: 0.35 });
  board(ink, [30, 196, 340, 60], color, { corners: 6, direction: 'along x', bevel: 7, strength: 0.4 });
  settle(ink, apron, 0.25);
  ink.draw(rect(52, 214, 296, 26, 4), { stroke: ramp(color).dark, width: 3, opacity: 0.7 });
  ink.draw(rect(53.6, 215.6, 296, 26, 4), { stroke: ramp(color).hi, width: 1.8, opacity: 0.6 });
  knob(ink, [200, 226], 11, BRASS);
}

function drawSeat(ink: Ink, color: string): void {
  const tone = ramp(color);
  const cushion = curve(
    'M34 196C22 190 20 172 34 160C70 130 120 124 200 124C280 124 330 130 366 160C380 172 378 190 366 196Z',
  );
  castShadow(ink, cushion, { dx: 2, dy: 8, blur: 6, opacity: 0.4 });
  solid(ink, cushion, color, {
    bevel: 9,
    fill: linear(85, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark),
  });
  drawTufts(ink, color, [
    [96, 158],
    [164, 150],
    [236, 150],
    [304, 158],
  ]);
  ink.draw(curve('M36 184C120 192 280 192 364 184'), { stroke: tone.deep, width: 4, opacity: 0.6 });
  for (const i of range(15)) knob(ink, [42 + i * 22.6, 197], 5, BRASS);
}

function drawTufts(ink: Ink, color: string, buttons: readonly Point[]): void {
  const tone = ramp(color);
  for (const [x, y] of buttons) {
    for (const [dx, dy] of [
      [-30, -16],
      [30, -16],
      [-30, 20],
      [30, 20],
    ] as const)
      ink.draw(curve(`M${x} ${y}Q${x + dx * 0.5} ${y + dy * 0.3} ${x + dx} ${y + dy}`), {
        stroke: tone.deep,
        width: 3,
        opacity: 0.5,
        cap: 'round',
      });
    ink.draw(oval(x, y, 6.5, 5), { fill: tone.dark, stroke: tone.line, width: 2.6 });
    ink.draw(oval(x - 2, y - 2, 2, 1.5), { fill: tone.hi });
  }
}

/** It stands up on its hinges; below it is plain wood with a net for sheets. */
function drawRaisedSeat(ink: Ink, { wood, seat }: Palette): void {
  const back = polygon([44, 16], [356, 16], [348, 160], [52, 160]);
  castShadow(ink, back, { dx: 8, dy: 6, blur: 8, opacity: 0.35 });
  solid(ink, curve('M40 24C36 4 60 2 200 2C340 2 364 4 360 24L352 162L48 162Z'), seat, { bevel: 8 });
  recess(ink, rect(66, 22, 268, 132, 8), shift(wood, { lightness: -0.05 }), { depth: 7 });
  ink.draw(polyline([74, 96], [326, 96]), { stroke: ramp(seat).line, width: 11 });
  ink.draw(polyline([74, 96], [326, 96]), { stroke: ramp(seat).light, width: 6 });
}

function drawHold(ink: Ink, { wood, seat }: Palette): void {
  const tone = ramp(wood);
  solid(ink, polygon([52, 154], [348, 154], [374, 204], [26, 204]), wood, {
    bevel: 4,
    fill: linear(90, tone.light, tone.hi),
  });
  const lining = mix(seat, '#e8d8b4', 0.25);
  well(ink, { back: { x: 70, y: 160, w: 260 }, front: { x: 48, y: 196, w: 304 }, depth: 10 }, lining, () =>
    glow(ink, 200, 188, 150, '#ffe0a0', 0.85, 34),
  );
  drawMusic(ink, [78, 190], -7);
  drawMusic(ink, [262, 192], 5);
}

/** A sheet that stands up out of it; `foot` is its lower left corner. */
function drawMusic(ink: Ink, foot: Point, turn: number): void {
  ink.at(
    foot,
    () => {
      const sheet = rect(0, -104, 64, 104, 3);
      castShadow(ink, sheet, { dx: 4, dy: 3, blur: 4, opacity: 0.4 });
      solid(ink, sheet, '#f6ecd2', { bevel: 3, width: 4.5 });
      for (const row of range(3)) {
        const top = -92 + row * 28;
        for (const i of range(4))
          ink.draw(polyline([7, top + i * 5], [57, top + i * 5]), {
            stroke: '#6a5646',
            width: 1.5,
            opacity: 0.75,
          });
        for (const [x, dy] of [
          [16, 14],
          [29, 6],
          [43, 11],
        ] as const) {
          ink.draw(oval(x, top + dy, 4.4, 3.4), { fill: '#2a1f28' });
          ink.draw(polyline([x + 3.6, top + dy], [x + 3.6, top + dy - 14]), { stroke: '#2a1f28', width: 2 });
        }
      }
    },
    { turn },
  );
}
