import { useEffect } from 'react';
import { parseItemClipboard, toItemClipboard } from '../../../../core/edit/itemClipboard.ts';
import { isTyping } from '../../../components/isTyping.ts';
import { useEditorSession } from './editorContext.ts';

/** A kind of its own: what is copied here is no text for other programs. */
const KIND = 'application/x-escape-room-items';

/** Copy, cut and paste of things, by the browser's own events: so they go from one tab, and one room, to another. */
export function useClipboard(): void {
  const { store } = useEditorSession();
  useEffect(() => {
    function copy(event: ClipboardEvent): boolean {
      if (!isForRoom(event) || hasSelectedText()) return false;
      const { roomSettings, copySelected } = store.getState();
      const items = copySelected();
      if (items.length === 0 || !roomSettings) return false;
      event.clipboardData?.setData(KIND, toItemClipboard(roomSettings, items));
      event.clipboardData?.setData('text/plain', items.map(({ name }) => name).join(', '));
      event.preventDefault();
      return true;
    }
    function cut(event: ClipboardEvent): void {
      if (copy(event)) store.getState().deleteSelected();
    }
    function paste(event: ClipboardEvent): void {
      if (!isForRoom(event)) return;
      const { roomSettings } = store.getState();
      const copied = event.clipboardData?.getData(KIND) ?? '';
      const items = roomSettings && copied !== '' ? parseItemClipboard(roomSettings, copied) : [];
      if (items.length === 0) return;
      event.preventDefault();
      store.getState().paste(items);
    }
    document.addEventListener('copy', copy);
    document.addEventListener('cut', cut);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', cut);
      document.removeEventListener('paste', paste);
    };
  }, [store]);
}

function isForRoom({ target }: ClipboardEvent): boolean {
  return !isTyping(target) && document.querySelector('dialog[open]') === null;
}

function hasSelectedText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
