import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { OneByOne } from '../turns/OneByOne.ts';

/**
 * Milliseconds that a transaction waits for those before it: longer than several of them take on a busy instance, and
 * shorter than a browser waits.
 */
const PATIENCE = 10_000;

/**
 * Many players behind one address who answer at once write the same count of wrong answers, so transactions
 * retry.
 */
const ATTEMPTS = { maxAttempts: 20 };

const plays = new OneByOne(PATIENCE);

/**
 * Runs a transaction that changes a play, after those that this instance runs on it already. The seats of a party share
 * one document: if all acted at once, one transaction would succeed, and the SDK waits about a second before it tries
 * another one again. Transactions of other instances are still detected and repeated.
 */
export function changePlay<Result>(
  db: Firestore,
  playId: string,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return plays.run(playId, () => db.runTransaction(change, ATTEMPTS));
}
