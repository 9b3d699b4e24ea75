import { useState } from 'react';
import type { Command } from '../../../core/edit/command.ts';
import type { Face, FaceType } from '../../../core/lock/model.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import { newId } from '../../shared/store/newId.ts';
import { toLongText } from '../fields/useRoomText.ts';
import { useFormerSettings } from '../panel/formerSettings.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { fieldName } from '../store/document/longTexts.ts';
import { changeFace, chooseFaceType } from './formerLock.ts';

/** Edits one lock while its dialog is open. All changes there are one undo step (E2). */
export function useLock({ id, item }: ActiveItem) {
  const { attempt, dispatch, holdText } = useEditorActions();
  const former = useFormerSettings();
  const [gesture] = useState(newId);
  const field = fieldName(setting(id, ''));
  const isText = item.face.type === 'text';
  const tooLong = useEditor(({ longTexts }) => (isText ? longTexts[field] : undefined));

  /** Sets the answer. A typed one that is too long stays on the lock, to be shortened. */
  function setAnswer(answer: string): void {
    const command = setting(id, answer);
    const refusal = attempt(command, gesture);
    const long = isText ? toLongText(command, answer, refusal) : null;
    if (isText) holdText(field, long);
    if (refusal && !long) dispatch(command, gesture);
  }
  /** Changes the face's settings; when the number or kind of its parts changes, the others keep their setting. */
  function setFace(face: Face): void {
    const before = former.last((lock) => isDeepEqual(lock.face, face));
    change(changeFace(id, item, face, before));
  }
  /** Gives the lock another type of face, which may have had an answer before. */
  function chooseFace(type: FaceType): void {
    if (type === item.face.type) return;
    const before = former.last((lock) => lock.unlockMethod === 'password' && lock.face.type === type);
    change(chooseFaceType(id, item, type, before));
  }
  function change(commands: readonly Command[]): void {
    former.note(item);
    dispatch({ type: 'batch', commands }, gesture);
  }
  const answer = item.unlockPassword;
  return {
    id,
    face: item.face,
    answer,
    written: tooLong?.text ?? answer,
    tooLong,
    setAnswer,
    setFace,
    chooseFace,
  };
}

export type Lock = ReturnType<typeof useLock>;

function setting(id: ItemId, unlockPassword: string): Command {
  return { type: 'setPassword', id, unlockPassword };
}
