/** Values that differ between any two services; only their presence and type are compared. */
const OWN_VALUES = new Set([
  ...['localId', 'user_id', 'sub', 'refreshToken', 'refresh_token', 'oobCode', 'oobLink', 'nextPageToken'],
  ...[
    'createdAt',
    'lastLoginAt',
    'lastRefreshAt',
    'passwordUpdatedAt',
    'validSince',
    'auth_time',
    'iat',
    'exp',
  ],
]);
/** Says the message of a refusal once more. */
const REPETITION = 'errors';
const TOKENS = new Set(['idToken', 'id_token', 'access_token']);

/** Returns a response without values that always differ; tokens become their claims. */
export function normalise(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(normalise);
  if (typeof body !== 'object' || body === null) return body;
  const isRefusal = 'code' in body && 'message' in body;
  const entries = Object.entries(body).filter(([key]) => !(isRefusal && key === REPETITION));
  return Object.fromEntries(entries.map(([key, value]) => [key, normaliseField(key, value)]));
}

function normaliseField(key: string, value: unknown): unknown {
  if (OWN_VALUES.has(key)) return `<${typeof value}>`;
  if (TOKENS.has(key) && typeof value === 'string') return normalise(claimsOf(value));
  return normalise(value);
}

function claimsOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
