import type { Message } from '../../../core/play/model.ts';
import { SignedText } from '../signs/SignedText.tsx';
import { messageText } from './messageText.ts';
import { useRoomLang } from './useRoomLang.ts';

/** What a thing says: its creator's words in the room's language (M2), with their signs drawn (K3), or a ready message. */
export function MessageWords({ message }: { message: Message }) {
  const lang = useRoomLang();
  if (message.type !== 'custom') return messageText(message);
  return (
    <span lang={lang}>
      <SignedText>{message.text}</SignedText>
    </span>
  );
}
