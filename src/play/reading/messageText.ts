import type { Message } from '../../../core/play/model.ts';
import { readyMessage } from '../text/readyMessages.ts';

/** A thing's message as text, in the room's language (M2). */
export function messageText(message: Message, roomLanguage: string): string {
  return message.type === 'custom' ? message.text : readyMessage(message.description, roomLanguage).text;
}
