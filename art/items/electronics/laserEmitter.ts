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

/** Shut by an iris of blades; opened, the iris has drawn back and the crystal behind it shines. */
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
  const depth = isOn
    ? radial(0.5, 0.5, 0.55, mix(light, '#ffffff', 0.55), [light, 0.4], mix(light, '#120a20', 0.72))
    : linear(60, '#120d1c', '#2a2436');
  recess(ink, oval(cx, cy, 106), '#231d2e', { depth: 10, fill: depth });
  ink.clip(oval(cx, cy, 104), () => (isOn ? drawCrystal(ink, light) : undefined));
  ink.clip(oval(cx, cy, 106), () => {
    for (const i of range(BLADES)) drawBlade(ink, i, ring, isOn);
  });
  ink.draw(oval(cx, cy, 106), { stroke: ramp(ring).line });
  ink.draw(arc(cx, cy, 128, 198, 262), { stroke: '#fff', width: 5, cap: 'round', opacity: 0.75 });
}

/** The blades fit each other like a pinwheel; drawn back, they leave a wide eye. */
function drawBlade(ink: Ink, i: number, color: string, isBack: boolean): void {
  const [cx, cy] = CENTER;
  const step = 360 / BLADES;
  const turn = i * step;
  const eye = isBack ? 66 : 7;
  const blade = polygon(
    polar(cx, cy, eye, turn),
    polar(cx, cy, 150, turn + 58),
    polar(cx, cy, 170, turn + 58 + step / 2),
    polar(cx, cy, 150, turn + 58 + step),
    polar(cx, cy, eye, turn + step),
  );
  plate(ink, blade, mix(color, i % 2 ? '#ffffff' : '#8a8fa0', 0.14), { width: 4.5, bevel: 4 });
}

function drawCrystal(ink: Ink, light: string): void {
  const [cx, cy] = CENTER;
  plate(ink, oval(cx, cy, 52), '#4a4658', { width: 5 });
  const stone = ngon(cx, cy, 42, 8, 22.5);
  ink.draw(stone, {
    fill: radial(0.45, 0.4, 0.7, '#ffffff', [mix(light, '#ffffff', 0.6), 0.5], light),
    stroke: ramp(light).line,
    width: 4.5,
  });
  for (const i of range(8)) {
    const facet = polygon([cx, cy], polar(cx, cy, 40, i * 45 + 22.5), polar(cx, cy, 40, i * 45 + 67.5));
    ink.draw(facet, { fill: i % 2 ? '#fff' : light, opacity: 0.35 });
  }
}

function drawRays(ink: Ink, light: string): void {
  const [cx, cy] = CENTER;
  glow(ink, cx, cy, 168, light, 0.75);
  glow(ink, cx, cy, 70, '#ffffff', 0.95);
  for (const [turn, length] of [
    [0, 150],
    [90, 118],
    [180, 150],
    [270, 118],
  ] as const) {
    const ray = polygon(
      polar(cx, cy, 10, turn - 90),
      polar(cx, cy, length, turn),
      polar(cx, cy, 10, turn + 90),
    );
    ink.draw(ray, { fill: '#fff', opacity: 0.75 });
  }
  ink.draw(rect(cx - 150, cy - 2, 300, 4, 2), { fill: mix(light, '#ffffff', 0.5), opacity: 0.8 });
}
