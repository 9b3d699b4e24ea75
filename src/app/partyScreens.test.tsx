import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatedAnswer } from '../../core/calls/pieces/party.ts';
import type { ShowPartyAnswer } from '../../core/calls/play/showParty.ts';
import type { PlayerView } from '../../core/play/view/playerView.ts';
import { build } from '../../core/testing/build.ts';
import { classView } from '../play/class/testing/classView.ts';
import { PartyServer } from '../play/together/testing/partyServer.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import type { Backend } from '../shared/ports/backend.ts';
import type { PartyPort } from '../shared/ports/PartyPort.ts';
import { until } from '../shared/testing/until.ts';
import { deferred } from './testing/memory/deferred.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { summaryEntry } from './testing/memory/summaryEntry.ts';
import { closePages, control, openPage } from './testing/openPage.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  closePages();
  vi.restoreAllMocks();
});

const ADDRESS = '/gameplay/a?party=K7M4QX';

function seated(view: Partial<PlayerView>, changes: Partial<SeatedAnswer> = {}): SeatedAnswer {
  return {
    ...{ playId: 'play', seat: 0, playerId: 'p', guestToken: null, roomId: 'a', version: 1, board: 1 },
    ...{ sequence: 0, number: 0, keys: { seat: 'seat', team: 'team' } },
    view: { ...new PartyServer(build([]), 2).view(0), ...view },
    ...changes,
  };
}

/** Returns a backend with one party, in which this browser has a seat. */
function partyOf(
  calls: Partial<PartyPort>,
  backend = memoryBackend({ summaries: [summaryEntry('a')] }),
): Backend {
  const found = { hasSeat: async () => true, ...calls };
  return { ...backend, party: (isApart) => ({ ...backend.party(isApart), ...found }) };
}

describe('the end of a party whose time is up', () => {
  const isOver = { isStarted: true, isGameOver: true };
  const openEnd = (answer: SeatedAnswer) =>
    openPage(
      ADDRESS,
      partyOf({ joinParty: async () => answer, sync: async () => ({ ...answer, heard: [] }) }),
    );

  it('shows who was there, as after an escape', async () => {
    const { host, shows } = await openEnd(seated(isOver));
    await shows('Time is up');
    const list = host.querySelector('[aria-label="Who was there"]');
    expect(list?.querySelectorAll('[data-mark]')).toHaveLength(2);
    expect(list?.textContent).toBe('AdaGuest 1');
    expect(control(host, 'Play again together')).toBeDefined();
  });

  it('T17 says after a reload that a new door is open, though nobody knows any more who opened it', async () => {
    const { team } = new PartyServer(build([]), 2).view(0);
    const again = team && { team: { ...team, next: 'ABCDEF' } };
    const { host, shows } = await openEnd(seated({ ...isOver, ...again }));
    await shows('A new door is open.');
    expect(control(host, 'Come along')).toBeDefined();
  });
});

describe('the door of a party or a class', () => {
  const shown: ShowPartyAnswer = {
    ...{ roomId: 'a', opener: 'Ada', door: 'open', isSeated: false, left: [], result: null },
  };

  it.each([
    ['a class', { ...shown, inClass: { areNamesTyped: false, isAlone: false, free: 1 } }],
    ['a party', shown],
  ])('of %s keeps the place of the room’s name until it is known', async (_, shownOf) => {
    const backend = memoryBackend();
    const summary = deferred<Awaited<ReturnType<Backend['rooms']['loadSummary']>>>();
    const rooms = { ...backend.rooms, loadSummary: () => summary.promise };
    const calls = { hasSeat: async () => false, showParty: async () => shownOf };
    const { host, shows } = await openPage(ADDRESS, partyOf(calls, { ...backend, rooms }));
    await until(() => expect(host.querySelector('main h1')?.textContent).toBe('Loading…'));
    summary.resolve(summaryEntry('a', { roomName: 'The study' }));
    await shows('The study');
    expect(host.querySelector('main h1')?.textContent).toBe('The study');
  });
});

it('Q3 a pupil who is moved in the lobby sees it until the next one is there', async () => {
  const lobby = (teamName: string) => classView({ state: 'lobby', teamName });
  const next = deferred<SeatedAnswer>();
  const answers = [Promise.resolve(seated({}, { inClass: lobby('Brass Owls') })), next.promise];
  const look = deferred<ShowPartyAnswer>();
  const { host, shows, hides } = await openPage(
    ADDRESS,
    partyOf({
      joinParty: () => answers.shift() ?? Promise.reject(new BackendError('notFound', 'No third seat')),
      sync: () => Promise.reject(new BackendError('notFound', 'The seat is gone')),
      showParty: () => look.promise,
    }),
  );
  await shows('Brass Owls');
  // Without a live channel the browser asks by itself, and hears that its seat is gone.
  await until(() => expect(host.querySelector('[inert]')?.textContent).toContain('Brass Owls'));
  look.resolve({ ...{ roomId: 'a', opener: '', door: 'open', isSeated: true, left: [], result: null } });
  next.resolve(seated({}, { playId: 'other', inClass: lobby('Ruby Foxes') }));
  await shows('Ruby Foxes');
  await hides('Brass Owls');
});
