import type { Message } from '../../../core/play/model.ts';
import { readyMessage } from '../../text/readyMessages.ts';
import { SignedText } from '../signs/SignedText.tsx';
import { useGameplay } from './gameContext.ts';
import { useRoomLang } from './useRoomLang.ts';

/** What a thing says, in the room's language (M2): its creator's words with their signs drawn (K3), or a ready message. */
export function MessageWords({ message }: { message: Message }) {
  const roomLang = useRoomLang();
  const language = useGameplay((s) => s.language);
  if (message.type !== 'custom') {
    const { text, lang } = readyMessage(message.description, language);
    return <span lang={lang}>{text}</span>;
  }
  return (
    <span lang={roomLang}>
      <SignedText>{message.text}</SignedText>
    </span>
  );
}
