import type { AnswerRefusal } from '../../core/lock/answerRefusal.ts';
import { definitionOf } from '../../core/lock/faces.ts';
import type { Face } from '../../core/lock/model.ts';
import {
  type Colour,
  type Direction,
  type Sign,
  type SwitchSign,
  type SymbolSign,
  sortOf,
  type Tone,
} from '../../core/lock/signs.ts';
import type { Spoken } from '../../core/lock/spoken.ts';
import { faceEditorText as de, signText as deSigns } from './de/faceEditor.ts';
import { faceEditorText as en, signText as enSigns } from './en/faceEditor.ts';
import { inLanguages } from './inLanguages.ts';

export const faceEditorText = inLanguages({ en, de });
export const signText = inLanguages({ en: enSigns, de: deSigns });

/** What a sign is called; a time stands as a dial has it (K3). */
export function signName(sign: Sign): string {
  switch (sortOf(sign)) {
    case 'symbol':
      return signText.symbol[sign as SymbolSign];
    case 'colour':
      return signText.colour[sign as Colour];
    case 'direction':
      return signText.direction[sign as Direction];
    case 'tone':
      return signText.tone[sign as Tone];
    case 'switch':
      return signText.switch[sign as SwitchSign];
    case 'clock':
      return sign.replace('clock-', '').replace('-', ':');
  }
}

/** A lock's answer as its creator reads it; what is no answer yet stands as it is. */
export function answerText(face: Face, answer: string): string {
  const { check, say } = definitionOf(face);
  if (!check(face, answer).ok) return answer;
  return say(face, answer)
    .map(spokenText)
    .filter((part) => part !== '')
    .join(face.type === 'digits' || face.type === 'text' ? '' : ' · ');
}

/** Why something is no answer of a lock yet. */
export function answerRefusalText(refusal: AnswerRefusal): string {
  const { refusals } = faceEditorText;
  const tell = refusals[refusal.type] as (refusal: AnswerRefusal) => string;
  return tell(refusal);
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
