import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polyline, rect } from '../../ink/shapes.ts';
import { blockStone } from '../../matter/stone.ts';
import type { TombPaint } from './lotusColumn.ts';

/** A deep shelf in the wall with the jars of a queen; one of them has fallen over. */
export function jarNiche(ink: Ink, box: Box, stone: string, paint: TombPaint): void {
  const [x, y, w, h] = box;
  const tone = ramp(stone);
  const hole = rect(...box, 3);
  for (const left of [x - 30, x + w])
    blockStone(ink, [left, y - 6, 30, h + 10], stone, { width: 3, spread: 3 });
  blockStone(ink, [x - 44, y - 38, w + 88, 36], stone, { width: 3, spread: 3 });
  ink.draw(hole, { fill: linear(90, tone.line, [tone.deep, 0.6], tone.dark) });
  ink.clip(hole, () => {
    ink.draw(rect(x, y + h - 26, w, 26), { fill: linear(90, tone.dark, tone.shade) });
    ink.draw(polyline([x, y + h - 26], [x + w, y + h - 26]), { stroke: tone.line, width: 3 });
    const foot = y + h - 9;
    jar(ink, [x + w * 0.17, foot], paint.ochre, stone, 'man');
    jar(ink, [x + w * 0.41, foot], paint.green, stone, 'falcon');
    fallenJar(ink, [x + w * 0.62, foot], paint.red, stone);
    ink.draw(hole, { stroke: SHADOW, width: 44, opacity: 0.62, blur: 10, move: [8, 12] });
  });
  ink.draw(hole, { stroke: tone.line, width: 3 });
  const sill = rect(x - 40, y + h, w + 80, 26, 3);
  castShadow(ink, sill, { dx: 4, dy: 14, blur: 9, opacity: 0.4 });
  solid(ink, sill, shift(stone, { lightness: 0.03 }), { bevel: 5, width: 3 });
}

/** Draws a jar on its side, its dark opening toward the room, with its lid and the spilled sand. */
function fallenJar(ink: Ink, [x, foot]: Point, lid: string, stone: string): void {
  const clay = mix('#c8b088', stone, 0.35);
  const tone = ramp(clay);
  groundShadow(ink, x + 40, foot + 1, 54, 7, 0.65);
  const body = curve(
    `M${x} ${foot - 46}C${x + 14} ${foot - 64} ${x + 40} ${foot - 68} ${x + 58} ${foot - 58}` +
      `L${x + 92} ${foot - 46}Q${x + 98} ${foot - 26} ${x + 90} ${foot - 8}` +
      `C${x + 60} ${foot + 3} ${x + 24} ${foot + 3} ${x} ${foot - 4}Z`,
  );
  solid(ink, body, clay, { bevel: 5, width: 2.6 });
  ink.clip(body, () => {
    for (const [dx, bend] of [
      [34, 13],
      [66, 10],
    ] as const)
      ink.draw(curve(`M${x + dx} ${foot - 74}Q${x + dx - bend} ${foot - 30} ${x + dx} ${foot + 8}`), {
        stroke: mix(lid, stone, 0.2),
        width: 7,
        opacity: 0.85,
      });
  });
  solid(ink, oval(x, foot - 25, 13, 24), shift(clay, { lightness: 0.05 }), { bevel: 3, width: 2.4 });
  ink.draw(oval(x + 1, foot - 25, 8.5, 18), { fill: tone.line });
  const sand = curve(
    `M${x + 4} ${foot - 9}Q${x - 14} ${foot - 10} ${x - 26} ${foot + 2}Q${x - 8} ${foot + 9} ${x + 18} ${foot + 3}Z`,
  );
  ink.draw(sand, { fill: mix('#d8b878', stone, 0.3), stroke: tone.dark, width: 1.8 });
}

function jar(ink: Ink, [x, foot]: Point, lid: string, stone: string, kind: 'man' | 'falcon'): void {
  const clay = mix('#c8b088', stone, 0.35);
  groundShadow(ink, x, foot, 34, 6, 0.6);
  const body = curve(
    `M${x - 20} ${foot}Q${x - 36} ${foot - 46} ${x - 30} ${foot - 74}L${x - 22} ${foot - 84}` +
      `L${x + 22} ${foot - 84}L${x + 30} ${foot - 74}Q${x + 36} ${foot - 46} ${x + 20} ${foot}Z`,
  );
  solid(ink, body, clay, { bevel: 4, width: 2.6 });
  for (const up of [26, 60])
    ink.draw(curve(`M${x - 32} ${foot - up}Q${x} ${foot - up + 7} ${x + 32} ${foot - up}`), {
      stroke: mix(lid, stone, 0.2),
      width: 6,
      opacity: 0.85,
    });
  const head =
    kind === 'man'
      ? curve(
          `M${x - 24} ${foot - 82}L${x - 24} ${foot - 106}Q${x} ${foot - 146} ${x + 24} ${foot - 106}L${x + 24} ${foot - 82}Z`,
        )
      : curve(
          `M${x - 22} ${foot - 82}Q${x - 26} ${foot - 128} ${x} ${foot - 132}Q${x + 22} ${foot - 130} ${x + 24} ${foot - 112}` +
            `L${x + 34} ${foot - 104}L${x + 22} ${foot - 100}L${x + 22} ${foot - 82}Z`,
        );
  solid(ink, head, mix(lid, stone, 0.25), { bevel: 4, width: 2.6 });
  const line = ramp(lid).line;
  if (kind === 'man') {
    solid(ink, oval(x, foot - 104, 13, 16), mix('#b8835a', stone, 0.3), { bevel: 2, width: 2 });
    for (const dx of [-5, 5]) ink.draw(oval(x + dx, foot - 107, 2.6, 1.8), { fill: line });
    ink.draw(curve(`M${x - 4} ${foot - 96}Q${x} ${foot - 94} ${x + 4} ${foot - 96}`), {
      stroke: line,
      width: 1.8,
    });
  } else {
    ink.draw(oval(x + 10, foot - 114, 4, 3.4), { fill: '#f0e2b8', stroke: line, width: 1.8 });
    ink.draw(curve(`M${x + 8} ${foot - 110}L${x + 2} ${foot - 98}`), { stroke: line, width: 2.4 });
  }
}
