import { expect, it } from 'vitest';
import { createPricingStore } from './pricingStore.ts';
import { createMemory, createMemoryBackend } from './testing/memoryBackend.ts';

it('SPEC 8: asks who is not signed in to log in, and begins no checkout', async () => {
  const asked: string[] = [];
  const memory = createMemory({
    checkout: async (priceId) => {
      asked.push(priceId);
      return 'https://pay.example';
    },
  });
  const store = createPricingStore(createMemoryBackend(memory).payment, (url) => asked.push(url));
  await store.getState().load();
  await store.getState().checkOut('pro', null);
  expect(store.getState()).toMatchObject({ busy: null, checkoutError: { type: 'loggedOut' } });
  expect(asked).toEqual([]);
});
