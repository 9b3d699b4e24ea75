import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve } from '../../ink/path.ts';
import { polyline, rect } from '../../ink/shapes.ts';
import { metal, plate, rod } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  body: string;
  grip: string;
  tube: string;
}

/** A hand lamp with a tube. Opened, it is on, with the light that makes hidden ink glow. */
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
  opening: 'lights',
  fades: 'lights up',
  hitBox: [10, 10, 310, 190],
  moves: ({ tube }, isOn) => (isOn ? [trembling([172, 104], tube, 110)] : []),
  draw(ink, palette, isOn) {
    if (isOn) ink.shine(() => glow(ink, 165, 118, 214, palette.tube, 0.75, 150));
    ink.at([165, 106], () => drawLamp(ink, palette, isOn), { turn: -16 });
  },
});

/** Along x around 0, 0. */
function drawLamp(ink: Ink, palette: Palette, isOn: boolean): void {
  const { body, grip } = palette;
  const tone = ramp(body);
  const housing = rect(-70, -74, 222, 142, 30);
  const handle = rect(-168, -37, 120, 68, 32);
  for (const path of [housing, handle]) castShadow(ink, path, { dx: 8, dy: 13, blur: 9, opacity: 0.4 });
  const gripTone = ramp(grip);
  solid(ink, handle, grip, {
    bevel: 8,
    fill: linear(90, gripTone.hi, [gripTone.base, 0.4], gripTone.deep),
  });
  for (const x of [-140, -122])
    ink.draw(polyline([x, -22], [x, 18]), { stroke: gripTone.deep, width: 7, cap: 'round', opacity: 0.8 });
  drawSlide(ink, isOn);
  solid(ink, housing, body, {
    bevel: 10,
    fill: linear(80, tone.hi, [tone.light, 0.18], [tone.base, 0.5], tone.dark),
  });
  drawTube(ink, palette, isOn);
}

/** Draws one thick tube in front of a reflector, behind two bars of the housing. */
function drawTube(ink: Ink, { body, tube }: Palette, isOn: boolean): void {
  const window = rect(-48, -54, 178, 102, 24);
  const sky = mix(tube, '#ffffff', 0.45);
  recess(ink, window, '#2a2334', {
    depth: 8,
    fill: isOn
      ? linear(90, mix(tube, '#2a1a52', 0.4), [sky, 0.5], mix(tube, '#2a1a52', 0.3))
      : linear(90, '#5d6070', ['#c9ced8', 0.24], ['#868c9c', 0.5], ['#d5d9e2', 0.72], '#565a6a'),
  });
  const glass = rect(-36, -30, 154, 54, 27);
  const off = mix(tube, '#2a2048', 0.42);
  const lit = linear(90, sky, ['#ffffff', 0.35], ['#ffffff', 0.6], mix(tube, '#ffffff', 0.35));
  const dull = linear(90, mix(off, '#ffffff', 0.6), [off, 0.42], mix(off, '#120a1e', 0.5));
  castShadow(ink, glass, { dx: 2, dy: 8, blur: 5, opacity: 0.5 });
  ink.draw(glass, { fill: isOn ? lit : dull, stroke: '#221a2e', width: 6 });
  if (!isOn) ink.draw(rect(-14, -20, 110, 9, 4.5), { fill: '#fff', opacity: 0.6 });
  for (const x of [-40, 98])
    solid(ink, rect(x, -33, 26, 60, 8), SILVER, { fill: metal(SILVER, 90), width: 5, bevel: 3 });
  for (const x of [16, 66]) drawBar(ink, x, body);
  if (isOn) ink.shine(() => glow(ink, 41, -3, 150, tube, 0.75, 110));
}

/** A bar in front of the tube, bent outwards. */
function drawBar(ink: Ink, x: number, color: string): void {
  const bar = curve(`M${x} -56C${x + 9} -30 ${x + 9} 24 ${x} 50`);
  ink.draw(bar, { stroke: '#120a1e', width: 13, opacity: 0.35, move: [5, 4] });
  rod(ink, bar, color, 7, curve(`M${x + 1} -46C${x + 7} -26 ${x + 7} 0 ${x + 5} 20`));
}

/** The slider that switches the lamp on. */
function drawSlide(ink: Ink, isOn: boolean): void {
  recess(ink, rect(-108, -18, 34, 24, 12), '#241c30', { depth: 4 });
  plate(ink, rect(isOn ? -90 : -107, -16, 18, 20, 8), SILVER, { width: 4, bevel: 3 });
}
