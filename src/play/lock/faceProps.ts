import type { FaceView } from '../../../core/lock/faces.ts';
import type { FaceType } from '../../../core/lock/model.ts';
import type { LockState } from './parts/TellTale.tsx';

export type ViewOf<Type extends FaceType> = Extract<FaceView, { type: Type }>;

/** What a change comes to, for ears. */
export interface ChangeWords {
  words: string;
  /** The label of the control that holds it, if one does. */
  by?: string;
}

/** What every face is given. What was entered is a text, as the face's definition writes it (K2). */
export interface FaceProps<Type extends FaceType> {
  view: ViewOf<Type>;
  entered: string;
  /** What is pressed one after the other is told by itself; other faces say what they changed. */
  onEnter: (entered: string, change?: ChangeWords) => void;
  /** Where an answer is set: what is over the limit is said, not cut. */
  takesLong?: boolean;
  /** Counts wrong tries. */
  wrongTries: number;
  /** `wrong` and `open` are seen on what was entered, too. */
  state: LockState;
}
