import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point, turnPath } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { knob, rivets } from '../../../matter/metal.ts';
import { GOLD } from '../../../matter/palette.ts';
import { board, fieldedPanel } from '../../../matter/wood.ts';
import { type Looks, mirrorIn, UPPER } from './shape.ts';

type Stave = readonly [x: number, heads: readonly Point[]];

const INKED = '#3a2a34';
const UPPER_STAVES: readonly Stave[] = [
  [
    200,
    [
      [9, 12],
      [25, 7],
      [42, 10],
    ],
  ],
  [
    268,
    [
      [10, 8],
      [28, 13],
      [44, 9],
    ],
  ],
];
const LOWER_STAVES: readonly Stave[] = [
  [
    200,
    [
      [11, 7],
      [28, 12],
    ],
  ],
  [
    268,
    [
      [9, 12],
      [25, 8],
      [42, 11],
    ],
  ],
];

/**
 * The strings in front of their gilded frame, the hammers, and a gap in the middle where some are missing.
 */
export function drawWorks(ink: Ink, { felt, light }: Looks): void {
  recess(ink, rect(...UPPER, 4), '#3a2622', {
    depth: 9,
    opacity: 0.7,
    fill: linear(90, '#33201c', ['#6a4028', 0.6], '#8a5a3a'),
    texture: () => {
      glow(ink, 260, 160, 260, light, 1, 150);
      drawFrame(ink);
      drawStrings(ink);
      drawHammers(ink, felt);
      for (const side of [-1, 1]) glow(ink, 260 + side * 132, 160, 92, light, 0.6, 74);
      drawHollow(ink, light);
    },
  });
}

function drawFrame(ink: Ink): void {
  const tone = ramp(GOLD);
  solid(ink, rect(56, 84, 408, 20, 4), GOLD, { bevel: 4, width: 4.5 });
  const brace = curve('M70 214C96 170 96 130 88 96L106 96C116 132 116 176 92 214Z');
  for (const dx of [0, 306])
    ink.at([dx, 0], () =>
      solid(ink, brace, GOLD, { bevel: 3, width: 4, fill: linear(0, tone.light, [tone.hi, 0.3], tone.dark) }),
    );
  rivets(
    ink,
    range(5).map((i) => [78 + i * 91, 94] as const),
    5.5,
    '#8a5a2a',
  );
}

function drawStrings(ink: Ink): void {
  const strings = range(15).map((i) => polyline([70 + i * 27, 104], [66 + i * 27.6, 214]));
  ink.draw(joinPaths(...strings), { stroke: '#2a1614', width: 5.5, opacity: 0.6 });
  ink.draw(joinPaths(...strings), { stroke: '#f4d99a', width: 2.6 });
}

function drawHammers(ink: Ink, felt: string): void {
  for (const i of range(14)) {
    const x = 82 + i * 27.4;
    ink.draw(polyline([x, 212], [x, 184]), { stroke: '#5a3826', width: 6 });
    const head = rect(x - 9, 164, 18, 25, [8, 8, 3, 3]);
    ink.draw(head, { fill: linear(90, '#fff4e0', felt), stroke: ramp(felt).line, width: 3.4 });
  }
}

/** Draws a hidden box between the strings. */
function drawHollow(ink: Ink, light: string): void {
  castShadow(ink, rect(196, 86, 128, 118, 6), { dx: 3, dy: 5, blur: 6, opacity: 0.5 });
  solid(ink, rect(196, 86, 128, 118, 6), '#8a5c3c', { bevel: 4, width: 5 });
  recess(ink, rect(206, 94, 108, 102, 3), '#2c1a18', {
    depth: 12,
    fill: linear(90, '#1a1014', '#5a382a'),
    texture: () => {
      glow(ink, 260, 176, 104, light, 1, 96);
      glow(ink, 260, 184, 60, '#fff6dc', 0.8, 40);
      ink.draw(rect(200, 184, 120, 16), { fill: '#a8764c' });
    },
  });
}

/** The closed panel with the music desk and a sheet. */
export function drawUpperPanel(ink: Ink, { wood, trim, isLacquered = false }: Looks): void {
  const [x, y, w, h] = UPPER;
  for (const left of [x, x + w - 112]) {
    fieldedPanel(ink, [left, y + 8, 112, h - 14], wood, { inset: 12, hasGrain: !isLacquered });
    if (isLacquered) {
      const field: Box = [left + 14, y + 22, 84, h - 42];
      mirrorIn(ink, rect(...field, 2), field);
    }
  }
  for (const center of [x + 56, x + w - 56]) drawInlay(ink, [center, y + 8 + (h - 14) / 2], trim);
  drawSheet(ink);
  board(ink, [178, 194, 164, 16], wood, { direction: 'along x', corners: 5, bevel: 4, strength: 0.3 });
}

/** A lozenge inlaid into the panel, with a round stud in its middle. */
function drawInlay(ink: Ink, [x, y]: Point, color: string): void {
  const tone = ramp(color);
  const lozenge = polygon([x, y - 34], [x + 24, y], [x, y + 34], [x - 24, y]);
  solid(ink, lozenge, color, {
    width: 4.5,
    bevel: 3,
    fill: linear(60, tone.hi, [tone.base, 0.5], tone.dark),
  });
  knob(ink, [x, y], 9, color);
}

function drawSheet(ink: Ink): void {
  const sheet = curve('M196 196L192 98C216 90 244 92 260 102C276 92 304 90 328 98L324 196Z');
  castShadow(ink, sheet, { dx: 4, dy: 5, blur: 5, opacity: 0.4 });
  solid(ink, sheet, '#f6ecd4', { width: 4.5, bevel: 3 });
  ink.draw(polyline([260, 104], [260, 196]), { stroke: '#c9b48a', width: 4 });
  for (const y of [124, 164])
    for (const [x, heads] of y < 150 ? UPPER_STAVES : LOWER_STAVES) drawStave(ink, [x, y], heads);
}

/** Draws three lines without a clef: it looks like music, but no note can be named or played. */
function drawStave(ink: Ink, [x, y]: Point, heads: readonly Point[]): void {
  const lines = range(3).map((i) => polyline([x, y + i * 7], [x + 52, y + i * 7]));
  ink.draw(joinPaths(...lines), { stroke: '#8a7458', width: 1.8, opacity: 0.75 });
  const beam = y - 11;
  const stems = heads.map(([dx, dy]) => polyline([x + dx + 4, y + dy], [x + dx + 4, beam]));
  ink.draw(joinPaths(...stems), { stroke: INKED, width: 2.4 });
  const [first, second] = heads;
  if (first && second)
    ink.draw(polyline([x + first[0] + 3, beam], [x + second[0] + 5, beam]), { stroke: INKED, width: 5 });
  ink.draw(
    joinPaths(...heads.map(([dx, dy]) => turnPath(oval(x + dx, y + dy, 5.6, 4.2), -18, [x + dx, y + dy]))),
    {
      fill: INKED,
    },
  );
}
