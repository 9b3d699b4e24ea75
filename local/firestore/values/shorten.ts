const MAX_LENGTH = 100;

/** A client's text, shortened for a message, so that a response does not grow with what it refuses. */
export function shorten(text: string, length = MAX_LENGTH): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
