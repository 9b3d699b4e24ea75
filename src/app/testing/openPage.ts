import { expect } from 'vitest';
import type { AppStores } from '../../shared/context/appStores.ts';
import { typeText } from '../../shared/form/testing/typeText.ts';
import type { CurrentUser } from '../../shared/ports/AuthPort.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import { until } from '../../shared/testing/until.ts';
import { createAppStores } from '../createAppStores.ts';
import { type Rendered, renderAt } from './renderAt.tsx';

export const ada: CurrentUser = {
  userId: 'u1',
  name: 'Ada',
  email: 'ada@example.org',
  isEmailVerified: true,
  createdAt: new Date('2026-09-04T10:00:00Z'),
  isAdmin: false,
  stripeId: null,
  start_datetime: null,
  end_datetime: null,
  packs: [],
  paymentsUnderWay: [],
};

interface OpenedPage extends Rendered {
  stores: AppStores;
  /** Waits until the page shows a text. */
  shows: (text: string) => Promise<void>;
  /** Waits until the page no longer shows a text. */
  hides: (text: string) => Promise<void>;
}

const opened: OpenedPage[] = [];

/** Opens the app at an address; `isKnown` is false while the sign-in state is unknown. */
export async function openPage(path: string, backend: Backend, { isKnown = true } = {}): Promise<OpenedPage> {
  // happy-dom has no popovers.
  HTMLElement.prototype.hidePopover ??= () => {};
  const stores = createAppStores(backend);
  if (isKnown) stores.profile.getState().watch();
  const rendered = renderAt(path, backend, stores);
  const text = () => rendered.host.textContent;
  const page: OpenedPage = {
    ...rendered,
    stores,
    shows: (wanted) => until(() => expect(text()).toContain(wanted)),
    hides: (gone) => until(() => expect(text()).not.toContain(gone)),
  };
  opened.push(page);
  await until(() => expect(rendered.host.querySelector('header')).not.toBeNull());
  return page;
}

/** Closes everything that a test opened. */
export function closePages(): void {
  for (const page of opened.splice(0)) page.close();
}

/** The link or button with this name, by its text or label. */
export function control(host: HTMLElement, name: string): HTMLElement | undefined {
  return [...host.querySelectorAll<HTMLElement>('a, button')].find(
    (one) => one.textContent?.trim() === name || one.getAttribute('aria-label') === name,
  );
}

export function press(host: HTMLElement, name: string): void {
  const found = control(host, name);
  if (!found) throw new Error(`There is no ${name} to press.`);
  found.click();
}

/** Types a text into the field with this label, replacing its content. */
export function typeInto(host: HTMLElement, label: string, text: string): void {
  typeText(host.querySelector(`input[aria-label="${label}"]`), text);
}
