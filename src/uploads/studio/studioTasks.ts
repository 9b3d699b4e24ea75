import type { Pixels, ShareBox } from '../pixels/Pixels.ts';
import type { PictureEdits } from '../pixels/pictureEdits.ts';
import type { ShadowPlace } from '../pixels/prepareItem.ts';

/** A task of the studio's thread; `TaskAnswers` has the types of the results. */
export type StudioTask =
  /** Loads a picture; other tasks refer to it. */
  | { type: 'open'; pictureId: string; pixels: Pixels }
  | { type: 'close'; pictureId: string }
  /** Cuts out the picture in preview size. */
  | { type: 'cut'; pictureId: string; edits: PictureEdits }
  /** Prepares it for rooms: small for a preview, whole for saving. */
  | { type: 'prepare'; pictureId: string; edits: PictureEdits; place: ShadowPlace; size: 'small' | 'whole' }
  /** Cuts a background to the stage's shape and suggests its light. */
  | { type: 'crop'; pictureId: string; crop: ShareBox; size: 'small' | 'whole' };

export interface TaskAnswers {
  open: null;
  close: null;
  cut: Pixels;
  /** Null if nothing is left. */
  prepare: Pixels | null;
  crop: { pixels: Pixels; ambient: string };
}

export type AnswerTo<Task extends StudioTask> = TaskAnswers[Task['type']];

export interface NumberedTask {
  number: number;
  task: StudioTask;
}

export type NumberedAnswer = { number: number } & (
  | { answer: TaskAnswers[StudioTask['type']] }
  | { error: string }
);
