import type { CSSProperties } from 'react';
import { useMaterialPath } from '../material.ts';
import { type Box, placeAt } from '../units.ts';

interface LockPictureProps {
  /** Below `/art/locks`, in the usual look: `wheels/shut`. */
  name: string;
  /** What is drawn, without the margin around it. */
  box: Box;
  margin?: number;
  /** How it moves while it is there: the face knows the way. */
  moves?: 'breathes' | 'leans' | 'emerges' | undefined;
  style?: CSSProperties;
}

export const BODY: Box = [0, 0, 360, 480];
/** Around the picture of a whole face. */
export const BODY_MARGIN = 40;

/** A drawn part of a face. It says nothing: what it is, the control on it says. */
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
