// @isolation backend

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPricingStore } from '../../src/account/pricing/pricingStore.ts';
import { startTestApp } from './startTestApp.ts';

/** Tests the format of the requests for a checkout (SPEC §7). */

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('call-checkout: is a POST of JSON with the signed-in user’s token, and the body priceId and email or null; it answers a url, or an error', async () => {
  const { auth, authPort, api } = app.openBrowser();
  await expect(api.createStripeCheckoutSession({ priceId: 'price_pro', email: null })).rejects.toMatchObject({
    code: 'unauthenticated',
    serverText: 'You must be logged in to subscribe.',
  });
  await authPort.register('Ada', 'ada@example.com', 'open-sesame');
  const spy = vi.spyOn(globalThis, 'fetch');
  for (const email of ['ada@example.com', null]) {
    spy.mockClear();
    await expect(api.createStripeCheckoutSession({ priceId: 'price_pro', email })).rejects.toMatchObject({
      serverText: expect.stringContaining('confirm your e-mail'),
    });
    const [address, request] = spy.mock.calls.at(-1) ?? [];
    expect(address).toBe(`${app.origin}/api/createStripeCheckoutSession`);
    expect(request).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await auth.currentUser?.getIdToken()}`,
      },
      body: JSON.stringify({ priceId: 'price_pro', email }),
    });
  }
  spy.mockRestore();
  const store = createPricingStore({ calls: api, language: () => 'de', redirect: () => {} });
  await store.getState().load();
  await store.getState().checkOut('pro', { email: '' });
  expect(store.getState().checkoutError).toEqual({
    type: 'said',
    text: expect.stringContaining('Bestätige'),
  });
  await app.confirmEmail('ada@example.com');
  const paid = { priceId: 'price_pro', email: 'ada@example.com' };
  expect((await api.createStripeCheckoutSession(paid)).url).toMatch(/\/__local\/pay\/cs_test_\w+$/);
});
