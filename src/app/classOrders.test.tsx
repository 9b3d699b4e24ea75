import { afterEach, describe, expect, it } from 'vitest';
import { boardTeam, classBoard } from '../class/testing/boards.ts';
import { typeText } from '../shared/form/testing/typeText.ts';
import { until, untilFound } from '../shared/testing/until.ts';
import { bats, HINT, running, site } from './testing/classSite.ts';
import { closePages, openPage, press } from './testing/openPage.ts';

afterEach(closePages);

describe('Q5 what a teacher orders at the board', () => {
  it('sends a hint by a key, which Escape calls back', async () => {
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

  it('tells what each team will read before a hint goes to all', async () => {
    const owls = boardTeam();
    const out = boardTeam({ team: 2, name: 'Quiet Foxes', outcome: 'escaped' });
    const { server, backend } = site(classBoard({ teams: [owls, bats, out] }));
    const { host, shows } = await openPage('/projects?class=s1', backend);
    await shows('Lantern Bats');
    press(host, 'More for all teams');
    const entry = await untilFound(() =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
        ({ textContent }) => textContent === 'Hint for all',
      ),
    );
    entry.click();
    await shows('“There is something to read.”');
    const told = [...host.querySelectorAll('dialog li')].map(({ textContent }) => textContent ?? '');
    expect(told.map((line) => line.slice(0, 10))).toEqual(['Brass Owls', 'Lantern Ba']);
    expect(server.orders).toEqual([]);
    press(host, 'Give these hints');
    await until(() => expect(server.orders).toEqual([{ type: 'hint', team: null }]));
  });

  it('asks before the end of all, and lets an ended team go on', async () => {
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

  it('tells what was sent, when and to whom, the latest first', async () => {
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

  it('sends by Enter what was chosen or typed, and nothing else', async () => {
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
});
