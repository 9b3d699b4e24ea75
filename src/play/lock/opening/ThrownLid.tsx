import type { ReactNode } from 'react';
import { type Box, u } from '../units.ts';

/** As the pictures have it: a lid thrown back is foreshortened, and stands on the box that is 0.3 of its height lower. */
const SHORTENED = { width: 0.95, height: 0.46 };

interface ThrownLidProps {
  /** Where the lid was while it was shut. */
  box: Box;
  children: ReactNode;
}

/** From where a lid is while it is shut to where it is then, its corner staying in place. */
export function thrownBack([x, y, width, height]: Box): string {
  const left = (x + width / 2) * (1 - SHORTENED.width);
  const top = y + height * 0.3 + 14 - (y + height) * SHORTENED.height;
  return `translate(${u(left)}, ${u(top)}) scale(${SHORTENED.width}, ${SHORTENED.height})`;
}

/** What is on a lid, while that is thrown back: to be seen, not worked. */
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
