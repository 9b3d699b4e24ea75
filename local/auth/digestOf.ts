import { createHash } from 'node:crypto';

/** The digest of a secret that is random and long enough to need no salt. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
