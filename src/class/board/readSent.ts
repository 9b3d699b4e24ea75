import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { messageText } from '../../play/class/messageText.ts';
import { hintWords } from '../team/hintWords.ts';

/** A message or a hint that the teacher has sent. */
export interface Sent {
  type: 'said' | 'hint';
  /** Milliseconds since the epoch. */
  at: number;
  /** Number of the team; null for all. */
  team: number | null;
  words: string;
}

/** Returns what the teacher has sent, the latest first. */
export function readSent({
  messages,
  hintsSent,
}: Pick<ShowClassAnswer, 'messages' | 'hintsSent'>): readonly Sent[] {
  const said = messages.map(
    ({ at, team, message }): Sent => ({ type: 'said', at, team, words: messageText(message) }),
  );
  const hints = hintsSent.map(
    ({ at, team, hint }): Sent => ({ type: 'hint', at, team, words: hintWords(hint) }),
  );
  return [...said, ...hints].toSorted((one, other) => other.at - one.at);
}
