import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, movePath, type Path, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { tips } from '../../leaves.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { board } from '../../matter/wood.ts';
import { seething } from '../../moving.ts';

interface Palette {
  brews: readonly [string, string, string];
  rack: string;
}

interface Flask {
  /** The position of the flask's foot. */
  at: Point;
  outline: Path;
  /** The height of the liquid above the foot. */
  level: number;
  neck: { top: number; half: number };
}

const FLASKS: readonly Flask[] = [
  {
    at: [74, 250],
    outline: curve(
      'M-16 -168L16 -168L16 -112C44 -98 56 -72 56 -46C56 -14 34 0 0 0C-34 0 -56 -14 -56 -46' +
        'C-56 -72 -44 -98 -16 -112Z',
    ),
    level: 74,
    neck: { top: -168, half: 16 },
  },
  {
    at: [196, 250],
    outline: curve('M-17 -214L17 -214L17 -150L50 -16C52 -6 46 0 36 0L-36 0C-46 0 -52 -6 -50 -16L-17 -150Z'),
    level: 108,
    neck: { top: -214, half: 17 },
  },
  {
    at: [314, 250],
    outline: curve(
      'M-15 -150L15 -150L15 -116L44 -104C48 -102 50 -98 50 -92L50 -14C50 -4 44 0 36 0L-36 0' +
        'C-44 0 -50 -4 -50 -14L-50 -92C-50 -98 -48 -102 -44 -104L-15 -116Z',
    ),
    level: 80,
    neck: { top: -150, half: 15 },
  },
];

/** The cork of the first flask, and the offset of the third flask's. */
const CORK = rect(56, 48, 36, 36, 6);

/** Three potions on a rack. Opened, their corks are out, and they bubble and glow. */
export const potions = defineItem<Palette>({
  id: 'potions',
  name: 'Potions',
  tag: 'Decorations',
  anchor: 'top',
  size: [390, 300],
  margin: { top: 46, right: 46, bottom: 30, left: 36 },
  line: 7,
  seed: 231,
  stand: { width: 10.4, center: 8.2, foot: 91 },
  realSize: { height: 22 },
  wear: 'none',
  palettes: {
    alchemist: { brews: ['#d8434f', '#4fc46a', '#5a8ae8'], rack: '#8a5632' },
    witch: { brews: ['#9a5ad8', '#8fd83f', '#e8c03a'], rack: '#4c4250' },
    sweet: { brews: ['#f08ab0', '#5fd0d8', '#ffb04a'], rack: '#d8c4a4' },
  },
  opens: true,
  opening: 'changes',
  upright: 'has a foot, a case or a plinth',
  leaves: [
    tips(CORK, { pivot: [74, 67], angle: 78, by: [72, 164] }),
    tips(movePath(CORK, 240, 18), { pivot: [314, 85], angle: -70, by: [-54, 148] }),
  ],
  moves: ({ brews }, isOpened) =>
    isOpened
      ? FLASKS.flatMap(({ at: [x, y], level, neck }, i) =>
          seething(
            [x - 28, y - level, 56, level - 10],
            [x - 16, y + neck.top - 60, 32, 64],
            brews[i] ?? '#d8434f',
          ),
        )
      : [],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 195, 296, 180, 13, 0.55);
    for (const [i, flask] of FLASKS.entries()) drawFlask(ink, flask, palette.brews[i] ?? '#d8434f', isOpened);
    drawRack(ink, palette.rack);
    if (isOpened)
      for (const [i, { at }] of FLASKS.entries())
        glow(ink, at[0], 250, 62, palette.brews[i] ?? '#d8434f', 0.6, 26);
    if (isOpened)
      for (const [x, y, turn] of [
        [144, 226, 78],
        [258, 228, -70],
      ] as const)
        ink.at([x, y], () => drawCork(ink, 0, 15), { turn });
  },
});

function drawRack(ink: Ink, color: string): void {
  castShadow(ink, rect(10, 236, 372, 34), { dx: 3, dy: 8, blur: 5, opacity: 0.4 });
  board(ink, [8, 240, 374, 36], color, { direction: 'along x', bevel: 6, corners: 8 });
  for (const x of [26, 322]) solid(ink, rect(x, 272, 44, 24, [2, 2, 9, 9]), color, { bevel: 4 });
}

