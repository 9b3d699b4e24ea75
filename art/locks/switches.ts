import type { Ink } from '../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../ink/light.ts';
import { linear, radial } from '../ink/paint.ts';
import { oval, polyline, rect } from '../ink/shapes.ts';
import { knob, plate, rivet } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { sprungLid } from './openings.ts';
import { type Surface, solidly } from './surfaces.ts';

const BOARD = [4, 22, 352, 440] as const;

/** The materials of a board of switches. */
interface SwitchesLook {
  board: Surface;
  rivets: string;
  /** The colour of the signs beside the switches. */
  sign: string;
  box: string;
  lining: readonly [string, string, string];
  /** The colour of the plate around a switch. */
  plate: string;
  /** The colours of a switch's slot, from top to bottom. */
  slot: readonly [string, string];
  lever: readonly [off: string, on: string];
  knob: readonly [off: string, on: string];
  lamp: readonly [string, string, string];
  mark: string;
}

/** A board, and its switch in both positions. */
export function switchesOf(look: SwitchesLook): LockParts {
  return {
    shut: body((ink) => drawBoard(ink, look)),
    open: body((ink) =>
      sprungLid(ink, BOARD, { color: look.box, lining: look.lining, lid: () => drawBoard(ink, look) }),
    ),
    on: part([68, 136], (ink) => drawSwitch(ink, look, true)),
    off: part([68, 136], (ink) => drawSwitch(ink, look, false)),
  };
}

/** A fuse board. */
export const switches = switchesOf({
  board: solidly('#58688a'),
  rivets: '#8a93a8',
  sign: BRASS,
  box: '#3d4762',
  lining: ['#10162a', '#2a3658', '#4a5a86'],
  plate: '#ece2c8',
  slot: ['#140d0c', '#43302a'],
  lever: ['#7c8296', '#d9a441'],
  knob: ['#4a5065', '#c23b45'],
  lamp: ['#fff7d0', '#ffc543', '#b96f12'],
  mark: '#4a3222',
});

function drawBoard(ink: Ink, { board, rivets, sign }: SwitchesLook): void {
  const shape = rect(...BOARD, 18);
  castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  board(ink, shape, BOARD, 9);
  for (const [x, y] of [
    [20, 38],
    [20, 446],
    [340, 446],
  ] as const)
    rivet(ink, [x, y], 6, rivets);
  plate(ink, rect(92, 32, 176, 32, 6), sign, { bevel: 4 });
}

function drawSwitch(ink: Ink, look: SwitchesLook, isOn: boolean): void {
  const x = 34;
  const { plate: ground, slot, lamp, mark } = look;
  const [lever, ball] = [look.lever[isOn ? 1 : 0], look.knob[isOn ? 1 : 0]];
  solid(ink, rect(0, 0, 68, 136, 12), ground, { bevel: 5, width: 2.4, shade: 0.35 });
  if (isOn) glow(ink, x, 18, 28, lamp[1], 0.9);
  const glass = isOn
    ? radial(0.35, 0.3, 0.8, lamp[0], [lamp[1], 0.5], lamp[2])
    : radial(0.35, 0.3, 0.8, '#7f7a86', '#2b2730');
  ink.draw(oval(x, 18, 9), { fill: glass, stroke: '#2a1a10', width: 2.4 });
  recess(ink, rect(x - 13, 34, 26, 62, 13), slot[1], { depth: 6, fill: linear(90, ...slot) });
  ink.draw(polyline([x + 24, 40], [x + 24, 52]), { stroke: mark, width: 3, opacity: isOn ? 1 : 0.4 });
  ink.draw(oval(x + 24, 88, 5), { stroke: mark, width: 2.6, opacity: isOn ? 0.4 : 1 });
  const tip = isOn ? 40 : 88;
  ink.draw(polyline([x, 65], [x, tip]), { stroke: '#1a1014', width: 19, cap: 'round' });
  ink.draw(polyline([x, 65], [x, tip]), { stroke: lever, width: 13, cap: 'round' });
  knob(ink, [x, tip], 14, ball);
}
