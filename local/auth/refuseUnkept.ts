import * as v from 'valibot';
import { AuthError } from './AuthError.ts';

const providersSchema = v.object({ providerUserInfo: v.array(v.object({ providerId: v.string() })) });

/** Fields of an Identity Toolkit account that are not supported here, by their names on the wire. */
const UNKEPT = ['phoneNumber', 'mfaInfo', 'mfa', 'linkProviderUserInfo', 'tenantId'];

/**
 * Refuses a request that sets an unsupported field, instead of ignoring it silently. @throws AuthError
 * OPERATION_NOT_ALLOWED
 */
export function refuseUnkept(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const unkept = Object.entries(body).find(([name, value]) => UNKEPT.includes(name) && holdsSomething(value));
  if (unkept) throw new AuthError('OPERATION_NOT_ALLOWED', `${unkept[0]} is not kept here.`);
  const provider = otherProvider(body);
  if (provider !== undefined)
    throw new AuthError('OPERATION_NOT_ALLOWED', `Signing in by ${provider} is not kept here.`);
}

/** An import may name the password among an account's providers: that one is kept. */
function otherProvider(body: object): string | undefined {
  const parsed = v.safeParse(providersSchema, body);
  if (!parsed.success) return undefined;
  return parsed.output.providerUserInfo.find(({ providerId }) => providerId !== 'password')?.providerId;
}

/** The SDKs clear by null, and by lists and objects without anything in them. */
function holdsSomething(value: unknown): boolean {
  if (typeof value !== 'object') return value !== undefined;
  return value !== null && Object.values(value).some(holdsSomething);
}
