import { timingSafeEqual } from 'node:crypto';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import type { AnswerTable } from './AnswerTable.ts';
import type { ObjectTable } from './ObjectTable.ts';
import type { Metadata } from './objects.ts';
import type { Register, SessionRequest } from './Register.ts';
import { invalidRequest, StripeError } from './StripeError.ts';

const BODY_LIMIT = '64kb';
/** Maximum number of metadata keys, as in Stripe. */
const MOST_METADATA = 50;

interface ApiDeps {
  register: Register;
  objects: ObjectTable;
  answers: AnswerTable;
  /** The secret key for the SDK. */
  secretKey: string;
  now: () => number;
}

type Form = URLSearchParams;

/**
 * The part of Stripe's API that is used: sessions and their results. Only for the SDK on this machine.
 * Handlers throw StripeError, which is sent in Stripe's own form.
 */
export function apiRouter({ register, objects, answers, secretKey, now }: ApiDeps): Router {
  const router = Router();
  const once =
    (work: (form: Form, request: Request) => object): RequestHandler =>
    (request, response) => {
      const text = typeof request.body === 'string' ? request.body : '';
      const key = request.get('idempotency-key');
      const seconds = Math.floor(now() / 1000);
      const asked = `${request.path}?${text}`;
      response.json(answers.answerOnce(key, asked, seconds, () => work(new URLSearchParams(text), request)));
    };
  router.use('/v1', requireKey(secretKey), express.text({ type: () => true, limit: BODY_LIMIT }));
  router.post(
    '/v1/checkout/sessions',
    once((form) => register.open(readSession(form))),
  );
  router.get('/v1/checkout/sessions/:id', ({ params }, response) => {
    response.json(found(register.findSession(params.id), params.id));
  });
  router.post(
    '/v1/checkout/sessions/:id/expire',
    once((_form, { params }) => register.expire(found(register.findSession(idOf(params)), idOf(params)))),
  );
  router.post(
    '/v1/refunds',
    once((form) => {
      const id = form.get('payment_intent') ?? '';
      const intent = found(objects.find('payment_intent', id), id);
      const charge = found(objects.find('charge', intent.latest_charge ?? ''), id);
      return register.refund(charge, form.get('reason'));
    }),
  );
  router.get('/v1/payment_intents/:id', ({ params }, response) => {
    response.json(found(objects.find('payment_intent', params.id), params.id));
  });
  router.get('/v1/charges/:id', ({ params }, response) => {
    response.json(found(objects.find('charge', params.id), params.id));
  });
  router.use('/v1', ({ method, path }) => {
    throw invalidRequest(`The stand-in does not serve ${method} /v1${path}.`, 'unknown_url', 404);
  });
  router.use(answerStripeErrors);
  return router;
}

/** @throws StripeError for another key */
function requireKey(secretKey: string): RequestHandler {
  const expected = Buffer.from(`Bearer ${secretKey}`);
  return (request, _response, next) => {
    const given = Buffer.from(request.get('authorization') ?? '');
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isRight) throw invalidRequest('Invalid API Key provided.', 'api_key_invalid', 401);
    next();
  };
}

/** @throws StripeError for an unknown price or an invalid address */
function readSession(form: Form): SessionRequest {
  if (form.get('mode') !== 'payment') throw invalidRequest('The stand-in knows the mode "payment" alone.');
  const price = form.get('line_items[0][price]') ?? '';
  if (form.has('line_items[1][price]') || (form.get('line_items[0][quantity]') ?? '1') !== '1')
    throw invalidRequest('The stand-in sells one thing at a time.');
  return {
    price,
    email: form.get('customer_email'),
    reference: form.get('client_reference_id'),
    metadata: readMetadata(form, 'metadata'),
    paymentMetadata: readMetadata(form, 'payment_intent_data[metadata]'),
    successUrl: readUrl(form, 'success_url'),
    cancelUrl: readUrl(form, 'cancel_url'),
  };
}

/** @throws StripeError for too many keys */
function readMetadata(form: Form, name: string): Metadata {
  const entries = [...form].flatMap(([key, value]) => {
    const field = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : '';
    return field === '' ? [] : [[field, value] as const];
  });
  if (entries.length > MOST_METADATA) throw invalidRequest('Metadata has too many keys.');
  return Object.fromEntries(entries);
}

/** @throws StripeError if it is not a web address */
function readUrl(form: Form, name: string): string {
  const url = form.get(name) ?? '';
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw invalidRequest('Not a valid URL', 'url_invalid');
  return url;
}

function idOf(params: Request['params']): string {
  return String(params.id);
}

/** @throws StripeError if nothing has that id */
function found<Value>(value: Value | undefined, id: string): Value {
  if (value !== undefined) return value;
  throw invalidRequest(`No such object: '${id.slice(0, 100)}'`, 'resource_missing', 404);
}

const answerStripeErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent || !(error instanceof StripeError)) return next(error);
  response.status(error.status).json(error.body);
};
