import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ResultStep, TeamResult } from '../../core/class/classResults.ts';
import type { Results } from '../class/results/resultsStore.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import type { Calls } from '../shared/ports/Calls.ts';
import { until } from '../shared/testing/until.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { ada, closePages, control, openPage, press } from './testing/openPage.ts';

afterEach(closePages);

const MINUTE = 60_000;
const START = Date.parse('2026-11-28T09:12:00Z');

const step = (name: string, openedAt: number | null): ResultStep => ({
  ...{ name, words: 'Who made it?', openedAt, took: openedAt, wrong: 3, hints: 0, isHelped: false },
});

const owls: TeamResult = {
  ...{ name: 'Brass Owls', seats: 2, people: 3, names: [], outcome: 'escaped', played: 24 * MINUTE },
  ...{
    minutesGiven: 0,
    hints: 1,
    isHelped: false,
    progress: 1,
    wrong: 3,
    steps: [step('Safe', 21 * MINUTE)],
  },
  hinted: [{ at: 5 * MINUTE, hint: { rung: 'what', step: 'read', next: 'where' }, isByTeacher: true }],
};
const foxes: TeamResult = {
  ...{ ...owls, name: 'Quiet Foxes', seats: 1, people: 1, outcome: 'timeUp', progress: 0.71, hints: 0 },
  ...{ steps: [step('Safe', null)], hinted: [] },
};

const ENDED: Results = {
  ...{ sessionId: 's', roomId: 'r', roomName: 'The study', debrief: 'What did you see first?\n\nWhy 1894?' },
  ...{ startedAt: START, endedAt: START + 30 * MINUTE, isKept: false, goesAt: START + 24 * 60 * MINUTE },
  namesGoAt: START + 24 * 60 * MINUTE,
  teams: [foxes, owls],
};

function open(answer: Results, calls: Partial<Calls> = {}, show = '&show=results') {
  const memory = memoryBackend({ user: ada });
  const backend = {
    ...memory,
    calls: { ...memory.calls, showResults: async () => answer, ...calls },
  };
  return openPage(`/projects?class=s${show}`, backend);
}

describe('Q8 the results of a class', () => {
  it('tell how many are out, each team’s way, and its steps', async () => {
    const { host, shows } = await open(ENDED);
    await shows('1 of 2 teams got out');
    expect(host.textContent).toContain('4 pupils at 3 devices');
    expect(
      control(host, 'Brass Owls: “Safe: Who made it?” opened at 21:00 after 3 wrong answers.'),
    ).toBeDefined();
    expect(control(host, 'Brass Owls: a hint at 5:00: “There is something to read.”')).toBeDefined();
    expect(control(host, 'Brass Owls: out at 24:00.')).toBeDefined();
    const rows = [...host.querySelectorAll('details tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Safe“Who made it?”', '21:00', '21:00', '3', '0'],
      ['Safe“Who made it?”', 'still closed', '', '3', '0'],
    ]);
  });

  it('go along a team’s way by arrows, with one stop of Tab', async () => {
    const { host, shows } = await open(ENDED);
    await shows('How it went');
    const marks = [...host.querySelectorAll<HTMLElement>('[role=group] button')];
    const own = marks.filter((mark) => mark.getAttribute('aria-label')?.startsWith('Brass Owls'));
    expect(own.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    own[0]?.focus();
    const strike = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    strike('End');
    expect(document.activeElement).toBe(own[2]);
    strike('ArrowLeft');
    expect(document.activeElement).toBe(own[1]);
  });

  it('lie as files for spreadsheets, a row a team and a row a lock', async () => {
    const saved: Blob[] = [];
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:x';
    });
    const { host, shows } = await open(ENDED);
    await shows('How it went');
    press(host, 'Teams (CSV)');
    press(host, 'Steps (CSV)');
    const [teams = '', steps = ''] = await Promise.all(saved.map((file) => file.text()));
    expect(teams.split('\r\n')[1]).toBe('"Quiet Foxes","time up",24,71,1,1,3,0,0,"no"');
    expect(steps.split('\r\n')[2]).toBe('"Brass Owls","Safe","Who made it?",21,21,3,0,"no"');
    make.mockRestore();
  });

  it('open every team’s steps before the sheets are counted, and fold them again', async () => {
    const { host, shows } = await open(ENDED);
    await shows('Step by step');
    const folded = () => [...host.querySelectorAll('details')].filter((team) => !team.open).length;
    expect(folded()).toBe(2);
    window.dispatchEvent(new Event('beforeprint'));
    await until(() => expect(folded()).toBe(0));
    window.dispatchEvent(new Event('afterprint'));
    await until(() => expect(folded()).toBe(2));
  });

  it('end with the creator’s questions, one a line', async () => {
    const { host, shows } = await open(ENDED);
    await shows('To talk it over');
    const questions = [...host.querySelectorAll('ol[dir] li')].map(({ textContent }) => textContent);
    expect(questions).toEqual(['What did you see first?', 'Why 1894?']);
  });

  it('say that all are still inside, before the first step', async () => {
    const running = { ...ENDED, endedAt: null, goesAt: null, namesGoAt: null, debrief: '' };
    const nothing = { ...foxes, outcome: 'running', steps: [] } as const;
    const { host, shows } = await open({ ...running, teams: [nothing] });
    await shows('Still inside.');
    expect(control(host, 'To the board')?.getAttribute('href')).toBe('/projects?class=s');
    expect(host.textContent).not.toContain('What stays');
  });
});

