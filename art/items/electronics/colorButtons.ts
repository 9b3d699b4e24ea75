import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import { COLOUR_SHAPES, type ColourName } from '../../kits/signs/colourShapes.ts';
import { brushed } from '../../matter/brushed.ts';
import { metal, rivets } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { grain } from '../../matter/wood.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  plate: string;
  ring: string;
  matter: 'steel' | 'enamel' | 'wood';
}

interface Button {
  at: Point;
  color: string;
  /** Whose sign it bears. */
  name: ColourName;
}

const PLATE: Box = [8, 8, 404, 304];
const BUTTONS: readonly Button[] = [
  { at: [92, 108], color: '#e8483e', name: 'red' },
  { at: [210, 108], color: '#f2c53c', name: 'yellow' },
  { at: [328, 108], color: '#3fb662', name: 'green' },
  { at: [92, 226], color: '#3f86e0', name: 'blue' },
  { at: [210, 226], color: '#a45ad8', name: 'violet' },
  { at: [328, 226], color: '#f08a3a', name: 'orange' },
];
const RADIUS = 41;
const FIELD = rect(30, 30, 360, 260, 18);

/** Six buttons in the locks' colours; opened, all of them are lit. */
export const colorButtons = defineItem<Palette>({
  id: 'color-buttons',
  name: 'Colour buttons',
  tag: 'Electronics',
  anchor: 'wall',
  size: [420, 320],
  margin: { top: 34, right: 44, bottom: 44, left: 34 },
  line: 6.5,
  seed: 301,
  stand: { width: 10.6, center: 30, foot: 48 },
  realSize: { width: 52 },
  wear: 'none',
  palettes: {
    steel: { plate: '#9aa5b2', ring: '#4c4f5c', matter: 'steel' },
    black: { plate: '#433f4e', ring: BRASS, matter: 'enamel' },
    oak: { plate: '#a8703e', ring: BRASS, matter: 'wood' },
    cream: { plate: '#e6d9b8', ring: SILVER, matter: 'enamel' },
  },
  opens: true,
  isLockable: true,
  hitBox: PLATE,
  moves: (_, isLit) =>
    isLit
      ? BUTTONS.map(({ at, color }, i) =>
          blinking(at, mix(color, '#ffffff', 0.4), { radius: 58, period: 3600, delay: i * 600 }),
        )
      : [],
  draw(ink, palette, isLit) {
    drawPlate(ink, palette);
    if (isLit) drawPools(ink);
    for (const button of BUTTONS) drawButton(ink, button, palette.ring, isLit);
    if (isLit) for (const { at, color } of BUTTONS) glow(ink, ...at, 82, color, 0.55);
  },
});

function drawPlate(ink: Ink, { plate, ring, matter }: Palette): void {
  const outline = rect(...PLATE, 26);
  const tone = ramp(plate);
  castShadow(ink, outline, { dx: 8, dy: 12, blur: 9, opacity: 0.4 });
  const texture = (): void => {
    if (matter === 'steel') brushed(ink, PLATE, plate, 0.35);
    if (matter === 'wood') grain(ink, PLATE, plate, { direction: 'along x', strength: 0.45 });
  };
  const glossy = linear(70, tone.hi, [tone.light, 0.14], [tone.base, 0.5], tone.dark);
  solid(ink, outline, plate, { bevel: 9, texture, ...(matter !== 'wood' && { fill: glossy }) });
  recess(ink, FIELD, shift(plate, { lightness: -0.05 }), {
    depth: 8,
    opacity: 0.5,
    texture,
    fill: linear(80, tone.shade, [tone.base, 0.5], tone.light),
  });
  ink.draw(FIELD, { stroke: tone.hi, width: 2.4, opacity: 0.7, move: [2.4, 2.8] });
  const corners: Point[] = [
    [24, 24],
    [396, 24],
    [24, 296],
    [396, 296],
  ];
  rivets(ink, corners, 7.5, ring);
}

/** The light of each on the plate around it. */
function drawPools(ink: Ink): void {
  ink.clip(FIELD, () => {
    for (const { at, color } of BUTTONS) glow(ink, ...at, 104, mix(color, '#ffffff', 0.25), 1);
  });
}

function drawButton(ink: Ink, { at: [cx, cy], color, name }: Button, ring: string, isLit: boolean): void {
  const tone = ramp(
    isLit ? mix(color, '#ffffff', 0.12) : shift(color, { lightness: -0.17, chromaTimes: 0.72 }),
  );
  castShadow(ink, oval(cx, cy, RADIUS + 10), { dx: 4, dy: 7, blur: 5, opacity: 0.45 });
  solid(ink, oval(cx, cy, RADIUS + 9), ring, { fill: metal(ring, 50), bevel: 4, width: 5 });
  recess(ink, oval(cx, cy, RADIUS + 1), '#231d2c', {
    depth: 3,
    fill: isLit ? mix(color, '#ffffff', 0.7) : '#1d1826',
  });
  const lit = radial(
    0.46,
    0.42,
    0.62,
    '#ffffff',
    [mix(color, '#ffffff', 0.62), 0.4],
    [tone.base, 0.85],
    tone.shade,
  );
  const dull = radial(0.36, 0.28, 0.85, tone.light, [tone.base, 0.45], tone.deep);
  solid(ink, oval(cx, cy - 3, RADIUS - 4), tone, { fill: isLit ? lit : dull, bevel: 4, width: 5 });
  const sign = COLOUR_SHAPES[name]([cx, cy - 1], 16);
  ink.draw(sign, { fill: isLit ? '#ffffff' : tone.deep, opacity: isLit ? 0.95 : 0.5 });
  ink.draw(sign, { stroke: isLit ? tone.shade : tone.hi, width: 3, opacity: 0.75, move: [1.2, 1.6] });
  ink.draw(oval(cx - 12, cy - 21, 13, 7), { fill: '#fff', opacity: isLit ? 0.95 : 0.6 });
}
