import { editorText } from '../../../text/editor.ts';
import { ToggleField } from '../fields/ToggleField.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import type { SelectedItem } from '../stage/useSelection.ts';

/** Whether it starts locked. */
export function LockedToggle({ active: { id, item } }: { active: SelectedItem }) {
  const { dispatch } = useEditorActions();
  return (
    <ToggleField
      label={editorText.panel.isLocked}
      isOn={item.isItemLocked}
      onToggle={(isItemLocked) => dispatch({ type: 'setLocked', id, isItemLocked })}
    />
  );
}
