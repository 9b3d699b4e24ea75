import { useEffect, useEffectEvent, useState } from 'react';
import type { FaceView } from '../../../core/lock/faces.ts';
import { startOf } from '../../../core/lock/startOf.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';

/** Entries of closed locks, by lock. Names belong to one play, so nothing leaks into another. */
const kept = new Map<OpaqueName, string>();

/**
 * The entry on a lock and its setter. A lock closed without submitting keeps its entry. `isPast`: the entry
 * was right, or already called wrong.
 */
export function useAnswerDraft(lock: OpaqueName, view: FaceView, isPast: () => boolean) {
  const state = useState(() => kept.get(lock) ?? startOf(view));
  const [entered] = state;
  const putDown = useEffectEvent(() => {
    if (isPast()) kept.delete(lock);
    else kept.set(lock, entered);
  });
  useEffect(() => () => putDown(), []);
  return state;
}
