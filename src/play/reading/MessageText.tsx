import { Text, type TextProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { Message } from '../../../core/play/model.ts';
import { LETTER_FONT } from './letterFont.ts';
import { MessageWords } from './MessageWords.tsx';
import { useMessageLanguage } from './useMessageLanguage.ts';

interface MessageTextProps extends Omit<TextProps, 'children'> {
  message: Message;
  ref?: Ref<HTMLParagraphElement>;
}

/** A thing's message, as an element with the text direction of its language. */
export function MessageText({ message, ...rest }: MessageTextProps) {
  const { dir } = useMessageLanguage(message);
  return (
    <Text dir={dir} fontFamily={LETTER_FONT} whiteSpace="pre-wrap" overflowWrap="anywhere" {...rest}>
      <MessageWords message={message} />
    </Text>
  );
}
