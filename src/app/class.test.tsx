import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedClass } from '../../core/calls/class/listClasses.ts';
import { boardSeat, boardTeam, classBoard } from '../class/testing/boards.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import { until } from '../shared/testing/until.ts';
import { listed, lobby, running, site } from './testing/classSite.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { closePages, control, openPage, press } from './testing/openPage.ts';

afterEach(closePages);

describe('Q1 the way to a class', () => {
  it('leads from a room in Projects over the sheet to the lobby: three taps to a running class', async () => {
    const { server, backend } = site(lobby, {
      openClass: async () => ({ sessionId: 's1', code: 'K7M4QX' }),
    });
    const { host, shows, address } = await openPage('/projects', backend);
    await shows('The Study');
    press(host, 'Play with a class: The Study');
    await shows('Open the door');
    expect(address()).toBe('/projects?open-class=r1');
    press(host, 'Open the door');
    await shows('The door stands open');
    expect(address()).toBe('/projects?class=s1');
    press(host, 'Start for all');
    await until(() => expect(server.orders).toEqual([{ type: 'start' }]));
  });

  it('tells a teacher without an account who needs one', async () => {
    const next = encodeURIComponent('/projects?open-class=r1');
    for (const path of ['/login', '/register']) {
      const { host, shows } = await openPage(`${path}?next=${next}`, memoryBackend({ user: null }));
      await shows('To lead a class you need an account. It is free, and your pupils need none.');
      expect(control(host, 'Continue without an account'), 'it leads nowhere').toBeUndefined();
      closePages();
    }
  });

  it('says why a door stays shut, with the ways to the three that are open', async () => {
    const { backend } = site(lobby, {
      openClass: () => Promise.reject(new BackendError('quotaReached', 'Three are open')),
      listClasses: async () => ({ classes: [listed] }),
    });
    const { host, shows } = await openPage('/projects?open-class=r1', backend);
    await shows('Open the door');
    press(host, 'Open the door');
    await shows('Three classes of yours are open.');
    expect(control(host, 'The Study · K7M4QX')?.getAttribute('href')).toBe('/projects?class=s1');
  });

  it('lists ended classes with their dates, the latest three until all are wanted', async () => {
    const ended = ['a', 'b', 'c', 'd'].map((sessionId): ListedClass => {
      const isKept = sessionId === 'a';
      return {
        ...listed,
        sessionId,
        state: 'ended',
        code: '',
        startedAt: Date.now(),
        isKept,
        goesAt: Date.UTC(2040, 0, 2, 12),
      };
    });
    const { backend } = site(running, { listClasses: async () => ({ classes: ended }) });
    const { host, shows } = await openPage('/projects', backend);
    await shows('Classes that have ended');
    const results = () =>
      [...host.querySelectorAll('a')].filter(({ textContent }) => textContent === ' Results');
    expect(results().map((link) => link.getAttribute('href'))).toEqual([
      '/projects?class=a',
      '/projects?class=b',
      '/projects?class=c',
    ]);
    await shows('kept until Jan 2, 2040');
    await shows('a class counts as one, however many teams');
    await shows('deleted Jan 2, 2040');
    press(host, 'Show all 4');
    await until(() => expect(results()).toHaveLength(4));
  });

  it('finds a running class again at once', async () => {
    const { backend } = site(running, { listClasses: async () => ({ classes: [listed] }) });
    const { host, shows } = await openPage('/projects', backend);
    await shows('Your class is playing.');
    for (const name of ['To the board', 'To the running class: The Study'])
      await until(() => expect(control(host, name)?.getAttribute('href')).toBe('/projects?class=s1'));
  });
});

describe('Q3 the lobby', () => {
  it('shows who has come, and cannot start while nobody has', async () => {
    const { server, backend } = site({ ...lobby, teams: [boardTeam({ seats: [] })] });
    const { host, shows } = await openPage('/projects?class=s1', backend);
    await shows('Nobody yet. Show the code by projector');
    expect(control(host, 'Start for all')).toHaveProperty('disabled', true);
    server.board = { ...lobby, teams: [boardTeam({ seats: [boardSeat({ name: 'Warm Seal' })] })] };
    await shows('Warm Seal');
    await shows('just now');
    await shows('1 pupil is here.');
    const away = boardSeat({ seat: 1, name: 'Calm Heron', isHere: false });
    server.board = { ...lobby, teams: [boardTeam({ seats: [boardSeat({ name: 'Warm Seal' }), away] })] };
    await shows('1 of 2 pupils are here.');
  });
});

describe('Q4 the board', () => {
  it('shows first who needs the teacher, and what can be done', async () => {
    const { host, shows } = await openPage('/projects?class=s1', site(running).backend);
    await shows('Need you now');
    const bands = [...host.querySelectorAll('section[aria-label]')].map((band) =>
      band.getAttribute('aria-label'),
    );
    expect(bands).toEqual(['What you sent', 'Need you now', 'Getting on']);
    expect(host.querySelector('[data-card]')?.textContent).toContain('Asks for help');
  });

  it('has of many teams a card for those that somebody has joined', async () => {
    const empty = Array.from({ length: 12 }, (_, team) =>
      boardTeam({ team: team + 1, name: `T${team}`, seats: [] }),
    );
    const { host, shows } = await openPage(
      '/projects?class=s1',
      site(classBoard({ teams: [boardTeam(), ...empty] })).backend,
    );
    await shows('12 more teams are free');
    expect(host.querySelectorAll('[data-card]')).toHaveLength(1);
  });

  it('answers a call for help where it stands', async () => {
    const { server, backend } = site(running);
    const { host, shows } = await openPage('/projects?class=s1', backend);
    await shows('Asks for help');
    press(host, 'I’m coming');
    await until(() => expect(server.orders).toEqual([{ type: 'seen', team: 1 }]));
  });

  it('Q11 keeps the last known figures without a line, and says how old they are', async () => {
    const { backend } = site(running);
    let isReached = true;
    const showClass = async () => {
      if (!isReached) throw new BackendError('offline', 'No line');
      return running;
    };
    const calls = { ...backend.calls, showClass };
    const { host, shows } = await openPage('/projects?class=s1', { ...backend, calls });
    await shows('Lantern Bats');
    isReached = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await shows('You’re offline. The class plays on without you.');
    // The site's own notice would say it twice.
    await until(() => expect(host.textContent).not.toContain('Nothing is lost'));
    expect(host.textContent).toContain('Lantern Bats');
    expect(control(host, 'Pause all')?.getAttribute('aria-disabled')).toBe('true');
    expect(control(host, 'Say to all')?.getAttribute('aria-disabled')).toBeNull();
    isReached = true;
    vi.restoreAllMocks();
    await until(() => expect(host.textContent).not.toContain('plays on without you'));
  });
});
