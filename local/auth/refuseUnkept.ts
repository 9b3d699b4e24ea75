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

/** Returns a provider other than the password, which an import may list among an account's providers. */
function otherProvider(body: object): string | undefined {
  const parsed = v.safeParse(providersSchema, body);
  if (!parsed.success) return undefined;
  return parsed.output.providerUserInfo.find(({ providerId }) => providerId !== 'password')?.providerId;
}

/** Returns whether a field sets anything: the SDKs clear a field by null, or by a list or an object without content. */
function holdsSomething(value: unknown): boolean {
  if (typeof value !== 'object') return value !== undefined;
  return value !== null && Object.values(value).some(holdsSomething);
}
