/** In CSS pixels of what is to be seen of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** A bent line from one point to another, by its control point. */
export interface Curve {
  from: Point;
  control: Point;
  to: Point;
}

/** How far a line swings out, by its length. */
const SWING = 0.17;

/** A line between two points that hangs over what is between them, as a rope that is thrown; `gap` pixels short of its end. */
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

/** So many pixels from one point to another, half-way at most. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The curve as an SVG path. */
export function toPath({ from, control, to }: Curve): string {
  return `M${round(from)} Q${round(control)} ${round(to)}`;
}

/** Half of the angle between an arrow's two barbs. */
const BARB = 0.5;

/** The arrow at the curve's end as an SVG path, so many pixels long. */
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
