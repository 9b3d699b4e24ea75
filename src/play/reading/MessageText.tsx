import { Text, type TextProps } from '@chakra-ui/react';
import type { Message } from '../../../core/play/model.ts';
import { LETTER_FONT } from './letterFont.ts';
import { MessageWords } from './MessageWords.tsx';
import { useMessageLanguage } from './useMessageLanguage.ts';

/** What a thing says, as a text of its own that runs in its language's direction. */
export function MessageText({ message, ...rest }: { message: Message } & Omit<TextProps, 'children'>) {
  const { dir } = useMessageLanguage(message);
  return (
    <Text dir={dir} fontFamily={LETTER_FONT} whiteSpace="pre-wrap" overflowWrap="anywhere" {...rest}>
      <MessageWords message={message} />
    </Text>
  );
}
