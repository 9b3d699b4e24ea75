import type { StoreApi } from 'zustand/vanilla';
import type { Upload, UploadKind } from '../../../core/catalogue/upload.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import type { UploadsPort } from '../../shared/ports/UploadsPort.ts';
import type { Pixels } from '../pixels/Pixels.ts';
import type { PictureEdits } from '../pixels/pictureEdits.ts';
import type { DecodedPicture } from '../studio/decodePicture.ts';
import type { Studio } from '../studio/openStudio.ts';
import type { BenchWork, ColorLooks, Look, WorkFacts, WorkStep } from './benchWork.ts';
import type { KeptWork } from './KeptWorksPort.ts';

export interface BenchState {
  /** The works on the bench, in the order in which they were added. */
  works: readonly BenchWork[];
  activeId: string | null;
  /**
   * Whether the works are also kept in this browser; `full` if some do not fit. Null before the first time.
   */
  keeping: 'kept' | 'full' | 'failed' | null;
  /** Restores kept works; `upload` is what they change. */
  restore: (works: readonly KeptWork[], upload?: Upload | null) => void;
  /** Adds files to the bench; each is read separately, so one failure does not stop the others. */
  addFiles: (files: readonly File[], kind: UploadKind) => void;
  /** Adds an upload to be changed. */
  change: (upload: Upload) => void;
  choose: (id: string) => void;
  /** Removes a work. */
  remove: (id: string) => void;
  /** Retries reading the file, or saving the work. */
  retry: (id: string) => void;
  setStep: (id: string, step: WorkStep) => void;
  setFacts: (id: string, facts: Partial<WorkFacts>) => void;
  /** Selects the look to work on. */
  lookInto: (id: string, at: BenchWork['at']) => void;
  /** Uses a file for the active look. */
  replaceLook: (id: string, file: File) => Promise<void>;
  removeLook: (id: string) => void;
  /** Adds a colour; its name begins with the word, which has no spaces. */
  addColor: (id: string, word: string) => void;
  renameColor: (id: string, color: string) => void;
  /** Sets the light of a background's active look; null for the suggested one. */
  setLight: (id: string, ambient: string | null) => void;
  /** An edit of the active look is one undo step; edits of one gesture replace each other. */
  edit: (id: string, changes: Partial<PictureEdits>, gesture?: 'goesOn') => void;
  undo: (id: string) => void;
  /** Sends and saves a work; a failure is in its state. */
  save: (id: string) => Promise<void>;
  /** Saves all open works one after the other. */
  saveAll: () => Promise<void>;
  /** Cancels the sending. */
  cancel: (id: string) => void;
}

export type BenchStore = StoreApi<BenchState>;

export interface BenchDeps {
  port: Pick<UploadsPort, 'takePicture'>;
  calls: Pick<Calls, 'saveUpload'>;
  studio: Studio;
  decode: (file: Blob, kind: UploadKind) => Promise<DecodedPicture>;
  /** Encodes a picture as a file that Storage accepts. */
  encode: (pixels: Pixels) => Promise<Blob>;
  /** Called with each saved upload. */
  onSaved: (upload: Upload) => void;
}

/** Reads and changes works by id; a work that is gone is ignored. */
export interface WorkTable {
  find: (id: string) => BenchWork | undefined;
  patch: (id: string, changes: Partial<BenchWork>) => void;
  /** Sets the active look, or removes it. */
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
