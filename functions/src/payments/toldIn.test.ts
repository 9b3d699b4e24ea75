// @isolation backend

import { expect, it } from 'vitest';
import { HttpError } from '../http/HttpError.ts';
import { CheckoutRefusal, toldIn } from './CheckoutRefusal.ts';

const contention = Object.assign(new Error('10 ABORTED: contention'), { code: 10 });

it.each([
  [new CheckoutRefusal('conflict', 'hasPro'), 'conflict', /^You have Pro already/, /^Du hast Pro schon/],
  [new HttpError('tooManyRequests', 'Wait.'), 'tooManyRequests', /./, /^Von dort wurden sehr viele/],
  [contention, 'busy', /^Too much is going on/, /^Gerade ist zu viel/],
  [new Error('secret'), 'internal', /^Something went wrong/, /^Auf unserer Seite/],
] as const)('tells %s in the buyer’s language', (failure, code, english, german) => {
  expect(toldIn('en', failure)).toMatchObject({ code, message: expect.stringMatching(english) });
  expect(toldIn('de', failure)).toMatchObject({ code, message: expect.stringMatching(german) });
});
