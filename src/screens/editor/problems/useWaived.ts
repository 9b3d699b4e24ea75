import { useCallback, useMemo, useState } from 'react';
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

/** The hints of the open room that its creator does not want to hear again in this browser. Errors cannot be waived. */
export function useWaived() {
  const place = `waived-${useEditor((state) => state.documentId)}`;
  const [changes, setChanges] = useState(0);
  const waived = useMemo(() => readWaived(place, changes), [place, changes]);

  const keep = useCallback(
    (keys: readonly string[]) => {
      if (keys.length === 0) browserStorage.removeItem(place);
      else browserStorage.setItem(place, JSON.stringify(keys.slice(-MOST)));
      setChanges((count) => count + 1);
    },
    [place],
  );
  return {
    isWaived: (finding: Finding) => finding.severity === 'warning' && waived.has(keyOfFinding(finding)),
    waive: (finding: Finding) => keep([...waived, keyOfFinding(finding)]),
    restoreAll: () => keep([]),
  };
}

/** What is there; `_changes` only says that it may be something else than before. */
function readWaived(place: string, _changes: number): ReadonlySet<string> {
  try {
    const parsed = v.safeParse(waivedSchema, JSON.parse(browserStorage.getItem(place) ?? '[]'));
    return new Set(parsed.success ? parsed.output : []);
  } catch {
    return new Set();
  }
}
