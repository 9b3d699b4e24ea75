import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, settle, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve } from '../../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../../ink/shapes.ts';
import { knob, metal, rod } from '../../../matter/metal.ts';
import { SILVER } from '../../../matter/palette.ts';
import { board } from '../../../matter/wood.ts';
import { type Looks, shells } from './shape.ts';

export function drawPlinth(ink: Ink, { plinth, trim }: Looks): void {
  board(ink, [48, 618, 208, 38], plinth, { direction: 'along x', corners: 5, bevel: 6, strength: 0.3 });
  solid(ink, polygon([62, 604], [242, 604], [256, 622], [48, 622]), plinth, {
    bevel: 3,
    fill: linear(90, ramp(plinth).hi, ramp(plinth).light),
  });
  settle(ink, rect(48, 618, 208, 38), 0.25);
  solid(ink, rect(122, 628, 60, 20, 4), trim, { fill: metal(trim, 60), width: 4, bevel: 3 });
}

/** Thighs, knees, shins, feet, and the skirt of plates over them. */
export function drawLegs(ink: Ink, { steel, trim }: Looks): void {
  for (const side of [-1, 1]) {
    const x = 152 + side * 32;
    const path = (text: (dx: (value: number) => number) => string) =>
      curve(text((value) => x + side * value));
    const foot = path(
      (at) => `M${at(-24)} 572L${at(18)} 572C${at(38)} 586 ${at(40)} 612 ${at(38)} 614L${at(-26)} 614Z`,
    );
    const shin = path(
      (at) =>
        `M${at(-22)} 476L${at(22)} 476C${at(28)} 510 ${at(22)} 548 ${at(18)} 588` +
        `L${at(-20)} 588C${at(-22)} 548 ${at(-28)} 510 ${at(-22)} 476Z`,
    );
    const thigh = path(
      (at) =>
        `M${at(-28)} 376L${at(30)} 376C${at(32)} 410 ${at(28)} 440 ${at(24)} 466` +
        `L${at(-24)} 466C${at(-28)} 440 ${at(-30)} 410 ${at(-28)} 376Z`,
    );
    shells(ink, [foot, shin, thigh, oval(x, 470, 28, 24)], steel);
    knob(ink, [x, 470], 8, trim);
    rod(ink, polyline([x - 18, 586], [x + 18, 586]), trim, 4);
  }
}

const LEFT_PAULDRON = curve('M46 200C46 164 72 150 102 158C112 178 106 200 98 212C80 204 62 204 46 200Z');
const LEFT_ARM = [
  curve('M58 190L92 190C94 220 88 248 82 268L52 268C46 244 50 214 58 190Z'),
  curve('M50 272L82 272C84 300 80 326 74 346L46 346C42 320 42 296 50 272Z'),
  oval(66, 270, 21, 19),
  // Fingers hang from the back of the hand.
  ...[0, 1, 2, 3].map((i) => rect(43 + i * 8.6, 362, 10.4, 38 - Math.abs(i - 1.4) * 5, 5)),
  curve('M78 352C88 358 88 374 82 384C78 388 74 384 75 378L74 362Z'),
  curve('M40 344L80 344C82 354 80 366 77 374C66 380 54 380 43 374C40 364 38 354 40 344Z'),
];
const RIGHT_PAULDRON = curve(
  'M258 200C258 164 232 150 202 158C192 178 198 200 206 212C224 204 242 204 258 200Z',
);
const RIGHT_ARM = [
  curve('M212 190L246 190C256 214 258 242 252 262L224 264C216 240 210 214 212 190Z'),
  curve('M226 268L252 262C262 284 272 298 282 308L262 330C246 316 232 294 226 268Z'),
  oval(239, 266, 20, 18),
];
/** The back of the right hand, the four fingers that close around the shaft, and the thumb over them. */
const GRIP = [
  curve('M250 316C256 300 270 296 280 304L284 346C272 354 258 350 252 340Z'),
  ...[0, 1, 2, 3].map((i) =>
    rect(265 + Math.abs(i - 1) * 2.4, 312 + i * 10.6, 36 - Math.abs(i - 1) * 4, 11.6, 5.8),
  ),
  curve('M252 312C258 298 276 294 294 300C301 303 299 313 291 313C279 311 268 314 260 324Z'),
];

/** Upper arm, elbow, forearm and gauntlet; the right hand holds the halberd. */
export function drawArms(ink: Ink, { steel, trim }: Looks, side: 'left' | 'right'): void {
  if (side === 'left') {
    shells(ink, LEFT_ARM, steel);
    rod(ink, curve('M44 346C54 351 68 351 78 346'), trim, 3.6);
    shells(ink, [LEFT_PAULDRON], steel, 5);
    rod(ink, curve('M48 202C64 202 82 204 98 211'), trim, 4);
    return;
  }
  shells(ink, RIGHT_ARM, steel);
  shells(ink, GRIP, steel, 3);
  shells(ink, [RIGHT_PAULDRON], steel, 5);
  rod(ink, curve('M256 202C240 202 222 204 206 211'), trim, 4);
}

export function drawHalberd(ink: Ink, { trim, plume }: Looks): void {
  const blade = ramp(SILVER);
  const fill = linear(30, blade.hi, [blade.base, 0.5], blade.dark);
  castShadow(ink, rect(272, 60, 14, 580), { dx: 6, dy: 4, blur: 6, opacity: 0.35 });
  board(ink, [272, 60, 14, 580], '#7a4f34', { bevel: 3, corners: 4, strength: 0.3 });
  solid(ink, polygon([279, 6], [292, 72], [266, 72]), SILVER, { bevel: 3, width: 5, fill });
  solid(ink, curve('M272 84L250 74C228 96 228 132 250 154L272 136Z'), SILVER, { bevel: 4, width: 5, fill });
  solid(ink, curve('M286 92L310 106L286 124Z'), SILVER, { bevel: 3, width: 5, fill });
  for (const y of [78, 144])
    solid(ink, rect(266, y - 6, 26, 14, 4), trim, { fill: metal(trim, 40), width: 4.5, bevel: 3 });
  solid(
    ink,
    curve(
      'M268 152L290 152C294 172 288 184 292 200C284 196 280 204 278 208C276 200 268 202 266 198C270 182 264 170 268 152Z',
    ),
    plume,
    {
      bevel: 3,
      width: 4.5,
    },
  );
}
