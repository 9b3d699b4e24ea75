import type { Ink } from '../../ink/Ink.ts';
import { type Box, curve, joinPaths, mapPath, type Path, type Point, turnPath } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import type { TombPaint } from './lotusColumn.ts';

const OUTLINE = '#3a2420';
/** The opacity of the worn paint, through which the stone is visible. */
const WORN = 0.78;

type Figure = (ink: Ink, paint: TombPaint) => void;

/** The figures stand on 0, 0, face right and are about 110 units high. */
const FIGURES: readonly Figure[] = [bearer, heron, jar, rower, beetle, bearer, reeds, jackal];

/** A painted band of invented figures that walk toward the middle, between two borders, with a winged disc in the middle. */
export function frieze(ink: Ink, box: Box, paint: TombPaint): void {
  const [x, y, w, h] = box;
  ink.draw(rect(...box), { fill: paint.pale, opacity: 0.5 });
  drawBorder(ink, [x, y, w, 15], paint);
  drawBorder(ink, [x, y + h - 15, w, 15], paint);
  const middle = x + w / 2;
  const foot = y + h - 20;
  for (const i of range(8)) {
    const at = 222 + i * 90;
    const figure = FIGURES[i % FIGURES.length] ?? jar;
    ink.at([middle - at, foot], () => figure(ink, paint));
    ink.at([middle + at, foot], () => figure(ink, paint), { mirror: true });
  }
  wingedDisc(ink, [middle, y + h / 2 - 4], paint);
}

function drawBorder(ink: Ink, [x, y, w, h]: Box, paint: TombPaint): void {
  const pitch = 26;
  ink.draw(rect(x, y, w, h), { fill: paint.ochre, opacity: 0.5 });
  const cells = (step: number): Path =>
    joinPaths(
      ...range(w / pitch / 2 + 1).map((i) => rect(x + (2 * i + step) * pitch, y + 3, pitch - 6, h - 6)),
    );
  ink.draw(cells(0), { fill: paint.red, opacity: 0.6 });
  ink.draw(cells(1), { fill: paint.blue, opacity: 0.6 });
  for (const edge of [y, y + h])
    ink.draw(polyline([x, edge], [x + w, edge]), { stroke: OUTLINE, width: 2, opacity: 0.5 });
}

function paintShape(ink: Ink, path: Path, fill: string): void {
  ink.draw(path, { fill, stroke: OUTLINE, width: 2, opacity: WORN });
}

function line(ink: Ink, path: Path, width = 3, color = OUTLINE): void {
  ink.draw(path, { stroke: color, width, cap: 'round', opacity: WORN });
}

/** Draws a walking figure with a bowl held up. */
function bearer(ink: Ink, paint: TombPaint): void {
  const skin = paint.red;
  line(ink, polyline([-4, -40], [-16, -2], [-7, -2]), 7, skin);
  line(ink, polyline([4, -40], [15, -2], [24, -2]), 7, skin);
  paintShape(ink, polygon([-11, -58], [11, -58], [20, -28], [-15, -28]), paint.pale);
  paintShape(ink, polygon([-19, -86], [19, -86], [9, -56], [-9, -56]), skin);
  line(ink, polyline([15, -82], [28, -70], [33, -94]), 6, skin);
  line(ink, polyline([-15, -82], [-20, -62], [-12, -50]), 6, skin);
  paintShape(ink, curve('M24 -96L44 -96Q42 -84 34 -84Q26 -84 24 -96Z'), paint.ochre);
  paintShape(ink, oval(2, -98, 9.5, 10.5), skin);
  paintShape(ink, curve('M-9 -100Q-8 -113 3 -112Q11 -111 11 -104L0 -104L-3 -86L-13 -86Z'), paint.blue);
  paintShape(ink, rect(-16, -88, 32, 6, 3), paint.green);
}

/** A wading bird. */
function heron(ink: Ink, paint: TombPaint): void {
  line(ink, polyline([-4, -34], [-4, 0], [7, 0]), 2.6);
  line(ink, polyline([4, -34], [8, 0], [19, 0]), 2.6);
  paintShape(ink, curve('M-34 -30C-18 -62 8 -66 20 -52C22 -40 10 -30 -8 -30Z'), paint.blue);
  line(ink, curve('M16 -54C34 -64 12 -80 18 -94'), 7, paint.pale);
  paintShape(ink, oval(20, -97, 7.5), paint.pale);
  paintShape(ink, polygon([26, -100], [47, -93], [26, -94]), paint.ochre);
}

/** A tall jar with a lotus in it. */
function jar(ink: Ink, paint: TombPaint): void {
  paintShape(
    ink,
    curve(
      'M-12 -58L12 -58C10 -48 24 -40 20 -22C18 -8 10 0 0 0C-10 0 -18 -8 -20 -22C-24 -40 -10 -48 -12 -58Z',
    ),
    paint.ochre,
  );
  line(ink, polyline([-19, -30], [19, -30]), 4, paint.red);
  line(ink, polyline([-19, -21], [19, -21]), 3, paint.blue);
  line(ink, polyline([0, -58], [0, -76]), 3, paint.green);
  for (const lean of [-16, 0, 16])
    paintShape(
      ink,
      curve(`M0 -74Q${lean - 7} -90 ${lean} -106Q${lean + 7} -90 0 -74Z`),
      lean ? paint.blue : paint.red,
    );
}

