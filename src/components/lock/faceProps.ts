import type { FaceView } from '../../../core/lock/faces.ts';
import type { FaceType } from '../../../core/lock/model.ts';
import type { LockState } from './TellTale.tsx';

export type ViewOf<Type extends FaceType> = Extract<FaceView, { type: Type }>;

/** What every face is given. What was entered is a text, as the face's definition writes it (K2). */
export interface FaceProps<Type extends FaceType> {
  view: ViewOf<Type>;
  entered: string;
  onEnter: (entered: string) => void;
  /** Counts wrong tries. */
  wrongTries: number;
  /** `wrong` and `open` are seen on what was entered, too. */
  state: LockState;
}
