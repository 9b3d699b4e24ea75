import type { ItemId } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { useEditorSession } from '../session/editorContext.ts';
import { toldFindings } from '../store/session/toldFindings.ts';
import { useWaived } from './useWaived.ts';

/** Goes to the thing that the next finding is about, after the one that is selected; one about a scene or the room leads to its settings. */
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

/** Each once, in the order of the list; null for the room. */
function placesOf(findings: readonly Finding[]): readonly (ItemId | null)[] {
  return [...new Set(findings.map(({ items: [first] }) => first ?? null))];
}
