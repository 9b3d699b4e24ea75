import { useMemo } from 'react';
import { findUnownedPacks } from '../../../core/account/findUnownedPacks.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useEditor } from '../session/editorContext.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { findLongTexts } from '../store/document/longTexts.ts';
import { toldFindings } from '../store/session/toldFindings.ts';

/** All findings, including those for packs that are not owned and for texts that are too long. */
export function useFindings(): readonly Finding[] {
  const all = useEditor((state) => state.findings);
  const room = useCheckedRoom();
  const catalogue = useEditor((state) => state.catalogue);
  const found = useMemo(
    () => toldFindings({ findings: all, checkedRoom: room, catalogue }),
    [all, room, catalogue],
  );
  const blocking = useBlocking();
  return useMemo(() => [...blocking, ...found], [blocking, found]);
}

/**
 * Findings that only the browser makes and that stop publishing: packs that are not owned, and texts that are too
 * long to be in the room.
 */
export function useBlocking(): readonly Finding[] {
  const unowned = useUnownedPacks();
  const room = useCheckedRoom();
  const longTexts = useEditor((state) => state.longTexts);
  return useMemo(() => [...findLongTexts(room, longTexts), ...unowned], [room, longTexts, unowned]);
}

/** Things of packs that can be tried but not published (SPEC §8). */
export function useUnownedPacks(): readonly Finding[] {
  const room = useCheckedRoom();
  const entries = useEditor((state) => state.catalogue);
  const profile = useProfile((state) => state);
  // Wait until the profile is known.
  return useMemo(
    () => (profile.isLoading ? [] : findUnownedPacks(room, entries, profile)),
    [room, entries, profile],
  );
}
