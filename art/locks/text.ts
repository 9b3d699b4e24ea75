import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { curve, polar } from '../ink/path.ts';
import { polygon, polyline, range, rect } from '../ink/shapes.ts';
import { knob, plate, rod } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts } from './lockPart.ts';
import { drawer } from './openings.ts';
import { type Surface, wooden } from './surfaces.ts';

/** The materials of a typewriter. */
interface TextLook {
  body: Surface;
  /** The colour of the typewriter's fittings. */
  trim: string;
  /** The colours of the recess of the type bars. */
  well: readonly [string, string];
  drawer: Surface;
}

/** A typewriter over a small drawer. */
export function textOf(look: TextLook): LockParts {
  return {
    shut: body((ink) => draw(ink, look, false)),
    open: body((ink) => draw(ink, look, true)),
  };
}

export const text = textOf({
  body: wooden('#6d2f2b', 0.4),
  trim: BRASS,
  well: ['#160b10', '#3d2022'],
  drawer: wooden('#8a4a34', 0.35),
});

function draw(ink: Ink, look: TextLook, isOpen: boolean): void {
  const { trim } = look;
  const shape = rect(16, 168, 328, 262, 22);
  castShadow(ink, shape, { dx: 7, dy: 11, blur: 12, opacity: 0.5 });
  look.body(ink, shape, [16, 168, 328, 262], 8);
  ink.draw(rect(28, 180, 304, 238, 14), { stroke: trim, width: 2, opacity: 0.75 });
  drawBasket(ink, look);
  drawCarriage(ink, trim);
  drawer(ink, [110, 394, 140, 44], { front: look.drawer, knob: trim }, isOpen);
}

function drawBasket(ink: Ink, { well, trim }: TextLook): void {
  const hole = curve('M60 388C60 300 300 300 300 388Z');
  recess(ink, hole, well[1], { depth: 9, fill: linear(90, ...well) });
  ink.clip(hole, () => {
    for (const i of range(23)) {
      const angle = 188 + (i / 22) * 164;
      const bar = polyline(polar(180, 402, 30, angle), polar(180, 402, 104, angle));
      ink.draw(bar, { stroke: '#1a1018', width: 6 });
      ink.draw(bar, { stroke: i % 2 ? '#b8bcc9' : '#8d92a3', width: 3 });
    }
  });
  ink.draw(hole, { stroke: ramp(trim).line, width: 7 });
  ink.draw(hole, { stroke: trim, width: 4 });
}

function drawCarriage(ink: Ink, trim: string): void {
  const paper = polygon([72, 26], [288, 26], [288, 160], [72, 160]);
  castShadow(ink, paper, { dx: 5, dy: 7, blur: 7, opacity: 0.4 });
  ink.draw(paper, {
    fill: linear(75, '#fffaf0', ['#f3e7ca', 0.6], '#d7c39a'),
    stroke: '#4a3222',
    width: 2.6,
  });
  for (const i of range(3))
    ink.draw(polyline([84, 58 + i * 28], [276, 58 + i * 28]), {
      stroke: '#c9b38a',
      width: 1.2,
      opacity: 0.55,
    });
  const roller = rect(34, 148, 292, 34, 12);
  castShadow(ink, roller, { dx: 2, dy: 8, blur: 6, opacity: 0.5 });
  const rubber = linear(90, '#6c7186', ['#3b3e4e', 0.35], ['#1a1b26', 0.75], '#33364a');
  ink.draw(roller, { fill: rubber, stroke: '#12101a', width: 3 });
  ink.draw(rect(44, 154, 272, 4, 2), { fill: '#b9c0d8', opacity: 0.5 });
  for (const x of [20, 340]) {
    plate(ink, rect(x - 15, 142, 30, 46, 9), trim, { bevel: 4 });
    for (const i of range(4)) {
      const groove = polyline([x - 12, 152 + i * 9], [x + 12, 152 + i * 9]);
      ink.draw(groove, { stroke: ramp(trim).dark, width: 2 });
    }
  }
  for (const x of [64, 296]) {
    rod(ink, curve(`M${x} 152L${x} 128`), trim, 6);
    knob(ink, [x, 128], 7, trim);
  }
}
