/** The name of a collection, a colour or a light as it is stored, from what is typed: words with hyphens between them. */
export function toKeyName(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\w-]/g, '');
}
