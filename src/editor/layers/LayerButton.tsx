import { Box, chakra, Text } from '@chakra-ui/react';
import { Boxes, KeyRound, Lock, VenetianMask } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lockOf } from '../../../core/room/links.ts';
import type { ItemConfig, ItemId } from '../../../core/room/model.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { canvasText } from '../text/canvas.ts';
import { editorText } from '../text/editor.ts';

interface LayerButtonProps {
  id: ItemId;
  item: ItemConfig;
  name: string;
  isActive: boolean;
  /** Called with true if Shift is held: the item is then added to the selection. */
  onChoose: (isFurther: boolean) => void;
  onRename: () => void;
}

/** Selects the item. F2 or a double click renames it, Alt with an arrow moves it in the order. */
export function LayerButton({ id, item, name, isActive, onChoose, onRename }: LayerButtonProps) {
  const isKey = useEditor(({ roomSettings }) => roomSettings !== null && lockOf(roomSettings, id) !== null);
  const isConcealed = useEditor((state) => state.concealedIds.includes(id));
  const { dispatch } = useEditorActions();

  function order(button: HTMLElement, move: 'forward' | 'backward'): void {
    flushSync(() => void dispatch({ type: 'orderItem', id, move }));
    // A row that was moved in the page has lost the focus.
    button.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const move = event.altKey ? MOVES[event.key] : undefined;
    if (!move && event.key !== 'F2') return;
    event.preventDefault();
    if (move) order(event.currentTarget, move);
    else onRename();
  }
  return (
    <Choice
      type="button"
      aria-pressed={isActive}
      aria-keyshortcuts="F2 Alt+ArrowUp Alt+ArrowDown"
      onClick={({ shiftKey }) => onChoose(shiftKey)}
      onDoubleClick={onRename}
      onKeyDown={onKeyDown}
      style={{ opacity: isConcealed ? 0.5 : 1 }}
    >
      <Text as="span" dir="auto" textStyle="sm" fontWeight="600" truncate flex="1">
        {name}
      </Text>
      {item.group !== undefined && <Mark label={canvasText.isKept} icon={<Boxes />} />}
      {item.isHidden && <Mark label={editorText.layers.hidden} icon={<VenetianMask />} />}
      {item.isItemLocked && <Mark label={editorText.layers.locked} icon={<Lock />} />}
      {isKey && <Mark label={editorText.layers.key} icon={<KeyRound />} />}
    </Choice>
  );
}

const MOVES: Readonly<Record<string, 'forward' | 'backward'>> = {
  ArrowUp: 'forward',
  ArrowDown: 'backward',
};

const Choice = chakra('button', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '11',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInlineEnd: '1',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'md',
  },
});

function Mark({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <Box
      as="span"
      role="img"
      aria-label={label}
      title={label}
      color="fg.subtle"
      css={{ '& svg': { boxSize: '4' } }}
    >
      {icon}
    </Box>
  );
}
