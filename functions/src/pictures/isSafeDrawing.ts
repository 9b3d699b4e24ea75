/** Of a drawing: icons and figures take far less, and time grows with it. */
const MOST_BYTES = 512 * 1024;

/**
 * What would be read from elsewhere, or grows while it is read. Namespaces may bear any name. A run of blanks stands in one place
 * alone: two beside each other share a long one out in every way (tests/house/regularExpressions).
 */
const FORBIDDEN = [
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:image|feImage|include)\b/i,
  /@import/i,
  /\bhref\s*=\s*["']\s*[^#"'\s]/i,
  /url\(\s*(?:["']\s*)?[^#"'\s)]/i,
] as const;

/** What is drawn apart and laid over the rest: each holds a picture of the whole size in memory. */
const LAYERS =
  /<(?:[\w-]+:)?(?:filter|fe[A-Z]\w*|pattern|mask)\b|\b(?:opacity|mix-blend-mode|isolation)\s*[:=]/g;
const MOST_LAYERS = 60;

/**
 * Whether an SVG may be drawn: it refers to nothing outside itself, and takes bounded memory. Scripts may be in it:
 * nothing runs them, and nobody is ever sent the drawing itself. How long it takes cannot be seen (drawInProcess.ts).
 */
export function isSafeDrawing(file: Buffer): boolean {
  if (file.length > MOST_BYTES) return false;
  const text = file.toString('utf8');
  if (text.includes('\0') || FORBIDDEN.some((pattern) => pattern.test(text))) return false;
  return (text.match(LAYERS)?.length ?? 0) <= MOST_LAYERS;
}
