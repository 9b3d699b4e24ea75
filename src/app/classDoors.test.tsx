import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShowPartyAnswer } from '../../core/calls/play/showParty.ts';
import { typeText } from '../shared/form/testing/typeText.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import type { Backend } from '../shared/ports/backend.ts';
import type { PartyPort } from '../shared/ports/PartyPort.ts';
import { until } from '../shared/testing/until.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { summaryEntry } from './testing/memory/summaryEntry.ts';
import { closePages, control, openPage, press } from './testing/openPage.ts';

beforeEach(() => void vi.stubGlobal('isSecureContext', true));
afterEach(() => {
  closePages();
  vi.unstubAllGlobals();
});

const CLASS: ShowPartyAnswer = {
  roomId: 'a',
  opener: '',
  door: 'open',
  isSeated: false,
  left: [],
  result: null,
  inClass: { areNamesTyped: false, isAlone: false, free: 12 },
};

/**
 * Returns a backend whose only code belongs to a class. `joined` collects the requests to join, which are all
 * refused.
 */
function classAt(shown: Partial<ShowPartyAnswer> = {}) {
  const backend = memoryBackend({ summaries: [summaryEntry('a', { roomName: 'The study' })] });
  const joined: Parameters<PartyPort['joinParty']>[0][] = [];
  const asked: string[] = [];
  const at = { ...CLASS, ...shown };
  const calls: Pick<PartyPort, 'showParty' | 'joinParty'> = {
    showParty: async ({ code }) => {
      asked.push(code);
      if (code !== 'K7M4QX') throw new BackendError('notFound', 'No such code');
      return { ...at };
    },
    joinParty: (request) => {
      joined.push(request);
      return Promise.reject(new BackendError('tooManyRequests', 'Not now'));
    },
  };
  const classy: Backend = { ...backend, party: (isApart) => ({ ...backend.party(isApart), ...calls }) };
  return { backend: classy, joined, asked, at };
}

describe('the door of a class', () => {
  it.each([
    ['closed', 'The door is shut for now'],
    ['full', 'All seats are taken'],
    ['blocked', 'This device may not come in'],
    ['over', 'This class is over'],
  ] as const)('says in words that it is %s', async (door, told) => {
    const { host, shows } = await openPage('/gameplay/a?party=K7M4QX', classAt({ door }).backend);
    await shows(told);
    expect(control(host, 'Come in')).toBeUndefined();
  });

  it('needs one press, and nothing typed', async () => {
    const { backend, joined } = classAt();
    const { host, shows } = await openPage('/gameplay/a?party=K7M4QX', backend);
    await shows('The study');
    await shows('12 seats are free.');
    expect(host.querySelector('main input')).toBeNull();
    press(host, 'Come in');
    await shows('Many are coming in at once.');
    expect(joined).toEqual([{ code: 'K7M4QX' }]);
  });

  it('says of whose room it is: a team’s, or the pupil’s own', async () => {
    const ofTeam = await openPage('/gameplay/a?party=K7M4QX', classAt().backend);
    await ofTeam.shows('what one opens is open for everybody');
    const alone = classAt({ inClass: { areNamesTyped: false, isAlone: true, free: 12 } });
    const ofOne = await openPage('/gameplay/a?party=K7M4QX', alone.backend);
    await ofOne.shows('everybody in your class plays alone');
  });

  it('asks for a name where the teacher wants one', async () => {
    const { backend, joined } = classAt({ inClass: { areNamesTyped: true, isAlone: false, free: 1 } });
    const { host, shows } = await openPage('/gameplay/a?party=K7M4QX', backend);
    await shows('Your name');
    press(host, 'Come in');
    await shows('Your teacher would like to know who you are.');
    expect(joined).toEqual([]);
  });

  it('Q2 asks for no name over plain http', async () => {
    vi.stubGlobal('isSecureContext', false);
    const { backend } = classAt({ inClass: { areNamesTyped: true, isAlone: false, free: 1 } });
    const { host, shows } = await openPage('/gameplay/a?party=K7M4QX', backend);
    await shows('nothing typed');
    expect(host.querySelector('main input')).toBeNull();
  });

  it('lets in who waited, as soon as somebody looks and it is open', async () => {
    const { backend, joined, at } = classAt({ door: 'closed' });
    const { host, shows } = await openPage('/gameplay/a?party=K7M4QX', backend);
    await shows('The door is shut for now');
    at.door = 'open';
    press(host, 'Look again');
    await until(() => expect(joined).toEqual([{ code: 'K7M4QX' }]));
  });
});

describe('the field for a code', () => {
  it('leads from the landing page’s form to the room', async () => {
    const { backend, asked } = classAt();
    const { shows } = await openPage('/dashboard?code=k7m%204qx', backend);
    await shows('Your class plays');
    expect(asked[0]).toBe('K7M4QX');
  });

  it('says at the field what is wrong with a code, and what it becomes while it is typed', async () => {
    const { backend } = classAt();
    const { host, shows } = await openPage('/dashboard?code=K7M4Q8', backend);
    await shows('No door with this code.');
    const field = host.querySelector<HTMLInputElement>('input[placeholder="six characters"]');
    expect(field?.value).toBe('K7M4Q8');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    typeText(field, ' k7m-4');
    await until(() => expect(field?.value).toBe('K7M4'));
    expect(host.textContent).not.toContain('No door with this code.');
  });

  it('says that a class has ended', async () => {
    const { shows } = await openPage('/dashboard?code=K7M4QX', classAt({ door: 'over' }).backend);
    await shows('That class is over');
  });
});
