import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { wholeNumber } from '../util/schemas.ts';

/** An account as admins see it. Timestamps are Unix seconds. */
export interface ManagedAccount {
  userId: string;
  /** Empty if none was given. */
  name: string;
  email: string;
  createdAt: number;
  isAdmin: boolean;
  /** `free`: Pro is not active; `paid` or `granted` (by an admin): how the active Pro came about. */
  plan: 'free' | 'paid' | 'granted';
  /** Start and end of the plan; null without one. */
  startsAt: number | null;
  endsAt: number | null;
  isDisabled: boolean;
  rooms: number;
  /** Number of plays of all the account's rooms together. */
  plays: number;
}

/** The changes that an admin can make to an account. */
export const ACCOUNT_CHANGES = [
  'grantPro',
  'takePro',
  'grantAdmin',
  'takeAdmin',
  'disable',
  'enable',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

export const managedAccountSchema: SchemaOf<ManagedAccount> = v.object({
  userId: v.string(),
  name: v.string(),
  email: v.string(),
  createdAt: wholeNumber,
  isAdmin: v.boolean(),
  plan: v.picklist(['free', 'paid', 'granted']),
  startsAt: v.nullable(wholeNumber),
  endsAt: v.nullable(wholeNumber),
  isDisabled: v.boolean(),
  rooms: wholeNumber,
  plays: wholeNumber,
});
