import { invalid } from '../RealtimeError.ts';

/** The maximum depth, as in production. */
const MOST_LEVELS = 32;
/** The maximum bytes of a key, as in production. */
const LONGEST_KEY = 768;
const FORBIDDEN = /[.#$[\]/\p{Cc}]/u;

/** Returns the keys of a path such as `/live/abc`, starting at the root. @throws RealtimeError */
export function parsePath(text: string): readonly string[] {
  const path = text.split('/').filter((key) => key !== '');
  checkDepth(path.length);
  for (const key of path) checkKey(key);
  return path;
}

export function formatPath(path: readonly string[]): string {
  return path.join('/');
}

/** @throws RealtimeError for a key that Firebase refuses */
export function checkKey(key: string): void {
  if (key === '' || FORBIDDEN.test(key) || Buffer.byteLength(key) > LONGEST_KEY)
    throw invalid('A key is not valid.');
}

/** @throws RealtimeError */
export function checkDepth(levels: number): void {
  if (levels > MOST_LEVELS) throw invalid(`Nothing lies deeper than ${MOST_LEVELS} levels.`);
}

/** Returns whether the first path equals the second one or is above it. */
export function isAtOrAbove(above: readonly string[], path: readonly string[]): boolean {
  return above.length <= path.length && above.every((key, level) => key === path[level]);
}
