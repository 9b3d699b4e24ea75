import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, type Point, polar } from '../../ink/path.ts';
import { arc, chamfered, ngon, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { hazardStripes } from '../../kits/signs/hazardStripes.ts';
import { metal, plate, rivets } from '../../matter/metal.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  ring: string;
  light: string;
}

const CENTER: Point = [180, 168];
const BLADES = 8;
/**
 * The tones of the facets, clockwise from the lower right: those that face the light, and those that do not.
 */
const FACETS = ['dark', 'dark', 'mid', 'mid', 'lit', 'lit', 'mid', 'mid'] as const;

/** A device with an iris. Opened, the iris is open, and the crystal behind it glows. */
export const laserEmitter = defineItem<Palette>({
  id: 'laser-emitter',
  name: 'Laser emitter',
  tag: 'Electronics',
  anchor: 'wall',
  size: [360, 370],
  margin: { top: 36, right: 46, bottom: 48, left: 36 },
  line: 6.5,
  seed: 305,
  stand: { width: 9.5, center: 31, foot: 46 },
  realSize: { height: 38 },
  palettes: {
    steel: { body: '#7d8898', ring: '#464a5a', light: '#ff4a5a' },
    white: { body: '#dfe2e6', ring: '#6a7a94', light: '#4ad8ff' },
    copper: { body: '#b06a44', ring: '#d9a441', light: '#7dff8a' },
    violet: { body: '#5c4a84', ring: '#c9ced8', light: '#ffb03a' },
  },
  opens: true,
  opening: 'lights',
  lockMaterial: 'terminal',
  leaves: [{ type: 'iris', opening: oval(180, 168, 106), box: [74, 62, 212, 212] }],
  isLockable: true,
  hitBox: [10, 10, 340, 350],
  moves: ({ light }, isOn) =>
    isOn ? [{ type: 'flicker', at: [...CENTER], radius: 120, color: light }] : [blinking([180, 338], light)],
  draw(ink, palette, isOn) {
    drawHousing(ink, palette);
    drawWell(ink, palette, isOn);
    statusLamp(ink, [180, 338], palette.light, isOn);
    if (isOn) drawRays(ink, palette.light);
  },
});

function drawHousing(ink: Ink, { body, ring }: Palette): void {
  const tone = ramp(body);
  const outline = chamfered(10, 10, 340, 350, 52, 10);
  castShadow(ink, outline, { dx: 8, dy: 12, blur: 9, opacity: 0.42 });
  solid(ink, outline, body, {
    bevel: 10,
    fill: linear(60, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark),
  });
  ink.draw(chamfered(26, 26, 308, 318, 44, 8), { stroke: tone.deep, width: 3.5, opacity: 0.6 });
  ink.draw(chamfered(28, 28.5, 308, 318, 44, 8), { stroke: tone.hi, width: 2.2, opacity: 0.55 });
  const spots: Point[] = [
    [44, 66],
    [316, 66],
    [44, 304],
    [316, 304],
  ];
  rivets(ink, spots, 8, ring);
  for (const x of [82, 210]) {
    const box: Box = [x, 318, 68, 24];
    hazardStripes(ink, { path: rect(...box, 5), box, pitch: 24 }, '#e8b83c');
  }
}

function drawWell(ink: Ink, { ring, light }: Palette, isOn: boolean): void {
  const [cx, cy] = CENTER;
  castShadow(ink, oval(cx, cy, 134), { dx: 5, dy: 9, blur: 6, opacity: 0.45 });
  solid(ink, oval(cx, cy, 134), ring, { fill: metal(ring, 50), bevel: 8 });
  for (const i of range(12))
    ink.draw(oval(...polar(cx, cy, 121, i * 30 + 15), 4.5), { fill: ramp(ring).line });
  recess(ink, oval(cx, cy, 106), '#231d2e', { depth: 10, fill: linear(60, '#120d1c', '#2a2436') });
  if (isOn) ink.clip(oval(cx, cy, 104), () => drawBarrel(ink, ring, light));
  ink.clip(oval(cx, cy, 106), () => {
    for (const i of range(BLADES)) drawBlade(ink, i, ring, isOn);
    // The rim of the recess shades the part that has moved down below it.
    if (isOn)
      ink.draw(oval(cx, cy, 106), { stroke: '#0c0616', width: 30, opacity: 0.6, blur: 9, move: [3, 5] });
  });
  if (isOn) drawCrystal(ink, ring, light);
  ink.draw(oval(cx, cy, 106), { stroke: ramp(ring).line });
  ink.draw(arc(cx, cy, 128, 198, 262), { stroke: '#fff', width: 5, cap: 'round', opacity: 0.75 });
}

