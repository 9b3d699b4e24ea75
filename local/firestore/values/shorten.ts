const MAX_LENGTH = 100;

/** What a client sent, as it may stand in a message: an answer must not grow with what it refuses. */
export function shorten(text: string, length = MAX_LENGTH): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
