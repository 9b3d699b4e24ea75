import { mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { oval, polygon, polyline, range } from '../../../ink/shapes.ts';

interface Yarn {
  blanket: string;
  stripe: string;
}

const COLUMNS = 7;
/** Heights of the seams: two rows on the bed, two that hang over its side. */
const SEAMS = [122, 154, 196, 236, 278];
const LINEN = '#f4eee2';

/** The quilt, which hangs over the bed's side, with the sheet folded over it. */
export function drawQuilt(ink: Ink, yarn: Yarn): void {
  const left = 252;
  cover(ink, yarn, left, coverPath(left));
  turnedSheet(ink, yarn.blanket);
}

/** Returns the outline of the cover from some x on the near edge to the foot, with a wavy hem. */
function coverPath(left: number): Path {
  const hem = range(6).map((i) => {
    const [from, to] = [626 - (i * (632 - left)) / 6, 626 - ((i + 1) * (632 - left)) / 6];
    return `Q${(from + to) / 2} ${i % 2 ? 264 : 284} ${to} ${i === 5 ? 268 : 272}`;
  });
  const far = farOf(left);
  return curve(
    `M${far} 126C${far + 40} 114 540 114 574 124C596 146 616 172 626 196L628 268${hem.join('')}` +
      `C${left - 8} 240 ${left - 4} 214 ${left} 196C${left + 8} 168 ${far - 8} 144 ${far} 126Z`,
  );
}

/** Returns the far end of a seam that starts at some x on the near edge. */
function farOf(x: number): number {
  return 90 + ((x - 42) / 580) * 482;
}

function cover(ink: Ink, yarn: Yarn, left: number, path: Path): void {
  const tone = ramp(yarn.blanket);
  castShadow(ink, path, { dx: -4, dy: 8, blur: 7, opacity: 0.4 });
  solid(ink, path, yarn.blanket, { bevel: 8, texture: () => patches(ink, yarn), fill: tone.base });
  ink.clip(path, () => {
    ink.draw(polygon([left - 20, 196], [640, 196], [640, 290], [left - 20, 290]), {
      fill: linear(90, [SHADOW, 0, 0.12], [SHADOW, 0.25, 0.2], [SHADOW, 1, 0.5]),
    });
    ink.draw(polyline([left - 4, 197], [630, 197]), {
      stroke: tone.hi,
      width: 9,
      opacity: 0.4,
      cap: 'round',
    });
    const folds = range(7).map((i) =>
      curve(`M${292 + i * 52} 216C${298 + i * 52} 236 ${288 + i * 52} 256 ${294 + i * 52} 282`),
    );
    ink.draw(joinPaths(...folds), { stroke: tone.deep, width: 6, opacity: 0.4, cap: 'round' });
  });
  ink.draw(path, { stroke: tone.line });
}

/** The patches of the quilt, each padded between its seams. */
function patches(ink: Ink, { blanket, stripe }: Yarn): void {
  const colors = [blanket, mix(blanket, stripe, 0.7), shift(blanket, { lightness: -0.07 }), stripe];
  for (const i of range(COLUMNS * (SEAMS.length - 1))) {
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    const color = colors[(column + row * 2 + (row % 2)) % colors.length] ?? blanket;
    const corners = cornersOf(column, row);
    const tone = ramp(color);
    ink.draw(polygon(...corners), {
      fill: radial(0.42, 0.36, 0.75, tone.light, [tone.base, 0.6], tone.shade),
      stroke: tone.dark,
      width: 2.6,
    });
    const [cx, cy] = middleOf(corners);
    const mark = ramp(color === blanket ? stripe : blanket).base;
    if ((column + row) % 3 === 0)
      ink.draw(polygon([cx - 13, cy], [cx, cy - 10], [cx + 13, cy], [cx, cy + 10]), {
        fill: mark,
        opacity: 0.9,
      });
    else if ((column + row) % 3 === 1)
      ink.draw(joinPaths(...[-9, 9].map((dx) => oval(cx + dx, cy, 4, 3.2))), { fill: mark, opacity: 0.85 });
  }
}

function cornersOf(column: number, row: number): readonly [Point, Point, Point, Point] {
  return [
    onCover(column, row),
    onCover(column + 1, row),
    onCover(column + 1, row + 1),
    onCover(column, row + 1),
  ];
}

function onCover(column: number, row: number): Point {
  const near = 250 + (column * 382) / COLUMNS;
  const y = SEAMS[row] ?? 0;
  const share = Math.min(1, (y - 122) / 74);
  return [farOf(near) + (near - farOf(near)) * share, y];
}

function middleOf(corners: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => corners.reduce((total, corner) => total + corner[axis], 0) / corners.length;
  return [sum(0), sum(1)];
}

function turnedSheet(ink: Ink, color: string): void {
  const sheet = curve(
    'M264 120C276 110 302 112 314 118C308 142 298 170 294 196C292 222 296 246 294 268C280 280 256 280 242 272' +
      'C246 244 240 220 242 196C248 168 256 142 264 120Z',
  );
  castShadow(ink, sheet, { dx: 6, dy: 4, blur: 6, opacity: 0.4 });
  const tone = ramp(LINEN);
  solid(ink, sheet, LINEN, {
    bevel: 7,
    fill: linear(10, tone.base, ['#ffffff', 0.35], [tone.base, 0.7], tone.dark),
  });
  const trim = curve('M304 124C298 146 288 172 285 197C283 222 287 246 285 266');
  ink.draw(trim, { stroke: ramp(color).base, width: 5, cap: 'round', opacity: 0.9 });
  ink.draw(curve('M262 140C256 160 252 178 252 196C252 222 256 246 252 264'), {
    stroke: tone.dark,
    width: 4,
    opacity: 0.4,
    cap: 'round',
  });
}
