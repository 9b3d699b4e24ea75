import { useEditor } from '../session/editorContext.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PlanLimitDialog } from './PlanLimitDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

/** One question at a time, the most pressing first. */
export function EditorDialogs() {
  const isConflict = useEditor((state) => state.conflict !== null);
  const isPlanLimitReached = useEditor((state) => state.isPlanLimitReached);
  if (isPlanLimitReached) return <PlanLimitDialog />;
  return isConflict ? <ConflictDialog /> : <PublishDialog />;
}
