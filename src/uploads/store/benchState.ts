import type { StoreApi } from 'zustand/vanilla';
import type { Upload, UploadKind } from '../../../core/catalogue/upload.ts';
import type { UploadsPort } from '../../shared/ports/UploadsPort.ts';
import type { Pixels } from '../pixels/Pixels.ts';
import type { PictureEdits } from '../pixels/pictureEdits.ts';
import type { DecodedPicture } from '../studio/decodePicture.ts';
import type { Studio } from '../studio/openStudio.ts';
import type { BenchWork, ColorLooks, Look, WorkFacts, WorkStep } from './benchWork.ts';
import type { KeptWork } from './KeptWorksPort.ts';

export interface BenchState {
  /** Whatever is on the bench, in the order in which it came. */
  works: readonly BenchWork[];
  activeId: string | null;
  /** Whether what is on the bench is in this browser too: there was no room for some of it, or no way. Null before the first time. */
  keeping: 'kept' | 'full' | 'failed' | null;
  /** Lays what waited back on the bench; `upload` is what they change. */
  restore: (works: readonly KeptWork[], upload?: Upload | null) => void;
  /** Lays files on the bench; each is read by itself, and one that fails stops no other. */
  addFiles: (files: readonly File[], kind: UploadKind) => void;
  /** Lays an upload on the bench to be changed. */
  change: (upload: Upload) => void;
  choose: (id: string) => void;
  /** Takes a work off the bench. */
  remove: (id: string) => void;
  /** Another try: at reading the file, or at keeping the work. */
  retry: (id: string) => void;
  setStep: (id: string, step: WorkStep) => void;
  setFacts: (id: string, facts: Partial<WorkFacts>) => void;
  /** Which look is worked on. */
  lookInto: (id: string, at: BenchWork['at']) => void;
  /** Puts a file into the place of the look that is worked on. */
  replaceLook: (id: string, file: File) => Promise<void>;
  removeLook: (id: string) => void;
  /** Its name begins with the word, which has no blanks. */
  addColor: (id: string, word: string) => void;
  renameColor: (id: string, color: string) => void;
  /** Of the background's look that is worked on; null: as the picture suggests. */
  setLight: (id: string, ambient: string | null) => void;
  /** One edit of the present look is one step to undo; those of a gesture that goes on replace each other. */
  edit: (id: string, changes: Partial<PictureEdits>, gesture?: 'goesOn') => void;
  undo: (id: string) => void;
  /** Sends and keeps a work; what stops it is told in its state. */
  save: (id: string) => Promise<void>;
  /** One after the other, all that are open. */
  saveAll: () => Promise<void>;
  /** Stops the sending. */
  cancel: (id: string) => void;
}

export type BenchStore = StoreApi<BenchState>;

export interface BenchDeps {
  port: UploadsPort;
  studio: Studio;
  decode: (file: Blob, kind: UploadKind) => Promise<DecodedPicture>;
  /** A picture as a file that the store takes. */
  encode: (pixels: Pixels) => Promise<Blob>;
  /** Told of what has been kept. */
  onSaved: (upload: Upload) => void;
}

/** Reads and changes the works by their ids; a work that is gone meanwhile is left alone. */
export interface WorkTable {
  find: (id: string) => BenchWork | undefined;
  patch: (id: string, changes: Partial<BenchWork>) => void;
  /** Puts a look, or none, into the place that is worked on. */
  patchLook: (work: BenchWork, look: Look | null) => void;
}

export function createWorkTable({
  getState,
  setState,
}: Pick<BenchStore, 'getState' | 'setState'>): WorkTable {
  const patch: WorkTable['patch'] = (id, changes) =>
    setState({ works: getState().works.map((work) => (work.id === id ? { ...work, ...changes } : work)) });
  return {
    find: (id) => getState().works.find((work) => work.id === id),
    patch,
    patchLook: (work, look) =>
      patch(work.id, { looks: replacedLook(work.looks, work.at.color, { [work.at.state]: look }) }),
  };
}

export function replacedLook(
  looks: readonly ColorLooks[],
  place: number,
  changes: Partial<ColorLooks>,
): readonly ColorLooks[] {
  return looks.map((look, index) => (index === place ? { ...look, ...changes } : look));
}
