import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Point, polar } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect, toothed } from '../../ink/shapes.ts';
import { screenHalo } from '../../kits/controls/screen.ts';
import { glyphs } from '../../matter/digits.ts';
import { knob, metal, sphere } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { grain } from '../../matter/wood.ts';

interface Palette {
  body: string;
  front: string;
}

/** Opened, its dial is lit. */
export const radio = defineItem<Palette>({
  id: 'radio',
  name: 'Radio',
  tag: 'Electronics',
  anchor: 'top',
  size: [380, 260],
  margin: { top: 10, right: 42, bottom: 24, left: 30 },
  line: 7.5,
  seed: 54,
  stand: { width: 10.5, center: 30, foot: 91 },
  palettes: {
    cherry: { body: '#a8483a', front: '#e9d9b0' },
    teal: { body: '#3f8a8a', front: '#efe3c4' },
    walnut: { body: '#8a5a38', front: '#d9b87a' },
  },
  opens: true,
  hitBox: [8, 14, 364, 246],
  draw(ink, palette, isOn) {
    groundShadow(ink, 190, 258, 190, 13, 0.6);
    drawAerialAndGrip(ink);
    for (const x of [40, 300]) solid(ink, rect(x, 244, 40, 16, [0, 0, 6, 6]), '#3a3340');
    drawBody(ink, palette.body);
    drawSpeaker(ink, palette.front);
    drawDial(ink, isOn);
    drawTuner(ink, [240, 196], palette.front, -120);
    drawTuner(ink, [324, 196], palette.front, -40);
    ink.draw(oval(282, 222, 5), { fill: isOn ? '#ffb03a' : '#5a3a2a' });
    if (isOn) glow(ink, 282, 222, 13, '#ffb03a', 0.8);
  },
});

function drawAerialAndGrip(ink: Ink): void {
  ink.draw(polyline([318, 60], [352, 8]), { stroke: '#2a2733', width: 9, cap: 'round' });
  ink.draw(polyline([318, 60], [352, 8]), { stroke: '#c9ced8', width: 3.5, cap: 'round' });
  knob(ink, [352, 8], 6, SILVER);
  ink.draw(arc(170, 58, 70, 180, 360, 40), { stroke: '#2a2733', width: 18 });
  ink.draw(arc(170, 58, 70, 180, 360, 40), { stroke: '#7a5238', width: 9 });
  ink.draw(arc(169, 57, 71, 190, 260, 41), { stroke: '#c48f62', width: 3 });
}

function drawBody(ink: Ink, color: string): void {
  const body = rect(8, 54, 364, 196, 40);
  castShadow(ink, body, { dx: 7, dy: 7, blur: 8, opacity: 0.3 });
  const texture = (): void => grain(ink, [8, 54, 364, 196], color, { direction: 'along x', strength: 0.28 });
  solid(ink, body, color, { bevel: 9, texture });
  settle(ink, body, 0.28);
}

function drawSpeaker(ink: Ink, color: string): void {
  const tone = ramp(color);
  const texture = (): void => {
    for (const i of range(11)) {
      ink.draw(rect(28, 84 + i * 13.4, 168, 6, 3), { fill: tone.light });
      ink.draw(rect(28, 89 + i * 13.4, 168, 5, 2), { fill: tone.deep, opacity: 0.55 });
    }
  };
  recess(ink, rect(28, 76, 168, 152, 24), shift(color, { lightness: -0.12 }), { depth: 9, texture });
}

function drawDial(ink: Ink, isOn: boolean): void {
  const lit = radial(0.5, 0.6, 0.7, '#fff8d8', ['#ffdf94', 0.6], '#d99a4a');
  const unlit = linear(80, '#b8a67c', ['#a08c64', 0.6], '#7a6848');
  recess(ink, rect(212, 78, 140, 74, 14), '#c9a868', { depth: 7, fill: isOn ? lit : unlit });
  for (const i of range(15)) {
    const isLong = i % 5 === 0;
    const mark = polyline([224 + i * 8.3, 92], [224 + i * 8.3, isLong ? 110 : 102]);
    ink.draw(mark, { stroke: '#4a3222', width: isLong ? 3 : 2 });
  }
  glyphs(ink, ['8', '8'], [227, 126], 13, 11, '#5a3820');
  glyphs(ink, ['9', '6'], [266, 126], 13, 11, '#5a3820');
  glyphs(ink, ['1', '0', '4'], [305, 126], 13, 11, '#5a3820');
  ink.draw(polyline([288, 84], [288, 146]), { stroke: '#d5402f', width: 4.5 });
  ink.draw(rect(212, 78, 140, 28, 14), { fill: '#fff', opacity: 0.25 });
  if (isOn) screenHalo(ink, 282, 115, 110, 80, '#ffd98a');
}

function drawTuner(ink: Ink, [cx, cy]: Point, color: string, degrees: number): void {
  castShadow(ink, oval(cx, cy, 27), { dx: 3, dy: 6, blur: 4 });
  solid(ink, toothed(cx, cy, 27, 24, 16, 2), color, { fill: metal(color, 45), width: 4.5 });
  ink.draw(oval(cx, cy, 16), { fill: sphere(color), stroke: ramp(color).line, width: 2.5 });
  ink.draw(polyline([cx, cy], polar(cx, cy, 24, degrees)), { stroke: '#3a2820', width: 4, cap: 'round' });
}
