import { type PointerEvent, useRef, useState } from 'react';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { keyOfFinding } from './useWaived.ts';

/** A row of the list: a finding, or the gap of one just fixed. */
export interface Row {
  key: string;
  finding: Finding;
  isGone: boolean;
}

/**
 * Keeps rows in place while the pointer is over the list: fixed ones leave a gap, and new ones come last,
 * until the pointer leaves.
 */
export function useSteadyRows(findings: readonly Finding[]) {
  const shown = useRef<readonly Row[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const rows = isHeld ? heldRows(shown.current, findings) : findings.map(toRow);
  shown.current = rows;
  return {
    rows,
    handlers: {
      onPointerDown: () => setIsHeld(true),
      // Only a mouse counts: a finger leaves with every tap.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setIsHeld(false),
    },
  };
}

/** The previous rows with their new state. */
export function heldRows(before: readonly Row[], findings: readonly Finding[]): readonly Row[] {
  const present = new Map(findings.map((finding) => [keyOfFinding(finding), finding]));
  const stayed = before.map((row): Row => {
    const finding = present.get(row.key);
    return finding ? { ...row, finding, isGone: false } : { ...row, isGone: true };
  });
  const known = new Set(before.map(({ key }) => key));
  return [...stayed, ...findings.map(toRow).filter(({ key }) => !known.has(key))];
}

function toRow(finding: Finding): Row {
  return { key: keyOfFinding(finding), finding, isGone: false };
}
