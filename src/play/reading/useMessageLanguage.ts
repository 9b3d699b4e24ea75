import type { Message } from '../../../core/play/model.ts';
import { type LanguageProps, languageProps } from '../../shared/language/languageProps.ts';
import { useGameplay } from '../table/gameContext.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { readyMessage } from '../text/readyMessages.ts';

/** The language of a message: the room's for creators' words, one of the app's for ready messages (M2). */
export function useMessageLanguage(message: Message): LanguageProps {
  const room = useRoomLanguage();
  const tag = useGameplay((s) => s.language);
  return message.type === 'custom' ? room : languageProps(readyMessage(message.description, tag).lang);
}
