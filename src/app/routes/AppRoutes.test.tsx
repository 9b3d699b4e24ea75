import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { until } from '../../shared/testing/until.ts';
import { memoryBackend } from '../testing/memory/memoryBackend.ts';
import { summaryEntry } from '../testing/memory/summaryEntry.ts';
import { ada, closePages, control, openPage, press } from '../testing/openPage.ts';

const rooms = [
  summaryEntry('a', { roomName: 'The study' }),
  summaryEntry('b', { roomName: 'The draft', creatorId: 'u2', isPublished: false }),
];
const pro = { ...ada, stripeId: 'cus_1', end_datetime: new Date('2099-12-31T23:59:59Z') };

afterEach(closePages);

function labelsOf(host: HTMLElement): (string | undefined)[] {
  return [...host.querySelectorAll('form label')].map((label) => label.textContent?.replace('*', '').trim());
}

describe('routes (SPEC §2)', () => {
  it('leads / to /dashboard', async () => {
    const { address, shows } = await openPage('/', memoryBackend({ summaries: rooms }));
    await shows('The study');
    expect(address()).toBe('/dashboard');
  });

  it('route-login: is an account entry page, open to anyone', async () => {
    const { host, address, shows } = await openPage('/login', memoryBackend());
    await shows('Knock, knock.');
    expect(address()).toBe('/login');
    expect(labelsOf(host)).toEqual(['E-mail address', 'Password']);
    expect(control(host, 'Log in')).toBeDefined();
  });

  it('route-register: is an account entry page, open to anyone', async () => {
    const { host, address, shows } = await openPage('/register', memoryBackend());
    await shows('Create account');
    expect(address()).toBe('/register');
    expect(labelsOf(host)).toEqual(['Name', 'E-mail address', 'Password', 'Repeat the password']);
    expect(control(host, 'Create account')).toBeDefined();
  });

  it('route-reset: is an account entry page, open to anyone', async () => {
    for (const user of [null, ada]) {
      const { host, shows, address } = await openPage('/reset-password', memoryBackend({ user }));
      await shows('Forgot your password?');
      expect(address()).toBe('/reset-password');
      expect(labelsOf(host)).toEqual(['E-mail address']);
      closePages();
    }
  });

  it('route-dashboard: is the list of the published rooms, open to anyone', async () => {
    for (const user of [null, ada]) {
      const { host, shows, address } = await openPage(
        '/dashboard',
        memoryBackend({ summaries: rooms, user }),
      );
      await shows('The study');
      expect(address()).toBe('/dashboard');
      expect(host.textContent).not.toContain('The draft');
      closePages();
    }
  });

  it('route-404: any other path is the 404 page, open to anyone', async () => {
    const strays = ['/no/such/page', '/gameplay', '/projects/mine'].map((path) => ({ path, user: null }));
    for (const { path, user } of [...strays, { path: '/index.php', user: ada }]) {
      const { host, shows, address } = await openPage(path, memoryBackend({ user }));
      await shows("Oops! The page you're looking for doesn't exist.");
      expect(host.querySelector('h1')?.textContent).toBe('Page Not Found');
      expect(document.title).toContain('Page Not Found');
      expect(address()).toBe(path);
      closePages();
    }
  });

  it('says of a mailed link that does not work what can be done', async () => {
    const { host, shows } = await openPage('/reset-password?oobCode=old', memoryBackend());
    await shows('This link no longer works');
    expect(control(host, 'Ask for a new link')?.getAttribute('href')).toBe('/reset-password');
  });
});

