const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** A name that no other file has: the store takes each once. */
export function newPictureName(type: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const name = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${name}.${ENDINGS[type] ?? 'bin'}`;
}
