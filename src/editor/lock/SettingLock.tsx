import type { LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import type { FaceView } from '../../../core/lock/faces.ts';
import { definitionOf } from '../../../core/lock/faces.ts';
import type { Face } from '../../../core/lock/model.ts';
import { lettersOf, pieceNameAt, placeOfPiece } from '../../../core/lock/pieceNames.ts';
import { startOf } from '../../../core/lock/startOf.ts';
import { LockFace } from '../../play/lock/LockFace.tsx';
import { faceEditorText } from '../text/faceEditor.ts';
import { LOCK_UNIT } from './lockUnit.ts';
import type { Lock } from './useLock.ts';

interface SettingLockProps {
  lock: Lock;
  material: LockMaterial | null;
  onTry: () => void;
}

/** The lock on which the creator sets the answer: every entry becomes the answer, if the lock can have it. */
export function SettingLock({ lock, material, onTry }: SettingLockProps) {
  const { face, written, setAnswer } = lock;
  const view = viewToSet(face);
  return (
    <LockFace
      key={face.type}
      view={view}
      entered={written === '' ? startOf(view) : toEntered(face, written)}
      takesLong
      onEnter={(entered) => setAnswer(toAnswer(face, entered))}
      state="rest"
      label={faceEditorText.stand.asPlayer}
      onTry={onTry}
      material={material}
      unit={LOCK_UNIT}
    />
  );
}

/** The player's view, but with pieces identified by their index: nothing is secret here. */
function viewToSet(face: Face): FaceView {
  if (face.type !== 'order') return definitionOf(face).view(face, { answer: '', seed: '' });
  return { type: 'order', pieces: face.pieces.map((piece, place) => ({ ...piece, id: pieceNameAt(place) })) };
}

function toEntered(face: Face, answer: string): string {
  if (face.type !== 'order') return answer;
  const letters = lettersOf(face.pieces.length);
  return answer
    .split(' ')
    .map((letter) => pieceNameAt(letters.indexOf(letter)))
    .join(' ');
}

function toAnswer(face: Face, entered: string): string {
  if (face.type !== 'order') return entered;
  const letters = lettersOf(face.pieces.length);
  return entered
    .split(' ')
    .map((name) => letters[placeOfPiece(name)])
    .join(' ');
}
