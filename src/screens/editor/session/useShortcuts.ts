import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../components/isTyping.ts';
import { SELECT_TOOL } from '../../../stores/editor/stageTool.ts';
import { newId } from '../../../stores/newId.ts';
import { useEditorActions, useEditorSession } from './editorContext.ts';

type Shortcut = 'undo' | 'redo' | 'save' | 'duplicate' | 'delete' | 'deselect';

/** The editor's keys; they never fire while somebody types or answers a dialog. */
export function useShortcuts(onSave: () => void): void {
  const { store } = useEditorSession();
  const actions = useEditorActions();

  const run = useEffectEvent((shortcut: Shortcut) => {
    const { activeEditingItemId: id } = store.getState();
    if (shortcut === 'undo') actions.undo();
    else if (shortcut === 'redo') actions.redo();
    else if (shortcut === 'save') onSave();
    else if (shortcut === 'deselect' && store.getState().tool.type !== 'select') actions.setTool(SELECT_TOOL);
    else if (shortcut === 'deselect') actions.select(null);
    else if (id !== null && shortcut === 'delete') actions.dispatch({ type: 'deleteItem', id });
    else if (id !== null) actions.dispatch({ type: 'duplicateItem', id, newId: newId() });
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const shortcut = shortcutOf(event);
      if (!shortcut || event.defaultPrevented) return;
      // Ctrl+S would open the browser's own dialog, also from within a field.
      if (shortcut !== 'save' && isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      run(shortcut);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey) return null;
  if (ctrlKey || metaKey) return withControl(key.toLowerCase(), shiftKey);
  if (key === 'Delete' || key === 'Backspace') return 'delete';
  return key === 'Escape' ? 'deselect' : null;
}

function withControl(key: string, isShift: boolean): Shortcut | null {
  if (key === 'z') return isShift ? 'redo' : 'undo';
  if (isShift) return null;
  if (key === 'y') return 'redo';
  if (key === 's') return 'save';
  return key === 'd' ? 'duplicate' : null;
}