/** A boat of reeds with a shrine. */
function rower(ink: Ink, paint: TombPaint): void {
  paintShape(
    ink,
    curve('M-42 -42C-38 -14 -22 -10 0 -10C22 -10 38 -14 42 -42C44 -24 34 0 0 0C-34 0 -44 -24 -42 -42Z'),
    paint.green,
  );
  paintShape(ink, rect(-15, -46, 30, 34), paint.pale);
  paintShape(ink, curve('M-20 -46Q0 -64 20 -46Z'), paint.red);
  paintShape(ink, oval(0, -76, 11), paint.ochre);
  for (const x of [-28, 26]) line(ink, polyline([x, -26], [x - 8, 4]), 3);
}

/** A beetle that carries a disc. */
function beetle(ink: Ink, paint: TombPaint): void {
  for (const side of [-1, 1])
    for (const i of range(3))
      line(ink, polyline([side * 14, -20 - i * 14], [side * 28, -14 - i * 18], [side * 25, -2 - i * 20]), 3);
  paintShape(ink, oval(0, -30, 19, 25), paint.blue);
  line(ink, polyline([0, -48], [0, -7]), 2);
  paintShape(ink, curve('M-15 -48Q0 -66 15 -48Q0 -42 -15 -48Z'), paint.green);
  paintShape(ink, oval(0, -84, 14), paint.red);
}

function reeds(ink: Ink, paint: TombPaint): void {
  for (const [x, top, color] of [
    [-20, -70, paint.green],
    [0, -94, paint.blue],
    [20, -76, paint.green],
  ] as const) {
    line(ink, polyline([x * 0.6, 0], [x, top]), 3, paint.green);
    paintShape(
      ink,
      curve(
        `M${x - 15} ${top - 16}Q${x - 5} ${top + 2} ${x} ${top + 6}` +
          `Q${x + 5} ${top + 2} ${x + 15} ${top - 16}Q${x} ${top - 6} ${x - 15} ${top - 16}Z`,
      ),
      color,
    );
  }
}

/** A watchful dog, lying on a chest. */
function jackal(ink: Ink, paint: TombPaint): void {
  paintShape(ink, rect(-34, -28, 68, 28, 2), paint.ochre);
  for (const i of range(4))
    line(ink, polyline([-24 + i * 16, -24], [-24 + i * 16, -4]), 4, i % 2 ? paint.red : paint.blue);
  paintShape(
    ink,
    curve(
      'M-32 -30C-34 -50 -20 -54 -2 -52L8 -74L12 -92L17 -78L22 -92L25 -74L40 -64L26 -60L22 -44L32 -36L32 -30Z',
    ),
    '#4a4250',
  );
  line(ink, curve('M-30 -36Q-42 -30 -40 -8'), 5, '#4a4250');
  line(ink, polyline([8, -60], [20, -56]), 4, paint.red);
}

/** The sun between two wings, over the door. */
function wingedDisc(ink: Ink, [x, y]: Point, paint: TombPaint): void {
  for (const side of [-1, 1]) ink.at([x, y], () => drawWing(ink, paint), { mirror: side < 0 });
  paintShape(ink, oval(x, y, 29), paint.red);
  ink.draw(oval(x - 8, y - 8, 10, 8), { fill: paint.ochre, opacity: 0.7 });
  ink.draw(oval(x, y, 29), { stroke: paint.ochre, width: 4, opacity: 0.9 });
}

/** Long feathers, short ones over them, and the bone above, to the right of 0, 0. */
function drawWing(ink: Ink, paint: TombPaint): void {
  for (const i of range(10).reverse()) {
    const root: Point = [26 + i * 12.5, -20 + i * 0.6];
    paintShape(ink, feather(root, 56 - i * 1.5, 82 - i * 7.5), i % 2 ? paint.blue : paint.green);
  }
  for (const i of range(10).reverse()) {
    const root: Point = [26 + i * 12, -21 + i * 0.6];
    paintShape(ink, feather(root, 28, 82 - i * 7.5), i % 2 ? paint.red : paint.pale);
  }
  paintShape(ink, curve('M20 -26C70 -36 120 -32 160 -14C120 -20 70 -20 20 -10Z'), paint.ochre);
}

/** A feather with a round tip; `degrees` clockwise from the right. */
function feather(root: Point, length: number, degrees: number): Path {
  const flat = curve('M0 -6L78 -8Q100 -8 100 0Q100 8 78 8L0 6Z');
  return turnPath(
    mapPath(flat, (x, y) => [root[0] + (x * length) / 100, root[1] + y]),
    degrees,
    root,
  );
}
