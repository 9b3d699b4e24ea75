import { afterEach, describe, expect, it } from 'vitest';
import type { ManagedAccount } from '../../core/account/managedAccount.ts';
import type { GameRecord } from '../../core/play/record/gameRecord.ts';
import { ADMIN_SECTIONS } from '../admin/frame/adminSections.tsx';
import { typeText } from '../shared/form/testing/typeText.ts';
import { until, untilFound } from '../shared/testing/until.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { reportOf } from './testing/memory/reportOf.ts';
import { ada, closePages, control, openPage, press } from './testing/openPage.ts';

const admin = { ...ada, isAdmin: true };

const account: ManagedAccount = {
  userId: 'u1',
  name: 'Ada',
  email: 'ada@example.org',
  createdAt: 1_790_000_000,
  isAdmin: true,
  plan: 'free',
  startsAt: null,
  endsAt: null,
  isDisabled: false,
  rooms: 2,
  plays: 7,
};
const accounts = new Map(
  ['Ada', 'Finn', 'Mina'].map((name, at) => [
    `u${at + 1}`,
    { ...account, userId: `u${at + 1}`, name, email: `${name.toLowerCase()}@example.org`, isAdmin: at === 0 },
  ]),
);
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

  it('route-admin-accounts: /admin/accounts is the management of accounts, for admins only', async () => {
    const visitor = await openPage('/admin/accounts', memoryBackend({ user: ada }));
    await until(() => expect(visitor.address()).toBe('/dashboard'));
    closePages();
    const { host, shows, hides } = await openPage(
      '/admin/accounts',
      memoryBackend({ user: admin, accounts }),
    );
    await shows('finn@example.org');
    expect(host.textContent).toContain('2 rooms · 7 plays');
    expect(host.textContent).not.toContain('Mina');
    press(host, 'Load more');
    await shows('Mina');
    press(host, 'Change the account of Finn');
    const entry = await untilFound(() =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
        (one) => one.textContent === 'Grant Pro',
      ),
    );
    entry.click();
    await shows('Pro, granted');
    [...host.querySelectorAll('label')].find(({ textContent }) => textContent === 'Audit log')?.click();
    await shows('grantPro');
    await hides('finn@example.org');
  });
});

describe('the scores of a room', () => {
  const record: GameRecord = {
    ...{
      roomId: 'r1',
      version: 1,
      playerId: 'guest_1',
      username: 'Speedy',
      isNamed: true,
      isSignedIn: false,
    },
    ...{ time: 1200, pausedFor: 0, hints: 0, isHelped: false, createdAt: 1_790_000_000 },
    timeAllowance: 'standard',
  };
  const network = { origin: 'a'.repeat(22), sum: 12, count: 12, isSetAside: false };
  const scores = {
    ...{ roomName: 'The cellar', ratings: { sum: 10, count: 6 }, networks: [network] },
    records: [{ id: 'r1_1_guest_1', record }],
    teamRecords: [],
  };

  it('are found by a link, and an admin sets a network’s ratings aside, counts them again and removes a record', async () => {
    const backend = memoryBackend({ user: admin, scores: new Map([['r1', scores]]) });
    const { host, address, shows, hides } = await openPage('/admin?tab=scores', backend);
    await shows('No room yet');
    const lookOver = async (link: string) => {
      typeText(await untilFound(() => host.querySelector<HTMLInputElement>('form input')), link);
      await until(() => expect(host.querySelector('form button')?.hasAttribute('disabled')).toBe(false));
      press(host, 'Check room');
    };
    await lookOver('https://rooms.example/gameplay/none');
    await shows('No such room');
    await lookOver('/gameplay/r1');
    await shows('12 ratings, 1.0 stars on average, count as 5');
    expect(address()).toBe('/admin?tab=scores&room=r1');
    press(host, 'Stop counting ratings of network 1');
    await untilFound(() => control(host, 'Count ratings of network 1 again'));
    await hides('on average, count as 5');
    press(host, 'Count ratings of network 1 again');
    await shows('on average, count as 5');
    press(host, 'Remove the record of Speedy');
    const remove = await untilFound(() =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove it'),
    );
    remove.click();
    await shows('Nobody has escaped from this version yet.');
    await hides('Speedy');
  });
});

