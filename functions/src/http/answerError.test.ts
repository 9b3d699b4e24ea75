// @isolation backend

import express from 'express';
import { expect, it } from 'vitest';
import { serveRouter } from '../../../local/testing/serveRouter.ts';
import { answerError } from './answerError.ts';
import { HttpError } from './HttpError.ts';

const coded = (code: number, message: string) => Object.assign(new Error(message), { code });

it.each([
  ['a refusal of our own', new HttpError('notFound', 'Gone.'), 404, 'notFound'],
  ['a refusal that the contract does not name', new HttpError('sequence', 'Three.'), 500, 'internal'],
  ['two that want one document', coded(10, '10 ABORTED: contention'), 503, 'busy'],
  ['a used-up quota', coded(8, '8 RESOURCE_EXHAUSTED: quota'), 507, 'serverFull'],
  ['a bucket that takes no more', coded(402, 'Payment required'), 507, 'serverFull'],
  ['a full disk', coded(9, '9 FAILED_PRECONDITION: The disk of the server is full.'), 507, 'serverFull'],
  ['another broken precondition', coded(9, '9 FAILED_PRECONDITION: no index'), 500, 'internal'],
  ['a fault', new Error('secret'), 500, 'internal'],
])('answers %s by its status', async (_, error, status, code) => {
  const router = express
    .Router()
    .get('/', (_request, response) => answerError(response, error, ['notFound']));
  const server = await serveRouter(router);
  const answer = await fetch(server.origin);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { code } });
  await server.close();
});
