import type { Deps } from '../deps.ts';

/** Returns what is stored of a seat's signs (T9): who reads it does not know them. */
export function digestSigns(
  { digest }: Pick<Deps, 'digest'>,
  { playId, seat }: { playId: string; seat: number },
  signs: string,
): string {
  return digest('signs', playId, seat, signs);
}
