// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../stores/backend.ts';
import type { CurrentUser } from '../stores/ports.ts';
import { createProfileStore } from '../stores/profileStore.ts';
import { createTabStore } from '../stores/tabStore.ts';
import { summaryEntry } from '../stores/testing/summaryEntry.ts';
import { memoryBackend } from './testing/memoryBackend.ts';
import { type Rendered, renderAt } from './testing/renderAt.tsx';

const ada: CurrentUser = {
  userId: 'u1',
  name: 'Ada',
  email: 'ada@example.org',
  isEmailVerified: true,
  isAdmin: false,
  stripeId: null,
  end_datetime: null,
};
const rooms = [summaryEntry('a', { roomName: 'The study' })];

/** Milliseconds: a screen's chunk is compiled at its first use. */
const PATIENCE = { timeout: 15_000 };

let page: Rendered | undefined;

beforeAll(() => {
  // happy-dom knows no popovers.
  HTMLElement.prototype.hidePopover ??= () => {};
});

afterEach(() => {
  page?.close();
  page = undefined;
});

async function open(path: string, backend: Backend, { isKnown = true } = {}) {
  const stores = { profile: createProfileStore(backend.auth), tab: createTabStore() };
  if (isKnown) stores.profile.getState().watch();
  const opened = renderAt(path, backend, stores);
  page = opened;
  const shows = (text: string) => vi.waitFor(() => expect(opened.host.textContent).toContain(text), PATIENCE);
  await vi.waitFor(() => expect(opened.host.querySelector('header')).not.toBeNull(), PATIENCE);
  return { ...opened, stores, shows };
}

function control(host: HTMLElement, name: string): HTMLElement | undefined {
  return [...host.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent?.trim() === name);
}

function press(host: HTMLElement, name: string) {
  control(host, name)?.click();
}

vi.setConfig({ testTimeout: 30_000 });

describe('routes (SPEC §2)', () => {
  it('leads / to /dashboard, which lists the published rooms', async () => {
    const { address, shows } = await open('/', memoryBackend({ rooms }));
    await shows('The study');
    expect(address()).toBe('/dashboard');
  });

  it("shows 'Page Not Found' for any other path", async () => {
    const { host, shows } = await open('/no/such/page', memoryBackend());
    await shows("Oops! The page you're looking for doesn't exist.");
    expect(host.querySelector('h1')?.textContent).toBe('Page Not Found');
  });
});

describe('route guard (SPEC §4)', () => {
  it('renders nothing while the login state is loading', async () => {
    const { host, address } = await open('/projects', memoryBackend({ rooms }), { isKnown: false });
    // Not even the sign that a screen is being fetched.
    expect(host.querySelector('main')?.childElementCount).toBe(0);
    expect(address()).toBe('/projects');
  });

  it('leads to /login when not authenticated, with the way back', async () => {
    const { address, shows } = await open('/projects', memoryBackend({ rooms }));
    await shows('Welcome back');
    expect(address()).toBe('/login?next=%2Fprojects');
  });

  it('shows the page to who is logged in', async () => {
    const { shows, address } = await open('/projects', memoryBackend({ rooms, user: ada }));
    await shows('The study');
    expect(address()).toBe('/projects');
  });

  it('leads on from /login who is logged in', async () => {
    const { address, shows } = await open('/login?next=%2Fprojects', memoryBackend({ rooms, user: ada }));
    await shows('The study');
    expect(address()).toBe('/projects');
  });
});

describe('/reset-password (SPEC §2)', () => {
  it('asks anyone for an address, logged in or not', async () => {
    for (const user of [null, ada]) {
      const { shows, address } = await open('/reset-password', memoryBackend({ user }));
      await shows('Forgot your password?');
      expect(address()).toBe('/reset-password');
      page?.close();
    }
  });

  it('says of a link that does not work what can be done', async () => {
    const { host, shows } = await open('/reset-password?oobCode=old', memoryBackend());
    await shows('This link does not work any more');
    expect(control(host, 'Ask for a new link')?.getAttribute('href')).toBe('/reset-password');
  });
});

describe('navigation bar (SPEC §2)', () => {
  it('shows Home, Log In and Sign Up when logged out', async () => {
    const { host } = await open('/dashboard', memoryBackend());
    expect(control(host, 'Home')?.getAttribute('href')).toBe('/dashboard');
    expect(control(host, 'Log In')?.getAttribute('href')).toBe('/login');
    expect(control(host, 'Sign Up')?.getAttribute('href')).toBe('/register');
    expect(control(host, 'Projects')).toBeUndefined();
  });

  it('leads back to where one was after logging in', async () => {
    const { host, shows } = await open('/login?next=%2Froom-editor%2Fa', memoryBackend());
    await shows('Welcome back');
    const signUp = [...host.querySelectorAll('header a')].find((link) => link.textContent === 'Sign Up');
    expect(signUp?.getAttribute('href')).toBe('/register?next=%2Froom-editor%2Fa');
  });

  it('shows Projects and the user name when logged in', async () => {
    const { host } = await open('/dashboard', memoryBackend({ user: ada }));
    expect(control(host, 'Projects')?.getAttribute('href')).toBe('/projects');
    expect(control(host, 'Ada')).toBeDefined();
    expect(control(host, 'Log In')).toBeUndefined();
  });

  it('reminds of an address that is not confirmed, and of no other', async () => {
    const reminder = 'Confirm your e-mail address';
    const unconfirmed = await open('/dashboard', memoryBackend({ user: { ...ada, isEmailVerified: false } }));
    expect(unconfirmed.host.textContent).toContain(reminder);
    unconfirmed.close();
    const { host } = await open('/dashboard', memoryBackend({ user: ada }));
    expect(host.textContent).not.toContain(reminder);
  });

  it('Sign Out clears local storage, resets the tab to Home and goes to /dashboard', async () => {
    localStorage.setItem('play', 'p1');
    const { host, address, stores, shows } = await open('/projects', memoryBackend({ rooms, user: ada }));
    await shows('The study');
    expect(stores.tab.getState().currentTab).toBe('projects');
    press(host, 'Sign Out');
    await shows('Find the way out');
    expect(address()).toBe('/dashboard');
    expect(stores.profile.getState().isAuth).toBe(false);
    expect(stores.tab.getState().currentTab).toBe('home');
    expect(localStorage.length).toBe(0);
  });
});
