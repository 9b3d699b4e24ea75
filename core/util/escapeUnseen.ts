const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Escapes a text for one line of a log: invisible characters, line breaks and changes of text direction
 * become codes (`\u{202e}`), so that no user's name can forge or hide a line.
 */
export function escapeUnseen(text: string): string {
  return text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}

/**
 * Describes an error for a log: its message, which may hold a user's words, on one line, followed by the
 * stack.
 */
export function describeError(error: Error): string {
  const { stack = '' } = error;
  const head = `${error.name}: ${error.message}`;
  const frames = stack.startsWith(head) ? stack.slice(head.length) : '';
  return escapeUnseen(head) + frames;
}
