import { ToggleField } from '../../shared/form/ToggleField.tsx';
import type { SelectedItem } from '../canvas/useSelection.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';

interface LockedToggleProps {
  active: SelectedItem;
  /** Whether the switch is small, to stand beside the item's colours. */
  isTight?: boolean;
}

/** Sets whether the item starts locked. */
export function LockedToggle({ active: { id, item }, isTight = false }: LockedToggleProps) {
  const { dispatch } = useEditorActions();
  return (
    <ToggleField
      label={editorText.panel.isLocked}
      isTight={isTight}
      isOn={item.isItemLocked}
      onToggle={(isItemLocked) => dispatch({ type: 'setLocked', id, isItemLocked })}
    />
  );
}
