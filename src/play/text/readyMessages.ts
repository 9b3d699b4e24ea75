import type { ReadyDescription } from '../../../core/room/model.ts';
import { plainLanguage } from '../../../core/room/plainLanguage.ts';
import { LANGUAGES, type Language, presentLanguage } from '../../shared/language/language.ts';
import { readyMessagesText as de } from './de/readyMessages.ts';
import { readyMessagesText } from './en/readyMessages.ts';

/**
 * A ready message in the room's language like all its texts (M2), or in the player's if the app does not have
 * that one. Returns the language too, for screen readers.
 */
export function readyMessage(
  description: ReadyDescription,
  roomLanguage: string,
): { text: string; lang: Language } {
  const lang = LANGUAGES.find((language) => language === plainLanguage(roomLanguage)) ?? presentLanguage();
  // A message of a newer version is better shown as it is than dropped.
  return { text: messagesIn(lang)[description] ?? description, lang };
}

function messagesIn(language: Language): Readonly<Record<ReadyDescription, string>> {
  return { en: readyMessagesText, de }[language];
}
