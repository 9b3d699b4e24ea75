import { mix, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { polar } from '../ink/path.ts';
import { oval, polyline, range, rect } from '../ink/shapes.ts';
import { swing } from '../ink/swing.ts';
import { knob, plate, rivet } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { arrowOf } from './arrow.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { shine } from './openings.ts';
import { polished, type Surface, solidly } from './surfaces.ts';

const [CX, CY] = [180, 234];

/** The materials of a dial of arrows. */
interface DirectionsLook {
  ring: Surface;
  rim: string;
  card: Surface;
  /** The colour of the lines on the card. */
  ticks: string;
  /** The colours of the strip above the card. */
  strip: readonly [string, string];
  rivets: string;
  inside: readonly [string, string];
  /** The colours of the arrows: of the four main directions, and of those between. */
  keys: readonly [string, string];
  arrow: string;
  hole: string;
  knob: string;
  light?: string;
}

/** A dial of arrows, and the knob in its middle. */
export function directionsOf(look: DirectionsLook): LockParts {
  return {
    shut: body((ink) => {
      drawRing(ink, look);
      drawCard(ink, look);
      drawRivets(ink, look);
    }),
    open: body((ink) => {
      drawRing(ink, look);
      recess(ink, oval(CX, CY, 140), look.inside[0], { depth: 14, fill: linear(70, ...look.inside) });
      ink.clip(oval(CX, CY, 140), () => shine(ink, [CX + 34, CY + 40], 130, 130, 1));
      const opened = swing({
        hinge: CX - 146,
        cx: CX,
        cy: CY,
        angle: -58,
        distance: 800,
        isMirrored: false,
      });
      ink.warp(opened, () => {
        drawCard(ink, look);
        knob(ink, [CX, CY], 27, look.knob);
      });
      drawRivets(ink, look);
    }),
    knob: part([60, 60, 24], (ink) => knob(ink, [30, 30], 27, look.knob)),
  };
}

/** A ship's compass. */
export const directions = directionsOf({
  ring: polished(BRASS),
  rim: mix(BRASS, '#8a5a20', 0.35),
  card: solidly('#33436e'),
  ticks: '#cfae62',
  strip: ['#fffaf0', '#dccaa2'],
  rivets: BRASS,
  inside: ['#120a0c', '#6b3d14'],
  keys: [BRASS, '#b98a45'],
  arrow: '#3a2614',
  hole: '#1d2745',
  knob: '#b03a42',
});

function drawRing(ink: Ink, { ring, strip }: DirectionsLook): void {
  const paper = rect(24, 6, 284, 58, 4);
  const edge = ramp(strip[1]);
  castShadow(ink, paper, { dx: 4, dy: 6, blur: 5, opacity: 0.4 });
  ink.draw(paper, { fill: linear(80, ...strip), stroke: edge.line, width: 2.4 });
  for (const x of range(18)) ink.draw(oval(34 + x * 15.6, 12, 1.8), { fill: edge.shade });
  castShadow(ink, oval(CX, CY, 158), { dx: 8, dy: 12, blur: 12, opacity: 0.55 });
  ring(ink, oval(CX, CY, 158), [CX - 158, CY - 158, 316, 316], 10);
}

function drawRivets(ink: Ink, { rivets }: DirectionsLook): void {
  for (const i of range(16)) rivet(ink, polar(CX, CY, 150, i * 22.5 + 11.25), 3.6, rivets);
}

function drawCard(ink: Ink, look: DirectionsLook): void {
  const { rim, card, ticks, hole, light } = look;
  plate(ink, oval(CX, CY, 146), rim, { bevel: 6 });
  card(ink, oval(CX, CY, 136), [CX - 136, CY - 136, 272, 272], 8);
  if (light) ink.draw(oval(CX, CY, 66), { stroke: light, width: 10, opacity: 0.45, blur: 6 });
  for (const i of range(32)) {
    const tick = polyline(polar(CX, CY, i % 4 ? 62 : 56, i * 11.25), polar(CX, CY, 70, i * 11.25));
    ink.draw(tick, { stroke: ticks, width: i % 4 ? 1.6 : 3, opacity: 0.9 });
  }
  for (const i of range(8)) drawButton(ink, look, i);
  recess(ink, oval(CX, CY, 46), hole, { depth: 8 });
}

function drawButton(ink: Ink, { keys, arrow: color, light }: DirectionsLook, eighth: number): void {
  const [x, y] = polar(CX, CY, 102, eighth * 45 - 90);
  const isDiagonal = eighth % 2 === 1;
  const r = isDiagonal ? 26 : 29;
  castShadow(ink, oval(x, y, r), { dx: 2, dy: 4, blur: 4, opacity: 0.5 });
  plate(ink, oval(x, y, r), keys[isDiagonal ? 1 : 0], { bevel: 4, width: 2.6 });
  if (light) ink.draw(oval(x, y, r - 4), { stroke: light, width: 1.8, opacity: 0.8 });
  ink.draw(arrowOf([x, y], 15, eighth), { fill: color, stroke: ramp(color).line, width: 2 });
}
