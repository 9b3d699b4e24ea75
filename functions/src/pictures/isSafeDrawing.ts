/** Maximum bytes of a drawing: icons and figures need far less, and rendering time grows with it. */
const MOST_BYTES = 512 * 1024;

/**
 * Patterns of external references and of content that grows on reading. Namespaces may have any name. Each
 * pattern has at most one run of blanks, since adjacent runs backtrack badly
 * (tests/house/regularExpressions).
 */
const FORBIDDEN = [
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:image|feImage|include)\b/i,
  /@import/i,
  /\bhref\s*=\s*["']\s*[^#"'\s]/i,
  /url\(\s*(?:["']\s*)?[^#"'\s)]/i,
] as const;

/** Elements that need a layer: each takes a full-size picture in memory. */
const LAYERS =
  /<(?:[\w-]+:)?(?:filter|fe[A-Z]\w*|pattern|mask)\b|\b(?:opacity|mix-blend-mode|isolation)\s*[:=]/g;
const MOST_LAYERS = 60;

/**
 * Returns whether an SVG may be rendered: no external references, bounded memory. Scripts are harmless, since
 * nothing runs them and the drawing itself is never sent to anybody. Its rendering time cannot be predicted
 * (drawInProcess.ts).
 */
export function isSafeDrawing(file: Buffer): boolean {
  if (file.length > MOST_BYTES) return false;
  const text = file.toString('utf8');
  if (text.includes('\0') || FORBIDDEN.some((pattern) => pattern.test(text))) return false;
  return (text.match(LAYERS)?.length ?? 0) <= MOST_LAYERS;
}
