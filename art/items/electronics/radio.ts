import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect, toothed } from '../../ink/shapes.ts';
import { swing } from '../../ink/swing.ts';
import { screenHalo } from '../../kits/controls/screen.ts';
import { turns } from '../../leaves.ts';
import { knob, metal, rod, sphere } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { grain } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';
import { drawValves, VALVES } from './radio/valves.ts';

interface Palette {
  body: string;
  front: string;
}

const CONE: Point = [112, 152];
const DIAL: Point = [276, 122];
const LIT = '#ffdf94';
/** The position of the loudspeaker once it is swung out on its left. */
const SWUNG = swing({ hinge: 36, cx: 58, cy: 130, angle: -106, distance: 900, isMirrored: false });

/**
 * A radio. Opened, its dial is lit, its needle points to a station, and the loudspeaker is swung aside from
 * the valves.
 */
export const radio = defineItem<Palette>({
  id: 'radio',
  name: 'Radio',
  tag: 'Electronics',
  anchor: 'top',
  size: [380, 260],
  margin: { top: 10, right: 42, bottom: 24, left: 30 },
  line: 6.5,
  seed: 54,
  stand: { width: 10.5, center: 30, foot: 91 },
  realSize: { width: 50 },
  palettes: {
    cherry: { body: '#a8483a', front: '#e9d9b0' },
    teal: { body: '#3f8a8a', front: '#efe3c4' },
    walnut: { body: '#8a5a38', front: '#d9b87a' },
  },
  opens: true,
  opening: 'starts',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'wood',
  leaves: [turns('left', [28, 68, 168, 168], [-26, 48, 66, 208])],
  hitBox: [8, 14, 364, 246],
  moves: (_, isOn) =>
    isOn
      ? [
          { type: 'flicker', at: [276, 204], radius: 34, color: '#7dff8a' },
          ...VALVES.map(({ foot: [x, y], height }) => trembling([x, y - height * 0.4], '#ffb347', 40)),
        ]
      : [],
  draw(ink, palette, isOn) {
    groundShadow(ink, 190, 258, 190, 13, 0.6);
    drawAerial(ink, isOn);
    drawGrip(ink, palette.body);
    for (const x of [42, 296])
      solid(ink, rect(x, 240, 42, 19, [0, 0, 7, 7]), BRASS, { bevel: 3, width: 4.5 });
    drawBody(ink, palette);
    drawSpeaker(ink, palette.front, isOn);
    drawDial(ink, isOn);
    drawTuner(ink, [230, 204], palette.front, isOn ? -40 : -140);
    drawTuner(ink, [322, 204], palette.front, isOn ? -90 : -40);
    drawEye(ink, isOn);
  },
});

function drawAerial(ink: Ink, isOn: boolean): void {
  const tip: Point = isOn ? [364, 4] : [338, 34];
  rod(ink, polyline([312, 66], tip), SILVER, 5);
  if (isOn) rod(ink, polyline([312, 66], [338, 35]), SILVER, 7);
  knob(ink, tip, 7, SILVER);
}

/** A strap over two brass posts. */
function drawGrip(ink: Ink, body: string): void {
  const leather = shift(body, { lightness: -0.13, chromaTimes: 0.7 });
  rod(ink, arc(168, 60, 84, 186, 354, 42), leather, 13, arc(167, 57, 84, 196, 320, 42));
  for (const x of [84, 252])
    solid(ink, rect(x - 11, 44, 22, 20, 5), BRASS, { fill: metal(BRASS, 45), bevel: 3, width: 4.5 });
}

function drawBody(ink: Ink, { body, front }: Palette): void {
  const outline = rect(8, 54, 364, 194, 38);
  const tone = ramp(body);
  castShadow(ink, outline, { dx: 7, dy: 7, blur: 8, opacity: 0.3 });
  const texture = (): void => grain(ink, [8, 54, 364, 194], body, { direction: 'along x', strength: 0.3 });
  const fill = linear(80, tone.hi, [tone.light, 0.12], [tone.base, 0.5], tone.dark);
  solid(ink, outline, body, { bevel: 9, texture, fill });
  settle(ink, outline, 0.3);
  ink.draw(rect(19, 65, 342, 172, 29), { stroke: ramp(front).line, width: 6, opacity: 0.55 });
  ink.draw(rect(19, 65, 342, 172, 29), { stroke: ramp(BRASS).light, width: 3 });
}

/** The cloth of the loudspeaker; once opened, it stands aside on its hinge and uncovers the valves. */
function drawSpeaker(ink: Ink, color: string, isOn: boolean): void {
  const [cx, cy] = CONE;
  solid(ink, oval(cx, cy, 78), BRASS, { fill: metal(BRASS, 45), bevel: 4, width: 5 });
  if (!isOn) drawGrille(ink, color);
  else {
    drawValves(ink, CONE);
    ink.warp(SWUNG, () => drawGrilleAside(ink, color));
  }
  ink.draw(arc(cx, cy, 73, 200, 262), { stroke: '#fff', width: 3.5, cap: 'round', opacity: 0.8 });
}

