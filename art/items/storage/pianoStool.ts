import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, SHADOW, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, mapPath, movePath, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { well } from '../../kits/furniture/well.ts';
import { turns } from '../../leaves.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { knob, rod, roundBar } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { board, grain } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  seat: string;
}

/** The outline of a lathe-turned leg, from its middle at the top: a ring, a bulge, a narrow part, a foot. */
const LEG = curve(
  'M-18 246L18 246L18 268C8 274 26 292 22 318C18 338 9 346 12 358C22 366 22 384 0 386' +
    'C-22 384 -22 366 -12 358C-9 346 -18 338 -22 318C-26 292 -8 274 -18 268Z',
);
/** The outline of the seat's frame, with a carved lower edge. */
const APRON = curve(
  'M74 204L326 204L326 242C312 242 306 254 288 254C262 254 256 240 236 240C222 240 214 258 200 258' +
    'C186 258 178 240 164 240C144 240 138 254 112 254C94 254 88 242 74 242Z',
);
const SEAT = curve(
  'M34 178C26 170 26 160 36 152C70 128 126 122 200 122C274 122 330 128 364 152C374 160 374 170 366 178Z',
);
/** The buttons of the seat, from the back row to the front. */
const BUTTONS: readonly Point[] = [
  [116, 141],
  [172, 137],
  [228, 137],
  [284, 141],
  [82, 162],
  [141, 158],
  [200, 157],
  [259, 158],
  [318, 162],
];

/** A padded seat; opened, it is a lid over sheets of music. */
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
  opening: 'creaks',
  lockMaterial: 'wood',
  leaves: [turns('top', [16, 118, 368, 84], [32, -4, 336, 164])],
  hitBox: [24, 120, 352, 268],
  isContainer: true,
  holds: [110, 84, 190, 100],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 200, 384, 176, 14, 0.6);
    drawBack(ink, palette.wood);
    if (isOpened) drawRaisedSeat(ink, palette);
    for (const x of [58, 342]) drawLeg(ink, x, palette.wood);
    drawApron(ink, palette.wood);
    if (isOpened) drawHold(ink, palette);
    else drawSeat(ink, palette.seat);
  },
});

/** The legs and the rail of the far side, in the seat's shade. */
function drawBack(ink: Ink, color: string): void {
  const shaded = shift(color, { lightness: -0.12 });
  solid(ink, rect(96, 300, 208, 15, 5), shaded, { width: 5, bevel: 3 });
  for (const x of [106, 294]) {
    const leg = mapPath(LEG, (px, py) => [x + px * 0.78, 246 + (py - 246) * 0.9]);
    solid(ink, leg, shaded, { bevel: 4, width: 5, fill: roundBar(shaded) });
    ink.draw(leg, { fill: linear(90, [SHADOW, 0, 0.6], [SHADOW, 0.45, 0]) });
  }
}

function drawLeg(ink: Ink, x: number, color: string): void {
  const leg = movePath(LEG, x, 0);
  solid(ink, leg, color, { bevel: 6, fill: roundBar(color) });
  for (const y of [270, 356])
    solid(ink, rect(x - 18, y, 36, 10, 5), color, { bevel: 3, width: 4, fill: roundBar(color) });
  solid(ink, polygon([x - 11, 386], [x + 11, 386], [x + 8, 378], [x - 8, 378]), BRASS, {
    width: 3.5,
    bevel: 2,
  });
}

function drawApron(ink: Ink, color: string): void {
  const tone = ramp(color);
  castShadow(ink, APRON, { dx: 6, dy: 8, blur: 7, opacity: 0.35 });
  solid(ink, APRON, color, {
    bevel: 7,
    texture: () => grain(ink, [74, 204, 252, 56], color, { direction: 'along x', strength: 0.4 }),
  });
  settle(ink, APRON, 0.25);
  for (const side of [-1, 1]) {
    const scroll = curve(
      `M${200 + side * 20} 226C${200 + side * 40} 210 ${200 + side * 62} 214 ${200 + side * 70} 228` +
        `C${200 + side * 78} 240 ${200 + side * 92} 238 ${200 + side * 96} 226` +
        `C${200 + side * 98} 218 ${200 + side * 88} 216 ${200 + side * 86} 224`,
    );
    ink.draw(scroll, { stroke: tone.deep, width: 5.5, opacity: 0.75, cap: 'round' });
    ink.draw(scroll, { stroke: tone.hi, width: 2.4, opacity: 0.75, cap: 'round', move: [1.5, 2.5] });
  }
  knob(ink, [200, 228], 11, BRASS);
  for (const x of [34, 318]) {
    board(ink, [x, 198, 48, 56], color, { direction: 'along y', corners: 4, bevel: 5, strength: 0.3 });
    recess(ink, rect(x + 11, 209, 26, 34, 3), color, { depth: 4 });
    ink.draw(oval(x + 24, 226, 6), { fill: tone.light, stroke: tone.deep, width: 2.6 });
  }
}

