import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { wholeNumber } from '../util/schemas.ts';

/** What admins see of an account. Moments are unix seconds. */
export interface ManagedAccount {
  userId: string;
  /** Empty where none was given. */
  name: string;
  email: string;
  createdAt: number;
  isAdmin: boolean;
  /** Whether Pro is active now, and how it came: paid for, or granted by an admin. */
  plan: 'free' | 'paid' | 'granted';
  /** The dates of the plan, null without one. */
  startsAt: number | null;
  endsAt: number | null;
  isDisabled: boolean;
  rooms: number;
  /** Of all its rooms together. */
  plays: number;
}

/** What an admin can change of an account. */
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
