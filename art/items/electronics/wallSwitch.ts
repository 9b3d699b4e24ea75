import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { metal, sphere } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';

interface Palette {
  plate: string;
  toggle: string;
  light: string;
}

/** A toggle switch with a pilot lamp; opened, it is thrown, and the lamp lights the plate and leaves its foot in the dark. */
export const wallSwitch = defineItem<Palette>({
  id: 'wall-switch',
  name: 'Wall switch',
  tag: 'Electronics',
  anchor: 'wall',
  size: [190, 280],
  margin: { top: 40, right: 50, bottom: 44, left: 42 },
  line: 7.5,
  seed: 202,
  stand: { width: 5.8, center: 39.4, foot: 52 },
  realSize: { height: 14 },
  palettes: {
    ivory: { plate: '#ece0c2', toggle: '#5a3a34', light: '#ffd070' },
    brass: { plate: BRASS, toggle: '#33303c', light: '#ff8a5a' },
    steel: { plate: '#93a0b0', toggle: '#d6443c', light: '#7de8ff' },
    bakelite: { plate: '#5c3530', toggle: '#efe3c8', light: '#8dff9a' },
  },
  opens: true,
  isLockable: true,
  draw(ink, palette, isOn) {
    if (isOn) glow(ink, 95, 62, 132, palette.light, 0.6, 98);
    drawPlate(ink, palette.plate);
    if (isOn) lightPlate(ink, palette.light);
    drawPilot(ink, palette, isOn);
    drawToggle(ink, palette, isOn);
  },
});

function drawPlate(ink: Ink, color: string): void {
  const tone = ramp(color);
  const outline = rect(6, 6, 178, 268, 28);
  castShadow(ink, outline, { dx: 7, dy: 10, blur: 8, opacity: 0.45 });
  solid(ink, outline, color, {
    bevel: 10,
    fill: linear(60, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.shade),
  });
  const groove = rect(22, 22, 146, 236, 18);
  ink.draw(groove, { stroke: tone.dark, width: 3.5, opacity: 0.7 });
  ink.draw(groove, { stroke: tone.hi, width: 2.2, opacity: 0.9, move: [2, 2] });
  for (const [center, turn] of [
    [[95, 34], 20],
    [[95, 246], -38],
  ] as const)
    drawScrew(ink, center, turn);
}

function lightPlate(ink: Ink, light: string): void {
  ink.clip(rect(6, 6, 178, 268, 28), () => {
    const fade = radial(0.5, 0.5, 0.5, [light, 0, 0.95], [light, 0.6, 0.8], [light, 1, 0]);
    ink.draw(oval(95, 66, 120, 108), { fill: fade });
    ink.draw(rect(0, 150, 190, 130), { fill: linear(90, [SHADOW, 0, 0], [SHADOW, 1, 0.5]) });
  });
}

function drawScrew(ink: Ink, at: Point, turn: number): void {
  ink.draw(oval(at[0] + 1, at[1] + 2, 9.5), { fill: '#120a1e', opacity: 0.35 });
  ink.draw(oval(...at, 8.5), { fill: metal(SILVER, 45), stroke: '#3a3644', width: 3 });
  ink.at(at, () => ink.draw(polyline([-5.5, 0], [5.5, 0]), { stroke: '#3a3644', width: 3 }), { turn });
}

function drawPilot(ink: Ink, { light }: Palette, isOn: boolean): void {
  solid(ink, oval(95, 72, 21), SILVER, { fill: metal(SILVER, 45), width: 5, bevel: 3 });
  const off = mix(light, '#2a2028', 0.66);
  const fill = isOn
    ? radial(0.42, 0.36, 0.7, '#fffdf2', [mix(light, '#ffffff', 0.3), 0.4], light)
    : radial(0.38, 0.32, 0.8, mix(off, '#ffffff', 0.35), [off, 0.45], ramp(off).deep);
  ink.draw(oval(95, 72, 14), { fill, stroke: '#2a2430', width: 3.5 });
  ink.draw(oval(90, 66, 4.5, 3.2), { fill: '#fff', opacity: 0.85 });
  if (isOn) glow(ink, 95, 72, 62, light, 0.95);
}

/** Up is on: seen from below the knob hides its stem, seen from above it shows it. */
function drawToggle(ink: Ink, { toggle, light }: Palette, isOn: boolean): void {
  const tone = ramp(toggle);
  solid(ink, rect(53, 106, 84, 122, 18), SILVER, { fill: metal(SILVER, 55), width: 5.5, bevel: 4 });
  recess(ink, rect(70, 124, 50, 86, 12), '#241f2c', { depth: 8, fill: linear(90, '#0f0b14', '#39333f') });
  const [tip, foot] = isOn ? [112, 172] : [224, 162];
  if (isOn) glow(ink, 95, 196, 34, light, 0.7, 22);
  const stem = polygon([82, foot], [108, foot], [115, tip], [75, tip]);
  ink.draw(stem, { fill: '#120a1e', opacity: 0.45, blur: 6, move: [9, 12] });
  solid(ink, stem, toggle, {
    width: 5.5,
    bevel: 4,
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.55], tone.dark),
  });
  solid(ink, oval(95, tip, 23, isOn ? 19 : 21), toggle, { fill: sphere(toggle), width: 5.5, bevel: 3 });
  ink.draw(oval(87, tip - 8, 8, 5), { fill: '#fff', opacity: 0.6 });
}
