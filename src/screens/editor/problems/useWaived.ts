import { useCallback, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Finding } from '../../../../core/solve/findings/finding.ts';
import { browserStorage } from '../../../components/guardedStorage.ts';
import { useEditor } from '../session/editorContext.ts';

/** Far more than anybody waives in one room. */
const MOST = 200;

const waivedSchema = v.pipe(v.array(v.string()), v.maxLength(MOST));

/** What a finding is known by: about other things it is another one, and comes back. */
export function keyOfFinding({ code, field, items, scenes = [] }: Finding): string {
  return `${code} ${field ?? ''} ${[...items, ...scenes].join(' ')}`;
}

/** Who shows what was waived: the strip, and the marks in the room. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The hints of the open room that its creator does not want to hear again in this browser. Errors cannot be waived. */
export function useWaived() {
  const place = `waived-${useEditor((state) => state.documentId)}`;
  const kept = useSyncExternalStore(subscribe, () => browserStorage.getItem(place) ?? '[]');
  const waived = useMemo(() => readWaived(kept), [kept]);

  const keep = useCallback(
    (keys: readonly string[]) => {
      if (keys.length === 0) browserStorage.removeItem(place);
      else browserStorage.setItem(place, JSON.stringify(keys.slice(-MOST)));
      for (const listener of listeners) listener();
    },
    [place],
  );
  return {
    isWaived: (finding: Finding) => finding.severity === 'warning' && waived.has(keyOfFinding(finding)),
    waive: (finding: Finding) => keep([...waived, keyOfFinding(finding)]),
    restoreAll: () => keep([]),
  };
}

function readWaived(kept: string): ReadonlySet<string> {
  try {
    const parsed = v.safeParse(waivedSchema, JSON.parse(kept));
    return new Set(parsed.success ? parsed.output : []);
  } catch {
    return new Set();
  }
}
