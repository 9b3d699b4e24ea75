import { createHash } from 'node:crypto';
import { isNode, type RealtimeValue } from './RealtimeValue.ts';

/**
 * Returns the hash by which the SDK's transactions name the value that they started from: of a leaf, its type and value;
 * of a node, its children's keys and hashes, in the order of keys.
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

/** Whole numbers of 32 bits come first, by their size; all other keys follow, by their code units. */
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