describe('Q10 what stays of a class', () => {
  const kept = (host: HTMLElement) => [...host.querySelectorAll<HTMLInputElement>('main input[type=radio]')];

  it('is kept for 30 days if the teacher says so, and no longer if that changes', async () => {
    const keepResults = vi.fn(async () => ({ goesAt: START + 30 * 24 * 60 * MINUTE }));
    const { host, shows } = await open(ENDED, { keepResults });
    await shows('What stays');
    expect(kept(host).map(({ checked }) => checked)).toEqual([true, false]);
    kept(host)[1]?.click();
    await until(() => expect(kept(host).map(({ checked }) => checked)).toEqual([false, true]));
    expect(keepResults).toHaveBeenCalledWith({ sessionId: 's', isKept: true });
    await shows('until December 28');
  });

  it('Q2 has the names that pupils typed until the session goes, whatever else is kept', async () => {
    const named = { ...owls, names: ['Ada', 'Ben'] };
    const { host, shows } = await open(
      { ...ENDED, teams: [foxes, named] },
      {
        keepResults: async () => ({ goesAt: START + 30 * 24 * 60 * MINUTE }),
      },
    );
    await shows('Ada and Ben');
    await shows('The names that your pupils typed');
    expect(control(host, 'Save teams and names (CSV)')).toBeDefined();
    kept(host)[1]?.click();
    await shows('names of pupils until November 29');
    closePages();
    const later = await open({ ...ENDED, isKept: true, namesGoAt: null });
    await later.shows('no name of a pupil any more');
    expect(later.host.textContent).not.toContain('The names that your pupils typed');
  });

  it('is deleted at once after a question', async () => {
    const deleteClass = vi.fn(async () => ({}));
    const { host, shows, address } = await open(ENDED, { deleteClass });
    await shows('What stays');
    press(host, 'Delete it now');
    await shows('Delete this class now?');
    expect(deleteClass).not.toHaveBeenCalled();
    press(host, 'Delete it');
    await until(() => expect(address()).toBe('/projects'));
    expect(deleteClass).toHaveBeenCalledWith({ sessionId: 's' });
  });

  it('is told as before where a change fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refused = () => Promise.reject(new BackendError('offline', 'No network'));
    const { host, shows } = await open(ENDED, { keepResults: refused });
    await shows('What stays');
    kept(host)[1]?.click();
    await until(() => expect(log).toHaveBeenCalled());
    expect(kept(host).map(({ checked }) => checked)).toEqual([true, false]);
    log.mockRestore();
  });
});

it('Q12 what is stored stands on one page, in both languages', async () => {
  const { host, shows } = await open(ENDED, {}, '&show=stored');
  await shows('What a class leaves behind');
  await shows('The network an hour at most');
  press(host, 'Auf Deutsch lesen');
  await shows('Was von einer Klasse bleibt');
  expect(host.querySelector('[lang=de]')).not.toBeNull();
});
