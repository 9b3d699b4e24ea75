import { Menu } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { takesStep } from '../../../core/make/step/takesStep.ts';
import { MainPortal } from '../../shared/menu/MainPortal.tsx';
import { useBeginLink, useFocusItem } from '../linking/useBeginLink.ts';
import { useEditor, useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { canvasText } from '../text/canvas.ts';
import { editorText } from '../text/editor.ts';
import { linkingText } from '../text/linking.ts';
import { makeStepText } from '../text/makeStep.ts';
import { type Selection, useSelection, useSelectionMoves } from './useSelection.ts';

/**
 * The context menu of the stage, by right click or long press: for the selection, or for the pressed item.
 */
export function CanvasMenu({ children }: { children: ReactNode }) {
  const { store, stageHandle } = useEditorSession();
  const focusItem = useFocusItem();

  function selectPressed({ clientX, clientY }: MouseEvent): void {
    const { selectedIds, tap, tool } = store.getState();
    const id = stageHandle.current?.itemAt({ clientX, clientY }) ?? null;
    if (tool.type === 'select' && id !== null && !selectedIds.includes(id)) tap(id);
  }
  /** Returns the focus to the selected item, since the menu has no button of its own. */
  function giveKeysBack(): void {
    const { activeEditingItemId } = store.getState();
    const isLeftBehind = document.activeElement?.matches('body, [role=menu]') === true;
    if (activeEditingItemId !== null && isLeftBehind) focusItem(activeEditingItemId);
  }
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      // The timeout lets the chosen action run first.
      onOpenChange={({ open }) => !open && setTimeout(giveKeysBack)}
    >
      <Menu.ContextTrigger asChild>
        <div onContextMenuCapture={selectPressed}>{children}</div>
      </Menu.ContextTrigger>
      <MainPortal>
        <Menu.Positioner>
          <Menu.Content minW="13rem" aria-label={canvasText.menu}>
            <Entries />
          </Menu.Content>
        </Menu.Positioner>
      </MainPortal>
    </Menu.Root>
  );
}

function Entries() {
  const selection = useSelection();
  const hasCopied = useEditor((state) => state.clipboard.length > 0);
  const { store } = useEditorSession();
  const { paste, selectAll } = useEditorActions();
  return (
    <>
      {selection.items.length > 0 && <SelectionEntries />}
      <Entry value="paste" isDisabled={!hasCopied} onChoose={() => paste(store.getState().clipboard, true)}>
        {canvasText.paste}
      </Entry>
      <Entry value="selectAll" onChoose={selectAll}>
        {canvasText.selectAll}
      </Entry>
    </>
  );
}

function SelectionEntries() {
  const selection = useSelection();
  const { copySelected, duplicateSelected, deleteSelected, orderSelected } = useEditorActions();
  const { takeNextColor, toggleLock, togglePin, cut } = useSelectionMoves(selection);
  const { only, isDoorAlone, isPinned, nextColor } = selection;
  const beginLink = useBeginLink();
  const moves = only
    ? (['toFront', 'forward', 'backward', 'toBack'] as const)
    : (['toFront', 'toBack'] as const);
  return (
    <>
      {nextColor !== null && (
        <Entry value="color" onChoose={takeNextColor}>
          {canvasText.nextColor}
        </Entry>
      )}
      {only && (
        <Entry value="lock" onChoose={toggleLock}>
          {only.item.isItemLocked ? canvasText.unlock : canvasText.lock}
        </Entry>
      )}
      {only && !isDoorAlone && (
        <Entry value="link" onChoose={() => beginLink()}>
          {linkingText.begin}
        </Entry>
      )}
      <StepEntry selection={selection} />
      <Entry value="pin" onChoose={togglePin}>
        {isPinned ? canvasText.unpin : canvasText.pin}
      </Entry>
      <KeepEntries selection={selection} />
      {!isDoorAlone && (
        <>
          <Menu.Separator />
          {moves.map((move) => (
            <Entry key={move} value={move} onChoose={() => orderSelected(move)}>
              {editorText.layers[move]}
            </Entry>
          ))}
          <Menu.Separator />
          <Entry value="duplicate" onChoose={duplicateSelected}>
            {editorText.panel.duplicate}
          </Entry>
          <Entry value="copy" onChoose={() => void copySelected()}>
            {canvasText.copy}
          </Entry>
          <Entry value="cut" onChoose={cut}>
            {canvasText.cut}
          </Entry>
          <Entry value="delete" onChoose={() => deleteSelected()}>
            {editorText.panel.remove}
          </Entry>
        </>
      )}
      <Menu.Separator />
    </>
  );
}

function StepEntry({ selection: { only } }: { selection: Selection }) {
  const room = useRoom();
  const { showAid } = useEditorActions();
  if (!only || !takesStep(room, only.id)) return null;
  return (
    <Entry value="step" onChoose={() => showAid('step')}>
      {makeStepText.begin}
    </Entry>
  );
}

function KeepEntries({ selection: { items, isGroup, isAnyGrouped } }: { selection: Selection }) {
  const { groupSelected, ungroupSelected } = useEditorActions();
  return (
    <>
      {items.length > 1 && !isGroup && (
        <Entry value="group" onChoose={groupSelected}>
          {canvasText.group}
        </Entry>
      )}
      {isAnyGrouped && (
        <Entry value="ungroup" onChoose={ungroupSelected}>
          {canvasText.ungroup}
        </Entry>
      )}
    </>
  );
}

interface EntryProps {
  value: string;
  isDisabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Entry({ value, isDisabled = false, onChoose, children }: EntryProps) {
  return (
    <Menu.Item value={value} disabled={isDisabled} onSelect={onChoose} minH={{ base: '11', xl: '8' }}>
      {children}
    </Menu.Item>
  );
}