describe('whom the admin area is there for (SPEC §4, §6)', () => {
  it('Help opens the manual over any page, and leaves the page as it was', async () => {
    const page = await openPage('/no/such/page?kept#help', memoryBackend({ user: null }));
    const { host, address, shows, hides } = page;
    await shows('From an empty room to players');
    expect(control(host, 'Help')?.getAttribute('href')).toBe('#help');
    press(host, 'Close');
    await hides('From an empty room to players');
    expect(address()).toBe('/no/such/page?kept');
  });

  it('nav-tabs, const-nav: the tabs are Home, Projects, Pricing, Admin and My Inventory', async () => {
    const { host, shows } = await openPage('/no/such/page', memoryBackend({ user: admin }));
    await shows('Page Not Found');
    const tabs = [...host.querySelectorAll('header nav')].map((nav) =>
      [...nav.querySelectorAll('a')].map(({ textContent }) => textContent),
    );
    const sections = ['Home', 'Projects', 'Pricing', 'Admin', 'My Inventory'];
    // In the bar, and in the menu of small screens.
    expect(tabs).toEqual([sections, sections]);
  });

  it('guard-admin: an admin route leads a non-admin to /dashboard, with Pro too, and a guest to /login', async () => {
    const pro = { ...ada, stripeId: 'cus_1', end_datetime: new Date('2099-12-31T23:59:59Z') };
    for (const { path } of ADMIN_SECTIONS) {
      for (const user of [ada, pro]) {
        const { address } = await openPage(path, memoryBackend({ user }));
        await until(() => expect(address()).toBe('/dashboard'));
        closePages();
      }
    }
    const guest = await openPage('/admin', memoryBackend());
    await guest.shows('Knock, knock.');
    expect(guest.address()).toBe('/login?next=%2Fadmin');
  });

  it('role-admin: admins have all /admin pages and My Inventory', async () => {
    const PAGES = ['/admin', '/admin/items', '/admin/backgrounds', '/admin/accounts'];
    const REVIEWS = ['/admin/background reviews', '/admin/itemLibrary reviews'];
    const titles: Record<string, string | undefined> = {};
    for (const path of [...PAGES, ...REVIEWS, '/myInventory']) {
      const { host, address } = await openPage(path, memoryBackend({ user: admin }));
      const title = await untilFound(() => host.querySelector('h1')?.textContent);
      titles[decodeURI(address())] = title;
      closePages();
    }
    expect(titles).toEqual({
      '/admin': 'The caretaker’s office',
      '/admin/items': 'Things',
      '/admin/backgrounds': 'Backgrounds',
      '/admin/accounts': 'Accounts',
      '/admin/background reviews': 'Background reviews',
      '/admin/itemLibrary reviews': 'Thing reviews',
      '/myInventory': 'My Inventory',
    });
  });

  it('leaves the tab Admin lit in all of the area', async () => {
    const { stores, shows } = await openPage('/admin', memoryBackend({ user: admin }));
    await shows('The caretaker’s office');
    await until(() => expect(stores.tab.getState().currentTab).toBe('admin'));
  });

  it('goes through the reports: hiding a room asks first, and what was decided leaves the open ones', async () => {
    const reports = [{ id: 'one', report: reportOf() }];
    const { host, shows, hides } = await openPage(
      '/admin?tab=reports',
      memoryBackend({ user: admin, reports }),
    );
    await shows('It is mine.');
    expect(control(host, 'Reports')?.getAttribute('aria-current')).toBe('page');
    expect(control(host, 'Overview')?.hasAttribute('aria-current')).toBe(false);
    press(host, 'Hide room');
    await shows('Hide “The cellar”?');
    const [, confirm] = [...host.querySelectorAll('button')].filter((one) => one.textContent === 'Hide room');
    confirm?.click();
    await shows('A tidy house');
    host.querySelectorAll<HTMLInputElement>('main input[type=radio]')[1]?.click();
    await shows('Room hidden');
    await hides('A tidy house');
    expect(control(host, 'Open room again')).toBeDefined();
  });
});
