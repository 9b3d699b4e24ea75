import { mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { curve } from '../../../ink/path.ts';
import { oval, polygon, polyline } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { hinge, sphere } from '../../../matter/metal.ts';
import { mossTuft } from '../../../matter/moss.ts';
import { BRASS } from '../../../matter/palette.ts';

interface Pot {
  pot: string;
  band: string;
  light: string;
}

/** The belt of glaze around the pot, and the piece of it that is a door. */
const BELT = curve('M60 280Q200 302 340 280V376Q200 398 60 376Z');
const LEAF = curve('M136 289Q200 294 264 289L260 384Q200 389 140 384Z');
const HINGE = 138;
const LOZENGES = [78, 138, 200, 262, 322];
/** The warp of the open door on its left hinge. */
const SWUNG = swing({ hinge: HINGE, cx: 214, cy: 338, angle: -108, distance: 900, isMirrored: false });

/** The closed door: only the joints are visible. It is drawn within the pot's outline. */
export function drawBelt(ink: Ink, { pot, band }: Pot): void {
  const [tone, own] = [ramp(band), ramp(pot)];
  ink.draw(BELT, {
    fill: linear(0, tone.base, [tone.light, 0.3], [tone.hi, 0.38], [tone.base, 0.58], tone.dark),
    stroke: own.line,
    width: 4.5,
  });
  for (const x of LOZENGES) drawLozenge(ink, x, pot);
  for (const [x, foot] of [
    [136, 140],
    [264, 260],
  ] as const) {
    ink.draw(polyline([x, 288], [foot, 386]), { stroke: tone.hi, width: 2.4, opacity: 0.7, move: [2.6, 0] });
    ink.draw(polyline([x, 288], [foot, 386]), { stroke: tone.line, width: 3.6 });
  }
}

/**
 * Draws a lozenge in the pot's own glaze, with a knob in its middle; those at the sides are seen at an angle.
 */
function drawLozenge(ink: Ink, x: number, color: string): void {
  const away = Math.abs(x - 200);
  const [y, half] = [341 - away * 0.09, away < 20 ? 30 : 30 - away * 0.1];
  const tone = ramp(color);
  ink.draw(polygon([x, y - 32], [x + half, y], [x, y + 32], [x - half, y]), {
    fill: linear(60, tone.light, [tone.base, 0.5], tone.dark),
    stroke: tone.line,
    width: 3.4,
  });
  ink.draw(oval(x, y, half * 0.3, 9), { fill: sphere(BRASS), stroke: tone.line, width: 3 });
}

/** Draws a glowing hollow with moss on its floor, and its door aside. */
export function drawPotNiche(ink: Ink, { pot, band, light }: Pot): void {
  recess(ink, LEAF, '#3a2620', {
    depth: 15,
    opacity: 0.85,
    fill: radial(0.5, 0.9, 0.85, light, [mix(light, '#8a4a28', 0.6), 0.4], ['#3a1f1a', 0.75], '#150b10'),
    texture: () => {
      glow(ink, 200, 356, 74, light, 0.9, 46);
      ink.draw(oval(200, 392, 86, 30), { fill: linear(90, '#6a8a3c', '#33522c') });
      for (const [x, size] of [
        [146, 26],
        [252, 28],
      ] as const)
        mossTuft(ink, [x, 376], size, '#7aa844');
    },
  });
  ink.draw(LEAF, { stroke: ramp(band).line, width: 5 });
  ink.warp(SWUNG, () => {
    castShadow(ink, LEAF, { dx: 6, dy: 7, blur: 6, opacity: 0.4 });
    const tone = ramp(shift(pot, { lightness: -0.04 }));
    solid(ink, LEAF, tone, { bevel: 5, width: 5, fill: linear(0, tone.light, [tone.base, 0.4], tone.dark) });
    recess(ink, curve('M156 304Q200 307 244 304L242 368Q200 373 158 368Z'), tone, { depth: 5 });
  });
  for (const y of [300, 350]) hinge(ink, [HINGE, y], 22, BRASS, 10);
}
