import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { type Box, curve, movePath, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, range } from '../../ink/shapes.ts';
import { wood } from '../../matter/wood.ts';

const AROUND: Box = [-190, -330, 380, 340];
const BODY = curve(
  'M-104 -208C-124 -196 -128 -160 -112 -142C-80 -122 20 -118 66 -146C84 -164 92 -196 100 -222' +
    'C112 -214 126 -212 140 -216C154 -222 158 -240 150 -250C134 -270 118 -292 96 -304C92 -316 86 -322 80 -322' +
    'C78 -312 76 -306 70 -300C44 -282 40 -246 22 -214C-16 -198 -70 -202 -104 -208Z',
);
const MANE = curve(
  'M74 -302C40 -292 22 -262 8 -214C22 -206 34 -212 40 -222C36 -232 42 -236 50 -238' +
    'C46 -250 52 -256 62 -258C58 -270 66 -276 76 -276C74 -288 80 -296 74 -302Z',
);
const TAIL = curve(
  'M-104 -206C-140 -212 -164 -184 -158 -132C-154 -112 -166 -100 -172 -94C-140 -92 -126 -112 -130 -140C-132 -166 -124 -178 -108 -178Z',
);
const RUNNER = curve('M-186 -58C-120 4 120 4 186 -58L194 -46C130 24 -130 24 -194 -46Z');

export function rockingHorseBounds([x, foot]: Point): Box {
  return [x - 196, foot - 326, 392, 340];
}

/** A wooden rocking horse with a saddle; its head points into the room. */
export function rockingHorse(
  ink: Ink,
  at: Point,
  color: string,
  toys: readonly [string, string, string, string],
): void {
  const place = (path: Path): Path => movePath(path, ...at);
  const [x, foot] = at;
  const around: Box = [x + AROUND[0], foot + AROUND[1], AROUND[2], AROUND[3]];
  groundShadow(ink, x, foot - 8, 176, 18, 0.5);
  castShadow(ink, place(BODY), { dx: 18, dy: 16, blur: 16, opacity: 0.3 });
  solid(ink, place(TAIL), ramp(color).dark, { width: 3, bevel: 4 });
  const leg = (top: number, bottom: number): Path =>
    place(polygon([top - 22, -160], [top + 22, -160], [bottom + 13, -34], [bottom - 13, -34]));
  for (const [top, bottom] of [
    [-78, -128],
    [44, 112],
  ] as const)
    solid(ink, movePath(leg(top, bottom), 18, -6), ramp(color).shade, { width: 3 });
  wood(ink, movePath(place(RUNNER), 10, -8), around, ramp(toys[0]).dark, { direction: 'along x' });
  for (const [top, bottom] of [
    [-84, -140],
    [46, 122],
  ] as const)
    wood(ink, leg(top, bottom), around, color, { strength: 0.4 });
  wood(ink, place(BODY), around, color, { direction: 'along x', strength: 0.4, bevel: 9 });
  solid(ink, place(MANE), ramp(color).dark, { width: 3, bevel: 4 });
  drawSaddle(ink, place, toys);
  drawBridle(ink, at, toys);
  wood(ink, place(RUNNER), around, toys[0], { direction: 'along x', strength: 0.35, bevel: 5 });
}

function drawSaddle(
  ink: Ink,
  place: (path: Path) => Path,
  toys: readonly [string, string, string, string],
): void {
  const cloth = place(
    curve(
      'M-72 -206C-46 -202 -24 -202 -2 -206C4 -180 2 -160 -6 -146C-30 -140 -50 -142 -70 -148C-76 -168 -78 -188 -72 -206Z',
    ),
  );
  solid(ink, cloth, toys[1], { width: 3, bevel: 5 });
  for (const i of range(5)) ink.draw(place(oval(-62 + i * 13, -153, 4)), { fill: toys[3] });
  const seat = place(
    curve(
      'M-76 -214C-60 -204 -20 -200 4 -216C8 -204 4 -194 -4 -190C-30 -186 -52 -188 -70 -194C-78 -198 -80 -206 -76 -214Z',
    ),
  );
  solid(ink, seat, toys[0], { width: 3, bevel: 5 });
}

function drawBridle(ink: Ink, [x, foot]: Point, toys: readonly [string, string, string, string]): void {
  const strap = (text: string): void => {
    const path = movePath(curve(text), x, foot);
    ink.draw(path, { stroke: ramp(toys[0]).line, width: 9, cap: 'round' });
    ink.draw(path, { stroke: toys[0], width: 5, cap: 'round' });
  };
  strap('M118 -284L112 -218');
  strap('M114 -250C84 -250 62 -232 2 -204');
  ink.draw(oval(x + 104, foot - 276, 6), { fill: ramp(toys[0]).line });
  ink.draw(oval(x + 102, foot - 278, 2), { fill: '#ffffff' });
  ink.draw(oval(x + 143, foot - 240, 3.4), { fill: ramp(toys[0]).line });
}
