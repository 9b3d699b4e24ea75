import type { Pixels, ShareBox } from '../pixels/Pixels.ts';
import type { PictureEdits } from '../pixels/pictureEdits.ts';
import type { ShadowPlace } from '../pixels/prepareItem.ts';

/** What the studio's thread does; its answer is named by `TaskAnswers`. */
export type StudioTask =
  /** Takes a picture in; all others name it. */
  | { type: 'open'; pictureId: string; pixels: Pixels }
  | { type: 'close'; pictureId: string }
  /** The picture with what is cut away clear, small, to be looked at while one works. */
  | { type: 'cut'; pictureId: string; edits: PictureEdits }
  /** As rooms show it: small for a look, whole to be kept. */
  | { type: 'prepare'; pictureId: string; edits: PictureEdits; place: ShadowPlace; size: 'small' | 'whole' }
  /** A background cut to the stage's shape, with the light that suits it. */
  | { type: 'crop'; pictureId: string; crop: ShareBox; size: 'small' | 'whole' };

export interface TaskAnswers {
  open: null;
  close: null;
  cut: Pixels;
  /** Null where nothing is left of it. */
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
