import { Unlink } from 'lucide-react';
import { Notice } from '../../shared/kit/Notice.tsx';
import { useEditor } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import type { Loss } from '../store/document/losses.ts';
import { itemName, noteText } from '../text/editorMessages.ts';

interface LossNoticeProps {
  active: ActiveItem;
  types: readonly Loss['type'][];
}

/** Says what a thing lost when another one was deleted. */
export function LossNotice({ active: { id, room }, types }: LossNoticeProps) {
  const loss = useEditor(({ losses }) => losses[id]);
  if (!loss || !types.includes(loss.type)) return null;
  return (
    <Notice tone="warning" role="status">
      <Unlink aria-hidden />
      <span>{noteText(loss, (each) => itemName(room, each))}</span>
    </Notice>
  );
}