describe('route guard (SPEC §4)', () => {
  it('renders nothing while the login state is loading', async () => {
    const { host, address } = await openPage('/projects', memoryBackend({ summaries: rooms }), {
      isKnown: false,
    });
    // Not even a loading indicator.
    expect(host.querySelector('main')?.childElementCount).toBe(0);
    expect(address()).toBe('/projects');
  });

  it('leads to /login when not authenticated, with the way back', async () => {
    const { address, shows } = await openPage('/projects', memoryBackend({ summaries: rooms }));
    await shows('Knock, knock.');
    expect(address()).toBe('/login?next=%2Fprojects');
  });

  it('route-account, role-logged-in: who is logged in has /account and /projects, and nobody else', async () => {
    for (const path of ['/account', '/projects']) {
      const { address, shows } = await openPage(path, memoryBackend({ summaries: rooms }));
      await shows('Knock, knock.');
      expect(address()).toBe(`/login?next=${encodeURIComponent(path)}`);
      closePages();
    }
    const { host, address, shows } = await openPage('/account', memoryBackend({ user: ada }));
    await shows('Your keys');
    expect(address()).toBe('/account');
    await shows('Member since Sep 4, 2026.');
    expect(host.querySelector<HTMLInputElement>('input[name=name]')?.value).toBe('Ada');
    for (const shown of ['ada@example.org', 'Confirmed', 'Free']) expect(host.textContent).toContain(shown);
    press(host, 'Projects');
    await shows('Your rooms');
  });

  it('shows the plan on the account page from its start to its end', async () => {
    const start_datetime = new Date('2026-11-22T12:00:00Z');
    const { shows } = await openPage('/account', memoryBackend({ user: { ...pro, start_datetime } }));
    await shows('Pro, for life');
    await shows('Since Nov 22, 2026. Ends on Dec 31, 2099');
    await shows('0, no limit');
  });

  it('lists on the account page the rooms one got out of, and none that is closed', async () => {
    const backend = memoryBackend({ summaries: rooms, user: ada });
    backend.records.loadEscapes = async (playerId) =>
      ['a', 'gone'].map((roomId) => ({
        ...{ roomId, version: 1, playerId, username: 'Ada', isNamed: true, isSignedIn: true },
        ...{ time: 61_000, pausedFor: 0, timeAllowance: 'standard', hints: 0, isHelped: false },
        createdAt: 1_790_000_000,
      }));
    const { host, shows } = await openPage('/account', backend);
    await shows('The study');
    expect(control(host, 'The study')?.getAttribute('href')).toBe('/gameplay/a');
    const rows = [...host.querySelectorAll('#escapes li')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['The study1:01.0Sep 21, 2026']);
  });

  it('leads on from /login who is logged in', async () => {
    const { address, shows } = await openPage(
      '/login?next=%2Fprojects',
      memoryBackend({ summaries: rooms, user: ada }),
    );
    await shows('The study');
    expect(address()).toBe('/projects');
  });
});

