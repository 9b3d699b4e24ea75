import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Wall, WallTeam } from '../class/wall/wallView.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import type { Backend } from '../shared/ports/backend.ts';
import { until } from '../shared/testing/until.ts';
import { createAppStores } from './createAppStores.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { type Rendered, renderAt } from './testing/renderAt.tsx';

const opened: Rendered[] = [];
afterEach(() => {
  for (const page of opened.splice(0)) page.close();
});

const MINUTE = 60_000;

function team(number: number, name: string, changes: Partial<WallTeam> = {}): WallTeam {
  return {
    ...{ team: number, name, seated: 2, progress: 0, outcome: null, isPaused: false },
    ...{ played: 5 * MINUTE, limit: 30 * MINUTE },
    ...changes,
  };
}

const SIX = ['Brass Owls', 'Paper Swans', 'Velvet Moles'].map((name, number) => team(number, name));

function wallOf(changes: Partial<Wall> = {}): Wall {
  return {
    ...{ roomName: 'The study', code: 'K7M4QX', language: 'en', state: 'running', isDoorOpen: true },
    ...{ isRanked: false, at: 1000, startedAt: 0, played: 5 * MINUTE, limit: 30 * MINUTE, teams: SIX },
    ...changes,
  };
}

/** Opens the wall of a backend whose call answers, or fails. */
function openWall(showWall: Backend['calls']['showWall']) {
  const memory = memoryBackend();
  const backend = { ...memory, calls: { ...memory.calls, showWall } };
  const page = renderAt('/gameplay/r?wall=s#secret', backend, createAppStores(backend));
  opened.push(page);
  const shows = (text: string) => until(() => expect(page.host.textContent).toContain(text));
  const listed = () => [...page.host.querySelectorAll('li')].map(({ textContent }) => textContent);
  return { host: page.host, shows, listed };
}

describe('Q7 the wall', () => {
  it('stands in place of the room’s page, without header and foot, and asks by the key of its address', async () => {
    const asked = vi.fn(async () => wallOf({ state: 'lobby' }));
    const { host, shows } = openWall(asked);
    await shows('The study');
    expect(asked).toHaveBeenCalledWith({ sessionId: 's', key: 'secret' });
    expect(host.querySelector('nav, header')).toBeNull();
    expect(host.querySelector('[aria-label="Code: K 7 M 4 Q X"]')).not.toBeNull();
    expect(host.textContent).toContain('6 have come. The door is open.');
  });

  it('is one list to a reader: in the lobby who is there, later how far each is', async () => {
    const lobby = openWall(async () => wallOf({ state: 'lobby' }));
    await lobby.shows('The study');
    expect(lobby.listed()).toEqual(['Brass Owls: 2 here', 'Paper Swans: 2 here', 'Velvet Moles: 2 here']);
    const teams = [
      team(0, 'Brass Owls', { progress: 0.679 }),
      team(1, 'Paper Swans', { outcome: 'escaped', progress: 1, played: 724_000 }),
      team(2, 'Velvet Moles', { progress: 0.5, isPaused: true }),
    ];
    const running = openWall(async () => wallOf({ teams }));
    await running.shows('1 of 3 teams got out');
    expect(running.listed()).toEqual(['Brass Owls: 67%', 'Paper Swans: out', 'Velvet Moles: 50%, paused']);
    const ranked = openWall(async () => wallOf({ teams, isRanked: true }));
    await ranked.shows('1 of 3 teams got out');
    expect(ranked.listed()[0]).toBe('1. Paper Swans: out, 12:04');
  });

  it('groups more than twelve teams by how far they are', async () => {
    const many = Array.from({ length: 13 }, (_, number) =>
      team(number, `Team ${number}`, { progress: number / 13 }),
    );
    const { host, shows, listed } = openWall(async () => wallOf({ teams: many }));
    for (const heading of ['Looking around', 'On the trail', 'Near the door', 'Outside'])
      await shows(heading);
    expect(listed()).toHaveLength(13);
    expect(host.querySelector('[aria-hidden]')).not.toBeNull();
  });

  it('tells the end, and shames nobody', async () => {
    const teams = [
      team(0, 'Brass Owls', { outcome: 'escaped', progress: 1 }),
      team(1, 'Moles', { progress: 0.6 }),
    ];
    const { shows } = openWall(async () => wallOf({ state: 'ended', code: '', teams }));
    await shows('Time.');
    await shows('1 of 2 teams got out. Every team got more than halfway.');
  });

  it('says that there is no wall behind another key', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { shows } = openWall(() => Promise.reject(new BackendError('notFound', 'No such wall')));
    await shows('There is nothing to show here');
    log.mockRestore();
  });
});
