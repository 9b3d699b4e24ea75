import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Path, type Point, polar } from '../../ink/path.ts';
import { arc, ngon, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { metal, plate, sphere } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  plate: string;
  toggle: string;
  light: string;
}

const OUTLINE: Path = rect(6, 6, 178, 268, 26);
const WINDOW: Point = [95, 66];
const PIVOT: Point = [95, 180];

/** A toggle switch under a lamp. Opened, it is on, and the lamp lights the plate. */
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
  opening: 'lights',
  lockMaterial: 'steel',
  leaves: [turns('top', [66, 180, 58, 84], [66, 98, 58, 82])],
  isLockable: true,
  moves: ({ light }, isOn) => (isOn ? [trembling(WINDOW, light, 96)] : []),
  draw(ink, palette, isOn) {
    if (isOn) glow(ink, ...WINDOW, 134, palette.light, 0.75, 104);
    drawPlate(ink, palette.plate);
    if (isOn) lightPlate(ink, palette);
    drawScrews(ink);
    drawWindow(ink, palette, isOn);
    drawSigns(ink, palette, isOn);
    drawToggle(ink, palette, isOn);
  },
});

/** A cast plate with a raised rim, a recessed field, and a screw in each corner. */
function drawPlate(ink: Ink, color: string): void {
  const tone = ramp(color);
  castShadow(ink, OUTLINE, { dx: 7, dy: 10, blur: 8, opacity: 0.45 });
  solid(ink, OUTLINE, color, {
    bevel: 10,
    fill: linear(60, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.shade),
  });
  recess(ink, rect(22, 22, 146, 236, 17), color, {
    depth: 6,
    opacity: 0.45,
    fill: linear(65, tone.shade, [tone.base, 0.45], tone.light),
  });
  ink.draw(rect(22, 22, 146, 236, 17), { stroke: tone.hi, width: 3, opacity: 0.8, move: [2.6, 3] });
}

function drawScrews(ink: Ink): void {
  for (const [i, at] of [
    [38, 38],
    [152, 38],
    [38, 242],
    [152, 242],
  ].entries())
    drawScrew(ink, [at[0] ?? 0, at[1] ?? 0], 20 + i * 47);
}

/** The lamp's light on the plate and along its edge. */
function lightPlate(ink: Ink, { plate: color, light }: Palette): void {
  ink.clip(OUTLINE, () => {
    const near = mix(light, '#ffffff', 0.5);
    ink.draw(OUTLINE, { fill: linear(90, [light, 0, 0.4], [light, 0.5, 0.3], [SHADOW, 1, 0.34]) });
    const fade = radial(0.5, 0.5, 0.5, [near, 0, 0.9], [light, 0.4, 0.5], [light, 1, 0]);
    ink.draw(oval(...WINDOW, 120, 165), { fill: fade });
    ink.draw(OUTLINE, { stroke: near, width: 11, opacity: 0.6, move: [0, 4] });
  });
  ink.draw(OUTLINE, { stroke: ramp(color).line });
}

function drawScrew(ink: Ink, at: Point, turn: number): void {
  ink.draw(oval(at[0] + 1, at[1] + 2, 8), { fill: '#120a1e', opacity: 0.4 });
  ink.draw(oval(...at, 7), { fill: metal(SILVER, 45), stroke: '#3a3644', width: 2.8 });
  ink.at(at, () => ink.draw(polyline([-4.5, 0], [4.5, 0]), { stroke: '#3a3644', width: 2.6 }), { turn });
}

/** A faceted glass in a ring of chrome. */
function drawWindow(ink: Ink, { light }: Palette, isOn: boolean): void {
  const [cx, cy] = WINDOW;
  castShadow(ink, oval(cx, cy, 35), { dx: 3, dy: 6, blur: 4, opacity: 0.4 });
  solid(ink, oval(cx, cy, 35), SILVER, { fill: metal(SILVER, 45), width: 5.5, bevel: 4 });
  const off = mix(light, '#2a2028', 0.62);
  const jewel = oval(cx, cy, 25);
  ink.draw(jewel, {
    fill: isOn
      ? radial(0.42, 0.38, 0.75, '#fffef6', [mix(light, '#ffffff', 0.4), 0.35], ramp(light).shade)
      : radial(0.36, 0.3, 0.85, mix(off, '#ffffff', 0.4), [off, 0.5], ramp(off).deep),
    stroke: '#2a2430',
    width: 4,
  });
  ink.clip(jewel, () => {
    const facets = range(8).map((i) =>
      polyline(polar(cx, cy, 10, i * 45 + 22), polar(cx, cy, 26, i * 45 + 22)),
    );
    for (const facet of [...facets, ngon(cx, cy, 11, 8, 22)])
      ink.draw(facet, {
        stroke: isOn ? ramp(light).shade : '#ffffff',
        width: 2.6,
        opacity: isOn ? 0.8 : 0.28,
      });
  });
  ink.draw(arc(cx, cy, 19, 200, 268), { stroke: '#fff', width: 5, opacity: 0.85, cap: 'round' });
  if (isOn) glow(ink, cx, cy, 60, light, 0.35);
}

/** The signs for on and off, a stroke and a ring, engraved in the plate. */
function drawSigns(ink: Ink, { plate: color, light }: Palette, isOn: boolean): void {
  const tone = ramp(color);
  const engrave = (path: Path, isLit: boolean): void => {
    ink.draw(path, { stroke: tone.hi, width: 6, cap: 'round', opacity: 0.9, move: [1.8, 2] });
    ink.draw(path, { stroke: isLit ? mix(light, '#ffffff', 0.2) : tone.deep, width: 5.5, cap: 'round' });
  };
  engrave(polyline([43, 124], [43, 148]), isOn);
  engrave(oval(43, 214, 9), false);
}

/** Draws the switch, on when up: seen from below the ball hides its stem, seen from above it does not. */
function drawToggle(ink: Ink, { toggle }: Palette, isOn: boolean): void {
  const [cx, cy] = PIVOT;
  const tone = ramp(toggle);
  castShadow(ink, ngon(cx, cy, 46, 6), { dx: 4, dy: 7, blur: 5, opacity: 0.45 });
  plate(ink, ngon(cx, cy, 46, 6), SILVER, { width: 5.5, bevel: 5 });
  plate(ink, oval(cx, cy, 33), SILVER, { fill: metal(SILVER, 230), width: 4, bevel: 3 });
  recess(ink, oval(cx, cy, 23), '#241f2c', { depth: 7, fill: linear(90, '#0f0b14', '#4a434f') });
  const [tip, neck] = isOn ? [cy - 52, cy + 4] : [cy + 54, cy - 4];
  const lever = polygon([cx - 10, neck], [cx + 10, neck], [cx + 17, tip], [cx - 17, tip]);
  ink.draw(lever, { fill: '#120a1e', opacity: 0.5, blur: 6, move: [10, 13] });
  solid(ink, lever, toggle, {
    width: 5,
    bevel: 4,
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.55], tone.dark),
  });
  solid(ink, oval(cx, tip, 24, isOn ? 20 : 23), toggle, { fill: sphere(toggle), width: 5.5, bevel: 4 });
  ink.draw(oval(cx - 8, tip - 8, 8, 5), { fill: '#fff', opacity: 0.7 });
}
