import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberUnderWay, wasSeenUnderWay } from '../account/payment/seenUnderWay.ts';
import { checkoutErrorText } from '../account/pricing/CheckoutFailure.tsx';
import { planCards } from '../account/pricing/planCards.ts';
import { createPricingStore } from '../account/pricing/pricingStore.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import { until } from '../shared/testing/until.ts';
import { appText } from '../shared/text/app.ts';
import { deferred } from './testing/memory/deferred.ts';
import { createMemory } from './testing/memory/memory.ts';
import { createMemoryBackend } from './testing/memory/memoryBackend.ts';
import { ada, closePages, control, openPage } from './testing/openPage.ts';
import { openPricing, pro } from './testing/openPricing.ts';

afterEach(() => {
  closePages();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const titlesOf = (host: HTMLElement) =>
  [...host.querySelectorAll('main h2')].map((title) => title.textContent);

describe('the pricing page (SPEC §2)', () => {
  it('route-pricing: shows the plans and the FAQ, to anyone', async () => {
    for (const user of [null, ada]) {
      const { host, address, shows } = await openPricing({ user });
      await shows('Choose Pro');
      expect(address()).toBe('/pricing');
      expect(titlesOf(host)).toEqual([
        'Free',
        'Pro',
        'Custom School Package',
        'Packs',
        'Questions people ask at the door',
        'House rules',
      ]);
      closePages();
    }
  });

  it('pricing-loading: first shows a loading state, then the plan cards', async () => {
    const memory = createMemory();
    const backend = createMemoryBackend(memory);
    const { promise, resolve } = deferred<typeof memory.offers>();
    backend.calls = { ...backend.calls, offers: () => promise };
    const { host, shows, hides } = await openPage('/pricing', backend);
    await shows('Loading the plans…');
    expect(titlesOf(host)).toEqual([]);
    resolve(memory.offers);
    await shows('Custom School Package');
    await hides('Loading the plans…');
  });

  it('says so where the plans do not load, and tries again', async () => {
    const failure = new BackendError('tooManyRequests', 'Slower');
    const { memory, button, shows } = await openPricing({ accountFailure: failure });
    await shows('The plans could not be loaded.');
    await shows(appText.failures.tooManyRequests);
    memory.accountFailure = null;
    button('Try again').click();
    await shows('Choose Pro');
  });

  it('pricing-popular: the Pro card is marked Most Popular, and no other', async () => {
    const { host, shows } = await openPricing();
    await shows('Most Popular');
    const marked = [...host.querySelectorAll('section')].filter((card) =>
      card.textContent?.includes('Most Popular'),
    );
    expect(marked.map((card) => card.getAttribute('aria-label'))).toEqual(['Pro']);
  });

  it('entity-plan-card: a card has name, price, description, popular flag, features, button text and action', () => {
    const cards = planCards();
    expect(cards.map(({ buttonAction }) => buttonAction)).toEqual(['free', 'pro', 'school']);
    expect(cards.map(({ popular }) => popular)).toEqual([false, true, false]);
    expect(cards.map(({ price }) => price)).toEqual(['$0', '$20', 'By quote']);
    for (const card of cards) {
      expect(card).toEqual({
        name: expect.any(String),
        price: expect.any(String),
        priceDescription: expect.any(String),
        popular: expect.any(Boolean),
        features: expect.any(Array),
        buttonText: expect.any(String),
        buttonAction: expect.any(String),
      });
      for (const feature of card.features)
        expect(feature).toEqual({ text: expect.any(String), included: expect.any(Boolean) });
    }
  });

  it('const-pro-price and const-packs: Pro is $20, one-time and for life; packs are $5 each, one-off', async () => {
    const { host, shows } = await openPricing();
    await shows('One-time payment, lifetime access');
    expect(host.querySelector('section[aria-label="Pro"]')?.textContent).toContain('$20');
    await shows('$5 each, once.');
    expect(control(host, 'Add Old Tales for $5')).toBeDefined();
    expect(control(host, 'Add The Cold Ward for $5')).toBeDefined();
  });

  it('does-school: the school package, with up to 10 hours of design sessions by quote, opens an email to the provider', async () => {
    const provider = { name: 'Ada', address: 'Here 1', email: 'ada@rooms.example', terms: 'T', privacy: 'P' };
    const { offers } = createMemory();
    const { button, host, shows } = await openPricing({ offers: { ...offers, provider } });
    await shows('Contact us');
    const school = host.querySelector('section[aria-label="Custom School Package"]');
    expect(school?.textContent).toContain('By quote');
    expect(school?.textContent).toContain('Up to 10 hours of design sessions');
    expect(button('Contact us').getAttribute('href')).toBe(
      'mailto:ada@rooms.example?subject=Custom%20School%20Package%20Inquiry',
    );
    closePages();
    const nobody = await openPricing({ offers });
    await nobody.shows('Send it to the people who run this server.');
    expect(nobody.button('Contact us').getAttribute('href')).toBe(
      'mailto:?subject=Custom%20School%20Package%20Inquiry',
    );
  });
});

describe('the buttons of the plans (SPEC §2)', () => {
  it('pricing-free-button: the Free button does nothing', async () => {
    const { button, host, shows, address } = await openPricing({ user: ada });
    await shows('Get started');
    const before = host.innerHTML;
    vi.useFakeTimers();
    button('Get started').click();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([address(), host.innerHTML]).toEqual(['/pricing', before]);
  });

  it('pricing-pro-current: both the Pro and the Free card show Current Plan, disabled, if Pro is active', async () => {
    const { host, shows } = await openPricing({ user: pro });
    await shows('Current Plan');
    for (const plan of ['Free', 'Pro']) {
      const button = host.querySelector<HTMLButtonElement>(`section[aria-label="${plan}"] button`);
      expect([button?.textContent, button?.disabled]).toEqual(['Current Plan', true]);
    }
    await shows('Active since Nov 22, 2026');
    closePages();
    const lapsed = await openPricing({ user: { ...pro, end_datetime: new Date('2020-01-01') } });
    await lapsed.shows('Choose Pro');
    expect(lapsed.host.textContent).not.toContain('Current Plan');
  });

  it('pricing-pro-logged-out: the Pro button is disabled when not logged in, and says why', async () => {
    const { button, shows } = await openPricing();
    await shows('Choose Pro');
    expect(button('Choose Pro').disabled).toBe(true);
    expect(button('Log in first').getAttribute('href')).toBe('/login?next=%2Fpricing');
  });

  it('shows the seller and the terms at the address in the footer', async () => {
    const provider = {
      name: 'Ada Ltd',
      address: 'Here 1',
      email: 'ada@rooms.example',
      terms: 'Be kind.',
      privacy: 'P',
    };
    const { offers } = createMemory();
    const { host, shows } = await openPricing({ offers: { ...offers, provider } }, '/pricing#terms');
    await shows('Be kind.');
    const opened = [...host.querySelectorAll<HTMLDetailsElement>('#house-rules details')];
    expect(opened.map(({ id, open }) => [id, open])).toEqual([
      ['terms', true],
      ['privacy', false],
      ['provider', false],
    ]);
  });

  it('says on a server of nobody’s own what is stored, where and how long, and invents nobody to write to', async () => {
    const { host, shows } = await openPricing({}, '/pricing#privacy');
    await shows('If you play without an account');
    const rules = host.querySelector('#house-rules')?.textContent ?? '';
    for (const words of [
      'any other play 30 days after its start',
      'Everything is stored in one folder',
      'the computer of the person who gave you its address',
    ])
      expect(rules).toContain(words);
    expect(host.querySelector<HTMLDetailsElement>('#privacy')?.open).toBe(true);
    const mails = [...host.querySelectorAll('a[href^="mailto:"]')].map((each) => each.getAttribute('href'));
    expect(mails).toEqual(['mailto:?subject=Custom%20School%20Package%20Inquiry']);
  });
});

describe('the checkout button (SPEC §4)', () => {
  it('checkout-redirect: reads Choose Pro, then Redirecting... while busy, and leads to the returned url', async () => {
    const { promise, resolve } = deferred<string>();
    const checkout = vi.fn(() => promise);
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { button, shows } = await openPricing({ user: ada, checkout });
    await shows('Choose Pro');
    button('Choose Pro').click();
    await shows('Redirecting...');
    expect(button('Redirecting...').disabled).toBe(true);
    button('Redirecting...').click();
    resolve('https://pay.example/session');
    await until(() => expect(leave).toHaveBeenCalledWith('https://pay.example/session'));
    expect(checkout.mock.calls).toEqual([['price_pro', 'ada@example.org', undefined]]);
  });

  it('leads back to the account where it was begun there', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const checkout = vi.fn(async () => 'https://pay.example/session');
    const memory = createMemory({ user: ada, checkout });
    const { host, shows } = await openPage('/account', createMemoryBackend(memory));
    await shows('See the plans');
    control(host, 'See the plans')?.click();
    await shows('Choose Pro');
    control(host, 'Choose Pro')?.click();
    await until(() => expect(checkout.mock.calls).toEqual([['price_pro', 'ada@example.org', 'account']]));
  });

  it('checkout-fail: is idle again with an error: the server’s text, or else Failed to start checkout.', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const [options, text] of [
      [{ serverText: 'You have Pro already.' }, 'You have Pro already.'],
      [{}, 'Failed to start checkout.'],
    ] as const) {
      const checkout = () => Promise.reject(new BackendError('conflict', 'Inside', options));
      const { button, shows } = await openPricing({ user: ada, checkout });
      await shows('Choose Pro');
      button('Choose Pro').click();
      await shows(text);
      expect(button('Choose Pro').disabled).toBe(false);
      closePages();
    }
  });

  it('keeps a payment in mind that is under way until another one begins', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    rememberUnderWay('pro');
    let isRefused = true;
    const checkout = async () => {
      if (isRefused) throw new BackendError('conflict', 'Inside', { serverText: 'It is being confirmed.' });
      return 'https://pay.example/session';
    };
    const { button, shows } = await openPricing({ user: ada, checkout });
    await shows('Choose Pro');
    button('Choose Pro').click();
    await shows('It is being confirmed.');
    expect(wasSeenUnderWay('pro')).toBe(true);
    isRefused = false;
    button('Choose Pro').click();
    await until(() => expect(wasSeenUnderWay('pro')).toBe(false));
  });

  it('error-checkout-login: without sign-in says so, and aborts the checkout', async () => {
    const asked: string[] = [];
    const ask = async (priceId: string) => {
      asked.push(priceId);
      return 'https://pay.example';
    };
    const memory = createMemory({ checkout: ask });
    const { calls } = createMemoryBackend(memory);
    const store = createPricingStore({ calls, language: () => 'en', redirect: (url) => asked.push(url) });
    await store.getState().load();
    await store.getState().checkOut('pro', null);
    const { busy, checkoutError } = store.getState();
    expect(checkoutError && checkoutErrorText(checkoutError)).toBe('You must be logged in to subscribe.');
    expect([busy, asked]).toEqual([null, []]);
  });
});
