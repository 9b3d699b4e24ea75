import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Owner } from '../../../core/account/ownership.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { userRef } from './refs.ts';

/** The fields of a user's record about what they own (SPEC §3 "User record"). */
interface StoredOwner extends Owner {
  stripeId: string | null;
  end_datetime: Date | null;
  isPro: boolean;
}

const dateSchema = v.pipe(
  v.instance(Timestamp),
  v.transform((timestamp) => timestamp.toDate()),
);

const ownerSchema: SchemaOf<StoredOwner> = v.pipe(
  v.object({
    is_admin: v.optional(v.boolean(), false),
    stripeId: v.optional(v.nullable(v.string()), null),
    end_datetime: v.optional(v.nullable(dateSchema), null),
    isPro: v.optional(v.boolean(), false),
    packs: v.optional(v.array(v.string()), []),
  }),
  v.transform(({ is_admin, ...owner }) => ({ ...owner, isAdmin: is_admin })),
);

/** Returns what a user owns; nothing without a record. @throws on one that cannot be read */
export async function readOwner(db: Firestore, userId: string): Promise<StoredOwner> {
  const parsed = parseWith(ownerSchema, (await userRef(db, userId).get()).data() ?? {});
  if (parsed.ok) return parsed.value;
  throw new Error(`A user record cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}
