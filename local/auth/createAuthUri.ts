import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { AccountStore } from './AccountStore.ts';
import { parseEmail } from './Accounts.ts';
import { AuthError } from './AuthError.ts';
import { parseBody } from './parseBody.ts';

const schema = v.object({
  identifier: v.optional(v.string(), ''),
  continueUri: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
  providerId: v.optional(v.string(), ''),
  sessionId: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

interface AuthUriDeps {
  store: AccountStore;
  /** Email enumeration protection: responses do not reveal who has an account. */
  keepsAddressesPrivate: boolean;
}

/**
 * `accounts:createAuthUri`: the sign-in methods of an address, for the SDK's `fetchSignInMethodsForEmail`.
 * With enumeration protection the response is the same for all, without a lookup. @throws AuthError
 */
export function createAuthUri({ store, keepsAddressesPrivate }: AuthUriDeps, body: unknown): object {
  const { identifier, continueUri, providerId, sessionId } = parseBody(schema, body);
  if (providerId !== '') throw new AuthError('OPERATION_NOT_ALLOWED', 'Other providers are off.');
  if (identifier === '') throw new AuthError('MISSING_IDENTIFIER');
  if (continueUri === '') throw new AuthError('MISSING_CONTINUE_URI');
  const email = parseIdentifier(identifier);
  if (!URL.canParse(continueUri)) throw new AuthError('INVALID_CONTINUE_URI');
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId: sessionId ?? randomBytes(20).toString('base64url'),
    ...(!keepsAddressesPrivate && signInMethods(store, email)),
  };
}

function signInMethods(store: AccountStore, email: string): object {
  const account = store.findByEmail(email);
  return {
    registered: account !== undefined,
    allProviders: account ? ['password'] : [],
    signinMethods: account?.passwordHash ? ['password'] : [],
  };
}

function parseIdentifier(identifier: string): string {
  try {
    return parseEmail(identifier);
  } catch (cause) {
    throw new AuthError('INVALID_IDENTIFIER', undefined, { cause });
  }
}
