import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parseJson } from '../http/parseJson.ts';
import { type Account, unixSeconds } from './Account.ts';
import { AuthError } from './AuthError.ts';

export const ID_TOKEN_SECONDS = 3600;

/**
 * Custom claims have at most 1,000 characters, so at most 500 levels; many more would overflow the stack
 * while signing.
 */
const MAX_CLAIMS_DEPTH = 600;

/** Verified tokens that are remembered: each browser sends one for up to an hour. */
const MOST_KNOWN = 5000;

const HEADER = encode({ alg: 'none', typ: 'JWT' });

const claimsSchema = v.looseObject({
  sub: v.string(),
  aud: v.string(),
  iss: v.string(),
  exp: v.number(),
  auth_time: v.number(),
  /** The session key, see `Account`; empty in tokens from before there was one. */
  lses: v.optional(v.string(), ''),
});
export type IdTokenClaims = v.InferOutput<typeof claimsSchema>;

const customClaimsSchema = v.record(v.string(), v.unknown());

/**
 * Issues and reads ID tokens. The Admin SDK's emulator mode accepts only unsigned ones, which anybody can
 * write. So the claim `lsig` has an HMAC over all the others, and our own entry points check it. `lses` ties
 * a token to its session.
 */
export class IdTokens {
  readonly #projectId: string;
  #key: Buffer;
  readonly #now: () => number;
  /** The claims of verified tokens, so that a browser's token is verified once. */
  readonly #known = new Map<string, IdTokenClaims>();

  constructor(projectId: string, key: Buffer, now: () => number) {
    this.#projectId = projectId;
    this.#key = key;
    this.#now = now;
  }

  /** Signs and verifies tokens with another key from now on. */
  useKey(key: Buffer): void {
    this.#key = key;
    this.#known.clear();
  }

  /** @param authTime of the sign-in that the token stems from, unix seconds */
  issue(account: Account, authTime: number): string {
    const claims = this.#claimsFor(account, authTime);
    return `${HEADER}.${encode({ ...claims, lsig: this.#sign(claims) })}.`;
  }

  /** @throws AuthError INVALID_ID_TOKEN if we did not issue it, TOKEN_EXPIRED if it is too old */
  read(token: string): IdTokenClaims {
    const claims = this.#known.get(token) ?? this.#verify(token);
    if (claims.exp <= unixSeconds(this.#now())) throw new AuthError('TOKEN_EXPIRED');
    return claims;
  }

  #verify(token: string): IdTokenClaims {
    const { lsig, ...signed } = decodeSignedClaims(token);
    if (!equalText(lsig, this.#sign(signed))) throw new AuthError('INVALID_ID_TOKEN');
    const claims = v.parse(claimsSchema, signed);
    if (claims.aud !== this.#projectId) throw new AuthError('INVALID_ID_TOKEN');
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(token, claims);
    return claims;
  }

  /** Custom claims go first, so that none of them can replace a reserved one. */
  #claimsFor(account: Account, authTime: number): Record<string, unknown> {
    const issuedAt = unixSeconds(this.#now());
    return {
      ...customClaims(account),
      lses: account.sessionKey,
      ...(account.displayName === null ? {} : { name: account.displayName }),
      ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
      ...(account.email === null ? {} : { email: account.email, email_verified: account.emailVerified }),
      auth_time: authTime,
      user_id: account.localId,
      firebase: {
        identities: account.email === null ? {} : { email: [account.email] },
        sign_in_provider: 'password',
      },
      iat: issuedAt,
      exp: issuedAt + ID_TOKEN_SECONDS,
      aud: this.#projectId,
      iss: `https://securetoken.google.com/${this.#projectId}`,
      sub: account.localId,
    };
  }

  #sign(claims: object): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(claims)).digest('base64url');
  }
}

function customClaims(account: Account): Record<string, unknown> {
  const { lsig: _, ...claims } = v.parse(customClaimsSchema, JSON.parse(account.customAttributes ?? '{}'));
  return claims;
}

/** Without a schema, which would drop or reorder keys: the signature covers each of them in order. */
function decodeSignedClaims(token: string): { lsig: string } {
  const [header, payload = '', signature, ...rest] = token.split('.');
  if (header !== HEADER || signature !== '' || rest.length > 0) throw new AuthError('INVALID_ID_TOKEN');
  const claims = parseClaims(Buffer.from(payload, 'base64url'));
  if (!hasSignature(claims)) throw new AuthError('INVALID_ID_TOKEN');
  return claims;
}

function hasSignature(claims: unknown): claims is { lsig: string } {
  return typeof claims === 'object' && claims !== null && 'lsig' in claims && typeof claims.lsig === 'string';
}

function parseClaims(payload: Buffer): unknown {
  try {
    return parseJson(payload, MAX_CLAIMS_DEPTH);
  } catch {
    throw new AuthError('INVALID_ID_TOKEN');
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function equalText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
