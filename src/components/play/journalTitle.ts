import type { ViewJournalEntry } from '../../../core/play/playerView.ts';
import { tableText } from '../../text/table.ts';
import { messageText } from './messageText.ts';

/** Characters of a text that tell it from others of the same thing. */
const BEGINNING = 40;

/** What an entry of the journal is called in its list. */
export function journalTitle(entry: ViewJournalEntry): string {
  if (entry.type === 'picture') return tableText.journalPicture(entry.label);
  if (entry.type === 'background') return tableText.journalBackground(entry.label);
  return `${entry.label}: ${beginningOf(messageText(entry.message))}`;
}

function beginningOf(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING).trimEnd()}…` : line;
}