/** A blade of the iris. Together the blades form a pinwheel; when open, their tips leave a wide hole. */
function drawBlade(ink: Ink, i: number, color: string, isBack: boolean): void {
  const [cx, cy] = CENTER;
  const step = 360 / BLADES;
  const turn = i * step;
  const eye = isBack ? 82 : 7;
  const blade = polygon(
    polar(cx, cy, eye, turn),
    polar(cx, cy, 150, turn + 58),
    polar(cx, cy, 170, turn + 58 + step / 2),
    polar(cx, cy, 150, turn + 58 + step),
    polar(cx, cy, eye, turn + step),
  );
  plate(ink, blade, mix(color, i % 2 ? '#ffffff' : '#8a8fa0', 0.14), { width: 4.5, bevel: 4 });
}

/** Steps down to the crystal, each with a lit edge. */
function drawBarrel(ink: Ink, ring: string, light: string): void {
  const [cx, cy] = CENTER;
  const dark = mix(ring, '#0c0616', 0.6);
  ink.draw(oval(cx, cy, 106), {
    fill: radial(0.5, 0.5, 0.5, mix(light, dark, 0.35), [dark, 0.8], '#0c0616'),
  });
  for (const [radius, share] of [
    [84, 0.7],
    [70, 0.5],
    [56, 0.25],
  ] as const) {
    const step = mix(light, dark, share);
    ink.draw(oval(cx, cy, radius), {
      fill: linear(65, ramp(step).deep, [ramp(step).dark, 0.45], step),
      stroke: ramp(dark).line,
      width: 4,
    });
    ink.draw(arc(cx, cy, radius - 4, 10, 110), {
      stroke: mix(light, '#ffffff', 0.3),
      width: 3.4,
      cap: 'round',
      opacity: 0.85,
    });
  }
  const notches = range(16).map((i) => polar(cx, cy, 77, i * 22.5 + 11));
  for (const [x, y] of notches) ink.draw(oval(x, y, 2.8), { fill: '#0c0616', opacity: 0.85 });
}

/** Draws a cut stone held by four claws; its light is drawn over it. */
function drawCrystal(ink: Ink, ring: string, light: string): void {
  const [cx, cy] = CENTER;
  const tone = ramp(light);
  glow(ink, cx, cy, 104, light, 0.85);
  const stone = ngon(cx, cy, 40, 8, 22.5);
  castShadow(ink, stone, { dx: 3, dy: 5, blur: 5, opacity: 0.5 });
  ink.draw(stone, { fill: tone.base, stroke: tone.line, width: 5 });
  for (const i of range(8)) {
    const [from, to] = [i * 45 + 22.5, i * 45 + 67.5];
    const facet = polygon(
      polar(cx, cy, 22, from),
      polar(cx, cy, 37, from),
      polar(cx, cy, 37, to),
      polar(cx, cy, 22, to),
    );
    ink.draw(facet, { fill: FACETS[i] === 'lit' ? tone.hi : FACETS[i] === 'dark' ? tone.dark : tone.light });
    ink.draw(facet, { stroke: tone.deep, width: 1.8, opacity: 0.55 });
  }
  ink.draw(ngon(cx, cy, 22, 8, 22.5), {
    fill: radial(0.42, 0.38, 0.7, '#ffffff', [mix(light, '#ffffff', 0.7), 0.5], tone.light),
    stroke: tone.shade,
    width: 2.4,
  });
  for (const turn of [45, 135, 225, 315]) {
    const claw = polygon(
      polar(cx, cy, 30, turn),
      polar(cx, cy, 52, turn - 11),
      polar(cx, cy, 58, turn),
      polar(cx, cy, 52, turn + 11),
    );
    castShadow(ink, claw, { dx: 2, dy: 4, blur: 3, opacity: 0.5 });
    plate(ink, claw, mix(ring, '#ffffff', 0.25), { width: 4, bevel: 3 });
  }
}

/** Rays that fade toward their ends, and the light on the housing around. */
function drawRays(ink: Ink, light: string): void {
  const [cx, cy] = CENTER;
  glow(ink, cx, cy, 168, light, 0.34);
  const pale = mix(light, '#ffffff', 0.6);
  for (const [rx, ry] of [
    [168, 9],
    [9, 120],
  ] as const)
    ink.draw(oval(cx, cy, rx, ry), {
      fill: radial(0.5, 0.5, 0.5, ['#ffffff', 0, 0.95], [pale, 0.35, 0.6], [light, 1, 0]),
    });
  glow(ink, cx, cy, 34, '#ffffff', 0.9);
}
