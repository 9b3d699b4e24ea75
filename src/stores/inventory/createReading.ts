import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { UnreadablePicture } from '../../inventory/decodePicture.ts';
import { newId } from '../newId.ts';
import { type BenchDeps, replacedLook, type WorkTable } from './benchState.ts';
import { type BenchPicture, firstEdits } from './benchWork.ts';
import { hasClearBorder } from './hasClearBorder.ts';

interface Reading {
  /** One after the other: many photographs at once would take a phone's memory. */
  readAll: (ids: readonly string[]) => Promise<void>;
  replaceLook: (id: string, file: File) => Promise<void>;
}

/** Reads files into the studio. One that cannot be read says so and stops no other. */
export function createReading(
  { studio, decode }: Pick<BenchDeps, 'studio' | 'decode'>,
  { find, patch, patchLook }: WorkTable,
): Reading {
  async function openPicture(file: Blob, kind: UploadKind) {
    const { pixels, isAnimated } = await decode(file, kind);
    const { width, height } = pixels;
    const edits = firstEdits(kind, { width, height }, hasClearBorder(pixels));
    const picture: BenchPicture = { id: newId(), width, height, edits, past: [] };
    await studio.run({ type: 'open', pictureId: picture.id, pixels });
    return { picture, isAnimated };
  }

  async function read(id: string) {
    const work = find(id);
    if (!work?.file) return;
    patch(id, { state: { type: 'reading' } });
    try {
      const { picture, isAnimated } = await openPicture(work.file, work.kind);
      const looks = replacedLook(work.looks, 0, { default: { type: 'new', picture } });
      patch(id, { looks, isAnimated, state: { type: 'open' } });
    } catch (error) {
      const reason = error instanceof UnreadablePicture ? error.reason : 'damaged';
      patch(id, { state: { type: 'unreadable', reason } });
    }
  }

  return {
    readAll: async (ids) => {
      for (const id of ids) await read(id);
    },
    replaceLook: async (id, file) => {
      const work = find(id);
      if (!work) return;
      const { picture } = await openPicture(file, work.kind);
      patchLook(find(id) ?? work, { type: 'new', picture });
    },
  };
}
