import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { metal, plate, rivets } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  body: string;
  grip: string;
  tube: string;
}

const CORD = '#6a5f78';

/** A hand lamp with a tube; opened, it shines in the light that makes hidden ink glow. */
export const uvLamp = defineItem<Palette>({
  id: 'uv-lamp',
  name: 'UV lamp',
  tag: 'Keys',
  anchor: 'top',
  size: [330, 210],
  margin: { top: 64, right: 60, bottom: 66, left: 50 },
  line: 8,
  seed: 207,
  stand: { width: 8.6, center: 71, foot: 95 },
  realSize: { width: 20 },
  lying: { thickness: 14 },
  wear: 'none',
  palettes: {
    black: { body: '#4a4756', grip: '#7d5fc4', tube: '#a874ff' },
    steel: { body: '#98a4b4', grip: '#3a3644', tube: '#8f6bff' },
    orange: { body: '#dd7a34', grip: '#3a3644', tube: '#c46bff' },
    lime: { body: '#9ab84a', grip: '#37404a', tube: '#7d78ff' },
  },
  opens: true,
  hitBox: [10, 10, 310, 190],
  moves: ({ tube }, isOn) => (isOn ? [trembling([172, 104], tube, 110)] : []),
  draw(ink, palette, isOn) {
    if (isOn) glow(ink, 165, 118, 214, palette.tube, 0.75, 150);
    ink.at([165, 106], () => drawLamp(ink, palette, isOn), { turn: -16 });
  },
});

/** Along x around 0, 0. */
function drawLamp(ink: Ink, palette: Palette, isOn: boolean): void {
  const { body, grip } = palette;
  const tone = ramp(body);
  const housing = rect(-74, -62, 218, 120, 24);
  castShadow(ink, housing, { dx: 8, dy: 13, blur: 9, opacity: 0.4 });
  castShadow(ink, rect(-152, -30, 90, 54, 24), { dx: 8, dy: 13, blur: 9, opacity: 0.4 });
  drawLoop(ink);
  const gripTone = ramp(grip);
  solid(ink, rect(-154, -30, 100, 54, 26), grip, {
    bevel: 6,
    fill: linear(90, gripTone.hi, [gripTone.base, 0.4], gripTone.deep),
  });
  for (const i of range(3))
    ink.draw(polyline([-138 + i * 12, -22], [-138 + i * 12, 18]), {
      stroke: gripTone.deep,
      width: 5,
      cap: 'round',
      opacity: 0.8,
    });
  drawSlide(ink, isOn);
  solid(ink, housing, body, {
    bevel: 8,
    fill: linear(80, tone.hi, [tone.light, 0.18], [tone.base, 0.5], tone.dark),
  });
  rivets(
    ink,
    [
      [-58, -46],
      [128, -46],
      [-58, 42],
      [128, 42],
    ],
    5.5,
    body,
  );
  statusLamp(ink, [-56, -2], palette.tube, isOn);
  drawTube(ink, palette, isOn);
}

/** A tube before a reflector, behind a guard of wire. */
function drawTube(ink: Ink, { tube }: Palette, isOn: boolean): void {
  const window = rect(-36, -46, 166, 88, 20);
  const sky = mix(tube, '#ffffff', 0.45);
  recess(ink, window, '#2a2334', {
    depth: 6,
    fill: isOn
      ? linear(90, mix(tube, '#2a1a52', 0.35), [sky, 0.5], mix(tube, '#2a1a52', 0.25))
      : linear(90, '#5d6070', ['#c9ced8', 0.24], ['#868c9c', 0.5], ['#d5d9e2', 0.72], '#565a6a'),
  });
  const glass = rect(-22, -21, 138, 36, 17);
  const off = mix(tube, '#2a2048', 0.42);
  const lit = linear(90, sky, ['#ffffff', 0.4], mix(tube, '#ffffff', 0.35));
  const dull = linear(90, mix(off, '#ffffff', 0.55), [off, 0.45], mix(off, '#120a1e', 0.5));
  castShadow(ink, glass, { dx: 2, dy: 7, blur: 4, opacity: 0.5 });
  ink.draw(glass, { fill: isOn ? lit : dull, stroke: '#221a2e', width: 4.5 });
  ink.draw(rect(-4, -15, 100, 6, 3), { fill: '#fff', opacity: isOn ? 0.9 : 0.55 });
  for (const x of [-24, 98])
    solid(ink, rect(x - 2, -24, 22, 42, 6), SILVER, { fill: metal(SILVER, 90), width: 4, bevel: 2 });
  for (const x of [10, 47, 84]) drawWire(ink, x, isOn ? sky : '#f2f4f8');
  if (!isOn) return;
  glow(ink, 46, -2, 130, tube, 0.85, 84);
  ink.draw(oval(46, -4, 54, 8), { fill: '#fff', opacity: 0.6 });
}

/** Bent outwards over the tube. */
function drawWire(ink: Ink, x: number, light: string): void {
  const wire = curve(`M${x} -47C${x + 9} -26 ${x + 9} 22 ${x} 43`);
  ink.draw(wire, { stroke: '#120a1e', width: 9, opacity: 0.35, move: [4, 3] });
  ink.draw(wire, { stroke: '#2b2434', width: 8.5, cap: 'round' });
  ink.draw(wire, { stroke: light, width: 3.4, cap: 'round', move: [-0.8, 0] });
}

/** A loop of cord at the end of the grip, and the slide that switches it on. */
function drawLoop(ink: Ink): void {
  const loop = curve('M-148 -6C-176 -26 -196 -8 -186 12C-178 30 -158 24 -148 6');
  ink.draw(loop, { stroke: '#120a1e', width: 11, opacity: 0.3, move: [5, 8], blur: 3 });
  ink.draw(loop, { stroke: ramp(CORD).line, width: 12, cap: 'round' });
  ink.draw(loop, { stroke: ramp(CORD).light, width: 5.5, cap: 'round' });
}

function drawSlide(ink: Ink, isOn: boolean): void {
  const slot = rect(-100, -14, 36, 16, 8);
  recess(ink, slot, '#241c30', { depth: 4 });
  plate(ink, rect(isOn ? -82 : -98, -13, 16, 14, 5), SILVER, { width: 3.4, bevel: 2 });
}
