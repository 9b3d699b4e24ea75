// @isolation backend

import { expect, it } from 'vitest';
import { FirestoreError } from '../firestore/FirestoreError.ts';
import { errorCodeIn } from './errorCodeIn.ts';

it.each([
  ['functions', { error: { code: 'notFound', message: 'Room with id ada not found' } }, 'notFound'],
  [
    'auth',
    {
      error: {
        code: 400,
        message: 'WEAK_PASSWORD : Password should be longer than hunter2',
        errors: [{ reason: 'invalid' }],
      },
    },
    'WEAK_PASSWORD',
  ],
  ['firestore', new FirestoreError('PERMISSION_DENIED', 'rooms/1'), 'PERMISSION_DENIED'],
  ['a stream of firestore', [new FirestoreError('NOT_FOUND', 'rooms/1')], 'NOT_FOUND'],
  [
    'storage',
    { error: { code: 403, message: 'x', errors: [{ reason: 'unauthorized', message: 'x' }] } },
    'unauthorized',
  ],
])('reads the code of %s, and nothing that a user wrote', (_part, body, code) => {
  expect(errorCodeIn(body)).toBe(code);
});

it.each([[null], ['text'], [[]], [{ error: 'x' }], [{ error: { message: '1 ada@example.com' } }]])(
  'finds none in %j',
  (body) => {
    expect(errorCodeIn(body)).toBeUndefined();
  },
);
