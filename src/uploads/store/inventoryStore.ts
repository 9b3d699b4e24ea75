import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Upload } from '../../../core/catalogue/upload.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import type { UploadsPort } from '../../shared/ports/UploadsPort.ts';
import { failureCode } from '../../shared/store/failure.ts';

export interface InventoryState {
  /** The user's own items and backgrounds, newest first. */
  uploads: readonly Upload[];
  status: 'loading' | 'ready' | 'failed';
  failure: BackendErrorCode | null;
  /** Uploads with an action under way. */
  busyIds: ReadonlySet<string>;
  load: (userId: string) => Promise<void>;
  /** Shows an upload that was just saved. */
  show: (upload: Upload) => void;
  /** Each throws the backend's error and leaves the list as it was. */
  deleteUpload: (id: string) => Promise<void>;
  askReview: (id: string) => Promise<void>;
  withdrawReview: (id: string) => Promise<void>;
}

export type InventoryStore = StoreApi<InventoryState>;

/** The user's uploads and their reviews. */
export function createInventoryStore(
  port: Pick<UploadsPort, 'listUploads'>,
  calls: Pick<Calls, 'deleteUpload' | 'askReview' | 'withdrawReview'>,
): InventoryStore {
  return createStore((set, get) => {
    async function load(userId: string) {
      set({ status: 'loading', failure: null });
      try {
        set({ uploads: await port.listUploads(userId), status: 'ready' });
      } catch (error) {
        console.error(error);
        set({ status: 'failed', failure: failureCode(error) });
      }
    }

    function show(upload: Upload) {
      const { uploads } = get();
      const isKnown = uploads.some(({ id }) => id === upload.id);
      set({
        uploads: isKnown
          ? uploads.map((other) => (other.id === upload.id ? upload : other))
          : [upload, ...uploads],
      });
    }

    async function during(id: string, work: () => Promise<void>) {
      set({ busyIds: new Set([...get().busyIds, id]) });
      try {
        await work();
      } finally {
        set({ busyIds: new Set([...get().busyIds].filter((other) => other !== id)) });
      }
    }

    return {
      uploads: [],
      status: 'loading',
      failure: null,
      busyIds: new Set(),
      load,
      show,
      deleteUpload: (id) =>
        during(id, async () => {
          await calls.deleteUpload({ uploadId: id });
          set({ uploads: get().uploads.filter((upload) => upload.id !== id) });
        }),
      askReview: (uploadId) => during(uploadId, async () => show(await calls.askReview({ uploadId }))),
      withdrawReview: (uploadId) =>
        during(uploadId, async () => show(await calls.withdrawReview({ uploadId }))),
    };
  });
}
