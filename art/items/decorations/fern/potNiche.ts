import { mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import type { Box } from '../../../ink/path.ts';
import { arch, oval, polyline, range } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { hinge, knob } from '../../../matter/metal.ts';
import { mossTuft } from '../../../matter/moss.ts';
import { BRASS } from '../../../matter/palette.ts';

interface Pot {
  pot: string;
  band: string;
  light: string;
}

/** The door in the pot's front, and the hollow that it shuts. */
export const DOOR: Box = [134, 266, 132, 124];
const [X, Y, W, H] = DOOR;
const LEAF = arch(X, Y, W, H, 62);
/** Open toward the viewer, on its left. */
const SWUNG = swing({ hinge: X, cx: 210, cy: 330, angle: -104, distance: 900, isMirrored: false });

/** Shut, only its joint shows. */
export function drawPotDoor(ink: Ink, { pot, band }: Pot): void {
  ink.draw(LEAF, { stroke: ramp(pot).deep, width: 5, opacity: 0.85 });
  ink.draw(LEAF, { stroke: ramp(pot).hi, width: 2.4, opacity: 0.7, move: [2.5, 2.5] });
  knob(ink, [X + W - 20, Y + 74], 7, band);
}

/** Moss on the floor of a hollow with a light of its own, and the door aside. */
export function drawPotNiche(ink: Ink, { pot, band, light }: Pot): void {
  const tone = ramp(pot);
  solid(ink, arch(X - 9, Y - 9, W + 18, H + 12, 71), band, { bevel: 4, width: 5 });
  recess(ink, LEAF, '#3a2620', {
    depth: 16,
    opacity: 0.85,
    fill: radial(0.5, 0.9, 0.8, light, [mix(light, '#8a4a28', 0.6), 0.35], ['#3a1f1a', 0.7], '#150b10'),
    texture: () => {
      ink.draw(arch(X + 18, Y + 18, W - 36, H - 44, 46), {
        fill: linear(90, [SHADOW, 0, 0.55], [SHADOW, 1, 0.05]),
      });
      for (const i of range(4))
        ink.draw(polyline([X + 14 + i * 34, Y], [X + 26 + i * 26, Y + H - 30]), {
          stroke: '#2a1616',
          width: 3,
          opacity: 0.4,
        });
      glow(ink, X + W / 2, Y + H - 30, 70, light, 0.9, 46);
      ink.draw(oval(X + W / 2, Y + H + 2, W * 0.62, 30), { fill: linear(90, '#6a8a3c', '#33522c') });
      for (const [x, size] of [
        [X + 12, 26],
        [X + 42, 17],
        [X + W - 40, 18],
        [X + W - 10, 28],
      ] as const)
        mossTuft(ink, [x, Y + H - 12], size, '#7aa844');
    },
  });
  ink.warp(SWUNG, () => {
    castShadow(ink, LEAF, { dx: 6, dy: 7, blur: 6, opacity: 0.4 });
    solid(ink, LEAF, shift(pot, { lightness: -0.05 }), {
      bevel: 5,
      width: 5,
      fill: linear(0, tone.light, [tone.base, 0.4], tone.dark),
    });
    ink.draw(arch(X + 20, Y + 22, W - 40, H - 40, 44), { stroke: tone.deep, width: 5, opacity: 0.6 });
  });
  for (const y of [Y + 50, Y + 92]) hinge(ink, [X - 1, y], 22, BRASS, 10);
}
