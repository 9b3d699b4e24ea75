import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve } from '../../../ink/path.ts';
import { oval, polyline, range } from '../../../ink/shapes.ts';
import { knob, rod } from '../../../matter/metal.ts';
import { contour, type Looks, shell } from './shape.ts';

const GORGET = curve('M108 128C124 140 180 140 196 128L206 156C186 172 118 172 98 156Z');
const SKULL = curve('M104 104C98 54 120 30 152 28C184 30 206 54 200 104L194 132C180 146 124 146 110 132Z');
const VISOR = curve('M102 78C112 70 192 70 202 78C206 104 192 126 152 140C112 126 98 104 102 78Z');
const FACE = curve('M116 74C130 68 174 68 188 74C192 100 182 118 152 126C122 118 112 100 116 74Z');

export function drawHelmet(ink: Ink, looks: Looks, isOpened: boolean): void {
  const { steel, trim } = looks;
  contour(ink, [GORGET, SKULL], steel);
  shell(ink, GORGET, steel, 4);
  drawPlume(ink, looks.plume);
  shell(ink, SKULL, steel, 6);
  rod(ink, polyline([152, 32], [152, 70]), trim, 7);
  if (isOpened) drawFace(ink, looks);
  else drawVisor(ink, looks);
  for (const x of [102, 202]) knob(ink, [x, 84], 9, trim);
}

function drawPlume(ink: Ink, color: string): void {
  const tone = ramp(color);
  const plume = curve(
    'M152 34C146 8 176 -8 206 4C236 18 244 56 232 92C226 78 218 72 210 74C212 56 200 40 184 40C172 38 160 38 152 34Z',
  );
  solid(ink, plume, color, { bevel: 6, fill: linear(50, tone.hi, [tone.base, 0.45], tone.dark) });
  for (const strand of ['M164 26C184 14 206 22 214 46', 'M172 34C196 28 216 42 222 70'])
    ink.draw(curve(strand), { stroke: tone.deep, width: 3.5, cap: 'round', opacity: 0.7 });
}

/** Draws the shut visor: a slit for the eyes, a row of holes to breathe through. */
function drawVisor(ink: Ink, { steel, trim }: Looks): void {
  const tone = ramp(steel);
  shell(ink, VISOR, steel, 6);
  ink.draw(curve('M112 88C130 82 144 86 148 92C144 98 128 98 114 94Z'), {
    fill: '#140c16',
    stroke: tone.line,
    width: 3,
  });
  ink.draw(curve('M192 88C174 82 160 86 156 92C160 98 176 98 190 94Z'), {
    fill: '#140c16',
    stroke: tone.line,
    width: 3,
  });
  ink.draw(polyline([152, 74], [152, 136]), { stroke: tone.hi, width: 4, opacity: 0.7 });
  for (const i of range(4))
    for (const side of [-1, 1])
      ink.draw(oval(152 + side * (13 + (i % 2) * 12), 106 + Math.floor(i / 2) * 11, 3.2), {
        fill: tone.line,
      });
  rod(ink, curve('M104 76C118 69 186 69 200 76'), trim, 4);
}

/** Draws the open visor: nobody inside, only two eyes. */
function drawFace(ink: Ink, { steel, light, trim }: Looks): void {
  recess(ink, FACE, '#2a2030', { depth: 9, opacity: 0.85, fill: linear(90, '#0d080f', '#2a1c2c') });
  for (const x of [138, 166]) {
    glow(ink, x, 93, 25, light, 1);
    ink.draw(oval(x, 93, 6.5, 4.5), { fill: '#fffdf0' });
  }
  const raised = curve('M98 70C104 38 134 24 152 24C170 24 200 38 206 70C190 60 114 60 98 70Z');
  shell(ink, raised, steel, 5);
  for (const i of range(5)) ink.draw(oval(124 + i * 14, 46 - (i % 2) * 6, 3.2), { fill: ramp(steel).line });
  rod(ink, curve('M100 68C116 59 188 59 204 68'), trim, 4);
}
