import { useEffect } from 'react';
import { useEditorActions } from '../session/editorContext.ts';
import { useShowing } from './useShowing.ts';

/** Milliseconds for a step: to find it, and for each letter. */
const LOOKING = 1600;
const LETTER = 35;

/** Goes on to the next step after the time to read this one; twice as fast at a pace of 2. */
export function usePlaying(pace: number): void {
  const { showStep } = useEditorActions();
  const shown = useShowing();
  const isPlaying = shown?.showing.isPlaying === true;
  const at = shown?.showing.at ?? 0;
  const stays = LOOKING + LETTER * (shown?.step.words.length ?? 0);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => showStep(at + 1), stays / pace);
    return () => clearTimeout(timer);
  }, [isPlaying, at, stays, pace, showStep]);
}
