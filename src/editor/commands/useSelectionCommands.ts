import { ARRANGEMENTS } from '../../../core/edit/place/arrange.ts';
import { takesStep } from '../../../core/make/step/takesStep.ts';
import { useSelection, useSelectionMoves } from '../canvas/useSelection.ts';
import { useBeginLink } from '../linking/useBeginLink.ts';
import { toolForWay } from '../links/toolForWay.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { canvasText } from '../text/canvas.ts';
import { commandsText } from '../text/commands.ts';
import { editorText } from '../text/editor.ts';
import { linkingText } from '../text/linking.ts';
import { makeStepText } from '../text/makeStep.ts';
import type { PaletteCommand } from './findActions.ts';

/** Commands for the selection. */
export function useSelectionCommands(): readonly PaletteCommand[] {
  const selection = useSelection();
  const { takeNextColor, toggleLock, togglePin } = useSelectionMoves(selection);
  const { setTool, dispatch } = useEditorActions();
  const { items, only, nextColor, isDoorAlone, isPinned } = selection;
  const pin = { id: 'pin', name: isPinned ? canvasText.unpin : canvasText.pin, run: togglePin };
  const beginLink = useBeginLink();
  const link = { id: 'link', name: linkingText.begin, keys: ['B'], run: () => beginLink() };
  const key = { id: 'key', name: linkingText.pickKey, keys: ['K'], run: () => beginLink('key') };
  const hide = { id: 'hide', name: linkingText.hideIn, keys: ['H'], run: () => beginLink('hide') };
  const way = {
    id: 'way',
    name: commandsText.keys.leadTo,
    keys: ['G'],
    run: () => only && setTool(toolForWay(only.id, dispatch)),
  };
  const lock = only?.item.isItemLocked ? canvasText.unlock : canvasText.lock;
  return [
    ...(nextColor === null
      ? []
      : [{ id: 'color', name: canvasText.nextColor, keys: ['C'], run: takeNextColor }]),
    ...(only ? [{ id: 'lock', name: lock, keys: ['L'], run: toggleLock }, key] : []),
    ...(only && !isDoorAlone ? [hide, link, way] : []),
    ...(items.length > 0 ? [pin] : []),
    ...useStepCommand(),
    ...useGroupingCommands(),
    ...useArranging(),
    ...useChangesOfSelected(),
  ];
}

function useStepCommand(): readonly PaletteCommand[] {
  const { only } = useSelection();
  const room = useRoom();
  const { showAid } = useEditorActions();
  if (!only || !takesStep(room, only.id)) return [];
  const { begin, also } = makeStepText;
  return [{ id: 'step', name: begin, also: [also], run: () => showAid('step') }];
}

function useGroupingCommands(): readonly PaletteCommand[] {
  const { items, isGroup, isAnyGrouped } = useSelection();
  const { groupSelected, ungroupSelected } = useEditorActions();
  const { control, shift } = commandsText;
  const group = { id: 'keep', name: canvasText.group, keys: [control, 'G'], run: groupSelected };
  const ungroup = {
    id: 'apart',
    name: canvasText.ungroup,
    keys: [control, `${shift}+G`],
    run: ungroupSelected,
  };
  return [...(items.length > 1 && !isGroup ? [group] : []), ...(isAnyGrouped ? [ungroup] : [])];
}

function useArranging(): readonly PaletteCommand[] {
  const { items } = useSelection();
  const { arrangeSelected } = useEditorActions();
  if (items.length < 2) return [];
  return ARRANGEMENTS.map((how) => ({
    id: `arrange-${how}`,
    name: canvasText.arrangements[how],
    also: [canvasText.lineUp],
    run: () => arrangeSelected(how),
  }));
}

/** Commands that change the selection; the door is neither copied nor deleted nor ordered (R5). */
function useChangesOfSelected(): readonly PaletteCommand[] {
  const selection = useSelection();
  const { orderSelected, duplicateSelected, deleteSelected, copySelected } = useEditorActions();
  const { cut } = useSelectionMoves(selection);
  const { control, shift, deleteKey } = commandsText;
  if (selection.items.length === 0 || selection.isDoorAlone) return [];
  const moves = selection.only
    ? (['toFront', 'forward', 'backward', 'toBack'] as const)
    : (['toFront', 'toBack'] as const);
  return [
    { id: 'duplicate', name: editorText.panel.duplicate, keys: [control, 'D'], run: duplicateSelected },
    { id: 'copy', name: canvasText.copy, keys: [control, 'C'], run: () => void copySelected() },
    { id: 'cut', name: canvasText.cut, keys: [control, 'X'], run: cut },
    { id: 'delete', name: editorText.panel.remove, keys: [deleteKey], run: () => deleteSelected() },
    ...moves.map((move) => ({
      id: move,
      name: editorText.layers[move],
      keys: { toFront: ['F'], forward: [], backward: [], toBack: [`${shift}+F`] }[move],
      run: () => orderSelected(move),
    })),
  ];
}
