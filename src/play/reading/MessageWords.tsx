import type { Message } from '../../../core/play/model.ts';
import { SignedText } from '../signs/SignedText.tsx';
import { useGameplay } from '../table/gameContext.ts';
import { readyMessage } from '../text/readyMessages.ts';
import { useMessageLanguage } from './useMessageLanguage.ts';

/**
 * A thing's message in the room's language (M2): the creator's words with their signs drawn (K3), or a ready
 * message. The surrounding block sets the direction (`useMessageLanguage`).
 */
export function MessageWords({ message }: { message: Message }) {
  const language = useMessageLanguage(message);
  const room = useGameplay((s) => s.language);
  return (
    <span {...language}>
      {message.type === 'custom' ? (
        <SignedText>{message.text}</SignedText>
      ) : (
        readyMessage(message.description, room).text
      )}
    </span>
  );
}
