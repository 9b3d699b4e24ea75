import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Insights, playsIn, readInsights } from '../../../core/insight/readInsights.ts';
import type { VersionFigures } from '../../../core/insight/versionFigures.ts';
import type { Room } from '../../../core/room/model.ts';
import type { PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import type { PublishedVersion } from '../../shared/ports/InsightsPort.ts';
import { type HintsRead, mapOf, readHints, readWay, type WayLock } from '../reading/readWay.ts';
import {
  createInsightsStore,
  type InsightsState,
  type InsightsStore,
  type Loaded,
} from '../store/insightsStore.ts';

/** The stores of this visit, by user and room. Without a network, the figures loaded last can still be shown. */
const kept = new WeakMap<Backend, Map<string, InsightsStore>>();

function storeOf(backend: Backend, creatorId: string, roomId: string): InsightsStore {
  const stores = kept.get(backend) ?? new Map<string, InsightsStore>();
  kept.set(backend, stores);
  const key = `${creatorId} ${roomId}`;
  const { insights, rooms } = backend;
  const store = stores.get(key) ?? createInsightsStore({ roomId, creatorId, insights, rooms, now: Date.now });
  stores.set(key, store);
  return store;
}

/** Loads what is known of a room's plays; what was loaded before is shown at once. */
export function useInsightsOf(roomId: string): InsightsState {
  const backend = useBackend();
  const userId = useProfile((profile) => profile.userId);
  const store = storeOf(backend, userId, roomId);
  useEffect(() => void store.getState().load(), [store]);
  return useStore(store);
}

/** The version that is shown, with its figures. */
export interface ShownVersion {
  version: number;
  isLive: boolean;
  /** Numbers to choose from, newest first. */
  choices: readonly number[];
  published: Loaded<PublishedVersion>;
  /** Undefined if nobody has played it. */
  figures: VersionFigures | undefined;
  plays: number;
}

/** The wanted version if there is one, else the live one; null while unknown, and if none was published. */
export function useShownVersion(state: InsightsState, wanted: number | null): ShownVersion | null {
  const { draft, figures, versions, loadVersion } = state;
  const live = draft.type === 'ready' ? draft.value.publishedVersion : 0;
  const played = figures.type === 'ready' ? figures.value : [];
  const choices = [...new Set([live, ...played.map(({ version }) => version)])]
    .filter((version) => version > 0)
    .toSorted((one, other) => other - one);
  const version =
    choices.find((each) => each === wanted) ?? (draft.type === 'ready' ? choices[0] : undefined);
  useEffect(() => {
    if (version !== undefined) void loadVersion(version);
  }, [version, loadVersion]);
  if (version === undefined) return null;
  const own = played.find((each) => each.version === version);
  const published = versions[version] ?? { type: 'loading' };
  return {
    version,
    isLive: version === live,
    choices,
    published,
    figures: own,
    plays: own ? playsIn(own) : 0,
  };
}

/** Everything that was computed from the figures of a version. */
export interface PageRead {
  room: Room;
  map: PuzzleMap;
  figures: VersionFigures;
  insights: Insights;
  way: readonly WayLock[];
  hints: HintsRead | null;
}

/** Reads the figures of a version; null with too few plays. */
export function usePageRead(room: Room, figures: VersionFigures | undefined): PageRead | null {
  const map = usePuzzleMapOf(room);
  return useMemo(() => {
    const insights = figures ? readInsights(room, figures) : null;
    if (!figures || !insights) return null;
    return { room, map, figures, insights, way: readWay(map, insights, figures), hints: readHints(insights) };
  }, [room, map, figures]);
}

export function usePuzzleMapOf(room: Room): PuzzleMap {
  return useMemo(() => mapOf(room), [room]);
}
