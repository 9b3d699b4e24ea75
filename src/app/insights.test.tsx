import { afterEach, describe, expect, it } from 'vitest';
import { plantedRoom, playPlanted } from '../../core/insight/testing/plantedPlays.ts';
import type { VersionFigures } from '../../core/insight/versionFigures.ts';
import type { ItemConfig, Room } from '../../core/room/model.ts';
import { readMendLink } from '../shared/mend/mendLink.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import type { Backend } from '../shared/ports/backend.ts';
import { until } from '../shared/testing/until.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { ada, closePages, control, openPage, press } from './testing/openPage.ts';

afterEach(closePages);

const { figures } = playPlanted();
/** Each thing has its id as its name. */
const itemConfigs = Object.fromEntries(
  Object.entries(plantedRoom.itemConfigs).map(([id, item]) => [id, { ...item, name: id }]),
);
const live: Room = { ...plantedRoom, itemConfigs, creatorId: 'u1', publishedVersion: 1, isPublished: true };

function backendWith(counted: readonly VersionFigures[], draft: Room = live): Backend {
  const versions = new Map([1, 2].map((version) => [`r ${version}`, { ...live, publishedVersion: version }]));
  return memoryBackend({ rooms: new Map([['r', draft]]), versions, figures: counted, user: ada });
}

const open = (backend: Backend, query = '') => openPage(`/projects?insights=r${query}`, backend);
const lockButton = (host: HTMLElement, id: string) => host.querySelector<HTMLElement>(`[data-lock="${id}"]`);
const linkOf = (host: HTMLElement, name: string) => {
  const href = control(host, name)?.getAttribute('href') ?? '';
  return readMendLink(new URL(href, 'http://app.invalid').searchParams);
};

describe('I6 Insights of a room with planted faults', () => {
  it('name where it loses people, and lead to each fault in the editor', async () => {
    const { host, shows } = await open(backendWith([figures]));
    await shows('Players get stuck most often at “box”.');
    expect(host.textContent).toContain('200 plays');
    for (const hot of host.querySelectorAll('[data-hot]')) expect(hot.textContent).toContain('box');
    expect(linkOf(host, 'Show “coin” in the editor')?.item).toBe('coin');
    expect(linkOf(host, 'Let “vase” say something')?.item).toBe('vase');
    expect(linkOf(host, 'Write a hint for “desk”')?.item).toBe('desk');
  });

  it('lead from the sentence about the worst lock to what happened there', async () => {
    const { host, shows, address } = await open(backendWith([figures]));
    await shows('How plays end');
    press(host, 'See why players get stuck at “box”');
    await until(() => expect(address()).toBe('/projects?insights=r&lock=box'));
    await until(() => expect(document.activeElement?.id).toBe('lock-title'));
  });

  it('lead back to the version before while the new one has hardly been played', async () => {
    const few = { ...figures, version: 2, escapes: 1, left: 0 };
    const { host, shows, address } = await open(
      backendWith([few, figures], { ...live, publishedVersion: 2 }),
    );
    await shows('Version 1 was played 200 times.');
    press(host, 'Show version 1');
    await until(() => expect(address()).toBe('/projects?insights=r&version=1'));
    await shows('Players get stuck most often at “box”.');
  });

  it('show what was typed at a lock, with the ways to mend it', async () => {
    const { host, shows, address } = await open(backendWith([figures]));
    await shows('The way through');
    lockButton(host, 'desk')?.click();
    await shows('What they typed instead');
    expect(address()).toBe('/projects?insights=r&lock=desk');
    await until(() => expect(document.activeElement?.id).toBe('lock-title'));
    const mend = {
      type: 'accept',
      answer: 'nightingal',
      times: expect.any(Number),
      lock: expect.any(String),
    };
    expect(linkOf(host, 'Accept “nightingal” at “desk”, too')).toMatchObject({ item: 'desk', mend });
    expect(linkOf(host, 'Reply to “nightingal” at “desk”')).toMatchObject({ mend: { type: 'say' } });
    expect(linkOf(host, 'Open the clue')).toMatchObject({ item: 'desk', mend: { type: 'clue' } });
    expect(host.textContent).toContain('The bird is a nightingale.');
    press(host, 'Close “desk”');
    await until(() => expect(address()).toBe('/projects?insights=r'));
  });

  it('offer nothing at a lock that has another answer by now, and mark what it accepts', async () => {
    const desk = live.itemConfigs.desk as ItemConfig;
    const withDesk = (changes: Partial<ItemConfig>): Room => ({
      ...live,
      itemConfigs: { ...live.itemConfigs, desk: { ...desk, ...changes } },
    });
    const changed = await open(backendWith([figures], withDesk({ unlockPassword: 'owl' })), '&lock=desk');
    await changed.shows('This lock has another answer now.');
    expect(control(changed.host, 'Accept “nightingal” at “desk”, too')).toBeUndefined();
    closePages();
    const accepted = await open(
      backendWith([figures], withDesk({ alsoAccepts: ['nightingal'] })),
      '&lock=desk',
    );
    await accepted.shows('opens it now');
    expect(control(accepted.host, 'Accept “nightingal” at “desk”, too')).toBeUndefined();
  });

  it('go along the way by arrows, into the editor by E, and to the list by L', async () => {
    const { host, shows, address } = await open(backendWith([figures]));
    await shows('The way through');
    const strike = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    const focused = () => (document.activeElement as HTMLElement).dataset.lock;
    lockButton(host, 'desk')?.focus();
    strike('ArrowRight');
    expect(focused()).toBe('safe');
    strike('End');
    expect(focused()).toBe('box');
    strike('l');
    await shows('minutes: half / 90%');
    lockButton(host, 'box')?.focus();
    strike('e');
    await until(() => expect(address()).toMatch(/^\/room-editor\/r\?item=box/));
  });
});

