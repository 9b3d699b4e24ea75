import { mix, type Ramp, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { arc, oval, rect } from '../../ink/shapes.ts';
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
  /** The name of the colour, which decides the button's sign. */
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

/** Six buttons in the colours of the locks. Opened, all of them are lit. */
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
  opening: 'lights',
  fades: 'lights up',
  lockMaterial: 'terminal',
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
    if (isLit) for (const { at, color } of BUTTONS) glow(ink, ...at, 76, color, 0.4);
  },
});

function drawPlate(ink: Ink, { plate, ring, matter }: Palette): void {
  const outline = rect(...PLATE, 26);
  const tone = ramp(plate);
  castShadow(ink, outline, { dx: 8, dy: 12, blur: 9, opacity: 0.4 });
  const texture = (): void => {
    if (matter === 'steel') brushed(ink, PLATE, plate, 0.15);
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

/** The light of each button on the plate. */
function drawPools(ink: Ink): void {
  ink.clip(FIELD, () => {
    for (const { at, color } of BUTTONS) glow(ink, ...at, 104, mix(color, '#ffffff', 0.25), 1);
  });
}

function drawButton(ink: Ink, { at: [cx, cy], color, name }: Button, ring: string, isLit: boolean): void {
  const tone = ramp(
    isLit ? mix(color, '#ffffff', 0.12) : shift(color, { lightness: -0.17, chromaTimes: 0.72 }),
  );
  castShadow(ink, oval(cx, cy, RADIUS + 11), { dx: 5, dy: 9, blur: 6, opacity: 0.5 });
  solid(ink, oval(cx, cy, RADIUS + 10), ring, { fill: metal(ring, 50), bevel: 5, width: 5.5 });
  recess(ink, oval(cx, cy, RADIUS + 1), '#231d2c', {
    depth: 3,
    fill: isLit ? mix(color, '#ffffff', 0.7) : '#1d1826',
  });
  drawCap(ink, [cx, cy], tone, isLit);
  const sign = COLOUR_SHAPES[name]([cx, cy - 5], 17);
  if (isLit) ink.draw(sign, { fill: '#ffffff', stroke: tone.shade, width: 3.5 });
  else {
    ink.draw(sign, { fill: tone.hi, opacity: 0.5, move: [1.4, 1.8] });
    ink.draw(sign, { fill: tone.deep });
  }
  ink.draw(arc(cx, cy - 5, RADIUS - 12, 205, 285), {
    stroke: '#fff',
    width: 7,
    opacity: isLit ? 0.95 : 0.75,
    cap: 'round',
  });
}

/** The cap of a button: a round wall with a slightly hollow top. */
function drawCap(ink: Ink, [cx, cy]: Point, tone: Ramp, isLit: boolean): void {
  const wall = linear(0, tone.shade, [tone.base, 0.35], [tone.dark, 0.75], tone.deep);
  solid(ink, oval(cx, cy + 3, RADIUS - 4), tone, { fill: isLit ? tone.base : wall, bevel: 3, width: 4.5 });
  const lit = radial(0.5, 0.5, 0.55, '#ffffff', [tone.hi, 0.45], tone.light);
  const dull = linear(65, tone.light, [tone.base, 0.5], tone.shade);
  ink.draw(oval(cx, cy - 5, RADIUS - 5), { fill: isLit ? lit : dull, stroke: tone.line, width: 3.5 });
  const bowl = linear(65, tone.shade, [tone.base, 0.5], tone.light);
  if (!isLit) ink.draw(oval(cx, cy - 5, RADIUS - 14), { fill: bowl });
}
