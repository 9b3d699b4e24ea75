import { useState } from 'react';
import { useEditor } from '../session/editorContext.ts';
import { drawCover } from '../stage/drawCover.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PlanLimitDialog } from './PlanLimitDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

/** One question at a time, the most pressing first. */
export function EditorDialogs({ draw = drawCover }: { draw?: typeof drawCover }) {
  const conflict = useEditor((state) => state.conflict);
  const isPlanLimitReached = useEditor((state) => state.isPlanLimitReached);
  // Whatever is asked in between: who wants the room found by link alone must not have it listed at the second try.
  const [isListed, list] = useState<boolean | null>(null);
  if (isPlanLimitReached) return <PlanLimitDialog />;
  if (conflict) return <ConflictDialog stored={conflict} draw={draw} />;
  return <PublishDialog draw={draw} isListed={isListed} onList={list} />;
}
