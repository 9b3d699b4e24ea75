import { drawCover } from '../../../components/stage/drawCover.ts';
import { useEditor } from '../session/editorContext.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PlanLimitDialog } from './PlanLimitDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

/** One question at a time, the most pressing first. */
export function EditorDialogs() {
  const conflict = useEditor((state) => state.conflict);
  const isPlanLimitReached = useEditor((state) => state.isPlanLimitReached);
  if (isPlanLimitReached) return <PlanLimitDialog />;
  return conflict ? (
    <ConflictDialog stored={conflict} draw={drawCover} />
  ) : (
    <PublishDialog draw={drawCover} />
  );
}
