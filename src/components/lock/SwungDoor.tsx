import type { ReactNode } from 'react';
import { u } from './units.ts';

interface SwungDoorProps {
  /** The side that it hangs by, and the height of the eye. */
  hinge: number;
  eye: number;
  /** Degrees. */
  angle: number;
  children: ReactNode;
}

/** What is on a door while that stands open, in the perspective of its picture: to be seen, not worked. */
export function SwungDoor({ hinge, eye, angle, children }: SwungDoorProps) {
  return (
    <div
      inert
      style={{
        position: 'absolute',
        inset: 0,
        perspective: u(900),
        perspectiveOrigin: `${u(180)} ${u(eye)}`,
      }}
    >
      <div
        style={{
          position: 'absolute',
          inset: 0,
          transformOrigin: `${u(hinge)} ${u(eye)}`,
          transform: `rotateY(${-angle}deg)`,
        }}
      >
        {children}
      </div>
    </div>
  );
}
