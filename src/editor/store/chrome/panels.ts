import type { PanelActions } from '../editorActions.ts';
import type { EditorDeps } from '../editorState.ts';
import { SELECT_TOOL } from '../session/stageTool.ts';

/** Controls what is shown beside and over the room. */
export function createPanels({ get, set }: EditorDeps): PanelActions {
  return {
    setActiveTab: (activeTab) => set({ activeTab, isPanelOpen: false, drawer: 'palette', tool: SELECT_TOOL }),
    showView: (editorView) => set({ editorView }),
    openPanel: () => set({ isPanelOpen: true, drawer: 'panel' }),
    closePanel: () => set({ isPanelOpen: false }),
    setUpScene: () => {
      get().select(null);
      set({ isPanelOpen: true, drawer: 'panel' });
    },
    closeDrawer: () => set({ drawer: null }),
    toggleDrawer: (side) => set({ drawer: get().drawer === side ? null : side }),
    showAid: (aid) => set({ aid }),
  };
}
