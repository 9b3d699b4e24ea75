import type { Firestore } from 'firebase-admin/firestore';
import { type Provider, providerSchema } from '../../../core/account/provider.ts';
import { parseWith } from '../../../core/util/parseWith.ts';

/** Returns the seller in `settings/provider`; null if it or a part of it is missing. */
export async function readProvider(db: Firestore): Promise<Provider | null> {
  const stored = await db.doc('settings/provider').get();
  const parsed = parseWith(providerSchema, stored.data());
  return parsed.ok ? parsed.value : null;
}
