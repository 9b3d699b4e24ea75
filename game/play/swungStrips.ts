import type { Leaf } from '../../core/catalogue/leaves.ts';

/** Number of upright strips of a swinging leaf, each scaled by its distance. */
const STRIPS = 28;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Strip {
  /** The strip's rectangle in the closed picture. */
  source: Rect;
  /** The strip's rectangle on the screen. */
  place: Rect;
}

interface Swing {
  /** In pixels, like the other fields. */
  box: Rect;
  hinge: Extract<Leaf, { type: 'swing' }>['hinge'];
  eye: number;
  distance: number;
  /** Radians. */
  angle: number;
}

/**
 * Returns the strips of a leaf that has swung away by an angle, seen from halfway between its hinge and its
 * edge.
 */
export function swungStrips({ box: { x, y, width, height }, hinge, eye, distance, angle }: Swing): Strip[] {
  const nearness = (along: number) => distance / (distance + along * Math.sin(angle));
  const fromHinge = (along: number) => width / 2 + (along * Math.cos(angle) - width / 2) * nearness(along);
  const across = (from: number, to: number) =>
    hinge === 'left' ? { x: x + from, width: to - from } : { x: x + width - to, width: to - from };
  return Array.from({ length: STRIPS }, (_, strip) => {
    const [near, far] = [(strip / STRIPS) * width, ((strip + 1) / STRIPS) * width];
    const scale = nearness((near + far) / 2);
    return {
      source: { ...across(near, far), y, height },
      place: {
        ...across(fromHinge(near), fromHinge(far)),
        y: eye + (y - eye) * scale,
        height: height * scale,
      },
    };
  });
}
