import { afterEach, expect, it, vi } from 'vitest';
import { confirmEmailText } from '../account/text/confirmEmail.ts';
import { until } from '../shared/testing/until.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { ada, closePages, control, openPage } from './testing/openPage.ts';

afterEach(closePages);

it('an address that was confirmed in another tab is so in this one as one comes back to it', async () => {
  const user = { ...ada, isEmailVerified: false };
  const backend = memoryBackend({ user });
  const looks = vi.spyOn(backend.auth, 'refreshUser');
  const { host } = await openPage('/pricing', backend);
  const envelope = () => control(host, confirmEmailText.text);
  await until(() => expect(envelope()).toBeDefined());
  // The page starts listening shortly after it renders.
  await until(() => {
    window.dispatchEvent(new Event('focus'));
    expect(looks).toHaveBeenCalled();
  });
  await looks.mock.results[0]?.value;
  // The page shows the result in the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
  expect(envelope()).toBeDefined();

  user.isEmailVerified = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(envelope()).toBeUndefined());
});
