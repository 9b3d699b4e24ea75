import type { Caller } from '../auth/Caller.ts';
import { Float, type RulesMap, type RulesValue } from './values/RulesValue.ts';

/** `request.auth`: null if not signed in. */
export function authOf(caller: Caller | null): RulesValue {
  if (caller === null) return null;
  return new Map<string, RulesValue>([
    ['uid', caller.userId],
    ['token', mapFromJson(caller.claims)],
  ]);
}

/** A token's claims as rules see them: whole numbers are ints. */
function mapFromJson(json: Readonly<Record<string, unknown>>): RulesMap {
  return new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)]));
}

function fromJson(value: unknown): RulesValue {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : new Float(value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(fromJson);
  return isRecord(value) ? mapFromJson(value) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
