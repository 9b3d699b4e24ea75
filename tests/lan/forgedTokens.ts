import { PROJECT_ID } from '../../tools/serve/appBackend.ts';

/**
 * Returns tokens that a pupil can forge; none has the server's signature. The Admin SDK in emulator mode, and
 * so a function, would accept the first. @param good the pupil's own token
 */
export function forgedTokens(userId: string, good: string): Readonly<Record<string, string>> {
  const unsigned = claimsOf(userId);
  const [header = '', payload = ''] = good.split('.');
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return {
    'an unsigned token': tokenOf(header, unsigned),
    'a token with a made-up signature': tokenOf(header, { ...unsigned, lsig: 'A'.repeat(43) }),
    'one’s own token with another user in it': tokenOf(header, { ...own, sub: userId, user_id: userId }),
    'the Admin SDK’s "owner"': 'owner',
  };
}

function claimsOf(userId: string): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: userId,
    user_id: userId,
    aud: PROJECT_ID,
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
}

function tokenOf(header: string, claims: object): string {
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
}
