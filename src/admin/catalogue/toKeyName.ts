/** The stored name of a collection, colour or mood, from typed text: words with hyphens. */
export function toKeyName(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\w-]/g, '');
}
