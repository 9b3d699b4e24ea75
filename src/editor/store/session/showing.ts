import { findWalkthrough } from '../../../../core/solve/escape/walk/findWalkthrough.ts';
import type { Finding } from '../../../../core/solve/findings/finding.ts';
import type { ShowingActions } from '../editorActions.ts';
import type { EditorDeps } from '../editorState.ts';
import { placesOf, type Showing } from './shownPlaces.ts';
import { SELECT_TOOL } from './stageTool.ts';

/** Controls the walkthrough on the canvas, of the way out or of a finding. The room is not changed. */
export function createShowing({ get, set }: EditorDeps): ShowingActions {
  function begin(showing: Showing): void {
    const viewport = { zoom: 1, x: 0, y: 0 };
    // The steps must be visible even where the panel is a drawer.
    set({
      showing,
      viewport,
      activeEditingItemId: null,
      selectedIds: [],
      tool: SELECT_TOOL,
      drawer: 'panel',
    });
    showStep(0);
  }

  function showFinding(finding: Finding): void {
    begin({ type: 'finding', finding, at: 0, isPlaying: false });
  }

  function showEscape(isPlaying: boolean): void {
    const { roomSettings, findings } = get();
    const walk = roomSettings && findWalkthrough(roomSettings)?.steps;
    const finding = findings.find(({ code }) => code === 'notEscapable');
    if (walk) begin({ type: 'escape', walk, at: 0, isPlaying });
    else if (finding) showFinding(finding);
  }

  /** Goes to a step, limited to the first and last. */
  function showStep(at: number): void {
    const { roomSettings, showing } = get();
    if (!roomSettings || !showing) return;
    const places = placesOf(roomSettings, showing);
    const last = Math.max(places.length - 1, 0);
    const reached = Math.min(Math.max(at, 0), last);
    set({ showing: { ...showing, at: reached, isPlaying: showing.isPlaying && reached < last } });
    const place = places[reached];
    if (place) get().showScene(place.scene);
  }

  return {
    showEscape,
    showFinding,
    showStep,
    playShowing: (isPlaying) => {
      const { showing } = get();
      if (showing) set({ showing: { ...showing, isPlaying } });
    },
    endShowing: () => set({ showing: null, drawer: null }),
  };
}
