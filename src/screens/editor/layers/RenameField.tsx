import { Input } from '@chakra-ui/react';
import { type KeyboardEvent, useRef } from 'react';
import { LIMITS } from '../../../../core/room/limits.ts';
import type { ItemConfig, ItemId } from '../../../../core/room/model.ts';
import { editorText } from '../../../text/editor.ts';
import { useEditorActions } from '../session/editorContext.ts';

interface RenameFieldProps {
  id: ItemId;
  item: ItemConfig;
  /** What it is called now. */
  name: string;
  onEnd: (isByKey: boolean) => void;
}

/** Takes the new name by Enter or when it is left; Escape keeps the old one. */
export function RenameField({ id, item, name, onEnd }: RenameFieldProps) {
  const { dispatch } = useEditorActions();
  const isOver = useRef(false);

  function end(written: string | null, isByKey: boolean): void {
    if (isOver.current) return;
    isOver.current = true;
    if (written !== null && written !== item.name) dispatch({ type: 'setName', id, name: written });
    onEnd(isByKey);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Enter' ? event.currentTarget.value.trim() : null, true);
  }
  return (
    <Input
      autoFocus
      dir="auto"
      size="sm"
      flex="1"
      minW="0"
      h="9"
      px="2"
      aria-label={editorText.layers.rename(name)}
      defaultValue={item.name}
      maxLength={LIMITS.itemName}
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => end(target.value.trim(), false)}
      onKeyDown={onKeyDown}
    />
  );
}
