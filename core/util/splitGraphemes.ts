/** The characters of a text as a person counts them; code points where the platform cannot tell them. */
export function splitGraphemes(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}
