import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { metal, rivets } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  body: string;
  grip: string;
  tube: string;
}

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
  const gripTone = ramp(grip);
  solid(ink, rect(-154, -30, 100, 54, 26), grip, {
    bevel: 6,
    fill: linear(90, gripTone.hi, [gripTone.base, 0.4], gripTone.deep),
  });
  for (const i of range(4))
    ink.draw(polyline([-132 + i * 14, -22], [-132 + i * 14, 18]), {
      stroke: gripTone.deep,
      width: 5,
      cap: 'round',
      opacity: 0.8,
    });
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

function drawTube(ink: Ink, { tube }: Palette, isOn: boolean): void {
  const window = rect(-34, -42, 160, 80, 16);
  const dark = mix(tube, '#1a1226', 0.82);
  recess(ink, window, '#2a2334', {
    depth: 7,
    fill: linear(90, isOn ? mix(tube, '#ffffff', 0.1) : '#17121f', dark),
  });
  const glass = rect(-20, -20, 132, 34, 15);
  const off = mix(tube, '#e4dcf4', 0.45);
  const lit = linear(90, mix(tube, '#ffffff', 0.6), ['#ffffff', 0.4], mix(tube, '#ffffff', 0.35));
  const dull = linear(90, mix(off, '#ffffff', 0.4), [off, 0.5], mix(off, '#1a1226', 0.5));
  ink.draw(glass, { fill: isOn ? lit : dull, stroke: '#221a2e', width: 4.5 });
  for (const x of [-20, 96])
    solid(ink, rect(x - 4, -22, 20, 38, 5), SILVER, { fill: metal(SILVER, 90), width: 4, bevel: 2 });
  for (const x of [14, 46, 78]) ink.draw(polyline([x, -42], [x, 38]), { stroke: '#2b2434', width: 7 });
  for (const x of [12, 44, 76])
    ink.draw(polyline([x, -40], [x, 36]), { stroke: isOn ? mix(tube, '#ffffff', 0.5) : '#7d788c', width: 2 });
  if (!isOn) return;
  glow(ink, 46, -2, 130, tube, 0.85, 84);
  ink.draw(oval(46, -4, 54, 8), { fill: '#fff', opacity: 0.6 });
}
