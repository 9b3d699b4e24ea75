// @isolation backend

import { expect, it } from 'vitest';
import type { Account } from './Account.ts';
import { ID_TOKEN_SECONDS, IdTokens } from './IdTokens.ts';

const ACCOUNT: Account = {
  localId: 'ada',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  disabled: false,
  passwordHash: null,
  passwordUpdatedAt: null,
  validSince: 0,
  sessionKey: 'a key',
  createdAt: 0,
  lastLoginAt: null,
  customAttributes: null,
};

let now = 1_000_000;
const openTokens = () => new IdTokens('demo', Buffer.from('one key'), () => now);

it('verifies a token that was verified before no less: its time, its key and each of its letters', () => {
  const tokens = openTokens();
  const token = tokens.issue(ACCOUNT, 1000);
  expect(tokens.read(token)).toEqual(tokens.read(token));
  const [header, payload = ''] = token.split('.');
  const another = Buffer.from(payload, 'base64url').toString().replace('"sub":"ada"', '"sub":"eve"');
  const forged = `${header}.${Buffer.from(another).toString('base64url')}.`;
  for (const wrong of [forged, `${token}.`, token.slice(0, -1)])
    expect(() => tokens.read(wrong)).toThrow('INVALID_ID_TOKEN');
  now += ID_TOKEN_SECONDS * 1000;
  expect(() => tokens.read(token)).toThrow('TOKEN_EXPIRED');
  now -= ID_TOKEN_SECONDS * 1000;
  expect(tokens.read(token).sub).toBe('ada');
  tokens.useKey(Buffer.from('another key'));
  expect(() => tokens.read(token)).toThrow('INVALID_ID_TOKEN');
});

it('verifies tokens however many there are', () => {
  const tokens = openTokens();
  const issued = Array.from({ length: 5001 }, (_, number) =>
    tokens.issue({ ...ACCOUNT, localId: String(number) }, 1000),
  );
  expect(issued.map((token) => tokens.read(token).sub)).toEqual(issued.map((_, number) => String(number)));
  expect(tokens.read(issued[0] ?? '').sub).toBe('0');
});