/** A buttoned cushion over a band with nails. */
function drawSeat(ink: Ink, color: string): void {
  const tone = ramp(color);
  const band = curve('M34 174L366 174C370 186 370 194 364 204L36 204C30 194 30 186 34 174Z');
  castShadow(ink, band, { dx: 2, dy: 8, blur: 6, opacity: 0.45 });
  solid(ink, band, shift(color, { lightness: -0.05 }), {
    bevel: 5,
    fill: linear(90, tone.shade, [tone.base, 0.4], tone.dark),
  });
  solid(ink, SEAT, color, {
    bevel: 9,
    fill: linear(88, tone.hi, [tone.light, 0.2], [tone.base, 0.62], tone.shade),
    texture: () => drawTufts(ink, color),
  });
  const welt = curve('M34 177C120 181 280 181 366 177');
  ink.draw(welt, { stroke: tone.line, width: 11, cap: 'round' });
  ink.draw(welt, { stroke: tone.base, width: 6, cap: 'round' });
  ink.draw(welt, { stroke: tone.hi, width: 2, cap: 'round', opacity: 0.8, move: [0, -1.6] });
  for (const i of range(16)) knob(ink, [42 + i * 21.1, 194], 5, BRASS);
}

/** Draws the folds of the cloth from each button to its neighbours and to the edges. */
function drawTufts(ink: Ink, color: string): void {
  const tone = ramp(color);
  const [back, front] = [BUTTONS.slice(0, 4), BUTTONS.slice(4)];
  const folds = [
    ...back.flatMap(([x, y], i) => [
      curve(`M${x} ${y}Q${x + (200 - x) * 0.05} ${y - 10} ${x + (200 - x) * 0.12} 118`),
      ...[front[i], front[i + 1]].map((at) => curve(`M${x} ${y}Q${x} ${y + 12} ${at?.[0]} ${at?.[1]}`)),
    ]),
    ...front.map(([x, y]) =>
      curve(`M${x} ${y}Q${x + (x - 200) * 0.02} ${y + 8} ${x + (x - 200) * 0.04} 182`),
    ),
    curve('M82 162Q52 150 40 160'),
    curve('M318 162Q348 150 360 160'),
  ];
  for (const [x, y] of [
    [141, 148],
    [200, 146],
    [259, 148],
    [86, 146],
    [314, 146],
    [110, 170],
    [170, 169],
    [230, 169],
    [290, 170],
  ] as const)
    glow(ink, x - 5, y - 2, 30, tone.hi, 0.7, 9);
  ink.draw(joinPaths(...folds), { stroke: tone.deep, width: 5, opacity: 0.4, cap: 'round', move: [1, 2] });
  ink.draw(joinPaths(...folds), { stroke: tone.dark, width: 2.6, opacity: 0.85, cap: 'round' });
  for (const [x, y] of BUTTONS) {
    ink.draw(oval(x + 1, y + 2, 8, 6), { fill: tone.deep, opacity: 0.6 });
    ink.draw(oval(x, y, 6, 4.6), { fill: tone.base, stroke: tone.line, width: 2.4 });
    ink.draw(oval(x - 1.6, y - 1.6, 2, 1.4), { fill: tone.hi });
  }
}

/** The raised seat, lined with quilted silk; a music book leans against it. */
function drawRaisedSeat(ink: Ink, { wood, seat }: Palette): void {
  const back = curve('M40 22C38 4 60 2 200 2C340 2 362 4 360 22L353 164L47 164Z');
  castShadow(ink, back, { dx: 8, dy: 6, blur: 8, opacity: 0.35 });
  solid(ink, back, seat, { bevel: 8 });
  for (const i of range(13)) knob(ink, [58 + i * 23.7, 12], 4, BRASS);
  const frame = rect(56, 20, 288, 144, 10);
  solid(ink, frame, wood, { bevel: 5, width: 5 });
  const silk = mix(seat, '#f0dfb8', 0.55);
  recess(ink, rect(70, 32, 260, 128, 6), silk, {
    depth: 7,
    texture: () => drawQuilting(ink, silk),
  });
  drawScore(ink, [92, 166], 112, 118, seat, -5);
}

