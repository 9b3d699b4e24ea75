import type { ReadyDescription } from '../../../core/room/model.ts';
import { plainLanguage } from '../../../core/room/plainLanguage.ts';
import { LANGUAGES, type Language, presentLanguage } from '../../shared/language/language.ts';
import { readyMessagesText as de } from './de/readyMessages.ts';
import { readyMessagesText } from './en/readyMessages.ts';

/**
 * A ready message in the room's language, as all that its things say (M2); in the player's where the room's is none of ours.
 * Which one it came to be goes along, for who reads aloud.
 */
export function readyMessage(
  description: ReadyDescription,
  roomLanguage: string,
): { text: string; lang: Language } {
  const lang = LANGUAGES.find((language) => language === plainLanguage(roomLanguage)) ?? presentLanguage();
  // A message of a newer version than this page is still better shown than swallowed.
  return { text: messagesIn(lang)[description] ?? description, lang };
}

function messagesIn(language: Language): Readonly<Record<ReadyDescription, string>> {
  return { en: readyMessagesText, de }[language];
}
