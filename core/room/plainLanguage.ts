/** Returns the language without region or script, by which rooms are found: `pt` for `pt-BR` (M2). */
export function plainLanguage(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}
