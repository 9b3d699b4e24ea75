import { createMemory, type Memory } from './memory/memory.ts';
import { createMemoryBackend } from './memory/memoryBackend.ts';
import { ada, control, openPage } from './openPage.ts';

/** A user who paid for Pro. */
export const pro = {
  ...ada,
  stripeId: 'cus_1',
  start_datetime: new Date('2026-11-22T12:00:00Z'),
  end_datetime: new Date('2099-12-31T23:59:59Z'),
};

/** Opens the pricing page, optionally with a query; `button` finds a button by name. */
export async function openPricing(changes: Partial<Memory> = {}, path = '/pricing') {
  const memory = createMemory(changes);
  const page = await openPage(path, createMemoryBackend(memory));
  await page.shows('Pay once.');
  const button = (name: string) => {
    const found = control(page.host, name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found as HTMLButtonElement;
  };
  return { ...page, memory, button };
}