function drawQuilting(ink: Ink, color: string): void {
  const tone = ramp(color);
  const seams = range(9).flatMap((i) => [
    ...polyline([40 + i * 52, 30], [-40 + i * 52, 164]),
    ...polyline([-40 + i * 52, 30], [40 + i * 52, 164]),
  ]);
  ink.draw(seams, { stroke: tone.dark, width: 2.6, opacity: 0.4 });
  ink.draw(seams, { stroke: tone.hi, width: 1.6, opacity: 0.5, move: [1.5, 1.8] });
}

/**
 * Draws the opened stool from a little above: a rim, a lit compartment, scores in a stack and a metronome.
 */
function drawHold(ink: Ink, { wood, seat }: Palette): void {
  const tone = ramp(wood);
  solid(ink, polygon([48, 156], [352, 156], [376, 208], [24, 208]), wood, {
    bevel: 4,
    fill: linear(90, tone.light, tone.hi),
  });
  const lining = mix(seat, '#e8d8b4', 0.25);
  well(ink, { back: { x: 66, y: 162, w: 268 }, front: { x: 46, y: 198, w: 308 }, depth: 10 }, lining, () =>
    glow(ink, 200, 190, 170, '#ffe0a0', 0.95, 36),
  );
  for (const [i, paper] of ['#f4ead0', seat].entries()) {
    const [x, y] = [66 + i * 6, 184 - i * 12];
    solid(ink, rect(x, y, 96, 13, 3), paper, { width: 4, bevel: 3 });
  }
  drawMetronome(ink, [298, 198], shift(wood, { lightness: 0.04 }));
  for (const x of [36, 352])
    ink.draw(polygon([x, 200], [x + 12, 200], [x + 12, 208], [x, 208]), { fill: tone.dark, opacity: 0.5 });
}

/** A printed book of music; `foot` is its lower left corner. */
function drawScore(ink: Ink, foot: Point, w: number, h: number, color: string, turn: number): void {
  ink.at(
    foot,
    () => {
      castShadow(ink, rect(0, -h, w, h, 3), { dx: 4, dy: 4, blur: 4, opacity: 0.4 });
      solid(ink, rect(4, -h - 3, w, h, 3), '#e4d6b4', { bevel: 2, width: 4 });
      solid(ink, rect(0, -h, w, h, 3), mix('#f6ecd2', color, 0.08), { bevel: 3, width: 4.5 });
      ink.draw(rect(7, -h + 7, w - 14, h - 14, 2), { stroke: ramp(color).base, width: 2.6 });
      for (const row of range(2)) {
        const top = -h + 30 + row * 42;
        for (const i of range(3))
          ink.draw(polyline([15, top + i * 9], [w - 15, top + i * 9]), {
            stroke: '#8a7460',
            width: 2.2,
            opacity: 0.8,
          });
        // The notes have no heads, since playable notes would look like a code.
        writtenLine(ink, { at: [20, top + 9], length: w - 40, color: '#2a1f28', width: 3.2, height: 5 });
      }
    },
    { turn },
  );
}

/** A metronome; the point is the middle of its foot. */
function drawMetronome(ink: Ink, [x, y]: Point, color: string): void {
  const body = polygon([x - 17, y - 92], [x + 17, y - 92], [x + 33, y], [x - 33, y]);
  castShadow(ink, body, { dx: 5, dy: 4, blur: 5, opacity: 0.45 });
  solid(ink, body, color, { bevel: 4, width: 5 });
  recess(ink, polygon([x - 11, y - 82], [x + 11, y - 82], [x + 22, y - 24], [x - 22, y - 24]), '#f2e6c6', {
    depth: 3,
    fill: linear(90, '#e8d8b0', '#fbf3dc'),
  });
  rod(ink, polyline([x, y - 18], [x + 8, y - 78]), SILVER, 4.5);
  solid(ink, polygon([x - 4, y - 62], [x + 13, y - 60], [x + 10, y - 46], [x - 2, y - 47]), BRASS, {
    width: 4,
    bevel: 2,
  });
  knob(ink, [x, y - 11], 6, BRASS);
}
