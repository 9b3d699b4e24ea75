/** In CSS pixels of the visible part of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** A curve between two points, with its control point. */
export interface Curve {
  from: Point;
  control: Point;
  to: Point;
}

/** How far a line swings out, as a share of its length. */
const SWING = 0.17;

/** A line that arches over what is between two points; ends `gap` pixels before its end. */
export function bend(from: Point, end: Point, gap: number): Curve {
  const way = { x: end.x - from.x, y: end.y - from.y };
  const normal = { x: way.y, y: -way.x };
  const side = normal.y > 0 || (normal.y === 0 && normal.x < 0) ? -SWING : SWING;
  const control = {
    x: (from.x + end.x) / 2 + normal.x * side,
    y: Math.max((from.y + end.y) / 2 + normal.y * side, 4),
  };
  return { from, control, to: towards(end, control, gap) };
}

/** A point at a distance from one point towards another, at most half-way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The curve as an SVG path. */
export function toPath({ from, control, to }: Curve): string {
  return `M${round(from)} Q${round(control)} ${round(to)}`;
}

/** Half of the angle between an arrow's barbs. */
const BARB = 0.5;

/** An arrowhead at the curve's end as an SVG path of a length in pixels. */
export function toArrow({ control, to }: Curve, length: number): string {
  const angle = Math.atan2(to.y - control.y, to.x - control.x);
  const barb = (turn: number): Point => ({
    x: to.x - length * Math.cos(angle + turn),
    y: to.y - length * Math.sin(angle + turn),
  });
  return `M${round(barb(BARB))} L${round(to)} L${round(barb(-BARB))}`;
}

function round({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
