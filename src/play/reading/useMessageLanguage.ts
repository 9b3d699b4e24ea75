import type { Message } from '../../../core/play/model.ts';
import { type LanguageProps, languageProps } from '../../shared/language/languageProps.ts';
import { useGameplay } from '../table/gameContext.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { readyMessage } from '../text/readyMessages.ts';

/** For whatever shows what a thing says: its creator's words are in the room's language, ready messages in one of ours (M2). */
export function useMessageLanguage(message: Message): LanguageProps {
  const room = useRoomLanguage();
  const tag = useGameplay((s) => s.language);
  return message.type === 'custom' ? room : languageProps(readyMessage(message.description, tag).lang);
}
