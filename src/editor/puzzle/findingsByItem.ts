import type { ItemId } from '../../../core/room/model.ts';
import type { Finding, FindingCode } from '../../../core/solve/findings/finding.ts';

/** The findings at one item. */
export interface ItemFindings {
  /** The highest of their severities. */
  severity: Finding['severity'];
  findings: readonly Finding[];
}

/** Kinds of findings of which only the first item is at fault; the other items only stand in its way. */
const OF_THE_FIRST: readonly FindingCode[] = ['covered', 'clueBehindLock'];

/** Findings by their items, errors first. */
export function findingsByItem(findings: readonly Finding[]): ReadonlyMap<ItemId, ItemFindings> {
  const byItem = new Map<ItemId, ItemFindings>();
  for (const finding of findings.toSorted((one, other) => gravityOf(other) - gravityOf(one))) {
    const items = OF_THE_FIRST.includes(finding.code) ? finding.items.slice(0, 1) : finding.items;
    for (const id of items) {
      const { severity = finding.severity, findings: others = [] } = byItem.get(id) ?? {};
      byItem.set(id, { severity, findings: [...others, finding] });
    }
  }
  return byItem;
}

function gravityOf({ severity }: Finding): number {
  return severity === 'error' ? 1 : 0;
}
