import { createHash } from 'node:crypto';
import { isNode, type RealtimeValue } from './RealtimeValue.ts';

/**
 * Returns the hash by which the SDK's transactions name their initial value: for a leaf, of its type and
 * value; for a node, of its children's keys and hashes in key order.
 */
export function hashOf(value: RealtimeValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return digest(`number:${hexOf(value)}`);
  if (!isNode(value)) return digest(`${typeof value}:${value}`);
  const children = [...value].sort(([a], [b]) => compareKeys(a, b));
  return digest(children.map(([key, child]) => `:${key}:${hashOf(child)}`).join(''));
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

function hexOf(number: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(number);
  return bytes.toString('hex');
}

/** Keys that are 32-bit integers come first, by number; all others follow, by their code units. */
function compareKeys(a: string, b: string): number {
  const [left, right] = [integerOf(a), integerOf(b)];
  if (left !== null && right !== null) return left - right || a.length - b.length;
  if (left !== null || right !== null) return left !== null ? -1 : 1;
  return a < b ? -1 : 1;
}

function integerOf(key: string): number | null {
  if (!/^-?0*\d{1,10}$/.test(key)) return null;
  const number = Number(key);
  return number === (number | 0) ? number : null;
}
