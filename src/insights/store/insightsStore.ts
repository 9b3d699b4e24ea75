import { createStore } from 'zustand';
import type { VersionFigures } from '../../../core/insight/versionFigures.ts';
import type { Room } from '../../../core/room/model.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { InsightsPort, PublishedVersion } from '../../shared/ports/InsightsPort.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';
import { failureCode } from '../../shared/store/failure.ts';

export type Loaded<Value> =
  | { type: 'loading' }
  | { type: 'failed'; failure: BackendErrorCode }
  | { type: 'ready'; value: Value };

export interface InsightsState {
  /** The latest versions that were played, newest first. */
  figures: Loaded<readonly VersionFigures[]>;
  /** Milliseconds since the epoch, of the shown figures; null before the first. */
  figuresAt: number | null;
  /** Whether newer figures could not be loaded. */
  isOld: boolean;
  /** The room as it is being edited. */
  draft: Loaded<Room>;
  /** By number. */
  versions: Readonly<Record<number, Loaded<PublishedVersion>>>;
  /** Loads figures and draft again. What is known stays until then, and also if that fails. */
  load: () => Promise<void>;
  /** Loads a version unless it is known. */
  loadVersion: (version: number) => Promise<void>;
}

export type InsightsStore = ReturnType<typeof createInsightsStore>;

interface InsightsDeps {
  roomId: string;
  creatorId: string;
  insights: InsightsPort;
  rooms: Pick<RoomsPort, 'loadRoom'>;
  now: () => number;
}

const LOADING = { type: 'loading' } as const;

/** How one room is played, for its creator. If a part fails to load, the others are still shown. */
export function createInsightsStore({ roomId, creatorId, insights, rooms, now }: InsightsDeps) {
  return createStore<InsightsState>((set, get) => {
    async function loadFigures(): Promise<void> {
      const figures = await attempt(() => insights.loadFigures(roomId, creatorId));
      if (figures.type === 'ready') set({ figures, figuresAt: now(), isOld: false });
      else if (get().figures.type === 'ready') set({ isOld: true });
      else set({ figures });
    }

    async function loadDraft(): Promise<void> {
      const draft = await attempt(() => rooms.loadRoom(roomId));
      if (draft.type === 'ready' || get().draft.type !== 'ready') set({ draft });
    }

    const know = (version: number, loaded: Loaded<PublishedVersion>) =>
      set({ versions: { ...get().versions, [version]: loaded } });

    return {
      figures: LOADING,
      figuresAt: null,
      isOld: false,
      draft: LOADING,
      versions: {},
      load: async () => {
        const { figures, draft } = get();
        set({
          figures: figures.type === 'failed' ? LOADING : figures,
          draft: draft.type === 'failed' ? LOADING : draft,
        });
        await Promise.all([loadFigures(), loadDraft()]);
      },
      loadVersion: async (version) => {
        const known = get().versions[version]?.type;
        if (known === 'ready' || known === 'loading') return;
        know(version, LOADING);
        know(version, await attempt(() => insights.loadVersion(roomId, version)));
      },
    };
  });
}

async function attempt<Value>(load: () => Promise<Value>): Promise<Loaded<Value>> {
  try {
    return { type: 'ready', value: await load() };
  } catch (error) {
    console.error(error);
    return { type: 'failed', failure: failureCode(error) };
  }
}
