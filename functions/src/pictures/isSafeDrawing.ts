/** A drawing is text: one that needs more is a picture in disguise, or takes long to read. */
const MOST_BYTES = 1024 * 1024;

/** What would be read from elsewhere, or grows while it is read. Namespaces may bear any name. */
const FORBIDDEN = [
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:image|feImage|include)\b/i,
  /@import/i,
  /\bhref\s*=\s*["']\s*[^#"'\s]/i,
  /url\(\s*["']?\s*[^#"'\s)]/i,
] as const;

/** Elements that draw other elements, again and again, or every pixel many times. */
const COSTLY = /<(?:[\w-]+:)?(?:use|filter|fe\w+|pattern|mask|clipPath|marker)\b/gi;
const MOST_COSTLY = 100;

/**
 * Whether an SVG may be drawn: it refers to nothing outside itself, and is not made to take long. Scripts may be in it:
 * nothing runs them, and nobody is ever sent the drawing itself.
 */
export function isSafeDrawing(file: Buffer): boolean {
  if (file.length > MOST_BYTES) return false;
  const text = file.toString('utf8');
  if (text.includes('\0') || FORBIDDEN.some((pattern) => pattern.test(text))) return false;
  return (text.match(COSTLY)?.length ?? 0) <= MOST_COSTLY;
}
