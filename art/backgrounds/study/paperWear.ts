import { mix, type Ramp, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import { drips } from '../../kits/stage/wallWear.ts';

const CORNICE_FOOT = 66;

/** What damp and years did to the paper: it ran, it faded where a picture hung, and one strip curls off beside the window. */
export function paperWear(ink: Ink, paper: string): void {
  const tone = ramp(paper);
  drips(ink, [700, CORNICE_FOOT], [70, 150], tone.deep, 0.1);
  drips(ink, [1400, CORNICE_FOOT], [90, 150], tone.deep, 0.12);
  ink.draw(rect(590, 196, 104, 132), { fill: tone.hi, opacity: 0.13 });
  ink.draw(rect(590, 196, 104, 132), { stroke: tone.deep, width: 3, opacity: 0.2 });
  ink.draw(rect(640, 180, 4, 12), { fill: tone.line, opacity: 0.8 });
  drawCurl(ink, [1462, CORNICE_FOOT], paper);
}

/** A strip that came off at its seam: bare plaster over laths, and the paper's back, which rolls up below. */
function drawCurl(ink: Ink, [x, y]: Point, paper: string): void {
  const edge = mix(shift(paper, { lightness: 0.2 }), '#e8d8b4', 0.5);
  const bare = curve(
    `M${x - 56} ${y}L${x + 26} ${y}L${x + 24} ${y + 60}L${x + 27} ${y + 118}Q${x + 20} ${y + 150} ${x + 6} ${y + 158}` +
      `L${x - 6} ${y + 146}L${x - 18} ${y + 152}L${x - 30} ${y + 118}L${x - 42} ${y + 104}L${x - 44} ${y + 66}L${x - 54} ${y + 46}Z`,
  );
  const plaster = ramp('#a89a86');
  ink.draw(bare, { fill: edge, stroke: edge, width: 6 });
  ink.draw(bare, { fill: linear(80, plaster.base, plaster.dark), stroke: ramp(paper).line, width: 1.8 });
  ink.clip(bare, () => {
    for (const i of range(3)) drawLath(ink, [x - 34, y + 40 + i * 26], 46 - i * 6);
    ink.draw(bare, { stroke: SHADOW, width: 16, opacity: 0.42, blur: 6, move: [5, 7] });
    ink.draw(rect(x - 60, y, 100, 26), { fill: linear(90, [SHADOW, 0, 0.6], [SHADOW, 1, 0]) });
  });
  drawStrip(ink, [x, y], mix(shift(paper, { lightness: 0.14, chromaTimes: 0.55 }), '#e0d0a8', 0.5));
}

/** Where the plaster has crumbled, too. */
function drawLath(ink: Ink, [x, y]: Point, w: number): void {
  const tone = ramp('#7a5c44');
  ink.draw(rect(x - 4, y - 4, w + 8, 24, 6), { fill: '#2a1c1c' });
  ink.draw(rect(x - 2, y, w + 4, 15, 2), {
    fill: linear(90, tone.light, tone.shade),
    stroke: tone.line,
    width: 1.6,
  });
}

function drawStrip(ink: Ink, [x, y]: Point, back: string): void {
  const tone = ramp(back);
  const strip = curve(
    `M${x - 20} ${y + 152}Q${x - 30} ${y + 176} ${x - 26} ${y + 214}L${x + 44} ${y + 204}` +
      `Q${x + 44} ${y + 160} ${x + 26} ${y + 112}Q${x + 20} ${y + 146} ${x + 6} ${y + 156}L${x - 6} ${y + 145}Z`,
  );
  castShadow(ink, strip, { dx: 12, dy: 12, blur: 9, opacity: 0.5 });
  ink.draw(strip, {
    fill: linear(90, tone.shade, [tone.light, 0.4], tone.base),
    stroke: tone.line,
    width: 2.4,
  });
  ink.clip(strip, () => {
    for (const i of range(3))
      ink.draw(
        curve(`M${x - 8 + i * 17} ${y + 140}Q${x - 12 + i * 18} ${y + 176} ${x - 8 + i * 18} ${y + 210}`),
        {
          stroke: tone.dark,
          width: 2,
          opacity: 0.35,
        },
      );
  });
  ink.at([x + 9, y + 212], () => drawRoll(ink, tone), { turn: -8 });
}

/** The strip's end, rolled up, with its spiral. */
function drawRoll(ink: Ink, tone: Ramp): void {
  const roll = rect(-42, -14, 84, 30, [6, 15, 15, 6]);
  castShadow(ink, roll, { dx: 10, dy: 12, blur: 7, opacity: 0.5 });
  ink.draw(roll, {
    fill: linear(90, tone.base, [tone.hi, 0.25], [tone.light, 0.45], tone.dark),
    stroke: tone.line,
    width: 2.4,
  });
  ink.draw(oval(-38, 1, 9, 15), { fill: tone.shade, stroke: tone.line, width: 2.2 });
  ink.draw(curve('M-38 -8Q-31 -2 -34 7Q-40 12 -43 3Q-43 -4 -38 -3Q-35 0 -37 4'), {
    stroke: tone.line,
    width: 1.8,
  });
}
