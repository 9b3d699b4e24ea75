import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { until } from '../../shared/testing/until.ts';
import { appText } from '../../shared/text/app.ts';
import { reloadOnce } from '../start/reloadOnce.ts';
import { system } from '../theme/system.ts';
import { lazyScreen } from './lazyScreen.tsx';

const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

function Study() {
  return <h1>The study</h1>;
}

/** A screen whose chunk fails with the given errors in turn and then loads. */
function render(...errors: Error[]) {
  const Screen = lazyScreen('study', async () => {
    const error = errors.shift();
    if (error) throw error;
    return Study;
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <ChakraProvider value={system}>
      <Screen />
    </ChakraProvider>,
  );
  const shows = (title: string) => until(() => expect(host.querySelector('h1')?.textContent).toBe(title));
  const tryAgain = () => {
    const buttons = [...host.querySelectorAll('button')];
    buttons.find((button) => button.textContent === appText.retry)?.click();
  };
  return { shows, tryAgain, close: () => root.unmount() };
}

describe('lazyScreen (SPEC §8 "Script chunk fails to load")', () => {
  let log: MockInstance;
  let reload: MockInstance;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {});
    reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    // The state after the one automatic reload.
    reloadOnce();
    reload.mockClear();
  });
  afterEach(() => {
    log.mockRestore();
    reload.mockRestore();
  });

  it('loads the page anew by itself for a chunk that a release has taken away, once', async () => {
    sessionStorage.clear();
    const first = render(lost());
    await until(() => expect(reload).toHaveBeenCalledOnce());
    first.close();
    const second = render(lost());
    await second.shows(appText.chunkFailed.title);
    expect(reload).toHaveBeenCalledOnce();
    second.close();
  });

  it('shows an error page for a chunk that cannot be had, and the screen after another try', async () => {
    const { shows, tryAgain, close } = render(lost());
    await shows(appText.chunkFailed.title);
    tryAgain();
    await shows('The study');
    expect(reload).not.toHaveBeenCalled();
    close();
  });

  it('loads the page anew where the browser keeps the failure though there is a connection', async () => {
    const { shows, tryAgain, close } = render(lost(), lost());
    await shows(appText.chunkFailed.title);
    tryAgain();
    await until(() => expect(reload).toHaveBeenCalledOnce());
    close();
  });

  it('keeps the error page while offline: a reload would lose the app', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { shows, tryAgain, close } = render(lost(), lost());
    await shows(appText.chunkFailed.title);
    log.mockClear();
    tryAgain();
    await until(() => expect(log).toHaveBeenCalled());
    expect(reload).not.toHaveBeenCalled();
    await shows(appText.chunkFailed.title);
    onLine.mockRestore();
    close();
  });

  it('distinguishes a screen that fails from one that does not load', async () => {
    const { shows, close } = render(new Error('a fault of the screen'));
    await shows(appText.crashed.title);
    close();
  });
});
