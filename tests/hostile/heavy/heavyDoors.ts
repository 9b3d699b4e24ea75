import { storageBucket } from '#local/config';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { HeavyRequest } from './HeavyRequest.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const JSON_TYPE = { 'content-type': 'application/json' };
const BRACKETS = 500_000;

/** Heavy requests to the other entry points: accounts, files and functions. */
export const HEAVY_DOORS: readonly HeavyRequest[] = [
  {
    name: 'a call of a megabyte of brackets',
    method: 'POST',
    path: '/api/startPlay',
    headers: JSON_TYPE,
    body: () => Buffer.from('['.repeat(BRACKETS) + ']'.repeat(BRACKETS)),
    wanted: [400, 413],
  },
  {
    name: 'an account of a megabyte of brackets',
    method: 'POST',
    path: `${TOOLKIT}/accounts:lookup`,
    headers: JSON_TYPE,
    body: () => Buffer.from('['.repeat(BRACKETS) + ']'.repeat(BRACKETS)),
    wanted: [400, 413],
  },
  {
    name: '64 sign-ins at once',
    method: 'POST',
    path: `${TOOLKIT}/accounts:signInWithPassword`,
    headers: JSON_TYPE,
    body: () => Buffer.from('{"email":"open@example.com","password":"wrong password"}'),
    atOnce: 64,
    isLong: true,
    wanted: [400],
  },
  {
    name: 'a token of 40,000 brackets',
    method: 'POST',
    path: `${TOOLKIT}/accounts:lookup`,
    headers: JSON_TYPE,
    body: () => Buffer.from(JSON.stringify({ idToken: deepToken(20_000) })),
    wanted: [400],
  },
  {
    name: 'a file’s settings in 60,000 pieces of a byte',
    method: 'POST',
    path: `/v0/b/${storageBucket(PROJECT_ID)}/o?name=images%2Fr1.webp`,
    headers: {
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=b',
      'transfer-encoding': 'chunked',
    },
    body: () => Buffer.from(`${'1\r\n-\r\n'.repeat(60_000)}0\r\n\r\n`),
    wanted: [400, 401, 403],
  },
];

/** A token whose signature can be found only after parsing deeply nested claims. */
function deepToken(depth: number): string {
  const claims = `{"lsig":"x","a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  return `e30.${Buffer.from(claims).toString('base64url')}.`;
}