describe('navigation bar (SPEC §2)', () => {
  it('nav-home: the tab Home goes to /dashboard', async () => {
    for (const user of [null, ada]) {
      const { host, address, shows } = await openPage(
        '/no/such/page',
        memoryBackend({ summaries: rooms, user }),
      );
      press(host, 'Home');
      await shows('The study');
      expect(address()).toBe('/dashboard');
      closePages();
    }
  });

  it('nav-projects: the tab Projects goes to /projects, and is there only when logged in', async () => {
    const guest = await openPage('/no/such/page', memoryBackend({ summaries: rooms }));
    expect(control(guest.host, 'Projects')).toBeUndefined();
    const { host, address, shows } = await openPage(
      '/no/such/page',
      memoryBackend({ summaries: rooms, user: ada }),
    );
    press(host, 'Projects');
    await shows('Your rooms');
    expect(address()).toBe('/projects');
  });

  it('nav-pricing: the tab Pricing goes to /pricing', async () => {
    for (const user of [null, ada]) {
      const { host, address } = await openPage('/no/such/page', memoryBackend({ user }));
      press(host, 'Pricing');
      await until(() => expect(address()).toBe('/pricing'));
      closePages();
    }
  });

  it('nav-account: the user’s name with its icon opens /account', async () => {
    const { host, address } = await openPage('/no/such/page', memoryBackend({ user: ada }));
    press(host, 'Ada');
    await until(() => expect(address()).toBe('/account'));
  });

  it('nav-start-home: the current tab starts at Home, and is drawn as that', async () => {
    const { host, stores } = await openPage('/gameplay/no-such-room', memoryBackend({ user: ada }));
    expect(stores.tab.getState().currentTab).toBe('home');
    const look = (name: string) => control(host, name)?.className;
    const [current, other] = [look('Home'), look('Projects')];
    expect(current).not.toBe(other);
    stores.tab.getState().setTab('projects');
    await until(() => expect(look('Projects')).toBe(current));
    expect(look('Home')).toBe(other);
  });

  it('lights no tab over a page that belongs to no section', async () => {
    const { host } = await openPage('/no/such/page', memoryBackend());
    expect(control(host, 'Home')?.className).toBe(control(host, 'Pricing')?.className);
  });

  it('nav-user: shows the user’s name, with a Pro icon if Pro and else with a generic one', async () => {
    const iconsBeside = (host: HTMLElement) =>
      ['lucide-crown', 'lucide-user-round'].filter((icon) =>
        control(host, 'Ada')?.querySelector(`svg.${icon}`),
      );
    const plain = await openPage('/dashboard', memoryBackend({ user: ada }));
    expect(iconsBeside(plain.host)).toEqual(['lucide-user-round']);
    closePages();
    const { host } = await openPage('/dashboard', memoryBackend({ user: pro }));
    expect(iconsBeside(host)).toEqual(['lucide-crown']);
    closePages();
    const lapsed = { ...pro, end_datetime: new Date('2020-01-01') };
    const former = await openPage('/dashboard', memoryBackend({ user: lapsed }));
    expect(iconsBeside(former.host)).toEqual(['lucide-user-round']);
  });

  it('nav-logged-out: shows the buttons Log In and Sign Up when logged out', async () => {
    const { host } = await openPage('/dashboard', memoryBackend());
    expect(control(host, 'Log In')?.getAttribute('href')).toBe('/login');
    expect(control(host, 'Sign Up')?.getAttribute('href')).toBe('/register');
    const user = await openPage('/dashboard', memoryBackend({ user: ada }));
    for (const name of ['Log In', 'Sign Up']) expect(control(user.host, name)).toBeUndefined();
  });

  it('leads back to where one was after logging in', async () => {
    const { host, shows } = await openPage('/login?next=%2Froom-editor%2Fa', memoryBackend());
    await shows('Knock, knock.');
    const signUp = [...host.querySelectorAll('header a')].find((link) => link.textContent === 'Sign Up');
    expect(signUp?.getAttribute('href')).toBe('/register?next=%2Froom-editor%2Fa');
  });

  it('reminds of an address that is not confirmed, and of no other', async () => {
    const reminder = 'Confirm your e-mail address';
    const user = { ...ada, isEmailVerified: false };
    const unconfirmed = await openPage('/dashboard', memoryBackend({ user }));
    expect(unconfirmed.host.textContent).toContain(reminder);
    const { host } = await openPage('/dashboard', memoryBackend({ user: ada }));
    expect(host.textContent).not.toContain(reminder);
  });
});

describe('Sign Out (SPEC §2)', () => {
  it('nav-sign-out: signs the user out, clears local storage, resets the tab to Home and goes to /dashboard', async () => {
    localStorage.setItem('play', 'p1');
    const { host, address, stores, shows } = await openPage(
      '/projects',
      memoryBackend({ summaries: rooms, user: ada }),
    );
    await shows('The study');
    expect(stores.tab.getState().currentTab).toBe('projects');
    press(host, 'Sign Out');
    await shows('Find the way out');
    expect(address()).toBe('/dashboard');
    expect(stores.profile.getState().isAuth).toBe(false);
    expect(stores.tab.getState().currentTab).toBe('home');
    expect(localStorage.length).toBe(0);
  });

  it('error-sign-out: a sign-out that fails is logged, and changes nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const offline = new BackendError('offline', 'No connection');
    const backend = memoryBackend({ summaries: rooms, user: ada });
    localStorage.setItem('play', 'p1');
    const { host, address, stores, shows } = await openPage('/projects', {
      ...backend,
      auth: { ...backend.auth, signOut: () => Promise.reject(offline) },
    });
    await shows('The study');
    press(host, 'Sign Out');
    await until(() => expect(log).toHaveBeenCalledWith(offline));
    expect(address()).toBe('/projects');
    expect(stores.profile.getState().isAuth).toBe(true);
    expect(stores.tab.getState().currentTab).toBe('projects');
    expect(localStorage.getItem('play')).toBe('p1');
    localStorage.clear();
    log.mockRestore();
  });
});
