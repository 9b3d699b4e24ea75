import { Flex } from '@chakra-ui/react';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { useEditor, useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { itemName } from '../text/editorMessages.ts';
import type { DropEdge } from './dropPlace.ts';
import { LayerButton } from './LayerButton.tsx';
import { LayerGrip } from './LayerGrip.tsx';
import { LayerSwitches } from './LayerSwitches.tsx';
import { RenameField } from './RenameField.tsx';

interface LayerRowProps {
  id: ItemId;
  isDragged: boolean;
  /** The edge of this row where the dragged one would be inserted. */
  edge: DropEdge['side'] | null;
  onDrag: (id: ItemId, y: number) => void;
  onDrop: (id: ItemId, y: number) => void;
  onEnd: () => void;
}

const LINES = {
  above: '0 -3px 0 {colors.accent}',
  below: '0 3px 0 {colors.accent}',
} as const;

/** One item of the drawing order: select, drag, rename, pin, or hide while working (R6). */
export const LayerRow = memo(function LayerRow({ id, isDragged, edge, ...drag }: LayerRowProps) {
  useLanguage();
  // Each row subscribes to its own item, so that a change does not render 300 rows again.
  const item = useEditor(({ roomSettings }) => roomSettings && itemOf(roomSettings, id));
  const name = useEditor(({ roomSettings }) => (roomSettings ? itemName(roomSettings, id) : ''));
  const isActive = useEditor((state) => state.activeEditingItemId === id || state.selectedIds.includes(id));
  const [isRenaming, setRenaming] = useState(false);
  const { select, selectMany, closePanel } = useEditorActions();
  const { store } = useEditorSession();
  const row = useRef<HTMLDivElement>(null);
  if (!item) return null;

  function choose(isFurther = false): void {
    const { selectedIds } = store.getState();
    const others = selectedIds.filter((other) => other !== id);
    if (isFurther) selectMany(others.length < selectedIds.length ? others : [...others, id]);
    else select(id);
    // On a phone the list stays open for further ordering.
    closePanel();
  }
  function endRenaming(isByKey: boolean): void {
    flushSync(() => setRenaming(false));
    if (isByKey) row.current?.querySelector('button')?.focus();
  }
  const chosen = isActive ? 'inset 3px 0 0 {colors.accent}' : undefined;
  return (
    <Flex
      ref={row}
      as="li"
      align="center"
      borderRadius="md"
      bg={isActive || isDragged ? 'bg.raised' : 'transparent'}
      opacity={isDragged ? 0.6 : 1}
      boxShadow={edge ? LINES[edge] : chosen}
      _hover={{ bg: 'bg.raised' }}
    >
      <LayerGrip id={id} item={item} name={name} onChoose={choose} {...drag} />
      {isRenaming ? (
        <RenameField id={id} item={item} name={name} onEnd={endRenaming} />
      ) : (
        <LayerButton
          id={id}
          item={item}
          name={name}
          isActive={isActive}
          onChoose={choose}
          onRename={() => setRenaming(true)}
        />
      )}
      <LayerSwitches id={id} item={item} name={name} />
    </Flex>
  );
});
