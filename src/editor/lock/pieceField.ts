import { TEXT_FACE } from '../../../core/lock/model.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { fieldName } from '../store/document/longTexts.ts';

/** The field of a piece's name: a lock's pieces are told apart by their places. */
export function pieceField(id: ItemId, place: number): string {
  return fieldName({ type: 'setFace', id, face: TEXT_FACE }, place);
}
