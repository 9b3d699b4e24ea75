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
  // The choice is kept while another dialog interrupts publishing. Otherwise a second attempt could list a room
  // that is meant to be found by its link only.
  const [isListed, list] = useState<boolean | null>(null);
  if (isPlanLimitReached) return <PlanLimitDialog />;
  if (conflict) return <ConflictDialog stored={conflict} draw={draw} />;
  return <PublishDialog draw={draw} isListed={isListed} onList={list} />;
}
