import type { ItemId } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { useEditorSession } from '../session/editorContext.ts';
import { toldFindings } from '../store/session/toldFindings.ts';
import { useWaived } from './useWaived.ts';

/**
 * Goes to the thing of the next finding after the selected one; findings about a scene or the room lead to
 * its settings.
 */
export function useNextFinding(): () => void {
  const { store } = useEditorSession();
  const { leave } = useWaived();
  return () => {
    const { activeEditingItemId, select, setActiveTab, showScene, setUpScene } = store.getState();
    const findings = leave(toldFindings(store.getState()));
    const places = placesOf(findings);
    const next = places[(places.indexOf(activeEditingItemId) + 1) % places.length];
    if (next === undefined) return;
    select(next);
    if (next !== null) return;
    const [scene] = findings.find(({ items }) => items.length === 0)?.scenes ?? [];
    if (scene === undefined) return setActiveTab('room');
    showScene(scene);
    setUpScene();
  };
}

/** The things of all findings, each once, in order; null for the room. */
function placesOf(findings: readonly Finding[]): readonly (ItemId | null)[] {
  return [...new Set(findings.map(({ items: [first] }) => first ?? null))];
}
