import type { Deps } from '../deps.ts';
import { countWithin } from '../throttles/countWithin.ts';
import { WRONG_CODES } from '../throttles/parties.ts';
import { codeRef, readCode, type StoredCode } from './codes.ts';
import { noParty } from './findParty.ts';

/**
 * Returns what a code leads to. Wrong ones are counted by network, so that nobody finds parties by guessing (T9); right
 * ones are not, so that a class behind one address gets in.
 * @throws notFound; tooManyRequests
 */
export async function findCode(
  deps: Pick<Deps, 'db' | 'digest' | 'now' | 'network'>,
  code: string,
): Promise<StoredCode> {
  const { db, network } = deps;
  const addWrong = await countWithin(WRONG_CODES, deps, [{ type: 'network', id: network }]);
  const found = readCode((await codeRef(db, code).get()).data());
  if (found) return found;
  const batch = db.batch();
  addWrong(batch);
  await batch.commit();
  throw noParty();
}
