import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { type Box, curve, joinPaths } from '../../../ink/path.ts';
import { oval, polyline, range, rect } from '../../../ink/shapes.ts';
import { leafOutward } from '../../../kits/furniture/cabinet.ts';
import { hinge, knob, metal, plate, rivets } from '../../../matter/metal.ts';

/** The door before the lamp. */
export const HATCH: Box = [66, 198, 138, 128];
const LAMP = '#ffd98a';

/** The door with slots for the heat; once opened, it stands aside and shows the lamp and its mirror. */
export function drawLampHouse(ink: Ink, body: string, trim: string, isOpened: boolean): void {
  const [x, y, w, h] = HATCH;
  ink.draw(rect(x - 4, y - 4, w + 8, h + 8, 9), { fill: ramp(body).deep });
  if (!isOpened) {
    drawDoor(ink, body, trim);
    for (const top of [y + 16, y + h - 40]) hinge(ink, [x, top], 26, trim, 11);
    return;
  }
  drawLamp(ink, trim);
  leafOutward(ink, { box: HATCH, thickness: 8, angle: 112 }, body, () => drawInside(ink, body));
}

function drawDoor(ink: Ink, body: string, trim: string): void {
  const [x, y, w, h] = HATCH;
  solid(ink, rect(...HATCH, 7), body, { bevel: 5, width: 4.5 });
  const slots = range(5).map((i) => rect(x + 22 + i * 19, y + 20, 10, h - 40, 5));
  ink.draw(joinPaths(...slots), { fill: '#1c1622', stroke: ramp(body).line, width: 3.6 });
  ink.draw(joinPaths(...slots.map((_, i) => rect(x + 30 + i * 19, y + 24, 2.4, h - 48, 1))), {
    fill: ramp(body).hi,
    opacity: 0.7,
  });
  knob(ink, [x + w - 12, y + h / 2], 7, trim);
}

/** A bulb on its socket, the curved mirror behind it, and the bright back of the case. */
function drawLamp(ink: Ink, trim: string): void {
  const [x, y, w, h] = HATCH;
  const [cx, cy] = [x + w * 0.52, y + h * 0.5];
  recess(ink, rect(...HATCH, 5), '#4a342c', {
    depth: 13,
    opacity: 0.75,
    fill: radial(0.52, 0.5, 0.7, '#ffe9ae', ['#c9803a', 0.4], '#2a1618'),
    texture: () => {
      for (const i of range(7))
        ink.draw(polyline([x + 10 + i * 20, y], [x + 10 + i * 20, y + h]), {
          stroke: '#2a1618',
          width: 3,
          opacity: 0.3,
        });
      plate(ink, oval(cx - 20, cy - 6, 25, 44), trim, { width: 4, bevel: 4, fill: metal(trim, 20) });
      ink.draw(oval(cx - 16, cy - 6, 17, 35), {
        fill: radial(0.6, 0.5, 0.6, '#fffdf0', [LAMP, 0.5], '#a8682c'),
      });
      solid(ink, rect(cx - 14, cy + 36, 40, 34, 4), '#5a5360', { width: 4, bevel: 4 });
      for (const top of [cy + 43, cy + 51])
        ink.draw(polyline([cx - 12, top], [cx + 24, top]), { stroke: '#241c26', width: 2.6 });
    },
  });
  glow(ink, cx + 6, cy - 6, 92, LAMP, 0.95, 76);
  const bulb = curve(
    `M${cx - 4} ${cy + 36}C${cx - 6} ${cy + 20} ${cx - 20} ${cy + 10} ${cx - 20} ${cy - 10}` +
      `C${cx - 20} ${cy - 46} ${cx + 32} ${cy - 46} ${cx + 32} ${cy - 10}` +
      `C${cx + 32} ${cy + 10} ${cx + 18} ${cy + 20} ${cx + 16} ${cy + 36}Z`,
  );
  ink.draw(bulb, {
    fill: radial(0.5, 0.42, 0.55, '#ffffff', ['#fff6d0', 0.55], '#ffd070'),
    stroke: '#8a5424',
    width: 3.4,
  });
  ink.draw(
    polyline([cx, cy + 8], [cx - 2, cy - 12], [cx + 6, cy - 4], [cx + 14, cy - 12], [cx + 12, cy + 8]),
    {
      stroke: '#f08a2a',
      width: 3,
      cap: 'round',
    },
  );
  ink.draw(rect(...HATCH, 5), { stroke: '#1d1218', width: 4 });
}

function drawInside(ink: Ink, body: string): void {
  const [x, y, w, h] = HATCH;
  solid(ink, rect(...HATCH, 7), body, {
    bevel: 5,
    width: 4.5,
    fill: linear(0, ramp(body).base, ramp(body).dark),
  });
  const slots = range(5).map((i) => rect(x + 22 + i * 19, y + 20, 10, h - 40, 5));
  castShadow(ink, joinPaths(...slots), { dx: 1, dy: 1, blur: 2, opacity: 0.4 });
  ink.draw(joinPaths(...slots), { fill: LAMP, stroke: ramp(body).line, width: 3.6 });
  rivets(
    ink,
    [
      [x + 10, y + 10],
      [x + w - 10, y + 10],
      [x + 10, y + h - 10],
      [x + w - 10, y + h - 10],
    ],
    4,
    body,
  );
}
