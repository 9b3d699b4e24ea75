/**
 * Splits a text into the characters that a person counts; into code points if the platform lacks a segmenter.
 */
export function splitGraphemes(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}
