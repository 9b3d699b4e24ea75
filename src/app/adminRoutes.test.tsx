// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryBackend } from '../stores/testing/memoryBackend.ts';
import { ada, closePages, control, openPage, press } from './testing/openPage.ts';

const admin = { ...ada, isAdmin: true };

vi.setConfig({ testTimeout: 30_000 });
afterEach(closePages);

describe('the admin area (SPEC §2, §4, §6)', () => {
  it('route-admin, nav-admin: the tab Admin goes to /admin, the admin home, and is there for admins only', async () => {
    for (const user of [null, ada]) {
      const { host, shows } = await openPage('/no/such/page', memoryBackend({ user }));
      await shows('Page Not Found');
      expect(control(host, 'Admin')).toBeUndefined();
      closePages();
    }
    const { host, address, shows } = await openPage('/no/such/page', memoryBackend({ user: admin }));
    press(host, 'Admin');
    await shows('The caretaker’s office');
    expect(address()).toBe('/admin');
  });

  it('leads to /login when not authenticated, and a non-admin to /dashboard', async () => {
    const guest = await openPage('/admin', memoryBackend());
    await guest.shows('Knock, knock.');
    expect(guest.address()).toBe('/login?next=%2Fadmin');
    closePages();
    const { address } = await openPage('/admin', memoryBackend({ user: ada }));
    await vi.waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('leaves the tab Admin lit in all of the area', async () => {
    const { stores, shows } = await openPage('/admin', memoryBackend({ user: admin }));
    await shows('The caretaker’s office');
    await vi.waitFor(() => expect(stores.tab.getState().currentTab).toBe('admin'));
  });
});
