import type { ClassMessage } from '../../../core/class/classSession.ts';
import { pupilText } from '../text/pupil.ts';

/** Returns the text of a teacher's message. */
export function messageText(message: ClassMessage): string {
  return message.type === 'own' ? message.text : pupilText.said.ready[message.message];
}
