import { resolve } from 'node:path';
import { PRODUCT_IDS, type ProductId, priceOf, standInPriceId } from '../../../core/account/products.ts';
import { startBackend } from '../../../local/startBackend.ts';
import { importAccount } from '../../../local/testing/importAccount.ts';
import { makeTemporaryFolder } from '../../../local/testing/temporaryFolder.ts';
import { APP_BACKEND, PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import { openPayments } from '../payments/openPayments.ts';
import { createTestDeps } from './createTestDeps.ts';
import { type Gate, startGate } from './startGate.ts';

interface Account {
  userId: string;
  token: string;
  email: string;
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

/**
 * Starts the real functions with the real Stripe SDK against the stand-in, with the actions of buyer,
 * provider and forger.
 */
export async function startShop() {
  const data = makeTemporaryFolder();
  const backend = await startBackend({
    ...APP_BACKEND,
    dataFolder: data.folder,
    port: 0,
    functionsEntry: resolve('functions/src/index.ts'),
    indexes: 'firestore.indexes.json',
    prices: PRODUCT_IDS.map((product) => ({
      id: standInPriceId(product),
      name: product,
      amount: priceOf(product) * 100,
      currency: 'usd',
    })),
  });
  const deps = createTestDeps();
  const payments = await openPayments();
  if (payments === null) throw new Error('The stand-in set no keys.');
  const { origin } = backend;
  const { stripe, webhookSecret, standIn } = payments;
  const gates: Gate[] = [];

  async function post(path: string, body: unknown, headers: Record<string, string>) {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  async function signUp(email: string, { isConfirmed = true } = {}): Promise<Account> {
    const [userId, password] = [crypto.randomUUID(), 'password-1'];
    const admin = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
    await importAccount(admin, { localId: userId, email, password, emailVerified: isConfirmed }, PROJECT_ID);
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';
    const { body } = await post(path, { email, password, returnSecureToken: true }, {});
    const { idToken: token } = body;
    await deps.db.doc(`users/${userId}`).set({ userId, roomCount: 0, lastRoomId: '' });
    return { userId, token, email };
  }

  /** Asks for a checkout as the app does. */
  function checkOut({ token, email }: Account, product: ProductId, changes: object = {}) {
    const body = { priceId: standInPriceId(product), email, ...changes };
    const headers = { ...(token && { authorization: `Bearer ${token}` }), origin };
    return post('/api/createStripeCheckoutSession', body, headers);
  }

  /** Presses a button of the payment page, or of a payment in the list; returns the address it leads to. */
  async function press(page: string, step: string): Promise<string> {
    const answer = await fetch(`${page}/${step}`, { method: 'POST', redirect: 'manual' });
    if (answer.status !== 303) throw new Error(`${step} answered ${answer.status}.`);
    return answer.headers.get('location') ?? '';
  }

  async function statusOf(page: string): Promise<string | null> {
    return (await stripe.checkout.sessions.retrieve(page.split('/').at(-1) ?? '')).status;
  }

  /** Starts the provider with an event just before the first request of an address. */
  async function withFirst(address: string, happen: () => Promise<unknown>) {
    const gate = await startGate(standIn?.origin ?? '', address, happen);
    gates.push(gate);
    return () => openPayments({ ...process.env, STRIPE_API: gate.origin });
  }

  /** Sends an event as the payment provider does; a given `secret` is a forger's. */
  function send(
    type: string,
    object: object,
    { id = `evt_${crypto.randomUUID()}`, secret = webhookSecret, age = 0 } = {},
  ) {
    const created = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
    const timestamp = created - age;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return post('/api/stripeWebhook', payload, { 'stripe-signature': signature });
  }

  return {
    origin,
    deps,
    stripe,
    signUp,
    checkOut,
    press,
    send,
    statusOf,
    withFirst,
    /** Buys a product; returns the payment's id once the webhook was received. */
    buy: async (account: Account, product: ProductId) => {
      const { body } = await checkOut(account, product);
      await press(body.url, 'pay');
      const session = await stripe.checkout.sessions.retrieve(body.url.split('/').at(-1));
      const { payment_intent } = session;
      if (typeof payment_intent !== 'string') throw new Error('Nothing was paid.');
      const { latest_charge } = await stripe.paymentIntents.retrieve(payment_intent);
      return { paymentId: payment_intent, session, chargePage: `${origin}/__local/pay/${latest_charge}` };
    },
    user: async ({ userId }: Account) => (await deps.read(`users/${userId}`)) ?? {},
    close: async () => {
      for (const gate of gates) await gate.close();
      await deps.db.terminate();
      await backend.close();
      data.remove();
    },
  };
}
