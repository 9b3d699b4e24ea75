import type { FaceView } from '../../../core/lock/faces.ts';
import type { FaceType } from '../../../core/lock/model.ts';
import type { LockState } from './parts/StatusLamp.tsx';

export type ViewOf<Type extends FaceType> = Extract<FaceView, { type: Type }>;

/** The words that screen readers speak after a change. */
export interface ChangeWords {
  words: string;
  /** The label of the control that has the new value, if one does. */
  by?: string;
}

/** Props of every face. The entry is a text in the face's own format (K2). */
export interface FaceProps<Type extends FaceType> {
  view: ViewOf<Type>;
  entered: string;
  /** Faces with a sequence of presses announce them by themselves; others pass `change`. */
  onEnter: (entered: string, change?: ChangeWords) => void;
  /** Set where a creator sets the answer: an entry over the limit is reported, not cut. */
  takesLong?: boolean;
  /** Number of wrong answers. */
  wrongTries: number;
  /** `wrong` and `open` also change how the entry looks. */
  state: LockState;
}
