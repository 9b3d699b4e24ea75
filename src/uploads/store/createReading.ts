import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { newId } from '../../shared/store/newId.ts';
import { suggestTolerance } from '../pixels/cut/suggestTolerance.ts';
import type { Pixels } from '../pixels/Pixels.ts';
import type { Cut } from '../pixels/pictureEdits.ts';
import { UnreadablePicture } from '../studio/decodePicture.ts';
import { type BenchDeps, replacedLook, type WorkTable } from './benchState.ts';
import { type BenchPicture, type BenchWork, firstEdits, newPicturesOf } from './benchWork.ts';

interface Reading {
  /** Reads files one after the other, since many photographs at once would fill a phone's memory. */
  readAll: (ids: readonly string[]) => Promise<void>;
  replaceLook: (id: string, file: File) => Promise<void>;
}

/** The first cuts; a picture with a transparent border is cut out already. */
function firstCuts(pixels: Pixels): readonly Cut[] {
  if (hasClearBorder(pixels)) return [];
  return [{ type: 'clearBorder', tolerance: suggestTolerance(pixels) }];
}

/** Reads files into the studio. An unreadable one gets an error and stops no other. */
export function createReading(
  { studio, decode }: Pick<BenchDeps, 'studio' | 'decode'>,
  { find, patch, patchLook }: WorkTable,
): Reading {
  async function openPicture(file: Blob, kind: UploadKind) {
    const { pixels, isAnimated } = await decode(file, kind);
    const { width, height } = pixels;
    const edits = firstEdits(kind, { width, height }, firstCuts(pixels));
    const picture: BenchPicture = { id: newId(), width, height, edits, past: [] };
    await studio.run({ type: 'open', pictureId: picture.id, pixels });
    return { picture, isAnimated };
  }

  async function openFirst({ id, file, kind, looks }: BenchWork) {
    if (!file) return;
    const { picture, isAnimated } = await openPicture(file, kind);
    const look = { type: 'new', picture } as const;
    patch(id, {
      looks: replacedLook(looks, 0, { default: look }),
      files: new Map([[picture.id, file]]),
      isAnimated,
    });
  }

  /** Opens a restored work's pictures again, under their ids. */
  async function openAgain(work: BenchWork) {
    for (const { id: pictureId } of newPicturesOf(work)) {
      const file = work.files.get(pictureId);
      if (!file) throw new UnreadablePicture('damaged');
      const { pixels } = await decode(file, work.kind);
      await studio.run({ type: 'open', pictureId, pixels });
    }
  }

  async function read(id: string) {
    const work = find(id);
    if (!work?.file) return;
    patch(id, { state: { type: 'reading' } });
    try {
      await (work.files.size > 0 ? openAgain(work) : openFirst(work));
      patch(id, { state: { type: 'open' } });
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
      const present = find(id) ?? work;
      patch(id, { files: new Map([...present.files, [picture.id, file]]) });
      patchLook(present, { type: 'new', picture });
    },
  };
}

/** Whether a picture was cut out before: at least half of its border is transparent. */
function hasClearBorder({ width, height, data }: Pixels): boolean {
  let clear = 0;
  const look = (x: number, y: number) => {
    if ((data[(y * width + x) * 4 + 3] ?? 0) < 16) clear += 1;
  };
  for (let x = 0; x < width; x += 1) {
    look(x, 0);
    look(x, height - 1);
  }
  for (let y = 0; y < height; y += 1) {
    look(0, y);
    look(width - 1, y);
  }
  return clear >= width + height;
}
