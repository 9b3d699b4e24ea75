import { Text } from '@chakra-ui/react';
import { withSignNames } from '../../play/text/withSignNames.ts';
import { teacherText } from '../text/teacher.ts';

interface LockWordsProps {
  words: string;
  /** The number of lines that are shown of a long text. */
  lines?: number;
}

/** A lock's question, or what the lock says, under its name; nothing if the team has read neither. */
export function LockWords({ words, lines }: LockWordsProps) {
  if (words === '') return null;
  const told = withSignNames(words);
  return (
    <Text
      as="span"
      dir="auto"
      display="block"
      textAlign="start"
      color="fg.muted"
      fontWeight="400"
      overflowWrap="anywhere"
      {...(lines !== undefined && { lineClamp: lines, title: told })}
    >
      {teacherText.quoted(told)}
    </Text>
  );
}
