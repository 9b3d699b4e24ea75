import type { Deps } from '../deps.ts';

/** Returns the digest that is stored of a seat's signs (T9), from which nobody can read the signs. */
export function digestSigns(
  { digest }: Pick<Deps, 'digest'>,
  { playId, seat }: { playId: string; seat: number },
  signs: string,
): string {
  return digest('signs', playId, seat, signs);
}
