import { useMemo } from 'react';
import { useEditor } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import type { Showing } from '../store/session/shownPlaces.ts';
import { describeSteps, type ShownStep } from './describeSteps.ts';

interface ShownNow {
  showing: Showing;
  steps: readonly ShownStep[];
  step: ShownStep;
}

/** The current walkthrough in words; null if none. */
export function useShowing(): ShownNow | null {
  const room = useRoom();
  const showing = useEditor((state) => state.showing);
  const steps = useMemo(() => (showing ? describeSteps(room, showing) : []), [room, showing]);
  const step = showing ? steps[showing.at] : undefined;
  return showing && step ? { showing, steps, step } : null;
}
