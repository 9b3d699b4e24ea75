import type { ReactNode } from 'react';
import type { FaceType } from '../../../../core/lock/model.ts';
import { LAYOUTS } from '../layouts.ts';
import { u } from '../units.ts';

/**
 * The contents of a face's door while it stands open, in the perspective of the picture; shown, not usable.
 */
export function SwungDoor({ type, children }: { type: FaceType; children: ReactNode }) {
  const { hinge, eye, angle } = LAYOUTS[type].door ?? SHUT;
  return (
    <div
      inert
      data-moves="follows"
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

const SHUT = { hinge: 0, eye: 0, angle: 0 };
