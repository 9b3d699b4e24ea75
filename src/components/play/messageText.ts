import type { Message } from '../../../core/play/model.ts';
import { tableText } from '../../text/table.ts';

export function messageText(message: Message): string {
  if (message.type === 'custom') return message.text;
  const ready: Readonly<Record<string, string>> = tableText.readyMessages;
  // A key of a newer version than this page's is still better shown than swallowed.
  return ready[message.description] ?? message.description;
}
