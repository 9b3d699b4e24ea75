import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../shared/browser/isDialogOpen.ts';
import { isTyping } from '../../shared/browser/isTyping.ts';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { isCharacter } from '../../shared/keys/keyOf.ts';
import { type Selection, selectionOf, takeNextColor, toggleLock } from '../canvas/useSelection.ts';
import { isMiddling } from '../frame/useIsMiddling.ts';
import { useBeginLink, useFocusItem } from '../linking/useBeginLink.ts';
import { toolForWay } from '../links/toolForWay.ts';
import { useNextFinding } from '../problems/useNextFinding.ts';
import { SELECT_TOOL } from '../store/session/stageTool.ts';
import { useEditorActions, useEditorSession } from './editorContext.ts';
import { type Shortcut, shortcutOf } from './shortcutOf.ts';
import type { RoomMoves } from './useRoomMoves.ts';

/** The editor's shortcuts; never active while typing or in a dialog. */
export function useShortcuts({ save, preview }: Pick<RoomMoves, 'save' | 'preview'>): void {
  const { store, folds } = useEditorSession();
  const actions = useEditorActions();
  const isStill = useReducedMotion();
  const beginLink = useBeginLink();
  const goToNextFinding = useNextFinding();
  const dismissTopmost = useDismissTopmost();

  /** Read when a key is pressed; subscribing would render at each step of a drag. */
  function selected(): Pick<Selection, 'only' | 'nextColor' | 'isDoorAlone'> {
    const { roomSettings, selectedIds, catalogue } = store.getState();
    return roomSettings ? selectionOf(roomSettings, selectedIds, catalogue.items) : NOTHING;
  }
  function leadTo({ only, isDoorAlone }: ReturnType<typeof selected>): void {
    if (only && !isDoorAlone) actions.setTool(toolForWay(only.id, actions.dispatch));
  }

  const run = useEffectEvent((shortcut: Shortcut) => {
    switch (shortcut) {
      case 'undo':
        return actions.undo();
      case 'redo':
        return actions.redo();
      case 'save':
        return save();
      case 'selectAll':
        return actions.selectAll();
      case 'duplicate':
        return actions.duplicateSelected();
      case 'delete':
        return actions.deleteSelected();
      case 'link':
        return beginLink();
      case 'pickKey':
        return beginLink('key');
      case 'hideIn':
        return beginLink('hide');
      case 'lock':
        return toggleLock(selected(), actions.dispatch);
      case 'nextColor':
        return takeNextColor(selected(), actions.dispatch);
      case 'leadTo':
        return leadTo(selected());
      case 'group':
        return actions.groupSelected();
      case 'ungroup':
        return actions.ungroupSelected();
      case 'nextFinding':
        return goToNextFinding();
      case 'toFront':
      case 'toBack':
        return actions.orderSelected(shortcut);
      case 'commands':
      case 'manual':
      case 'map':
        return actions.showAid(shortcut);
      case 'preview':
        return preview();
      case 'build':
      case 'puzzle':
        return actions.showView(shortcut);
      case 'sceneBefore':
      case 'sceneAfter':
        return actions.showNextScene(shortcut === 'sceneAfter' ? 1 : -1);
      case 'showEscape':
        return actions.showEscape(!isStill);
      case 'foldBoth':
        return isMiddling() ? actions.closeDrawer() : folds.getState().toggleBoth();
      case 'deselect':
        return dismissTopmost();
    }
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const shortcut = shortcutOf(event);
      if (!shortcut || event.defaultPrevented || isElsewhere(event, shortcut)) return;
      // Keys typed while the command palette or another aid loads are meant for that.
      if (shortcut !== 'deselect' && store.getState().aid !== null) return;
      if (isSingleKey(event) && folds.getState().areSingleKeysOff) return;
      event.preventDefault();
      // A held key deletes once and makes one copy.
      if (!event.repeat || shortcut === 'undo' || shortcut === 'redo') run(shortcut);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [folds, store]);
}

const NOTHING = { only: null, nextColor: null, isDoorAlone: false };

/** Whether the key is a single character, which speech control may produce by accident. */
function isSingleKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return isCharacter(key) && (altKey || !(ctrlKey || metaKey));
}

/** Shortcuts that work in fields, since the browser has its own for Ctrl+S and Ctrl+K. */
const FROM_FIELDS: readonly Shortcut[] = ['save', 'commands', 'preview', 'nextFinding'];
/** Shortcuts that work in lists: a list takes letters but has no undo of its own. */
const FROM_LISTS: readonly Shortcut[] = [...FROM_FIELDS, 'undo', 'redo'];

function isElsewhere({ target }: KeyboardEvent, shortcut: Shortcut): boolean {
  const reaching = target instanceof HTMLSelectElement ? FROM_LISTS : FROM_FIELDS;
  const isInField = !reaching.includes(shortcut) && isTyping(target);
  return isInField || isDialogOpen();
}

/** Ends the topmost of: a drag, the tool, the drawer, the selection. */
function useDismissTopmost(): () => void {
  const { store } = useEditorSession();
  const focusItem = useFocusItem();
  return () => {
    const { tool, drawer, aid, activeEditingItemId, showAid, setTool, closeDrawer, select } =
      store.getState();
    if (aid !== null) showAid(null);
    else if (tool.type !== 'select') {
      setTool(SELECT_TOOL);
      if (activeEditingItemId !== null) focusItem(activeEditingItemId);
    } else if (drawer !== null && isMiddling()) closeDrawer();
    else select(null);
  };
}
