import type { Edge } from '../../core/catalogue/leaves.ts';
import type { Rect } from './swungStrips.ts';

/** Number of strips of a turning face, each scaled by its distance. */
const STRIPS = 24;
/** Pixels; a face seen so nearly from its edge is not drawn. */
const LEAST = 1;
/** If the two faces overlap by this share, it is a lid. */
const LID = 0.3;

interface Strip {
  source: Rect;
  place: Rect;
}

export interface TurnedFace {
  strips: Strip[];
  /** How far it has turned from the viewer: 0 facing, 1 seen from its edge. */
  turned: number;
}

interface Turn {
  /** The leaf in the closed picture, in pixels. */
  box: Rect;
  /** The leaf in the opened picture: its other face. */
  onto: Rect;
  hinge: Edge;
  progress: number;
  /** Whether the leaf shows the same face to the end. */
  isAjar?: boolean;
}

/** The range across the free edge's path. */
interface Extent {
  start: number;
  size: number;
}

/** The position along that path. */
interface Place {
  at: number;
}

/** From the hinge to the free edge. */
interface Span extends Extent {
  hinge: number;
  free: number;
}

/**
 * Returns the strips of a leaf that turns over its edge. Its free edge moves from its closed to its opened
 * position: the first face shrinks until it passes the hinge, then the other grows.
 */
export function turnedStrips({ box, onto, hinge, progress, isAjar = false }: Turn): {
  outer: TurnedFace | null;
  inner: TurnedFace | null;
} {
  const closed = spanOf(box, hinge);
  const opened = spanOf(onto, isAjar ? hinge : oppositeOf(hinge));
  const edge = {
    at: between(closed.free, opened.free, progress),
    start: between(closed.start, opened.start, progress),
    size: between(closed.size, opened.size, progress),
  };
  const side = Math.sign(closed.free - closed.hinge);
  const isUpright = hinge === 'left' || hinge === 'right';
  // A lid moves back as a whole as it turns; a door keeps its size at the hinge.
  const goesBack =
    !isAjar && (opened.hinge - closed.hinge) * side > LID * Math.abs(closed.free - closed.hinge);
  const nearOf = (span: Span): Extent & Place =>
    goesBack && span === closed
      ? { ...edge, at: between(closed.hinge, opened.free, progress) }
      : { at: span.hinge, start: span.start, size: span.size };
  const faceOf = (span: Span): TurnedFace => ({
    strips: stripsOf(span, nearOf(span), edge, isUpright),
    turned: 1 - Math.min(1, Math.abs((edge.at - span.hinge) / (span.free - span.hinge))),
  });
  return {
    outer: (edge.at - nearOf(closed).at) * side > LEAST ? faceOf(closed) : null,
    inner: !isAjar && (opened.hinge - edge.at) * side > 0 ? faceOf(opened) : null,
  };
}

/** `near`: the present hinge; `edge`: the present free edge. */
function stripsOf(span: Span, near: Extent & Place, edge: Extent & Place, isUpright: boolean): Strip[] {
  return Array.from({ length: STRIPS }, (_, i) => {
    const [from, to] = [i / STRIPS, (i + 1) / STRIPS];
    const middle = (from + to) / 2;
    const rectAt = (hinge: number, free: number, start: number, size: number): Rect => {
      const [a, b] = [between(hinge, free, from), between(hinge, free, to)];
      const [least, length] = [Math.min(a, b), Math.abs(b - a)];
      return isUpright
        ? { x: least, y: start, width: length, height: size }
        : { x: start, y: least, width: size, height: length };
    };
    const extent = [between(near.start, edge.start, middle), between(near.size, edge.size, middle)] as const;
    return {
      source: rectAt(span.hinge, span.free, span.start, span.size),
      place: rectAt(near.at, edge.at, ...extent),
    };
  });
}

function spanOf({ x, y, width, height }: Rect, hinge: Edge): Span {
  const across = { start: y, size: height };
  const down = { start: x, size: width };
  if (hinge === 'left') return { hinge: x, free: x + width, ...across };
  if (hinge === 'right') return { hinge: x + width, free: x, ...across };
  if (hinge === 'top') return { hinge: y, free: y + height, ...down };
  return { hinge: y + height, free: y, ...down };
}

function oppositeOf(edge: Edge): Edge {
  return ({ left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const)[edge];
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
