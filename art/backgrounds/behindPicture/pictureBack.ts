import { ramp } from '../../color.ts';
import type { Ink, Warp } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, mapPath, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { rivet } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';
import { wood } from '../../matter/wood.ts';

/** A picture that hangs on hinges at its left edge, swung open toward the viewer. */
interface SwungPicture {
  hinge: number;
  top: number;
  height: number;
  /** The distance from the hinge to the free edge at the left, as seen. */
  reach: number;
}

/** The width of the picture's back when drawn flat: 0 is the hinge, this is the free edge. */
const WIDE = 900;
const RAW = '#a5774a';
const CANVAS = '#c9b48c';

/** The back of a canvas in its frame: bars, wedges, a dealer's stamp. */
export function pictureBack(ink: Ink, picture: SwungPicture): void {
  const { height: h } = picture;
  const lay = swungBy(picture);
  const whole = rect(0, 0, WIDE, h);
  castShadow(ink, mapPath(whole, lay), { dx: 34, dy: 26, blur: 22, opacity: 0.5 });
  ink.warp(lay, () => {
    solid(ink, whole, RAW, { bevel: 4 });
    drawCanvas(ink, h);
    for (const bar of barsOf(h))
      wood(ink, bar.path, bar.box, RAW, {
        direction: bar.isUpright ? 'along y' : 'along x',
        strength: 0.4,
        bevel: 5,
      });
    drawWedges(ink, h);
    drawStamp(ink, [430, 214]);
    drawGiltEdge(ink, h);
  });
}

/** Swings the picture toward the viewer: nearer parts are larger. */
function swungBy({ hinge, top, height, reach }: SwungPicture): Warp {
  const middle = top + height / 2;
  return (x, y) => {
    const share = x / WIDE;
    const nearness = 1 + 0.36 * share * (0.75 + 0.25 * share);
    return [hinge - reach * share * (0.8 + 0.2 * share), middle + (y - height / 2) * nearness];
  };
}

function drawCanvas(ink: Ink, h: number): void {
  const tone = ramp(CANVAS);
  const canvas = rect(70, 70, WIDE - 140, h - 140);
  ink.draw(canvas, { fill: linear(60, tone.light, [tone.base, 0.5], tone.shade) });
  const weave: Path[] = [
    ...range(26).map((i) => polyline([70 + i * 30, 70], [70 + i * 30, h - 70])),
    ...range(24).map((i) => polyline([70, 70 + i * 28], [WIDE - 70, 70 + i * 28])),
  ];
  ink.draw(joinPaths(...weave), { stroke: tone.dark, width: 1.3, opacity: 0.26 });
  ink.draw(canvas, { stroke: '#1a0f1e', width: 44, opacity: 0.4, blur: 10 });
}

function barsOf(h: number) {
  const upright = (x: number, w: number) => ({
    path: rect(x, 0, w, h),
    box: [x, 0, w, h] as const,
    isUpright: true,
  });
  const level = (y: number, w: number) => ({
    path: rect(0, y, WIDE, w),
    box: [0, y, WIDE, w] as const,
    isUpright: false,
  });
  return [level(h / 2 - 34, 68), upright(0, 92), upright(WIDE - 92, 92), level(0, 88), level(h - 88, 88)];
}

/** The wedges in the corners that keep the canvas tight. */
function drawWedges(ink: Ink, h: number): void {
  for (const [x, y, dx, dy] of [
    [92, 88, 1, 1],
    [WIDE - 92, 88, -1, 1],
    [92, h - 88, 1, -1],
    [WIDE - 92, h - 88, -1, -1],
  ] as const) {
    const wedge = polygon([x, y], [x + dx * 66, y], [x, y + dy * 52]);
    solid(ink, wedge, '#c49a62', { bevel: 3, width: 2.6 });
    rivet(ink, [x - dx * 40, y - dy * 40], 11, '#8a8490');
  }
}

/** A dealer's stamp on the canvas: mountains in a ring, faded. Nothing on it could be read as a clue. */
function drawStamp(ink: Ink, [cx, cy]: Point): void {
  const faded = { stroke: '#6a4a7a', opacity: 0.42 } as const;
  ink.draw(oval(cx, cy, 96, 62), { ...faded, width: 6 });
  ink.draw(oval(cx, cy, 82, 50), { ...faded, width: 2.4 });
  const peaks = polyline(
    [cx - 60, cy + 26],
    [cx - 22, cy - 22],
    [cx + 2, cy + 6],
    [cx + 24, cy - 14],
    [cx + 60, cy + 26],
  );
  ink.draw(peaks, { ...faded, width: 6, cap: 'round' });
}

/** Draws the visible part of the front: a gold rim along the free edge. */
function drawGiltEdge(ink: Ink, h: number): void {
  const edge = rect(WIDE - 6, -6, 40, h + 12, 6);
  solid(ink, edge, GOLD, { bevel: 5 });
  for (const i of range(13)) rivet(ink, [WIDE + 14, 30 + (i * (h - 60)) / 12], 8, GOLD);
}
