import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedClass } from '../../core/calls/class/listClasses.ts';
import type { ShowClassAnswer } from '../../core/calls/class/showClass.ts';
import type { Room } from '../../core/room/model.ts';
import { furnish } from '../../core/testing/build.ts';
import { keyEntry } from '../../core/testing/entries.ts';
import type { TeacherOrder } from '../class/store/classStore.ts';
import { boardSeat, boardTeam, classBoard } from '../class/testing/boards.ts';
import { typeText } from '../shared/form/testing/typeText.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import type { Backend } from '../shared/ports/backend.ts';
import { until } from '../shared/testing/until.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { ada, closePages, control, openPage, press } from './testing/openPage.ts';

afterEach(closePages);

const room: Room = {
  ...furnish({ key: keyEntry }),
  roomName: 'The Study',
  creatorId: 'u1',
  isPublished: true,
  publishedVersion: 1,
};

const listed: ListedClass = {
  sessionId: 's1',
  roomId: 'r1',
  roomName: 'The Study',
  code: 'K7M4QX',
  state: 'running',
  openedAt: 0,
  startedAt: 1,
  isKept: false,
  goesAt: null,
};

const lobby = classBoard({ state: 'lobby', startedAt: null });
const bats = boardTeam({ team: 1, name: 'Lantern Bats', needs: ['help'] });
const running = classBoard({ teams: [boardTeam(), bats] });

const HINT = { rung: 'what', step: 'read', next: 'where' } as const;

/** A site with a class that a test changes. */
function site(board: ShowClassAnswer, changes: Partial<Backend['calls']> = {}) {
  const server = { board, orders: [] as TeacherOrder[] };
  const memory = memoryBackend({ rooms: new Map([['r1', room]]), user: ada });
  const backend: Backend = {
    ...memory,
    calls: {
      ...memory.calls,
      showClass: async () => server.board,
      orderClass: async ({ order }) => {
        server.orders.push(order);
        return { number: server.orders.length, refusal: null };
      },
      showNextHint: async () => ({ hint: HINT }),
      ...changes,
    },
  };
  return { server, backend };
}

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
    await shows('Under “Plays”, a class counts as one');
    await shows('deleted Jan 2, 2040');
    press(host, 'Show all 4');
    await until(() => expect(results()).toHaveLength(4));
  });

  it('finds a running class again at once', async () => {
    const { backend } = site(running, { listClasses: async () => ({ classes: [listed] }) });
    const { host, shows } = await openPage('/projects', backend);
    await shows('Your class is playing.');
    for (const name of ['To the board', 'To the running class: The Study'])
      expect(control(host, name)?.getAttribute('href')).toBe('/projects?class=s1');
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

  it('Q5 sends a hint by a key, which Escape calls back', async () => {
    const { server, backend } = site(running);
    const { host, shows } = await openPage('/projects?class=s1', backend);
    await shows('Lantern Bats');
    const name = host.querySelector<HTMLElement>('[data-card="1"] [data-card-name]');
    name?.focus();
    name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
    await until(() => expect(server.orders).toEqual([{ type: 'hint', team: 1 }]));
    server.board = {
      ...running,
      waiting: [{ number: 7, team: 1, type: 'hint', due: running.at + 60_000 }],
    };
    await shows('Call it back');
    await shows('“There is something to read.”');
    name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => expect(server.orders.at(-1)).toEqual({ type: 'callBack', order: 7 }));
  });

  it('Q5 tells what each team will read before a hint goes to all', async () => {
    const owls = boardTeam();
    const out = boardTeam({ team: 2, name: 'Quiet Foxes', outcome: 'escaped' });
    const { server, backend } = site(classBoard({ teams: [owls, bats, out] }));
    const { host, shows } = await openPage('/projects?class=s1', backend);
    await shows('Lantern Bats');
    press(host, 'Hint for all');
    await shows('“There is something to read.”');
    const told = [...host.querySelectorAll('dialog li')].map(({ textContent }) => textContent ?? '');
    expect(told.map((line) => line.slice(0, 10))).toEqual(['Brass Owls', 'Lantern Ba']);
    expect(server.orders).toEqual([]);
    press(host, 'Give these hints');
    await until(() => expect(server.orders).toEqual([{ type: 'hint', team: null }]));
  });

  it('Q5 asks before the end of all, and lets an ended team go on', async () => {
    const ended = classBoard({ teams: [boardTeam({ outcome: 'ended' }), bats] });
    const { server, backend } = site(ended);
    const { host, shows } = await openPage('/projects?class=s1', backend);
    await shows('Lantern Bats');
    press(host, 'Let them go on');
    await until(() => expect(server.orders).toEqual([{ type: 'goOn', team: 0 }]));
    press(host, 'End now');
    await shows('End the class for all teams?');
    expect(server.orders).toHaveLength(1);
    press(host, 'End for all');
    await until(() => expect(server.orders.at(-1)).toEqual({ type: 'end', team: null }));
  });

  it('Q5 tells what was sent, when and to whom, the latest first', async () => {
    const at = running.at - 60_000;
    const eyes = { type: 'ready', message: 'eyes' } as const;
    const { backend } = site({
      ...running,
      messages: [{ number: 3, team: null, at, message: eyes }],
      hintsSent: [{ team: 1, at: at + 1, hint: { ...HINT, rung: 'where', label: 'note' } }],
    });
    const { host, shows } = await openPage('/projects?class=s1', backend);
    await shows('Hint to Lantern Bats: “You are carrying it: note.”');
    expect(host.textContent).not.toContain('Eyes to the front');
    press(host, 'All 2');
    await shows('To all teams: “Eyes to the front, please.”');
    const told = [...host.querySelectorAll('dialog li')].map(({ textContent }) => textContent);
    expect(told.map((line) => line?.includes('Hint'))).toEqual([true, false]);
  });

  it('Q5 sends by Enter what was chosen or typed, and nothing else', async () => {
    const { server, backend } = site(running);
    const { host, shows } = await openPage('/projects?class=s1', backend);
    await shows('Lantern Bats');
    press(host, 'Say to all');
    await shows('Ready messages');
    const key = (pressed: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    const enter = () => key('Enter');
    enter();
    expect(host.querySelector('dialog')).not.toBeNull();
    const area = host.querySelector('textarea');
    // The first letter goes to the text, so that the space after it chooses no ready message.
    key('L');
    expect(document.activeElement).toBe(area);
    typeText(area, 'Look at the clock.');
    enter();
    await until(() =>
      expect(server.orders).toEqual([
        { type: 'say', team: null, message: { type: 'own', text: 'Look at the clock.' } },
      ]),
    );
    await until(() => expect(host.querySelector('dialog')).toBeNull());
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
