import type { ReviewState, Upload } from '../../../../core/catalogue/upload.ts';
import type { CurrentUser } from '../../../shared/ports/AuthPort.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Calls } from '../../../shared/ports/Calls.ts';
import type { UploadsPort } from '../../../shared/ports/UploadsPort.ts';

const WAITING: ReviewState = {
  reviewId: 'r1',
  status: 'waiting',
  askedAt: 1_800_000_000,
  decidedAt: null,
  reason: null,
  note: null,
};

/** The part of a backend's memory for uploads. */
interface UploadMemory {
  uploads: readonly Upload[];
  user: CurrentUser | null;
  accountFailure: BackendError | null;
}

/** Uploads over a list in memory; pictures are accepted unchanged. */
export function createMemoryUploads(memory: UploadMemory): UploadsPort {
  return {
    listUploads: async (userId) =>
      answer(memory, memory.uploads).filter((upload) => upload.userId === userId),
    takePicture: async (file) => {
      const uri = `/pictures/${'a'.repeat(20)}.webp`;
      const hitBox = { x: 0, y: 0, width: 100, height: 100 };
      const picture = { uri, width: 100, height: 150, bytes: file.size, color: '#aa3322', hitBox };
      return answer(memory, { type: 'taken', picture });
    },
  };
}

type UploadCalls = Pick<Calls, 'saveUpload' | 'deleteUpload' | 'askReview' | 'withdrawReview'>;

/** The calls that change uploads. */
export function createMemoryUploadCalls(memory: UploadMemory): UploadCalls {
  function change(uploadId: string, changes: Pick<Upload, 'review'>): Upload {
    const upload = answer(memory, memory.uploads).find(({ id }) => id === uploadId);
    if (!upload) throw new BackendError('notFound', 'No such upload');
    const changed = { ...upload, ...changes };
    memory.uploads = memory.uploads.map((other) => (other.id === uploadId ? changed : other));
    return changed;
  }
  return {
    saveUpload: async ({ uploadId, ...facts }) => {
      const decided = { collection: 'own', order: 1_000_000, is_active: true };
      const id = uploadId ?? `upload-${memory.uploads.length + 1}`;
      const times = { createdAt: 1_800_000_000, editedAt: 1_800_000_000, review: null };
      const upload = {
        ...times,
        ...facts,
        id,
        userId: memory.user?.userId ?? '',
        entry: { ...facts.entry, ...decided, id },
      } as Upload;
      memory.uploads = answer(memory, [upload, ...memory.uploads.filter((other) => other.id !== id)]);
      return upload;
    },
    deleteUpload: async ({ uploadId }) => {
      memory.uploads = answer(memory, memory.uploads).filter(({ id }) => id !== uploadId);
      return { uploadId };
    },
    askReview: async ({ uploadId }) => change(uploadId, { review: WAITING }),
    withdrawReview: async ({ uploadId }) => change(uploadId, { review: null }),
  };
}

function answer<Value>({ accountFailure }: UploadMemory, value: Value): Value {
  if (accountFailure) throw accountFailure;
  return value;
}
