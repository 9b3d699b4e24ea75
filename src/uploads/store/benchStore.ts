import { createStore } from 'zustand/vanilla';
import type { Upload } from '../../../core/catalogue/upload.ts';
import { newId } from '../../shared/store/newId.ts';
import { type BenchDeps, type BenchState, type BenchStore, createWorkTable } from './benchState.ts';
import {
  type BenchWork,
  createChange,
  createWork,
  type FailedReason,
  isDescribed,
  newPicturesOf,
} from './benchWork.ts';
import { createEditing } from './createEditing.ts';
import { createKeeping } from './createKeeping.ts';
import { createReading } from './createReading.ts';
import type { KeptWork } from './KeptWorksPort.ts';

/** The works on the bench, from choosing files to saving. */
export function createBenchStore(deps: BenchDeps): BenchStore {
  return createStore<BenchState>((set, get, store) => {
    const table = createWorkTable(store);
    const { readAll, replaceLook } = createReading(deps, table);
    const { save, cancel } = createKeeping(deps, table);
    return {
      works: [],
      activeId: null,
      keeping: null,
      restore: (waiting, upload = null) => {
        const known = new Set(get().works.map(({ id }) => id));
        const works = waiting
          .filter(({ facts }) => !known.has(facts.id))
          .map((work) => restoreWork(work, upload));
        set({ works: [...works, ...get().works], activeId: get().activeId ?? works[0]?.id ?? null });
        void readAll(works.map(({ id }) => id));
      },
      addFiles: (files, kind) => {
        const works = files.map((file) => createWork(newId(), kind, file));
        set({ works: [...get().works, ...works], activeId: get().activeId ?? works[0]?.id ?? null });
        void readAll(works.map(({ id }) => id));
      },
      change: (upload) => set({ works: [createChange(upload)], activeId: upload.id }),
      choose: (activeId) => set({ activeId }),
      remove: (id) => {
        cancel(id);
        const work = table.find(id);
        for (const picture of work ? newPicturesOf(work) : [])
          void deps.studio.run({ type: 'close', pictureId: picture.id });
        const works = get().works.filter((work) => work.id !== id);
        const activeId = get().activeId === id ? (works[0]?.id ?? null) : get().activeId;
        set({ works, activeId });
      },
      retry: (id) => void (table.find(id)?.state.type === 'unreadable' ? readAll([id]) : save(id)),
      replaceLook,
      ...createEditing(table),
      save,
      saveAll: async () => {
        for (const { id, state } of get().works) {
          if (state.type === 'open' || state.type === 'failed') await save(id);
          if (endsAll(table.find(id))) break;
        }
        const waiting = get().works.find(isOpenAndUndescribed);
        if (!waiting) return;
        table.patch(waiting.id, { step: 'describe' });
        set({ activeId: waiting.id });
      },
      cancel,
    };
  });
}

/** Whether the failure would stop the next works too. */
function endsAll(work: BenchWork | undefined): boolean {
  return work?.state.type === 'failed' && FOR_ALL.includes(work.state.reason);
}

const FOR_ALL: readonly FailedReason[] = [
  'offline',
  'unauthenticated',
  'permissionDenied',
  'quotaReached',
  'tooManyRequests',
  'serverFull',
];

/** Whether an open work cannot be saved, since it lacks a name or has texts over their limits. */
function isOpenAndUndescribed(work: BenchWork): boolean {
  return work.state.type === 'open' && !isDescribed(work);
}

/** Restores a kept work, to be read again; `upload` is what it changes. */
function restoreWork({ facts, files }: KeptWork, upload: Upload | null): BenchWork {
  const { changes: _, ...kept } = facts;
  const [first] = files.values();
  // Works kept before backgrounds had several moods have no light in their looks.
  const looks = facts.looks.map((look) => ({ ...look, ambient: look.ambient ?? null }));
  const state = { type: first ? 'reading' : 'open' } as const;
  return { ...kept, looks, file: first ?? null, files, state, upload };
}
