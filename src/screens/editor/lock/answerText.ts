import { definitionOf } from '../../../../core/lock/faces.ts';
import type { Face } from '../../../../core/lock/model.ts';
import type { Spoken } from '../../../../core/lock/spoken.ts';
import { signName } from '../../../components/signs/signName.ts';
import { faceEditorText } from '../../../text/faceEditor.ts';

/** A lock's answer as its creator reads it; empty where it is none yet. */
export function answerText(face: Face, answer: string): string {
  const { check, say } = definitionOf(face);
  if (!check(face, answer).ok) return '';
  return say(face, answer)
    .map(spokenText)
    .filter((part) => part !== '')
    .join(face.type === 'digits' || face.type === 'text' ? '' : ' · ');
}

function spokenText(spoken: Spoken): string {
  switch (spoken.type) {
    case 'text':
      return spoken.text;
    case 'sign':
      return signName(spoken.sign);
    case 'switch':
      return spoken.isOn ? String(spoken.number) : '';
    case 'pin':
      return `${spoken.column}/${spoken.row}`;
    case 'solved':
      return faceEditorText.put;
  }
}
