import { definitionOf } from '../../../core/lock/faces.ts';
import type { Face } from '../../../core/lock/model.ts';
import { spellSign } from '../../../core/lock/signs/signedText.ts';
import type { Spoken } from '../../../core/lock/signs/spoken.ts';
import { lockText } from '../../play/text/lock.ts';
import { signName } from '../../play/text/signName.ts';

/** A lock's answer in the words of its face; empty if it has none yet. */
export function answerText(face: Face, answer: string): string {
  const parts = spokenParts(face, answer);
  if (face.type === 'switches' && parts.length > 0) return switchesText(parts);
  const words = parts.map(spokenText);
  return words.join(words.every(isOneCharacter) ? '' : face.type === 'pattern' ? '; ' : ', ');
}

/** The signs of an answer as written in texts (K3); empty if it has none. */
export function answerSigns(face: Face, answer: string): string {
  return spokenParts(face, answer)
    .flatMap((spoken) => (spoken.type === 'sign' ? [spellSign(spoken.sign)] : []))
    .join(' ');
}

function spokenParts(face: Face, answer: string): readonly Spoken[] {
  const { check, say } = definitionOf(face);
  return check(face, answer).ok ? say(face, answer) : [];
}

function switchesText(parts: readonly Spoken[]): string {
  return lockText.switchesOn(
    parts.flatMap((spoken) => (spoken.type === 'switch' && spoken.isOn ? [spoken.number] : [])),
  );
}

function spokenText(spoken: Spoken): string {
  switch (spoken.type) {
    case 'text':
      return spoken.text;
    case 'sign':
      return signName(spoken.sign);
    case 'switch':
      return String(spoken.number);
    case 'pin':
      return lockText.pin(spoken.row, spoken.column);
    case 'solved':
      return lockText.together;
  }
}

function isOneCharacter(words: string): boolean {
  return words.length === 1;
}
