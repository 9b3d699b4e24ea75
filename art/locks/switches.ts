import type { Ink } from '../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../ink/light.ts';
import { linear, radial } from '../ink/paint.ts';
import { oval, polyline, rect } from '../ink/shapes.ts';
import { knob, plate, rivet } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { sprungLid } from './openings.ts';

const BOARD = [4, 22, 352, 440] as const;

/** A fuse board, and its switch in both places. */
export const switches: LockParts = {
  shut: body(drawBoard),
  open: body((ink) =>
    sprungLid(ink, BOARD, {
      color: '#3d4762',
      lining: ['#10162a', '#2a3658', '#4a5a86'],
      lid: () => drawBoard(ink),
    }),
  ),
  on: part([68, 136], (ink) => drawSwitch(ink, true)),
  off: part([68, 136], (ink) => drawSwitch(ink, false)),
};

function drawBoard(ink: Ink): void {
  const shape = rect(...BOARD, 18);
  castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  solid(ink, shape, '#58688a', { bevel: 9 });
  for (const [x, y] of [
    [20, 38],
    [20, 446],
    [340, 446],
  ] as const)
    rivet(ink, [x, y], 6, '#8a93a8');
  plate(ink, rect(92, 32, 176, 32, 6), BRASS, { bevel: 4 });
}

function drawSwitch(ink: Ink, isOn: boolean): void {
  const x = 34;
  solid(ink, rect(0, 0, 68, 136, 12), '#ece2c8', { bevel: 5, width: 2.4, shade: 0.35 });
  if (isOn) glow(ink, x, 18, 28, '#ffd36b', 0.9);
  const glass = isOn
    ? radial(0.35, 0.3, 0.8, '#fff7d0', ['#ffc543', 0.5], '#b96f12')
    : radial(0.35, 0.3, 0.8, '#7f7a86', '#2b2730');
  ink.draw(oval(x, 18, 9), { fill: glass, stroke: '#2a1a10', width: 2.4 });
  recess(ink, rect(x - 13, 34, 26, 62, 13), '#33261f', { depth: 6, fill: linear(90, '#140d0c', '#43302a') });
  ink.draw(polyline([x + 24, 40], [x + 24, 52]), { stroke: isOn ? '#7a3d08' : '#a5987c', width: 3 });
  ink.draw(oval(x + 24, 88, 5), { stroke: isOn ? '#a5987c' : '#4a3222', width: 2.6 });
  const tip = isOn ? 40 : 88;
  ink.draw(polyline([x, 65], [x, tip]), { stroke: '#1a1014', width: 19, cap: 'round' });
  ink.draw(polyline([x, 65], [x, tip]), { stroke: isOn ? '#d9a441' : '#7c8296', width: 13, cap: 'round' });
  knob(ink, [x, tip], 14, isOn ? '#c23b45' : '#4a5065');
}
