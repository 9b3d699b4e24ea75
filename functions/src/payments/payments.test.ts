// @isolation backend

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRO_END } from '../../../core/account/plans.ts';
import { describeWebhook } from '../testing/describeWebhook.ts';
import { refusal } from '../testing/refusal.ts';
import { type Shop, startShop } from '../testing/startShop.ts';
import { createTestRoom } from '../testing/testRoom.ts';
import { createStripeCheckoutSession } from './createStripeCheckoutSession.ts';
import { offers } from './offers.ts';
import { openPayments } from './openPayments.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('a checkout', () => {
  it('is opened for a logged-in user, at the provider’s price, and leads back to the page where it began', async () => {
    const ada = await shop.signUp('ada@example.com');
    const { status, body } = await shop.checkOut(ada, 'pro');
    expect({ status, body }).toEqual({
      status: 200,
      body: { url: expect.stringContaining('/__local/pay/cs_') },
    });
    const session = await shop.stripe.checkout.sessions.retrieve(body.url.split('/').at(-1));
    expect(session).toMatchObject({
      amount_total: 2000,
      currency: 'usd',
      customer_email: 'ada@example.com',
      success_url: `${shop.origin}/pricing?paid=pro`,
      cancel_url: `${shop.origin}/pricing?cancelled`,
    });
    const page = await fetch(body.url);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('This is not a real payment page.');
  });

  it('leads back to the account page if it began there, and to no page outside the list', async () => {
    const abe = await shop.signUp('abe@example.com');
    const addresses: unknown[] = [];
    for (const changes of [{}, { returnTo: 'account' }]) {
      const { body } = await shop.checkOut(abe, 'pro', changes);
      const session = await shop.stripe.checkout.sessions.retrieve(body.url.split('/').at(-1));
      addresses.push(session.success_url, session.cancel_url);
    }
    expect(addresses).toEqual(
      ['/pricing?paid=pro', '/pricing?cancelled', '/account?paid=pro', '/account?cancelled'].map(
        (path) => `${shop.origin}${path}`,
      ),
    );
    for (const returnTo of ['https://elsewhere.example', 'account?paid=pro&', '../admin', null])
      expect((await shop.checkOut(abe, 'pro', { returnTo })).status).toBe(400);
  });

  it('is the same one however often it is requested, at once or later', async () => {
    const bob = await shop.signUp('bob@example.com');
    const both = await Promise.all([shop.checkOut(bob, 'pro'), shop.checkOut(bob, 'pro')]);
    const later = await shop.checkOut(bob, 'pro', { email: null });
    expect(new Set([...both, later].map(({ body }) => body.url)).size).toBe(1);
  });

  it('is refused with the reason', async () => {
    const eve = await shop.signUp('eve@example.com', { isConfirmed: false });
    expect(await shop.checkOut({ ...eve, token: '' }, 'pro')).toMatchObject(
      refusal(401, 'unauthenticated', 'You must be logged in to subscribe.'),
    );
    expect(await shop.checkOut(eve, 'pro')).toMatchObject(
      refusal(403, 'emailUnconfirmed', /confirm your e-mail/),
    );
    expect(await shop.checkOut(eve, 'pro', { priceId: 'price_free' })).toMatchObject(
      refusal(404, 'notFound', 'This is not for sale.'),
    );
    expect(await shop.checkOut(eve, 'pro', { email: 'old@example.com' })).toMatchObject(
      refusal(409, 'conflict', /address has changed/),
    );
    await shop.deps.db
      .doc(`users/${eve.userId}`)
      .update({ isPro: true, stripeId: 'granted', packs: ['old-tales'] });
    await shop.deps.auth.updateUser(eve.userId, { emailVerified: true });
    expect(await shop.checkOut(eve, 'pro')).toMatchObject(refusal(409, 'conflict', /You have Pro already/));
    expect(await shop.checkOut(eve, 'old-tales')).toMatchObject(refusal(409, 'conflict', /yours already/));
  });

  it('costs nothing and can be continued if it is declined or cancelled; an abandoned one ends', async () => {
    const cleo = await shop.signUp('cleo@example.com');
    const { body } = await shop.checkOut(cleo, 'pro');
    expect(await shop.press(body.url, 'decline')).toContain('?declined');
    expect(await (await fetch(`${body.url}?declined`)).text()).toContain('Nothing was charged.');
    expect(await shop.press(body.url, 'cancel')).toBe(`${shop.origin}/pricing?cancelled`);
    expect((await shop.checkOut(cleo, 'pro')).body.url).toBe(body.url);
    await shop.stripe.checkout.sessions.expire(body.url.split('/').at(-1));
    expect(await (await fetch(body.url)).text()).toContain('expired');
    const again = await shop.checkOut(cleo, 'pro');
    expect(again.body.url).not.toBe(body.url);
    expect(await shop.user(cleo)).not.toHaveProperty('isPro');
  });

  it('reports when nothing is sold, the seller is unknown, or the provider is unreachable', async () => {
    const dora = await shop.signUp('dora@example.com');
    const ask = (environment: Record<string, string>) =>
      createStripeCheckoutSession(
        { priceId: environment.STRIPE_PRICE_PRO ?? 'price_pro', email: null },
        { userId: dora.userId, name: '' },
        { ...shop.deps, payments: () => openPayments(environment) },
      );
    const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', GCLOUD_PROJECT: 'p' };
    await expect(ask({})).rejects.toMatchObject({ code: 'unavailable', message: /no payment provider/ });
    await expect(ask({ ...keys, STRIPE_PRICE_PRO: 'price_1' })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('who sells it'),
    });
    await expect(
      ask({ ...keys, STRIPE_API: 'http://127.0.0.1:1', APP_ORIGINS: 'http://localhost' }),
    ).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('Nothing was charged') });
  });
});

