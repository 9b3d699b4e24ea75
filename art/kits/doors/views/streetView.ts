import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { stars } from '../../sights/sky.ts';
import { type Corridor, onLevel, onWall, pointIn, scaleAt, through, type Wall } from './perspective.ts';

interface House {
  from: number;
  to: number;
  top: number;
  color: string;
}

const LAMP = '#ffd27a';
const HOUSES: readonly House[] = [
  { from: 0.64, to: 1, top: 0.12, color: '#8a6a8f' },
  { from: 0.32, to: 0.64, top: -0.06, color: '#6f7fa4' },
  { from: 0, to: 0.32, top: 0.06, color: '#a86f6a' },
];

/** Behind a shop's door: a cobbled street in the evening. */
export function streetView(ink: Ink, opening: Path, box: Box): void {
  const street: Corridor = { box, farScale: 0.2, vanishing: [0.52, 0.56] };
  const at = placesIn(box);
  const [x, y, w, h] = box;
  through(
    ink,
    opening,
    () => {
      ink.draw(opening, {
        fill: linear(90, '#28306a', ['#6a4f94', 0.26], ['#e0806a', 0.46], ['#ffd08a', 0.58]),
      });
      stars(ink, [x, y, w, h * 0.22], 22);
      glow(ink, ...at(0.52, 0.55), w * 0.5, '#ffe6a8', 0.9);
      church(ink, at(0.53, 0.68), h * 0.33);
      cobbles(ink, street);
      for (const wall of ['left', 'right'] as const)
        for (const house of HOUSES) facade(ink, street, wall, house);
      for (const depth of [0.5, 0.09]) streetLamp(ink, street, depth);
    },
    0.4,
  );
}

function church(ink: Ink, [cx, foot]: Point, h: number): void {
  const shade = { fill: '#7a5078' };
  ink.draw(rect(cx - h * 0.1, foot - h * 0.62, h * 0.2, h * 0.62), shade);
  ink.draw(polygon([cx - h * 0.13, foot - h * 0.6], [cx, foot - h], [cx + h * 0.13, foot - h * 0.6]), shade);
  ink.draw(oval(cx, foot - h * 0.46, h * 0.055), { fill: LAMP });
}

function cobbles(ink: Ink, street: Corridor): void {
  const tone = ramp('#6a6484');
  ink.warp(onLevel(street, 'floor'), () => {
    ink.draw(polygon([0, 0], [1, 0], [1, 1], [0, 1]), {
      fill: linear(90, '#e0a080', ['#8f7894', 0.3], '#544f72'),
    });
    const fills = [tone.light, tone.base, shift(tone, { lightness: 0.05 })];
    for (const row of range(15).reverse()) {
      const stones = joinPaths(...range(7).map((i) => cobble(row, i)));
      ink.draw(stones, { fill: fills[row % 3] ?? tone.base, stroke: tone.dark, width: 2, opacity: 0.8 });
    }
    for (const across of [0, 0.88])
      ink.draw(rect(across, 0, 0.12, 1), { fill: '#8f86a0', stroke: '#4a4264', width: 2.5 });
    ink.draw(polygon([0.36, 0], [0.66, 0], [0.62, 1], [0.4, 1]), {
      fill: linear(90, [LAMP, 0, 0.7], [LAMP, 0.6, 0]),
    });
  });
}

function cobble(row: number, i: number): Path {
  const depth = 0.004 + (row / 15) ** 1.9 * 0.85;
  const size = 0.036 + row * 0.0065;
  return oval(0.17 + (i + (row % 2) * 0.5) * 0.104, depth + size * 0.4, 0.045, size * 0.42);
}

/** A house front with a lit shop window and lit panes above. */
function facade(ink: Ink, street: Corridor, wall: Wall, { from, to, top, color }: House): void {
  const tone = ramp(wall === 'left' ? shift(color, { lightness: -0.05, hue: 40 }) : color);
  const span = to - from;
  const line = 3.4 * scaleAt(street, from) + 0.8;
  ink.warp(onWall(street, wall), () => {
    const front = rect(from, top, span, 1 - top);
    ink.draw(front, {
      fill: linear(90, tone.shade, [tone.base, 0.5], tone.dark),
      stroke: tone.line,
      width: line,
    });
    ink.draw(rect(from, top, span, 0.03), { fill: tone.hi, stroke: tone.line, width: line * 0.7 });
    for (const row of range(2))
      for (const i of range(2))
        paneAt(
          ink,
          from + span * (0.14 + i * 0.42),
          top + 0.09 + row * 0.2,
          span * 0.28,
          0.12,
          (i + row + Math.round(from * 3)) % 3 !== 1,
          line,
        );
    const shop = rect(from + span * 0.1, 0.63, span * 0.5, 0.24);
    ink.draw(shop, { fill: linear(90, '#fff2bc', '#ffb860'), stroke: tone.line, width: line });
    ink.draw(rect(from + span * 0.68, 0.62, span * 0.22, 0.36), {
      fill: '#5a3440',
      stroke: tone.line,
      width: line,
    });
    ink.draw(
      polygon(
        [from + span * 0.04, 0.6],
        [from + span * 0.66, 0.6],
        [from + span * 0.66, 0.655],
        [from + span * 0.04, 0.655],
      ),
      { fill: wall === 'left' ? '#3f8a84' : '#c8503f', stroke: tone.line, width: line },
    );
  });
}

function paneAt(ink: Ink, x: number, y: number, w: number, h: number, isLit: boolean, line: number): void {
  ink.draw(rect(x, y, w, h), { fill: isLit ? '#ffd880' : '#4a5080', stroke: '#2a2040', width: line * 0.8 });
  ink.draw(rect(x + w * 0.45, y, w * 0.1, h), { fill: '#2a2040' });
}

/** A street lamp on the right pavement. */
function streetLamp(ink: Ink, street: Corridor, depth: number): void {
  const s = scaleAt(street, depth);
  const [x, foot] = pointIn(street, 0.87, 1, depth);
  const [, top] = pointIn(street, 0.87, 0.36, depth);
  const iron = { fill: '#34304a', stroke: '#1a1628', width: 2 };
  ink.draw(rect(x - 5 * s, top, 10 * s, foot - top), iron);
  ink.draw(rect(x - 10 * s, foot - 40 * s, 20 * s, 40 * s, 3), iron);
  ink.draw(rect(x - 13 * s, top - 2 * s, 26 * s, 8 * s), iron);
  glow(ink, x, top - 28 * s, 130 * s, LAMP, 0.85);
  const head = polygon(
    [x - 13 * s, top - 4 * s],
    [x - 21 * s, top - 52 * s],
    [x + 21 * s, top - 52 * s],
    [x + 13 * s, top - 4 * s],
  );
  ink.draw(head, { fill: linear(90, '#fffdf0', LAMP), stroke: '#1a1628', width: 3 });
  ink.draw(polygon([x - 27 * s, top - 52 * s], [x, top - 78 * s], [x + 27 * s, top - 52 * s]), iron);
}
