import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardTeam, classBoard } from '../class/testing/boards.ts';
import type { Wall } from '../class/wall/wallView.ts';
import { chooseLanguage } from '../shared/language/language.ts';
import type { Backend } from '../shared/ports/backend.ts';
import { until } from '../shared/testing/until.ts';
import { createAppStores } from './createAppStores.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { ada, closePages, openPage } from './testing/openPage.ts';
import { type Rendered, renderAt } from './testing/renderAt.tsx';

const NETWORK = 'http://192.168.1.7:4173';
const HOST = '192.168.1.7:4173';

const lobby = classBoard({ state: 'lobby', startedAt: null, teams: [boardTeam({ seats: [] })] });

const wall: Wall = {
  ...{ roomName: 'The study', code: 'K7M4QX', language: 'en', state: 'lobby', isDoorOpen: true },
  ...{ isRanked: false, at: 1000, startedAt: 0, played: 0, limit: 1_800_000, teams: [] },
};

const walls: Rendered[] = [];
afterEach(() => {
  closePages();
  for (const page of walls.splice(0)) page.close();
  chooseLanguage('en');
});

/** Returns the backend of a class on a server that other devices reach at this address. */
function classAt(sharedOrigin: string): Backend {
  const memory = memoryBackend({ user: ada });
  const findSharedOrigin = vi.fn(async () => sharedOrigin);
  const calls = { ...memory.calls, showClass: async () => lobby, showWall: async () => wall };
  return { ...memory, findSharedOrigin, calls };
}

function openWall(backend: Backend): HTMLElement {
  const page = renderAt('/gameplay/r1?wall=s1#secret', backend, createAppStores(backend));
  walls.push(page);
  return page.host;
}

/** The address that the QR code of a page holds. */
const codeOf = (host: HTMLElement) =>
  host.querySelector('svg[role="img"][aria-label*="/gameplay/"]')?.getAttribute('aria-label');

describe('the address of a class that is opened as localhost', () => {
  it('is that of the network, in the lobby', async () => {
    const { host, shows } = await openPage('/projects?class=s1', classAt(NETWORK));
    await shows(`Open ${HOST} and type`);
    await shows('Same Wi-Fi, no internet');
    const link = `${NETWORK}/gameplay/r1?party=K7M4QX`;
    expect(host.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe(link);
    await until(() => expect(codeOf(host)).toContain(link));
  });

  it('is that of the network, on the wall', async () => {
    const host = openWall(classAt(NETWORK));
    await until(() => expect(host.textContent).toContain(`Open ${HOST} and type`));
    expect(host.textContent).toContain('Same Wi-Fi, no internet.');
    await until(() => expect(codeOf(host)).toContain(`${NETWORK}/gameplay/r1?party=K7M4QX`));
  });

  it('is that of the network, on the cards to print', async () => {
    const { host, shows } = await openPage('/projects?class=s1&show=cards', classAt(NETWORK));
    await shows(`${HOST} and type the code`);
    await until(() => expect(codeOf(host)).toContain(`${NETWORK}/gameplay/r1?party=K7M4QX`));
  });

  it.each([
    ['en', 'This address works on this machine only.'],
    ['de', 'Diese Adresse gilt nur auf diesem Rechner.'],
  ] as const)(
    'is said to be of no use to others where the server tells no other (%s)',
    async (language, told) => {
      chooseLanguage(language);
      const backend = classAt(window.location.origin);
      for (const path of ['/projects?class=s1', '/projects?class=s1&show=cards'])
        await (await openPage(path, backend)).shows(told);
      const host = openWall(backend);
      await until(() => expect(host.textContent).toContain(told));
    },
  );
});

it.each([true, false])(
  'the command for other devices is told where the server runs here: %s',
  async (isRehearsal) => {
    const backend = classAt(window.location.origin);
    const offers = async () => ({ ...(await backend.calls.offers({})), isRehearsal });
    const page = await openPage('/projects?class=s1', { ...backend, calls: { ...backend.calls, offers } });
    await page.shows('This address works on this machine only.');
    if (isRehearsal) await page.shows('npm start -- --lan');
    else await page.hides('--lan');
  },
);

it('a page that came from the network gives its own address to others, and asks nobody', async () => {
  const { happyDOM, location } = window as Window & { happyDOM?: { setURL: (url: string) => void } };
  const before = location.href;
  happyDOM?.setURL(`${NETWORK}/projects`);
  try {
    const backend = classAt('http://10.0.0.1');
    const { shows } = await openPage('/projects?class=s1', backend);
    await shows(`Open ${HOST} and type`);
    expect(backend.findSharedOrigin).not.toHaveBeenCalled();
  } finally {
    happyDOM?.setURL(before);
  }
});
