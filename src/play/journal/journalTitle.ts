import { escapeSigns, parseSigned, spellSign, type TextPiece } from '../../../core/lock/signs/signedText.ts';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { messageText } from '../reading/messageText.ts';
import { tableText } from '../text/table.ts';

/**
 * Characters shown of a text in the list; enough to tell it from others of the same speaker. A sign counts as
 * one.
 */
const BEGINNING = 40;

/**
 * The title of a journal entry in the list, with the signs of its text (K3), in the room's language (M2).
 * Names are plain text.
 */
export function journalTitle(entry: ViewJournalEntry, roomLanguage: string): string {
  if (entry.type === 'picture') return escapeSigns(tableText.journalPicture(entry.label));
  if (entry.type === 'background') return escapeSigns(tableText.journalBackground(entry.label));
  return `${escapeSigns(`${speakerOf(entry)}: `)}${beginningOf(messageText(entry.message, roomLanguage))}`;
}

/** The speaker of a text, with a note if the text was a reaction to a wrong answer (K7). */
export function speakerOf({ label, isToWrongAnswer }: ViewTextEntry): string {
  return isToWrongAnswer ? tableText.journalWrongAnswer(label) : label;
}

type ViewTextEntry = Extract<ViewJournalEntry, { type: 'text' }>;

function beginningOf(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const pieces = parseSigned(line);
  let left = BEGINNING;
  const kept = pieces.flatMap((piece) => {
    const room = left;
    left -= lengthOf(piece);
    return room > 0 ? [spell(piece, room)] : [];
  });
  return left < 0 ? `${kept.join('').trimEnd()}…` : kept.join('');
}

function lengthOf(piece: TextPiece): number {
  return piece.type === 'sign' ? 1 : piece.text.length;
}

function spell(piece: TextPiece, most: number): string {
  return piece.type === 'sign' ? spellSign(piece.sign) : escapeSigns(piece.text.slice(0, most));
}
