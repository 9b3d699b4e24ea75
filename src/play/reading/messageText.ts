import type { Message } from '../../../core/play/model.ts';
import { readyMessage } from '../text/readyMessages.ts';

/** What a thing of a room says, whichever way: all of it is in the room's language (M2). */
export function messageText(message: Message, roomLanguage: string): string {
  return message.type === 'custom' ? message.text : readyMessage(message.description, roomLanguage).text;
}
