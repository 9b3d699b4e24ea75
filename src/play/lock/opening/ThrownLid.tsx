import type { ReactNode } from 'react';
import { type Box, u } from '../units.ts';

/** A lid thrown back is foreshortened and stands 0.3 of its height lower, as in the pictures. */
const SHORTENED = { width: 0.95, height: 0.46 };

interface ThrownLidProps {
  /** The box of the closed lid. */
  box: Box;
  children: ReactNode;
}

/** The CSS transform from the closed lid to the lid thrown back; its corner stays in place. */
export function thrownBack([x, y, width, height]: Box): string {
  const left = (x + width / 2) * (1 - SHORTENED.width);
  const top = y + height * 0.3 + 14 - (y + height) * SHORTENED.height;
  return `translate(${u(left)}, ${u(top)}) scale(${SHORTENED.width}, ${SHORTENED.height})`;
}

/** The contents of a lid while it is thrown back; shown, not usable. */
export function ThrownLid({ box, children }: ThrownLidProps) {
  return (
    <div
      inert
      data-moves="follows"
      style={{
        position: 'absolute',
        inset: 0,
        transformOrigin: '0 0',
        transform: thrownBack(box),
        filter: 'brightness(.74)',
      }}
    >
      {children}
    </div>
  );
}