function drawFlask(ink: Ink, { at, outline, level, neck }: Flask, brew: string, isOpened: boolean): void {
  const tone = ramp(brew);
  const glassTone = mix(brew, '#e8f4f8', 0.78);
  if (isOpened) glow(ink, at[0], at[1] - 74, 104, brew, 1, 120);
  ink.at(at, () => {
    castShadow(ink, outline, { dx: 7, dy: 3, blur: 6, opacity: 0.35 });
    ink.draw(outline, {
      fill: linear(
        0,
        mix(glassTone, '#5a6a84', 0.3),
        ['#ffffff', 0.3],
        [glassTone, 0.6],
        mix(glassTone, '#3a4a64', 0.45),
      ),
      opacity: 0.9,
    });
    ink.clip(outline, () => {
      const fill = isOpened
        ? radial(
            0.45,
            0.6,
            0.7,
            mix(tone.hi, '#ffffff', 0.5),
            [tone.light, 0.35],
            [tone.base, 0.7],
            tone.dark,
          )
        : linear(0, tone.base, [tone.light, 0.3], [tone.base, 0.55], tone.deep);
      ink.draw(rect(-60, -level, 120, level), { fill });
      ink.draw(oval(0, -level, 60, 6), { fill: isOpened ? mix(tone.hi, '#ffffff', 0.4) : tone.light });
      for (const _i of range(isOpened ? 11 : 4))
        ink.draw(oval(ink.jitter(70), -8 - ink.random() * (level - 16), 2.5 + ink.random() * 4), {
          fill: tone.hi,
          opacity: 0.75,
          stroke: '#ffffff',
          width: 1.2,
        });
      ink.draw(outline, { stroke: '#1f2a44', width: 12, opacity: 0.3, blur: 3, move: [-3, -2] });
      ink.draw(polyline([-neck.half + 8, neck.top + 20], [-neck.half + 8, neck.top + 46]), {
        stroke: '#fff',
        width: 5,
        opacity: 0.85,
        cap: 'round',
      });
      ink.draw(curve('M-38 -58C-42 -40 -40 -26 -34 -16'), {
        stroke: '#fff',
        width: 7,
        opacity: 0.65,
        cap: 'round',
      });
    });
    ink.draw(outline, { stroke: tone.line });
    drawLabel(ink, brew);
    solid(ink, rect(-neck.half - 6, neck.top - 4, neck.half * 2 + 12, 13, 6), glassTone, {
      width: 5,
      bevel: 3,
    });
    if (isOpened) drawVapour(ink, neck.top, brew);
    else drawCork(ink, neck.top - 8, neck.half - 2);
  });
}

/** Draws a label with unreadable handwriting; three signs side by side would look like a code. */
function drawLabel(ink: Ink, brew: string): void {
  const label = rect(-27, -66, 54, 46, 5);
  ink.draw(label, { fill: linear(65, '#fffaf0', ['#f4e8cc', 0.5], '#d4c09a') });
  ink.draw(rect(-25, -64, 50, 16, 3), { fill: ramp(brew).base });
  writtenLine(ink, { at: [-18, -34], length: 36, color: ramp(brew).deep, width: 4, height: 6 });
  ink.draw(label, { stroke: ramp(brew).line, width: 4 });
}

function drawCork(ink: Ink, y: number, half: number): void {
  solid(ink, rect(-half, y - 22, half * 2, 28, 5), '#c49660', {
    bevel: 4,
    width: 5,
    fill: linear(0, '#dcb27a', ['#c49660', 0.5], '#7d5636'),
  });
}

function drawVapour(ink: Ink, top: number, brew: string): void {
  glow(ink, 0, top - 20, 52, brew, 1);
  for (const [x, y, r] of [
    [-5, -14, 8],
    [6, -28, 9],
    [-3, -44, 7],
  ] as const)
    ink.draw(oval(x, top + y, r * 1.25), { fill: mix(brew, '#ffffff', 0.6), opacity: 0.8, blur: 3 });
}
