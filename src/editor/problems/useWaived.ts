import { useMemo } from 'react';
import * as v from 'valibot';
import type { Finding, FindingCode } from '../../../core/solve/findings/finding.ts';
import { readJson } from '../../../core/util/readJson.ts';
import { useKeptText } from '../../shared/browser/useKeptText.ts';
import { useEditor } from '../session/editorContext.ts';

/** Maximum number of waived findings that are kept; far more than anybody waives in one room. */
const MOST = 200;

const waivedSchema = v.pipe(v.array(v.string()), v.maxLength(MOST));

/** The key by which a finding is waived. A finding about other things has another key, and is shown again. */
export function keyOfFinding({ code, field, items, scenes = [] }: Finding): string {
  return `${code} ${field ?? ''} ${[...items, ...scenes].join(' ')}`;
}

/** Findings that apply to each of their things separately, so that each can be waived by itself. */
const OF_EACH: ReadonlySet<FindingCode> = new Set([
  'noClue',
  'introductionTells',
  'easyToGuess',
  'mostlyCovered',
  'tooSmall',
]);

/**
 * Returns the finding without the things for which it was waived, even if they were waived one by one; null if none is
 * left.
 */
export function leftOf(finding: Finding, waived: ReadonlySet<string>): Finding | null {
  if (finding.severity !== 'warning') return finding;
  if (waived.has(keyOfFinding(finding))) return null;
  if (!OF_EACH.has(finding.code)) return finding;
  const start = keyOfFinding({ ...finding, items: [] });
  const gone = new Set(
    [...waived].filter((key) => key.startsWith(start)).flatMap((key) => key.slice(start.length).split(' ')),
  );
  const items = finding.items.filter((id) => !gone.has(id));
  if (items.length === finding.items.length) return finding;
  return items.length > 0 ? { ...finding, items } : null;
}

/** Suggestions for the open room that its creator has waived in this browser. Errors cannot be waived. */
export function useWaived() {
  const [kept, keep] = useKeptText(`waived-${useEditor((state) => state.documentId)}`);
  const waived = useMemo(() => readWaived(kept ?? '[]'), [kept]);
  return {
    /** Removes waived findings. */
    leave: (findings: readonly Finding[]) => findings.flatMap((finding) => leftOf(finding, waived) ?? []),
    waive: (finding: Finding) => keep(JSON.stringify([...waived, keyOfFinding(finding)].slice(-MOST))),
    restoreAll: () => keep(null),
  };
}

function readWaived(kept: string): ReadonlySet<string> {
  const parsed = v.safeParse(waivedSchema, readJson(kept));
  return new Set(parsed.success ? parsed.output : []);
}