function drawGrille(ink: Ink, color: string): void {
  const tone = ramp(color);
  recess(ink, oval(...CONE, 68), color, {
    depth: 9,
    fill: linear(60, tone.light, [tone.base, 0.5], tone.shade),
    texture: () => drawWeave(ink, color),
  });
}

/** Draws the loudspeaker's cover from its inside: a wooden ring, and the cone in it. */
function drawGrilleAside(ink: Ink, color: string): void {
  const [cx, cy] = CONE;
  castShadow(ink, oval(cx, cy, 78), { dx: 8, dy: 8, blur: 7, opacity: 0.4 });
  solid(ink, oval(cx, cy, 78), BRASS, { bevel: 4, width: 5 });
  solid(ink, oval(cx, cy, 66), '#7a5236', { bevel: 5, width: 4 });
  for (const [radius, tone] of [
    [52, '#2e2029'],
    [42, mix(color, '#4a3a38', 0.7)],
    [22, '#33242c'],
  ] as const)
    ink.draw(oval(cx, cy, radius), { fill: tone, stroke: '#1c131c', width: 3.5 });
  solid(ink, oval(cx, cy, 15), '#8f95a4', { fill: sphere('#8f95a4'), width: 3.5, bevel: 2 });
}

function drawWeave(ink: Ink, color: string): void {
  const tone = ramp(color);
  const [cx, cy] = CONE;
  const threads = range(21).map((i) => -70 + i * 7);
  const down = joinPaths(...threads.map((d) => polyline([cx + d, cy - 70], [cx + d, cy + 70])));
  const across = joinPaths(...threads.map((d) => polyline([cx - 70, cy + d], [cx + 70, cy + d])));
  ink.draw(down, { stroke: tone.deep, width: 2, opacity: 0.35 });
  ink.draw(across, { stroke: tone.dark, width: 2, opacity: 0.4 });
  ink.draw(across, { stroke: tone.hi, width: 1.4, opacity: 0.6, move: [0, 2.2] });
}

/** A half circle of glass with ticks; a number on it would look like a code. */
function drawDial(ink: Ink, isOn: boolean): void {
  const [cx, cy] = DIAL;
  const pane = rect(202, 78, 148, 80, 18);
  const lit = radial(0.5, 0.9, 0.9, '#fffbe0', [LIT, 0.55], '#c98a3c');
  const unlit = linear(80, '#a8987a', ['#8f7e5f', 0.6], '#665640');
  recess(ink, pane, '#c9a868', { depth: 8, fill: isOn ? lit : unlit });
  ink.clip(pane, () => {
    const foot: Point = [cx, cy + 46];
    for (const [radius, width] of [
      [74, 3],
      [46, 2.2],
    ] as const)
      ink.draw(arc(...foot, radius, 205, 335), { stroke: '#4a3222', width, opacity: 0.8 });
    for (const i of range(17)) {
      const turn = 210 + i * 7.5;
      const long = i % 4 === 0;
      ink.draw(polyline(polar(...foot, 74, turn), polar(...foot, long ? 60 : 67, turn)), {
        stroke: '#4a3222',
        width: long ? 3.4 : 2,
      });
    }
    ink.draw(arc(...foot, 54, 292, 322), { stroke: '#b8402f', width: 5 });
    const needle = polyline(foot, polar(...foot, 78, isOn ? 302 : 226));
    ink.draw(needle, { stroke: '#d5402f', width: 4.5, cap: 'round' });
    ink.draw(oval(foot[0], foot[1], 15), { fill: sphere(BRASS), stroke: '#3a2820', width: 3 });
    ink.draw(rect(202, 78, 148, 28, 15), { fill: '#fff', opacity: 0.22 });
  });
  if (isOn) screenHalo(ink, cx, cy, 92, 74, '#ffd98a');
}

function drawTuner(ink: Ink, [cx, cy]: Point, color: string, degrees: number): void {
  castShadow(ink, oval(cx, cy, 25), { dx: 3, dy: 6, blur: 4 });
  solid(ink, toothed(cx, cy, 24, 21.5, 18, 2), color, { fill: metal(color, 45), width: 4 });
  ink.draw(oval(cx, cy, 15), { fill: sphere(color), stroke: ramp(color).line, width: 2.5 });
  ink.draw(polyline(polar(cx, cy, 5, degrees), polar(cx, cy, 20, degrees)), {
    stroke: '#3a2820',
    width: 4,
    cap: 'round',
  });
}

/** The tuning indicator: a green fan that closes at a station. */
function drawEye(ink: Ink, isOn: boolean): void {
  const [cx, cy]: Point = [276, 204];
  solid(ink, oval(cx, cy, 16), BRASS, { fill: metal(BRASS, 45), width: 4, bevel: 2 });
  ink.draw(oval(cx, cy, 10), {
    fill: isOn ? radial(0.5, 0.5, 0.6, '#f0ffd8', ['#7dff8a', 0.5], '#1f8a4a') : '#24402f',
    stroke: '#1c2a22',
    width: 2.5,
  });
  if (isOn) glow(ink, cx, cy, 34, '#7dff8a', 0.8);
}
