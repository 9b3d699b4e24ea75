import { Buffer } from 'node:buffer';
import type { Choices } from '../../../core/testing/choices.ts';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { Tokens } from '../Target.ts';

type Json = Record<string, unknown>;

/** Returns a token that must give no access. */
export function badToken(choices: Choices, tokens: Tokens): string {
  return choices.oneOf(FORGERIES)(tokens, choices);
}

const FORGERIES: readonly ((tokens: Tokens, choices: Choices) => string)[] = [
  () => 'owner',
  () => '',
  () => 'a.b.c',
  () => '..',
  () => '\u00ff\u00fe',
  () => 'x'.repeat(9000),
  ({ expired }) => expired,
  ({ disabled }) => disabled,
  ({ good }) => good.slice(0, -2),
  ({ good }) => `${good}c2lnbmVk`,
  ({ good }) => `${good}.${good}`,
  ({ good }) => withHeader(good, { alg: 'HS256', typ: 'JWT' }),
  ({ good }) => withHeader(good, { alg: 'RS256', kid: '../../../../dev/null' }),
  ({ good }) => withHeader(good, { alg: 'nOnE', typ: 'JWT' }),
  ({ good }) => withHeader(good, { alg: null }),
  ({ good }) => withHeader(good, []),
  ({ good }) => withClaims(good, { sub: 'ada', user_id: 'ada' }),
  ({ good }) => withClaims(good, { exp: 9_999_999_999 }),
  ({ good }) => withClaims(good, { is_admin: true }),
  ({ good }) => withClaims(good, { aud: 'another-project' }),
  ({ good }, choices) =>
    withClaims(good, { lsig: choices.oneOf<unknown>([null, '', 0, [], {}, 'AAAA', true]) }),
  ({ good }) => `${good.split('.')[0]}.${encode('{"__proto__":{"lsig":"x"},"sub":"ada"}')}.`,
  ({ good }) => `${good.split('.')[0]}.${encode('['.repeat(3000))}.`,
  ({ good }) => `${good.split('.')[0]}.${encode('null')}.`,
  () => unsigned(),
];

/** An unsigned token, which the official emulator accepts from anybody. */
function unsigned(): string {
  const claims = {
    sub: 'ada',
    user_id: 'ada',
    aud: PROJECT_ID,
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    exp: 9_999_999_999,
    auth_time: 1,
  };
  return `${encode('{"alg":"none","typ":"JWT"}')}.${encode(JSON.stringify(claims))}.`;
}

function withHeader(token: string, header: unknown): string {
  return [encode(JSON.stringify(header)), ...token.split('.').slice(1)].join('.');
}

function withClaims(token: string, change: Json): string {
  const [header, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Json;
  return `${header}.${encode(JSON.stringify({ ...claims, ...change }))}.`;
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}