it('a refusal is in German for German readers', async () => {
  const gerd = await shop.signUp('gerd@example.com', { isConfirmed: false });
  const refused = await shop.checkOut(gerd, 'pro', { language: 'de' });
  expect(refused).toMatchObject(refusal(403, 'emailUnconfirmed', /Bestätige zuerst deine E-Mail-Adresse/));
});

describe('a checkout from another page', () => {
  it('ends the earlier one: only the last can be paid', async () => {
    const amy = await shop.signUp('amy@example.com');
    const first = await shop.checkOut(amy, 'pro');
    const second = await shop.checkOut(amy, 'pro', { returnTo: 'account' });
    expect(await shop.statusOf(first.body.url)).toBe('expired');
    expect(await shop.statusOf(second.body.url)).toBe('open');
    const pages = ['pricing', 'account', 'pricing', 'account'];
    const all = await Promise.all(pages.map((returnTo) => shop.checkOut(amy, 'pro', { returnTo })));
    const urls = [second, ...all].flatMap(({ body }) => body.url ?? []);
    const states = await Promise.all([...new Set(urls)].map((url) => shop.statusOf(url)));
    expect(states.filter((state) => state === 'open')).toHaveLength(1);
  });

  it('is refused if the earlier one is being paid at that moment', async () => {
    const ann = await shop.signUp('ann@example.com');
    const first = await shop.checkOut(ann, 'pro');
    const payments = await shop.withFirst('/expire', () => shop.press(first.body.url, 'pay'));
    const again = createStripeCheckoutSession(
      { priceId: 'price_pro', email: null, returnTo: 'account' },
      { userId: ann.userId, name: '' },
      { ...shop.deps, origin: shop.origin, payments },
    );
    await expect(again).rejects.toMatchObject({ code: 'conflict', message: /paid/ });
    expect(await shop.user(ann)).toMatchObject({ isPro: true });
    const sold = await shop.deps.db.collection('payments').where('userId', '==', ann.userId).get();
    expect(sold.docs.map((payment) => payment.get('isSurplus'))).toEqual([false]);
  });
});

