import { overLimitText } from '../text/overLimit.ts';

export function isTooLong(text: string, limit: number): boolean {
  return text.length > limit;
}

/** Says by how much a text exceeds its limit; null if it fits. The text stays in its field until it fits. */
export function tooLongError(text: string, limit: number): string | null {
  return isTooLong(text, limit) ? overLimitText.by(text.length - limit, limit) : null;
}
