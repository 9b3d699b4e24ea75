import { useState } from 'react';
import { useEditor } from '../session/editorContext.ts';
import { drawCover } from '../stage/drawCover.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PlanLimitDialog } from './PlanLimitDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

/** Shows one question at a time, the most urgent first. */
export function EditorDialogs({ draw = drawCover }: { draw?: typeof drawCover }) {
  const conflict = useEditor((state) => state.conflict);
  const isPlanLimitReached = useEditor((state) => state.isPlanLimitReached);
  // Kept across other questions: a room meant to be found by link only must not be listed at a second
  // attempt.
  const [isListed, list] = useState<boolean | null>(null);
  if (isPlanLimitReached) return <PlanLimitDialog />;
  if (conflict) return <ConflictDialog stored={conflict} draw={draw} />;
  return <PublishDialog draw={draw} isListed={isListed} onList={list} />;
}
