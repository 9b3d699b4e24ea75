import { createHmac } from 'node:crypto';
import { loadSigningKey } from '../auth/signingKey.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';

/** Stands in for the secret of that name in production: this data folder's own, made of its signing key and telling nothing of it. */
export function setDigestKey(database: LocalDatabase): void {
  process.env.DIGEST_KEY = createHmac('sha256', loadSigningKey(database))
    .update('digests')
    .digest('base64url');
}
