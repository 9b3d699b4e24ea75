import { FACE_LIMITS } from '../../../core/lock/limits.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { tooLongText } from '../text/editorMessages.ts';
import { pieceField } from './pieceField.ts';
import type { Lock } from './useLock.ts';

interface PieceNameFieldProps {
  lock: Lock;
  place: number;
  label: string;
  value: string;
  onChange: (name: string) => void;
}

/** The name of a lock's piece; a name over its limit stays in the field until it fits. */
export function PieceNameField({ lock, place, label, value, onChange }: PieceNameFieldProps) {
  const { holdText } = useEditorActions();
  const field = pieceField(lock.id, place);
  const long = useEditor(({ longTexts }) => longTexts[field]);
  const limit = FACE_LIMITS.pieceName;

  function change(text: string): void {
    const over = text.length - limit;
    holdText(field, over > 0 ? { text, field: 'piece', limit, over, item: lock.id, scene: null } : null);
    if (over <= 0) onChange(text);
  }
  return (
    <TextField
      label={label}
      size="sm"
      autoComplete="off"
      value={long?.text ?? value}
      onChange={change}
      error={long && tooLongText(long)}
    />
  );
}
