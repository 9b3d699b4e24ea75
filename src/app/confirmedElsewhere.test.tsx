// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { memoryBackend } from '../stores/testing/memoryBackend.ts';
import { until } from '../testing/until.ts';
import { confirmEmailText } from '../text/confirmEmail.ts';
import { ada, closePages, control, openPage } from './testing/openPage.ts';

vi.setConfig({ testTimeout: 30_000 });

afterEach(closePages);

it('an address that was confirmed in another tab is so in this one as one comes back to it', async () => {
  const user = { ...ada, isEmailVerified: false };
  const { host } = await openPage('/pricing', memoryBackend({ user }));
  const envelope = () => control(host, confirmEmailText.text);
  await until(() => expect(envelope()).toBeDefined());
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(envelope()).toBeDefined();

  user.isEmailVerified = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(envelope()).toBeUndefined());
});