it('I6 tells what a room is played with, from twenty plays on', async () => {
  const devices = { touch: 15, mouse: 10, upright: 10, wide: 15 };
  const { host, shows } = await open(backendWith([{ ...figures, devices }]));
  await shows('touch 60%');
  expect(host.textContent).toContain('upright 40%');
  closePages();
  const few = await open(backendWith([{ ...figures, devices: { touch: 10, wide: 10 } }]));
  await few.shows('How plays end');
  expect(few.host.textContent).not.toContain('touch');
});

describe('Insights with little to tell', () => {
  it('I6 keep figures of fewer than five plays to themselves', async () => {
    const few = { ...figures, escapes: 3, left: 0 };
    const { host, shows } = await open(backendWith([few]));
    await shows('Too few plays for figures');
    expect(host.textContent).toContain('2 more plays are needed.');
    expect(host.textContent).not.toContain('escaped 3');
    expect(lockButton(host, 'desk')).toBeNull();
  });

  it('say so while nobody has played, and of a room that was never published', async () => {
    const { shows } = await open(backendWith([]));
    await shows('Nobody has been locked in yet');
    closePages();
    const draft = { ...live, publishedVersion: 0, isPublished: false };
    await (await open(backendWith([], draft))).shows('This room was never published');
  });

  it('keep the map where the figures fail, and load them anew', async () => {
    const backend = backendWith([figures]);
    const { loadFigures } = backend.insights;
    backend.insights.loadFigures = () => Promise.reject(new BackendError('unknown', 'broken'));
    const { host, shows } = await open(backend);
    await shows('The figures could not be loaded');
    expect(host.textContent).toContain('The way through');
    backend.insights.loadFigures = loadFigures;
    press(host, 'Try again');
    await shows('Players get stuck most often at “box”.');
  });

  it('show the last figures of this visit with their age where newer ones fail', async () => {
    const backend = backendWith([figures]);
    await (await open(backend)).shows('Players get stuck most often at “box”.');
    closePages();
    backend.insights.loadFigures = () => Promise.reject(new BackendError('offline', 'no network'));
    const { shows } = await open(backend);
    await shows('You’re offline. These figures are from today');
    await shows('Players get stuck most often at “box”.');
  });
});

describe('I6 versions in Insights', () => {
  const later = { ...figures, version: 2, escapes: 190, left: 10 };

  it('stand side by side, and each can be chosen', async () => {
    const { host, shows, address } = await open(
      backendWith([later, figures], { ...live, publishedVersion: 2 }),
    );
    await shows('side by side');
    expect(host.querySelector('#versions')?.textContent).toContain('95%');
    const choice = host.querySelector('select');
    if (!choice) throw new Error('There is no choice of version.');
    expect([...choice.options].map(({ text }) => text)).toEqual(['Version 2, live', 'Version 1']);
    choice.value = '1';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => expect(address()).toBe('/projects?insights=r&version=1'));
    await until(() => expect(host.querySelector('#versions')).toBeNull());
  });

  it('tell too few of one version in its column, beside the figures of another', async () => {
    const few = { ...later, escapes: 3, left: 0 };
    const { host, shows } = await open(backendWith([few, figures], { ...live, publishedVersion: 2 }));
    await shows('Too few plays for figures');
    expect(host.querySelector('#versions')?.textContent).toContain('84%too few plays');
  });

  it('begin at the row of a room, and lead back to the rooms', async () => {
    const { host, shows, address } = await openPage('/projects', backendWith([figures]));
    await until(() => expect(control(host, `Insights of ${live.roomName}`)).toBeDefined());
    press(host, `Insights of ${live.roomName}`);
    await shows('How plays end');
    press(host, 'Your rooms');
    await until(() => expect(address()).toBe('/projects'));
  });
});
