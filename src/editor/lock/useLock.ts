import { useState } from 'react';
import type { Command } from '../../../core/edit/command.ts';
import { keepAnswer } from '../../../core/lock/answer/keepAnswer.ts';
import { shownOn } from '../../../core/lock/faces/wheels.ts';
import { definitionFor } from '../../../core/lock/faces.ts';
import type { Face, FaceType } from '../../../core/lock/model.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { newId } from '../../shared/store/newId.ts';
import { toLongText } from '../fields/useRoomText.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { fieldName } from '../store/document/longTexts.ts';

/** Edits one lock while its dialog is open. All changes there are one undo step (E2). */
export function useLock({ id, item }: ActiveItem) {
  const { attempt, dispatch, holdText } = useEditorActions();
  const [gesture] = useState(newId);
  const field = fieldName(setting(id, ''));
  const tooLong = useEditor(({ longTexts }) => (item.face.type === 'text' ? longTexts[field] : undefined));

  /** Sets the answer. A typed one that is too long stays on the lock, to be shortened. */
  function setAnswer(answer: string): void {
    const command = setting(id, answer);
    const refusal = attempt(command, gesture);
    const long = item.face.type === 'text' ? toLongText(command, answer, refusal) : null;
    holdText(field, long);
    if (refusal && !long) dispatch(command, gesture);
  }
  /**
   * Faces that always show an answer start with one; when the number of wheels or switches changes, the
   * others keep their setting.
   */
  function setFace(face: Face): void {
    const isRefused = dispatch({ type: 'setFace', id, face }, gesture) !== null;
    const isKept = keepAnswer(item.face, face, item.unlockPassword) !== '';
    const before = item.face.type === face.type ? item.unlockPassword : '';
    if (!isRefused && !isKept) setAnswer(shownAtFirst(face, before));
  }
  function chooseFace(type: FaceType): void {
    if (type !== item.face.type) setFace(definitionFor(type).create(item.unlockPassword));
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

function shownAtFirst(face: Face, before: string): string {
  switch (face.type) {
    case 'wheels': {
      const shown = before.split(' ');
      return face.wheels.map((wheel, place) => firstOf(shownOn(wheel), shown[place])).join(' ');
    }
    case 'switches':
      return before.padEnd(face.count, '0').slice(0, face.count);
    case 'clock':
      return '12:00';
    default:
      return '';
  }
}

function firstOf(values: readonly string[], wanted = ''): string {
  return values.includes(wanted) ? wanted : (values[0] ?? '');
}
