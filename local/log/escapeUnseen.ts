const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A text for one line of a log: invisible, line-breaking and direction characters are written as codes
 * (`\u{202e}`), so that nobody's name can forge a line or hide part of one.
 */
export function escapeUnseen(text: string): string {
  return text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}

/** An error with where it came from, for a log: its message, in which a stranger's words may stand, on one line. */
export function describeError(error: Error): string {
  const { stack = '' } = error;
  const head = `${error.name}: ${error.message}`;
  const frames = stack.startsWith(head) ? stack.slice(head.length) : '';
  return escapeUnseen(head) + frames;
}
