import { type Box, type Path, type Point, polar, radians, type Segment } from './path.ts';

/** The handle length of a cubic curve for a quarter of a circle. */
const QUARTER = 0.5523;

/** One radius for all corners, or top left, top right, bottom right, bottom left. */
export type Corners = number | readonly [number, number, number, number];

export function rect(x: number, y: number, w: number, h: number, corners: Corners = 0): Path {
  const [a, b, c, d] = cornerRadii(w, h, corners);
  const right = x + w;
  const bottom = y + h;
  const k = 1 - QUARTER;
  const path: Segment[] = [move([x + a, y]), line([right - b, y])];
  if (b) path.push(cubic([right - b * k, y], [right, y + b * k], [right, y + b]));
  path.push(line([right, bottom - c]));
  if (c) path.push(cubic([right, bottom - c * k], [right - c * k, bottom], [right - c, bottom]));
  path.push(line([x + d, bottom]));
  if (d) path.push(cubic([x + d * k, bottom], [x, bottom - d * k], [x, bottom - d]));
  path.push(line([x, y + a]));
  if (a) path.push(cubic([x, y + a * k], [x + a * k, y], [x + a, y]));
  return [...path, CLOSE];
}

export function oval(cx: number, cy: number, rx: number, ry = rx): Path {
  const a = rx * QUARTER;
  const b = ry * QUARTER;
  return [
    move([cx - rx, cy]),
    cubic([cx - rx, cy - b], [cx - a, cy - ry], [cx, cy - ry]),
    cubic([cx + a, cy - ry], [cx + rx, cy - b], [cx + rx, cy]),
    cubic([cx + rx, cy + b], [cx + a, cy + ry], [cx, cy + ry]),
    cubic([cx - a, cy + ry], [cx - rx, cy + b], [cx - rx, cy]),
    CLOSE,
  ];
}

export function polygon(...points: readonly Point[]): Path {
  return [...polyline(...points), CLOSE];
}

export function polyline(...points: readonly Point[]): Path {
  return points.map((point, i) => (i ? line(point) : move(point)));
}

/** A polygon with rounded corners. */
export function soft(points: readonly Point[], radius: number): Path {
  const path = points.flatMap((corner, i): Segment[] => {
    const from = cut(corner, around(points, i - 1), radius);
    const to = cut(corner, around(points, i + 1), radius);
    return [i ? line(from) : move(from), { command: 'Q', points: [corner, to] }];
  });
  return [...path, CLOSE];
}

/** A smooth curve through the points (Catmull-Rom); `tension` 0.5 is calm, 1 is round. */
export function spline(points: readonly Point[], { closed = false, tension = 0.5 } = {}): Path {
  const at = (i: number): Point => (closed ? around(points, i) : clamped(points, i));
  const k = tension / 3;
  const path: Segment[] = [move(at(0))];
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave: Point = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k];
    const arrive: Point = [c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k];
    path.push(cubic(leave, arrive, c));
  }
  return closed ? [...path, CLOSE] : path;
}

/** An opening with a round head; `rise` is the height of the head. */
export function arch(x: number, y: number, w: number, h: number, rise = w / 2): Path {
  const r = w / 2;
  const spring = y + rise;
  return [
    move([x, y + h]),
    line([x, spring]),
    cubic([x, spring - rise * QUARTER], [x + r - r * QUARTER, y], [x + r, y]),
    cubic([x + r + r * QUARTER, y], [x + w, spring - rise * QUARTER], [x + w, spring]),
    line([x + w, y + h]),
    CLOSE,
  ];
}

/** A part of an ellipse between two angles in degrees, clockwise from the right; open. */
export function arc(cx: number, cy: number, rx: number, from: number, to: number, ry = rx): Path {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 45));
  const step = radians((to - from) / count);
  const k = (4 / 3) * Math.tan(step / 4);
  const on = (t: number): Point => [cx + rx * Math.cos(t), cy + ry * Math.sin(t)];
  const path: Segment[] = [move(on(radians(from)))];
  for (let i = 0; i < count; i++) {
    const t = radians(from) + i * step;
    const u = t + step;
    const [p, q] = [on(t), on(u)];
    path.push(
      cubic(
        [p[0] - k * rx * Math.sin(t), p[1] + k * ry * Math.cos(t)],
        [q[0] + k * rx * Math.sin(u), q[1] - k * ry * Math.cos(u)],
        q,
      ),
    );
  }
  return path;
}

/** A regular polygon; `turn` in degrees. */
export function ngon(cx: number, cy: number, radius: number, count: number, turn = 0): Path {
  return polygon(...range(count).map((i) => polar(cx, cy, radius, turn + (i * 360) / count)));
}

/** A round shape with teeth or flutes: the radius alternates between two values. */
export function toothed(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  teeth: number,
  radius: number,
): Path {
  const points = range(teeth * 2).map((i) => polar(cx, cy, i % 2 ? inner : outer, (i * 180) / teeth));
  return soft(points, radius);
}

/** A rectangle with its corners cut off at 45 degrees, then softened. */
export function chamfered(x: number, y: number, w: number, h: number, cutOff: number, radius: number): Path {
  return soft(
    [
      [x + cutOff, y],
      [x + w - cutOff, y],
      [x + w, y + cutOff],
      [x + w, y + h - cutOff],
      [x + w - cutOff, y + h],
      [x + cutOff, y + h],
      [x, y + h - cutOff],
      [x, y + cutOff],
    ],
    radius,
  );
}

/** A rectangle with its upper corners cut off at 45 degrees, then softened. */
export function chamferedTop([x, y, w, h]: Box, cutOff: number, radius: number): Path {
  return soft(
    [
      [x + cutOff, y],
      [x + w - cutOff, y],
      [x + w, y + cutOff],
      [x + w, y + h],
      [x, y + h],
      [x, y + cutOff],
    ],
    radius,
  );
}

/** Returns the numbers from 0 to count − 1. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => i);
}

const CLOSE: Segment = { command: 'Z', points: [] };

function move(to: Point): Segment {
  return { command: 'M', points: [to] };
}

function line(to: Point): Segment {
  return { command: 'L', points: [to] };
}

function cubic(leave: Point, arrive: Point, to: Point): Segment {
  return { command: 'C', points: [leave, arrive, to] };
}

function cornerRadii(w: number, h: number, corners: Corners): [number, number, number, number] {
  if (typeof corners === 'number') {
    const r = Math.min(corners, Math.min(w, h) / 2);
    return [r, r, r, r];
  }
  const [a, b, c, d] = corners;
  const most = Math.min(w, h);
  return [Math.min(a, most), Math.min(b, most), Math.min(c, most), Math.min(d, most)];
}

function around(points: readonly Point[], i: number): Point {
  const point = points.at(i % points.length);
  if (!point) throw new RangeError('A shape needs points');
  return point;
}

function clamped(points: readonly Point[], i: number): Point {
  return around(points, Math.max(0, Math.min(points.length - 1, i)));
}

function cut(corner: Point, toward: Point, radius: number): Point {
  const share = Math.min(radius / Math.hypot(toward[0] - corner[0], toward[1] - corner[1]), 0.5);
  return [corner[0] + (toward[0] - corner[0]) * share, corner[1] + (toward[1] - corner[1]) * share];
}
