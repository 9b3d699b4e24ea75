import { type RequestHandler, type Response, Router } from 'express';
import { sendPage } from '../http/page.ts';
import type { ObjectTable } from './ObjectTable.ts';
import type { Dispute, Session } from './objects.ts';
import { closedPage, PAY, paymentsPage, payPage, unknownPage } from './pages.ts';
import type { Register } from './Register.ts';
import { StripeError } from './StripeError.ts';
import type { Webhook } from './Webhook.ts';

/** Payments that the list shows. */
const MOST_SHOWN = 50;

interface PayDeps {
  register: Register;
  objects: ObjectTable;
  webhook: Pick<Webhook, 'settle'>;
}

/** The pay page and the list of payments. Serve them behind `onlyThisMachine`. */
export function payRouter(deps: PayDeps): Router {
  const { register, objects, webhook } = deps;
  const router = Router();
  router.get(PAY, (_request, response) => {
    const slow = objects.list('checkout.session', MOST_SHOWN).filter((one) => register.isUnderWay(one));
    const [charges, disputes] = [objects.list('charge', MOST_SHOWN), objects.list('dispute', MOST_SHOWN)];
    sendPage(response, paymentsPage(charges, disputes, slow));
  });
  router.get(`${PAY}/:id`, ({ params, query }, response) => {
    const session = register.findSession(params.id);
    if (session === undefined) return sendPage(response, unknownPage, 404);
    sendPage(
      response,
      session.status === 'open' ? payPage(session, 'declined' in query) : closedPage(session),
    );
  });
  router.post(
    `${PAY}/:id/pay`,
    withOpenSession(deps, async (session, response) => {
      register.pay(session);
      await webhook.settle();
      leadTo(response, session.success_url);
    }),
  );
  router.post(
    `${PAY}/:id/slow`,
    withOpenSession(deps, async (session, response) => {
      register.paySlowly(session);
      await webhook.settle();
      leadTo(response, session.success_url);
    }),
  );
  router.post(
    `${PAY}/:id/decline`,
    withOpenSession(deps, ({ id }, response) => leadTo(response, `${PAY}/${id}?declined`)),
  );
  router.post(
    `${PAY}/:id/cancel`,
    withOpenSession(deps, ({ cancel_url }, response) => leadTo(response, cancel_url)),
  );
  router.post(`${PAY}/:id/:step`, async ({ params }, response) => {
    if (!takeStep(deps, params.id, params.step)) return sendPage(response, unknownPage, 404);
    await webhook.settle();
    leadTo(response, PAY);
  });
  return router;
}

/** @throws StripeError where the work finds that the session has run out meanwhile */
function withOpenSession(
  { register }: PayDeps,
  work: (session: Session, response: Response) => void | Promise<void>,
): RequestHandler<{ id: string }> {
  return async ({ params }, response) => {
    const session = register.findSession(params.id);
    if (session === undefined) return sendPage(response, unknownPage, 404);
    if (session.status !== 'open') return sendPage(response, closedPage(session), 409);
    await work(session, response);
  };
}

/**
 * Performs a step of a payment. Returns false if the payment or step does not exist; an impossible step
 * changes nothing.
 */
function takeStep(deps: PayDeps, id: string, step: string): boolean {
  const work = (stepsOfSession(deps, id) ?? stepsOfCharge(deps, id))?.get(step);
  try {
    work?.();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
  }
  return work !== undefined;
}

type Steps = ReadonlyMap<string, () => unknown>;

/** Steps of a slow payment whose money is pending. */
function stepsOfSession({ register, objects }: PayDeps, id: string): Steps | undefined {
  const session = objects.find('checkout.session', id);
  if (session === undefined) return undefined;
  return new Map([
    ['receive', () => register.receive(session)],
    ['fail', () => register.fail(session)],
  ]);
}

function stepsOfCharge({ register, objects }: PayDeps, id: string): Steps | undefined {
  const charge = objects.find('charge', id);
  if (charge === undefined) return undefined;
  const dispute = objects.list('dispute', MOST_SHOWN).find((other) => other.charge === id);
  return new Map<string, () => unknown>([
    ['refund', () => register.refund(charge, 'requested_by_customer')],
    ['dispute', () => register.dispute(charge)],
    ...(dispute ? stepsOfDispute(register, dispute) : []),
  ]);
}

function stepsOfDispute(register: Register, dispute: Dispute): [string, () => unknown][] {
  return [
    ['win', () => register.decide(dispute, 'won')],
    ['lose', () => register.decide(dispute, 'lost')],
  ];
}

/** Redirects after a form with GET, so that going back does not send it again. */
function leadTo(response: Response, address: string): void {
  response.redirect(303, address);
}
