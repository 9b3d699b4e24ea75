import { Field } from '@chakra-ui/react';
import { overLimitText } from '../text/overLimit.ts';

/** Says by how much a field's text exceeds its limit. The text stays; sending waits until it fits. */
export function TooLong({ text, limit }: { text: string; limit: number }) {
  if (!isTooLong(text, limit)) return null;
  return <Field.ErrorText role="alert">{overLimitText.by(text.length - limit, limit)}</Field.ErrorText>;
}

export function isTooLong(text: string, limit: number): boolean {
  return text.length > limit;
}
