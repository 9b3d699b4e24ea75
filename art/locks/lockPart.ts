import { Ink } from '../ink/Ink.ts';

/**
 * A picture of a lock or of one of its moving parts, in the units of a face: one unit is a pixel on a phone
 * in portrait.
 */
export interface LockPart {
  width: number;
  height: number;
  /** The margin around the part, for shadows and light. */
  margin: number;
  draw: (ink: Ink) => void;
}

/** All pictures of one face by name. */
export type LockParts = Readonly<Record<string, LockPart>>;

const BODY = { width: 360, height: 480, margin: 40 };

/** A whole face in one of its states. */
export function body(draw: LockPart['draw']): LockPart {
  return { ...BODY, draw };
}

/** A part that lies on a face. */
export function part(
  [width, height, margin = 6]: readonly [number, number, number?],
  draw: LockPart['draw'],
): LockPart {
  return { width, height, margin, draw };
}

/** Returns the size in pixels of its picture at scale 1. */
export function sizeOfPart({ width, height, margin }: LockPart): { width: number; height: number } {
  return { width: width + 2 * margin, height: height + 2 * margin };
}

export function drawPart({ width, height, margin, draw }: LockPart): string {
  const edge = { top: margin, right: margin, bottom: margin, left: margin };
  const ink = new Ink({ width, height, margin: edge, line: 3.2 });
  draw(ink);
  return ink.toSvg();
}
