import { canRedo, canUndo } from '../../../core/edit/history/history.ts';
import { publishingText } from '../../rooms/text/publishing.ts';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { WHOLE_ROOM } from '../canvas/wholeRoom.ts';
import { useGuided } from '../guide/useGuide.ts';
import { useNextFinding } from '../problems/useNextFinding.ts';
import { useEditor, useEditorActions, useEditorSession } from '../session/editorContext.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';
import { EDITOR_TABS, EDITOR_VIEWS, type EditorView } from '../store/editorData.ts';
import { toldFindings } from '../store/session/toldFindings.ts';
import { canvasText } from '../text/canvas.ts';
import { commandsText } from '../text/commands.ts';
import { editorText } from '../text/editor.ts';
import { guideText } from '../text/guide.ts';
import { mapText } from '../text/map.ts';
import { puzzleViewText } from '../text/puzzleView.ts';
import { showingText } from '../text/showing.ts';
import { versionsText } from '../text/versions.ts';
import type { NamedAction, PaletteCommand } from './findActions.ts';
import { useSelectionCommands } from './useSelectionCommands.ts';
import { useSettingCommands } from './useSettingCommands.ts';

/** The commands available now, except those that go to a thing or add one. */
export function useCommands(moves: RoomMoves): readonly NamedAction[] {
  const commands = [
    ...useSelectionCommands(),
    ...useHistoryCommands(),
    ...useRoomCommands(moves),
    ...useMenuCommands(),
    ...useSettingCommands(),
    ...useTabCommands(),
    ...useViewCommands(),
    ...useProofCommands(),
  ];
  return commands.map((command) => ({ ...command, group: 'do' }));
}

function useRoomCommands({ save, preview, publish }: RoomMoves): readonly PaletteCommand[] {
  const { showAid } = useEditorActions();
  const { isGuided, begin } = useGuided();
  const { control, enterKey, alsoMake, manual, alsoManual, shortcuts } = commandsText;
  return [
    { id: 'preview', name: editorText.bar.preview, keys: [control, enterKey], run: preview },
    { id: 'publish', name: editorText.bar.publish, also: [publishingText.upToDate], run: publish },
    { id: 'save', name: editorText.bar.save, keys: [control, 'S'], run: save },
    ...(isGuided ? [] : [{ id: 'guide', name: guideText.guided, run: begin }]),
    { id: 'make', name: guideText.make, also: [alsoMake], run: () => showAid('make') },
    { id: 'manual', name: manual, also: [alsoManual], keys: ['?'], run: () => showAid('manual') },
    { id: 'shortcuts', name: shortcuts, run: () => showAid('shortcuts') },
  ];
}

/** Commands also found in the bar's menu. */
function useMenuCommands(): readonly PaletteCommand[] {
  const { showAid } = useEditorActions();
  const { isSignedIn } = useEditorSession();
  const isStored = useEditor((state) => state.currentRoomId !== null);
  const isPublished = useEditor((state) => state.roomSettings?.isPublished === true);
  const { startOver, unpublish } = editorText.bar;
  const versions = { id: 'versions', name: versionsText.open, also: [commandsText.alsoVersions] };
  if (!isStored) return [{ id: 'startOver', name: startOver, run: () => showAid('startOver') }];
  return [
    ...(isSignedIn ? [{ ...versions, run: () => showAid('versions') }] : []),
    ...(isPublished ? [{ id: 'unpublish', name: unpublish, run: () => showAid('unpublish') }] : []),
  ];
}

function useHistoryCommands(): readonly PaletteCommand[] {
  const { undo, redo } = useEditorActions();
  const undoable = useEditor(({ history }) => history !== null && canUndo(history));
  const redoable = useEditor(({ history }) => history !== null && canRedo(history));
  const { control } = commandsText;
  return [
    ...(undoable ? [{ id: 'undo', name: editorText.bar.undo, keys: [control, 'Z'], run: undo }] : []),
    ...(redoable ? [{ id: 'redo', name: editorText.bar.redo, keys: [control, 'Y'], run: redo }] : []),
  ];
}

function useTabCommands(): readonly PaletteCommand[] {
  const { setActiveTab, selectAll } = useEditorActions();
  const tabs = EDITOR_TABS.map((tab) => ({
    id: `tab-${tab}`,
    name: commandsText.showTab(editorText.tabs[tab]),
    run: () => setActiveTab(tab),
  }));
  const all = { id: 'selectAll', name: canvasText.selectAll, keys: [commandsText.control, 'A'] };
  return [{ ...all, run: selectAll }, ...usePasting(), ...tabs];
}

/** Pastes what was copied or cut in this tab. What comes from another tab needs the browser's own paste command. */
function usePasting(): readonly PaletteCommand[] {
  const { store } = useEditorSession();
  const { paste } = useEditorActions();
  const hasCopied = useEditor((state) => state.clipboard.length > 0);
  const { control } = commandsText;
  const run = () => paste(store.getState().clipboard, true);
  return hasCopied ? [{ id: 'paste', name: canvasText.paste, keys: [control, 'V'], run }] : [];
}

/** Commands for the other views, and for the whole room if zoomed. */
function useViewCommands(): readonly PaletteCommand[] {
  const { showView, setViewport } = useEditorActions();
  const shown = useEditor((state) => state.editorView);
  const isWhole = useEditor(({ viewport }) => viewport.zoom === 1);
  const views = EDITOR_VIEWS.filter((view) => view !== shown).map((view) => ({
    id: `view-${view}`,
    name: puzzleViewText.show[view],
    keys: [KEY_OF_VIEW[view]],
    run: () => showView(view),
  }));
  const whole = { id: 'whole', name: canvasText.wholeRoom, keys: ['0'] };
  return isWhole ? views : [...views, { ...whole, run: () => setViewport(WHOLE_ROOM) }];
}

/** Commands that show how the room is escaped, or why it cannot be, and what is to be fixed. */
function useProofCommands(): readonly PaletteCommand[] {
  const { showEscape, showAid } = useEditorActions();
  const isStill = useReducedMotion();
  const goToNextFinding = useNextFinding();
  const hasFindings = useEditor((state) => toldFindings(state).length > 0);
  const { control, keys: names } = commandsText;
  const next = { id: 'next-finding', name: names.nextFinding, keys: [control, 'J'], run: goToNextFinding };
  const keys = [`${commandsText.shift}+P`];
  return [
    { id: 'show-escape', name: showingText.escape, keys, run: () => showEscape(!isStill) },
    ...(hasFindings ? [next] : []),
    { id: 'map', name: mapText.title, keys: ['3'], run: () => showAid('map') },
  ];
}

/** The key of each view. */
const KEY_OF_VIEW: Readonly<Record<EditorView, string>> = { build: '1', puzzle: '2' };
