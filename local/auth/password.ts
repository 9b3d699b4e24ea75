import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ConcurrencyLimit } from '../http/ConcurrencyLimit.ts';
import { reportOperation } from '../log/operations.ts';
import { AuthError } from './AuthError.ts';

const MIN_PASSWORD_LENGTH = 6;
const COST = { N: 16384, r: 8, p: 1 } as const satisfies ScryptOptions;
export const KEY_BYTES = 32;

/**
 * Hashing a password takes a processor, 16 MB and one of the four threads that also read files, so one processor and
 * one thread are left for everything else. Further hashings wait; the limit on those is more than a whole class that
 * signs in at once needs.
 */
const hashing = new ConcurrencyLimit(Math.min(3, Math.max(1, availableParallelism() - 1)), 200);

interface PasswordHash {
  cost: { N: number; r: number; p: number };
  salt: Buffer;
  key: Buffer;
}

/** @throws AuthError MISSING_PASSWORD or WEAK_PASSWORD */
export function requireStrongPassword(password: string | undefined): asserts password is string {
  if (password === undefined || password === '') throw new AuthError('MISSING_PASSWORD');
  if (password.length >= MIN_PASSWORD_LENGTH) return;
  throw new AuthError('WEAK_PASSWORD', `Password should be at least ${MIN_PASSWORD_LENGTH} characters`);
}

/** Returns the hash in its stored form, see `writePasswordHash`. @throws TooBusyError */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return writePasswordHash({ cost: COST, salt, key: await deriveKey(password, salt, COST) });
}

/** @throws TooBusyError */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = readPasswordHash(hash);
  return timingSafeEqual(await deriveKey(password, salt, cost), key);
}

/** `scrypt$N$r$p$salt$key`: the cost travels along, so that raising it later breaks no account. */
export function writePasswordHash({ cost: { N, r, p }, salt, key }: PasswordHash): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export function readPasswordHash(hash: string): PasswordHash {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** Takes as long as verifying, so that the time of a refusal does not reveal whether an account exists. */
export async function pretendToVerify(password: string): Promise<void> {
  await deriveKey(password, Buffer.alloc(16), COST);
}

/** @throws TooBusyError */
function deriveKey(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return hashing.run(() => deriveKeyNow(password, salt, cost));
}

/** Uses the thread pool: the synchronous form would block every other request for tens of milliseconds. */
function deriveKeyNow(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, cost, (error, key) => {
      reportOperation({ name: 'password', ms: performance.now() - start });
      if (error) reject(error);
      else resolve(key);
    });
  });
}
