import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { polygon, polyline, rect } from '../../ink/shapes.ts';
import { plate } from '../../matter/metal.ts';

interface ShelfColors {
  frame: string;
  wall: string;
  glow: string;
}

/** A glazed cabinet of chemicals with one door ajar; a leaking bottle has stained the wall below. */
export function reagentShelf(ink: Ink, box: Box, { frame, wall, glow }: ShelfColors): void {
  const [x, y, w, h] = box;
  const [tone, back] = [ramp(frame), ramp(shift(wall, { lightness: -0.28 }))];
  castShadow(ink, rect(...box, 4), { dx: 10, dy: 14, blur: 13, opacity: 0.42 });
  solid(ink, rect(...box, 5), frame, { bevel: 6 });
  const inside: Box = [x + 14, y + 14, w - 28, h - 28];
  const [left, top, width, height] = inside;
  ink.draw(rect(...inside), { fill: linear(90, back.deep, back.dark), stroke: tone.line, width: 3 });
  ink.clip(rect(...inside), () => {
    const board = top + height * 0.5;
    for (const [i, color] of ['#c46a4a', '#6a94c0', glow, '#d0b050', '#9a6ab0'].entries())
      drawBottle(ink, [left + 24 + i * (width / 5), board - 4], color, i);
    ink.draw(rect(left, board - 4, width, 10), { fill: tone.light, stroke: tone.line, width: 2.2 });
    for (const [i, color] of [glow, '#b8c4c8', '#c46a4a', '#d8d2c0'].entries())
      drawBottle(ink, [left + 30 + i * (width / 4), top + height], color, i + 2);
    ink.draw(rect(...inside), { stroke: SHADOW, width: 26, opacity: 0.5, blur: 7, move: [5, 7] });
    for (const from of [0.08, 0.2])
      ink.draw(
        polygon(
          [left + width * from, top + height],
          [left + width * (from + 0.3), top],
          [left + width * (from + 0.36), top],
          [left + width * (from + 0.06), top + height],
        ),
        { fill: '#ffffff', opacity: 0.16 },
      );
  });
  solid(ink, rect(x + w / 2 - 7, y + 6, 14, h - 12), frame, { bevel: 3, width: 2.4 });
  for (const dx of [-22, 14])
    plate(ink, rect(x + w / 2 + dx, y + h * 0.46, 8, 26, 4), '#c8ccd0', { bevel: 2, width: 2 });
  drawDoorAjar(ink, box, frame);
  solid(ink, rect(x - 8, y - 12, w + 16, 18, 4), frame, { bevel: 4, width: 2.8 });
}

/** The right door, ajar: its edge is visible, and its glass at an angle. */
function drawDoorAjar(ink: Ink, [x, y, w, h]: Box, frame: string): void {
  const right = x + w - 4;
  const door = polygon([right, y + 8], [right + 46, y - 6], [right + 46, y + h + 12], [right, y + h - 6]);
  castShadow(ink, door, { dx: 10, dy: 10, blur: 9, opacity: 0.4 });
  solid(ink, door, frame, { bevel: 4, width: 2.8 });
  const pane = polygon(
    [right + 10, y + 24],
    [right + 37, y + 16],
    [right + 37, y + h - 12],
    [right + 10, y + h - 22],
  );
  ink.draw(pane, { fill: '#cfe6e4', opacity: 0.6, stroke: ramp(frame).line, width: 2.2 });
  ink.draw(polyline([right + 14, y + h - 40], [right + 34, y + 34]), {
    stroke: '#ffffff',
    width: 5,
    opacity: 0.5,
  });
}

function drawBottle(ink: Ink, [x, foot]: Point, color: string, kind: number): void {
  const tone = ramp(color);
  const tall = 40 + (kind % 3) * 9;
  const half = 13 + (kind % 2) * 3;
  const body =
    kind % 3 === 1
      ? curve(
          `M${x - half} ${foot}L${x - half} ${foot - tall * 0.5}Q${x - half} ${foot - tall * 0.7} ${x - 5} ${foot - tall * 0.76}` +
            `L${x - 5} ${foot - tall}L${x + 5} ${foot - tall}L${x + 5} ${foot - tall * 0.76}` +
            `Q${x + half} ${foot - tall * 0.7} ${x + half} ${foot - tall * 0.5}L${x + half} ${foot}Z`,
        )
      : rect(x - half, foot - tall, half * 2, tall, [6, 6, 3, 3]);
  ink.draw(body, { fill: linear(0, tone.light, [tone.base, 0.5], tone.dark), stroke: tone.line, width: 2.2 });
  ink.draw(rect(x - half + 3, foot - tall * 0.5, half * 2 - 6, tall * 0.32, 1), {
    fill: '#f2ecd8',
    stroke: tone.line,
    width: 1.2,
  });
  ink.draw(rect(x - half + 3, foot - tall * 0.92, 3.4, tall * 0.34, 1.7), { fill: '#fff', opacity: 0.6 });
  ink.draw(rect(x - 6, foot - tall - 8, 12, 9, 2), {
    fill: mix(color, '#3a3040', 0.6),
    stroke: tone.line,
    width: 1.8,
  });
}
