import { useEffect, useEffectEvent, useState } from 'react';
import type { FaceView } from '../../../core/lock/faces.ts';
import { startOf } from '../../../core/lock/startOf.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';

/** By lock, what was entered on those that were put down. Names are a play's own: nothing of it comes into another one. */
const kept = new Map<OpaqueName, string>();

/** What is entered on a lock, with the way to change it; as it was left where it was put down untried. `isPast`: it was right, or called wrong. */
export function useEntered(lock: OpaqueName, view: FaceView, isPast: () => boolean) {
  const state = useState(() => kept.get(lock) ?? startOf(view));
  const [entered] = state;
  const putDown = useEffectEvent(() => {
    if (isPast()) kept.delete(lock);
    else kept.set(lock, entered);
  });
  useEffect(() => () => putDown(), []);
  return state;
}
