import { useEffect, useRef } from 'react';
import { parseItemClipboard, toItemClipboard } from '../../../core/edit/itemClipboard.ts';
import type { ItemConfig } from '../../../core/room/model.ts';
import { isDialogOpen } from '../../shared/browser/isDialogOpen.ts';
import { isTyping } from '../../shared/browser/isTyping.ts';
import { useEditorSession } from './editorContext.ts';

/** The type of copied things on the clipboard. It is no text type, since other programs have no use for them. */
const KIND = 'application/x-escape-room-items';

/** Copy, cut and paste of things by the browser's own events, so that they work across tabs and rooms. */
export function useClipboard(): void {
  const { store } = useEditorSession();
  const cutHere = useRef<string | null>(null);
  useEffect(() => {
    function take(event: ClipboardEvent, chosen: () => readonly ItemConfig[]): string | null {
      if (!isForRoom(event) || hasSelectedText()) return null;
      const { roomSettings } = store.getState();
      const items = chosen();
      if (items.length === 0 || !roomSettings) return null;
      const copied = toItemClipboard(roomSettings, items);
      event.clipboardData?.setData(KIND, copied);
      event.clipboardData?.setData('text/plain', items.map(({ name }) => name).join(', '));
      event.preventDefault();
      return copied;
    }
    function copy(event: ClipboardEvent): void {
      if (take(event, store.getState().copySelected) !== null) cutHere.current = null;
    }
    function cut(event: ClipboardEvent): void {
      cutHere.current = take(event, store.getState().cutSelected) ?? cutHere.current;
    }
    function paste(event: ClipboardEvent): void {
      if (!isForRoom(event)) return;
      const { roomSettings } = store.getState();
      const copied = event.clipboardData?.getData(KIND) ?? '';
      const items = roomSettings && copied !== '' ? parseItemClipboard(roomSettings, copied) : [];
      if (items.length === 0) return;
      event.preventDefault();
      store.getState().paste(items, copied === cutHere.current);
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
  return !isTyping(target) && !isDialogOpen();
}

function hasSelectedText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
