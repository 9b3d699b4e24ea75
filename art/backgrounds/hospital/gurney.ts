import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, movePath, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { rod, roundBar } from '../../matter/metal.ts';

interface GurneyColors {
  steel: string;
  linen: string;
  blanket: string;
}

const GURNEY_SIZE = [470, 300] as const;

export function gurneyBounds([x, foot]: Point): Box {
  return [x - 10, foot - GURNEY_SIZE[1], GURNEY_SIZE[0] + 20, GURNEY_SIZE[1]];
}

/** A bed on wheels with a raised head and a folded blanket; `at`: its left foot. */
export function gurney(ink: Ink, at: Point, colors: GurneyColors): void {
  groundShadow(ink, at[0] + 236, at[1] - 4, 226, 20, 0.55);
  ink.at(at, () => {
    drawUndercarriage(ink, colors.steel);
    drawMattress(ink, colors);
    drawBlanket(ink, colors.blanket);
    drawSideRail(ink, colors.steel);
    drawHandle(ink, colors.steel);
  });
}

function drawUndercarriage(ink: Ink, steel: string): void {
  const dark = ramp(steel).dark;
  for (const x of [96, 398]) drawWheel(ink, [x, -22], dark);
  rod(ink, polyline([110, -166], [370, -64]), steel, 12, polyline([112, -168], [366, -68]));
  rod(ink, polyline([370, -166], [110, -64]), steel, 12, polyline([366, -168], [112, -68]));
  solid(ink, oval(240, -115, 12), steel, { bevel: 3, width: 2.4 });
  solid(ink, rect(62, -70, 360, 18, 6), steel, {
    bevel: 4,
    fill: linear(90, ramp(steel).hi, ramp(steel).shade),
  });
}

function drawWheel(ink: Ink, [x, y]: Point, steel: string): void {
  solid(ink, polygon([x - 15, y - 34], [x + 15, y - 34], [x + 7, y + 2], [x - 7, y + 2]), steel, {
    bevel: 3,
    width: 2.4,
  });
  solid(ink, oval(x, y, 22), '#3a3844', { bevel: 4, width: 2.6 });
  solid(ink, oval(x, y, 10), '#a4a8b0', { bevel: 3, width: 2.2 });
}

function drawMattress(ink: Ink, { steel, linen }: GurneyColors): void {
  const frame = rect(30, -182, 424, 18, 6);
  castShadow(ink, frame, { dx: 2, dy: 14, blur: 9, opacity: 0.5 });
  solid(ink, frame, steel, { bevel: 4, fill: linear(90, ramp(steel).hi, ramp(steel).shade) });
  rod(ink, polyline([92, -178], [52, -246]), ramp(steel).shade, 8);
  const raised = curve('M168 -186L28 -272Q16 -280 24 -292L32 -304Q38 -312 48 -304L186 -216Z');
  castShadow(ink, raised, { dx: 10, dy: 8, blur: 8, opacity: 0.4 });
  solid(ink, raised, linen, { bevel: 7 });
  solid(ink, rect(156, -218, 300, 38, 13), linen, { bevel: 7 });
  const pillow = curve(
    'M44 -306C52 -330 70 -330 84 -320L140 -284C152 -274 150 -260 136 -258C124 -256 104 -266 84 -278Z',
  );
  castShadow(ink, pillow, { dx: 4, dy: 7, blur: 6, opacity: 0.35 });
  solid(ink, pillow, mix(linen, '#ffffff', 0.3), { bevel: 8 });
  for (const [from, to] of [
    ['M72 -312', 'Q84 -306 90 -294'],
    ['M126 -280', 'Q116 -276 108 -278'],
  ] as const)
    ink.draw(curve(`${from}${to}`), { stroke: ramp(linen).shade, width: 2.6, cap: 'round' });
  for (const i of range(3))
    ink.draw(curve(`M${190 + i * 26} -214Q${196 + i * 26} -200 ${188 + i * 28} -190`), {
      stroke: ramp(linen).shade,
      width: 2.4,
      cap: 'round',
    });
}

/** Draws the blanket over the foot of the bed, longer on the side on which the patient got up. */
function drawBlanket(ink: Ink, color: string): void {
  const tone = ramp(color);
  const fall = curve(
    'M250 -206L464 -206L468 -118Q448 -108 428 -116Q404 -124 384 -112Q358 -98 334 -106Q306 -114 286 -98Q262 -84 238 -96Z',
  );
  castShadow(ink, fall, { dx: 8, dy: 12, blur: 8, opacity: 0.45 });
  solid(ink, fall, color, {
    bevel: 6,
    texture: () => {
      for (const [x, foot, lean] of [
        [276, -92, -14],
        [318, -104, -6],
        [362, -102, 2],
        [404, -116, 5],
        [442, -112, 7],
      ] as const) {
        const fold = curve(`M${x} -200Q${x + 6} -150 ${x + lean} ${foot}`);
        ink.draw(fold, { stroke: tone.dark, width: 9, opacity: 0.5, blur: 4 });
        ink.draw(fold, { stroke: tone.hi, width: 5, opacity: 0.45, move: [-9, 0], blur: 3 });
      }
      ink.draw(curve('M234 -116Q264 -104 288 -118Q310 -134 336 -126Q362 -118 386 -132Q408 -144 470 -136'), {
        stroke: tone.hi,
        width: 7,
        opacity: 0.6,
      });
    },
  });
  const fold =
    'M246 -200C240 -222 252 -232 276 -230C340 -226 400 -234 452 -230C468 -228 474 -212 464 -200' +
    'C430 -208 392 -196 350 -202C310 -208 280 -194 246 -200Z';
  const over = curve(fold);
  solid(ink, over, mix(color, '#ffffff', 0.16), { bevel: 6 });
  ink.draw(curve('M268 -216C320 -210 380 -222 446 -216'), { stroke: tone.shade, width: 2.6, opacity: 0.7 });
}

function drawSideRail(ink: Ink, steel: string): void {
  for (const x of [186, 238]) {
    const post = rect(x, -258, 9, 84, 4);
    solid(ink, post, steel, { bevel: 2, width: 2.2, fill: roundBar(steel) });
  }
  const hoop = movePath(curve('M0 0L0 -12Q0 -26 14 -26L78 -26Q92 -26 92 -12L92 60'), 166, -236);
  rod(ink, hoop, steel, 7, movePath(curve('M2 -14Q4 -28 18 -28L74 -28'), 166, -236));
}

function drawHandle(ink: Ink, steel: string): void {
  rod(ink, curve('M446 -172C472 -176 480 -196 482 -224L486 -256'), steel, 9);
  rod(ink, polyline([486, -258], [489, -282]), '#3a3844', 13);
}