describe('a payment', () => {
  it('SPEC 6: gives Pro for life when the webhook says so; a refund takes it back', async () => {
    const fay = await shop.signUp('fay@example.com');
    const { chargePage } = await shop.buy(fay, 'pro');
    expect(await shop.user(fay)).toMatchObject({
      isPro: true,
      stripeId: expect.stringMatching(/^cus_/),
      roomCount: 0,
    });
    const { start_datetime, end_datetime } = await shop.user(fay);
    expect(end_datetime.toDate()).toEqual(PRO_END);
    expect(Math.abs(start_datetime.toMillis() - Date.now())).toBeLessThan(60_000);
    await shop.deps.saveDraft('fays', createTestRoom({ creatorId: fay.userId }), { isPublished: true });
    await shop.press(chargePage, 'refund');
    const after = await shop.user(fay);
    expect(after.isPro).toBe(false);
    expect(await shop.deps.read('summary/fays'), 'what was published stays').toMatchObject({
      isPublished: true,
    });
    expect(after.end_datetime.toMillis()).toBeLessThanOrEqual(Date.now());
    expect((await shop.checkOut(fay, 'pro')).status).toBe(200);
  });

  it('gives nothing until its money arrives, and can be started again if it never does', async () => {
    const ole = await shop.signUp('ole@example.com');
    const list = async () => (await fetch(`${shop.origin}/__local/pay`)).text();
    const failing = await shop.checkOut(ole, 'pro');
    expect(await shop.press(failing.body.url, 'slow')).toBe(`${shop.origin}/pricing?paid=pro`);
    expect(await list()).toContain('On its way');
    expect(await shop.checkOut(ole, 'pro')).toMatchObject(refusal(409, 'conflict', /is being confirmed/));
    expect(await shop.user(ole)).toMatchObject({ paymentsUnderWay: ['pro'] });
    await shop.press(failing.body.url, 'fail');
    expect(await shop.user(ole)).toMatchObject({ paymentsUnderWay: [] });
    expect(await shop.user(ole)).not.toHaveProperty('isPro');

    const slow = await shop.checkOut(ole, 'pro');
    await shop.press(slow.body.url, 'slow');
    expect(await (await fetch(slow.body.url)).text()).toContain('has not arrived');
    expect(await shop.user(ole)).not.toHaveProperty('isPro');
    await shop.press(slow.body.url, 'receive');
    expect(await shop.user(ole)).toMatchObject({ isPro: true });
    // Repeated or contradictory events change nothing.
    for (const step of ['receive', 'fail']) await shop.press(slow.body.url, step);
    expect(await shop.user(ole)).toMatchObject({ isPro: true, paymentsUnderWay: [] });
    expect(await list()).not.toContain('On its way');
  });

  it('gives a pack; a dispute takes it, and gives it back when it is won', async () => {
    const gus = await shop.signUp('gus@example.com');
    const { chargePage } = await shop.buy(gus, 'old-tales');
    expect((await shop.user(gus)).packs).toEqual(['old-tales']);
    await shop.press(chargePage, 'dispute');
    expect((await shop.user(gus)).packs).toEqual([]);
    await shop.press(chargePage, 'win');
    expect((await shop.user(gus)).packs).toEqual(['old-tales']);
    expect(await shop.user(gus)).not.toHaveProperty('isPro');
  });

  it('is refunded if the product is owned by then, and the first payment stays', async () => {
    const hal = await shop.signUp('hal@example.com');
    const { session } = await shop.buy(hal, 'pro');
    const { customer, metadata } = session;
    const second = await shop.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: 'price_pro', quantity: 1 }],
      metadata: metadata ?? {},
      payment_intent_data: { metadata: metadata ?? {} },
      success_url: `${shop.origin}/pricing?paid=pro`,
      cancel_url: `${shop.origin}/pricing`,
    });
    await shop.press(second.url ?? '', 'pay');
    const paid = await shop.stripe.checkout.sessions.retrieve(second.id);
    const intent = await shop.stripe.paymentIntents.retrieve(String(paid.payment_intent));
    expect(await shop.stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({
      refunded: true,
    });
    expect(await shop.user(hal)).toMatchObject({ isPro: true, stripeId: customer });
  });

  it('is refunded if the account was deleted meanwhile, and creates no record', async () => {
    const ida = await shop.signUp('ida@example.com');
    const { body } = await shop.checkOut(ida, 'pro');
    await shop.deps.auth.deleteUser(ida.userId);
    await shop.deps.db.doc(`users/${ida.userId}`).delete();
    await shop.press(body.url, 'pay');
    const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(body.url.split('/').at(-1));
    const payment = await shop.deps.read(`payments/${payment_intent}`);
    expect(payment).toMatchObject({ userId: '', isSurplus: true });
    expect(await shop.user(ida)).toEqual({});
  });
});

describeWebhook(() => shop);

it('shows the products and the seller: with a test shop at once, for real money once the provider is named', async () => {
  const real = {
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_PRICE_PRO: 'price_1',
    STRIPE_PRICE_COLD_WARD: 'price_2',
  };
  const ask = (environment?: Record<string, string>) =>
    offers({}, null, { db: shop.deps.db, payments: () => openPayments(environment) });
  expect(await ask()).toMatchObject({ provider: null, isRehearsal: true, offers: { length: 3 } });
  expect(await ask(real)).toEqual({ provider: null, isRehearsal: false, offers: [] });
  const provider = { name: 'Ada', address: 'Here 1', email: 'ada@example.com', terms: 'T', privacy: 'P' };
  await shop.deps.db.doc('settings/provider').set(provider);
  expect(await ask(real)).toEqual({
    provider,
    isRehearsal: false,
    offers: [
      { product: 'pro', priceId: 'price_1' },
      { product: 'cold-ward', priceId: 'price_2' },
    ],
  });
});
