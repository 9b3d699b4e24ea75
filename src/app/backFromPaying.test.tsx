import { afterEach, describe, it, vi } from 'vitest';
import { createMemory } from './testing/memory/memory.ts';
import { createMemoryBackend } from './testing/memory/memoryBackend.ts';
import { ada, closePages, openPage } from './testing/openPage.ts';
import { openPricing, pro } from './testing/openPricing.ts';

afterEach(() => {
  closePages();
  vi.useRealTimers();
});

describe('back from paying', () => {
  it('waits for the server’s confirmation, whatever the address says, and shows it', async () => {
    const { memory, shows } = await openPricing({ user: ada }, '/pricing?paid=pro');
    await shows('Your payment is being confirmed.');
    memory.user = pro;
    await shows('You are Pro.');
  });

  it('says of a slow payment that it is under way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await openPricing({ user: ada }, '/pricing?paid=pro');
    await page.shows('Your payment is being confirmed.');
    for (let look = 0; look <= 20; look += 1) await vi.advanceTimersByTimeAsync(2000);
    await page.shows('Your payment is on its way.');
  });

  it('says so at once where the server knows it, and goes on looking', async () => {
    const user = { ...ada, paymentsUnderWay: ['pro'] };
    const { memory, shows } = await openPricing({ user }, '/pricing?paid=pro');
    await shows('Your payment is on its way.');
    memory.user = pro;
    await shows('You are Pro.');
  });

  it('says so on the account, too, where the payment was begun', async () => {
    const memory = createMemory({ user: ada });
    const { shows } = await openPage('/account?paid=pro', createMemoryBackend(memory));
    await shows('Your payment is being confirmed.');
    memory.user = pro;
    await shows('You are Pro.');
  });

  it('shows a slow payment beside the plan on every visit', async () => {
    const memory = createMemory({ user: { ...ada, paymentsUnderWay: ['pro'] } });
    const { shows } = await openPage('/account', createMemoryBackend(memory));
    await shows('Your payment is on its way.');
  });

  it('says that nothing was paid after a cancelled checkout', async () => {
    const { shows } = await openPricing({ user: ada }, '/pricing?cancelled');
    await shows('Nothing was paid.');
    await shows('Choose Pro');
  });
});
