import type { CSSProperties } from 'react';
import { useMaterialPath } from '../material.ts';
import { type Box, placeAt } from '../units.ts';

interface LockPictureProps {
  /** The path below `/art/locks` in the default look, such as `wheels/shut`. */
  name: string;
  /** The drawing's box without its margin. */
  box: Box;
  margin?: number;
  /** The name of its animation; the face defines it. */
  moves?: 'breathes' | 'leans' | 'emerges' | undefined;
  style?: CSSProperties;
}

export const BODY: Box = [0, 0, 360, 480];
/** The margin around the picture of a whole face, in units. */
export const BODY_MARGIN = 40;

/** A drawn part of a face. It is hidden from screen readers: the control on it has the label. */
export function LockPicture({
  name,
  box: [x, y, width, height],
  margin = 6,
  moves,
  style,
}: LockPictureProps) {
  const address = `/art/locks/${useMaterialPath(name)}`;
  const placed = placeAt([x - margin, y - margin, width + 2 * margin, height + 2 * margin]);
  return (
    <img
      src={`${address}.webp`}
      srcSet={`${address}.webp 1x, ${address}@2x.webp 2x`}
      alt=""
      data-moves={moves}
      draggable={false}
      style={{ ...placed, maxWidth: 'none', pointerEvents: 'none', userSelect: 'none', ...style }}
    />
  );
}
