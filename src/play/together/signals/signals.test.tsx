import { Box, ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { build, furnish, lockByItem } from '../../../../core/testing/build.ts';
import { keyEntry, tvEntry } from '../../../../core/testing/entries.ts';
import { furnished } from '../../../../core/testing/furnished.ts';
import { ModalDialog, ShownInDialogs } from '../../../shared/dialog/ModalDialog.tsx';
import { createGameplayStore } from '../../session/gameplayStore.ts';
import { createPlayStagePort } from '../../session/playStagePort.ts';
import { GameContext, useGameplay } from '../../table/gameContext.ts';
import { createPresenceStore } from '../live/presenceStore.ts';
import { stepTogether } from '../session/stepTogether.ts';
import { NewsOverDialog, NewsSlip } from '../table/NewsSlip.tsx';
import { type Seated, SeatedContext } from '../teamContext.ts';
import { chooseCompany } from '../telling/companyChoice.ts';
import { createTellingStore } from '../telling/tellingStore.ts';
import { PartyServer } from '../testing/partyServer.ts';
import { Company } from './Company.tsx';
import { createCompanyStore } from './companyStore.ts';
import { SignalMenu } from './SignalMenu.tsx';

const roots: Root[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  for (const root of roots.splice(0)) await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const THINGS = { key: keyEntry, tv: tvEntry };

/** Opens a room with a key and a telly for the first of two players, with the buttons that the stage has. */
async function openRoom(room = build(lockByItem('door', 'key'), furnish(THINGS))) {
  const server = new PartyServer(room, 2);
  const none = () => null;
  const [gameplay, other] = [0, 1].map((seat) =>
    createGameplayStore({ judge: server.judge(seat, () => null, none), step: stepTogether, now: Date.now }),
  );
  if (!gameplay || !other) throw new Error('There are two players.');
  server
    .channel(0, none)
    .hear('seat0', (number, text) =>
      gameplay.getState().hear({ events: [], change: null, ...JSON.parse(text), number }),
    );
  const isConnected = { now: true };
  const company = createCompanyStore({ seat: 0, isConnected: () => isConnected.now });
  const telling = createTellingStore();
  const presence = createPresenceStore();
  const seated = { seat: 0, company, telling, presence, inClass: null } as unknown as Seated;
  void gameplay.getState().open();
  await passes(100);
  void gameplay.getState().start();
  await passes(100);
  void other.getState().open();
  await passes(100);
  void gameplay.getState().refresh();
  await passes(100);
  const port = createPlayStagePort(gameplay);
  const stage = { positionAt: () => ({ x: 25, y: 50 }) };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  await act(() =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <GameContext value={{ gameplay, gameStatus: gameplay }}>
          <SeatedContext value={seated}>
            <section>
              <div data-stage>
                <Things />
                <Company port={port} stage={stage} show={() => {}} />
                <SignalMenu port={port} stage={stage} show={() => {}} />
                <NewsSlip />
              </div>
              <ShownInDialogs value={<NewsOverDialog />}>
                <Letter />
              </ShownInDialogs>
            </section>
          </SeatedContext>
        </GameContext>
      </ChakraProvider>,
    ),
  );
  const scene = gameplay.getState().scene?.id ?? '';
  return { gameplay, other, company, telling, isConnected, scene };
}

/** A letter that covers the room while `isOpen` is set. */
const letter = createStore(() => ({ isOpen: false }));
const openLetter = (isOpen: boolean) => act(() => letter.setState({ isOpen }));

function Letter() {
  const { isOpen } = useStore(letter);
  if (!isOpen) return null;
  return (
    <ModalDialog labelledBy="" onClose={() => {}}>
      Dear all
    </ModalDialog>
  );
}

function Things() {
  const items = useGameplay((s) => s.items);
  return (
    <Box role="group" tabIndex={-1}>
      {Object.values(items).map(({ id, label }) => (
        <button key={id} type="button" data-item={id}>
          {label}
        </button>
      ))}
    </Box>
  );
}

function thing(label: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[data-item]')].find(
    (each) => each.textContent === label,
  );
  if (!found) throw new Error(`There is no ${label}.`);
  return found;
}

const press = (key: string) =>
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const menu = () => document.querySelector('[role=menu]');
const spoken = () => document.querySelector('[data-told]')?.textContent;

describe('by keys', () => {
  it('P opens a list at the thing in focus, and a number sends; the focus comes back', async () => {
    const { company, scene } = await openRoom();
    thing('tv').focus();
    await press('p');
    expect(menu()?.getAttribute('aria-label')).toBe('Signal at: tv');
    expect(document.activeElement?.textContent).toContain('Look');
    await press('3');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(thing('tv'));
    expect(company.getState().signals[0]).toMatchObject({ kind: 'help', scene });
    expect(spoken()).toBe('Signal sent: Help');
  });

  it('arrows choose, and Escape closes the list alone', async () => {
    const { company } = await openRoom();
    thing('tv').focus();
    await press('p');
    await press('ArrowUp');
    expect(document.activeElement?.textContent).toContain('Thanks');
    await press('ArrowDown');
    await press('ArrowDown');
    expect(document.activeElement?.textContent).toContain('Come here');
    await press('Escape');
    expect(menu()).toBeNull();
    expect(company.getState().signals).toEqual({});
  });

  it('T opens the team, N tells the last three again', async () => {
    const { company, telling } = await openRoom();
    thing('tv').focus();
    await press('t');
    expect(company.getState().sheet).toBe('team');
    telling.getState().tell({ by: 1, text: 'Guest 1 took: key' });
    await passes(5000);
    await press('n');
    expect(telling.getState().slips.map(({ text }) => text)).toEqual(['Guest 1 took: key']);
  });

  it('without the channel a word says that there are no signals', async () => {
    const { company, isConnected } = await openRoom();
    isConnected.now = false;
    thing('tv').focus();
    await press('p');
    await press('1');
    await passes(100);
    expect(company.getState().signals).toEqual({});
    expect(spoken()).toContain('not kept for later');
  });
});

describe('others', () => {
  it('are seen where they point in this scene, unless that is not wanted; signals are seen all the same', async () => {
    const { company, scene } = await openRoom();
    const see = (seen: string) =>
      act(() => company.getState().seePointers({ 1: { x: 10, y: 20, scene: seen } }));
    await see('elsewhere');
    expect(document.querySelector('[data-pointer]')).toBeNull();
    await see(scene);
    expect(document.querySelector('[data-pointer]')?.textContent).toBe('Guest 1');
    const at = Date.now();
    await act(() => company.getState().seeSignals({ 1: { kind: 'ping', x: 1, y: 2, scene, at } }, at));
    await act(() => chooseCompany('showsPointers', false));
    expect(document.querySelector('[data-pointer]')).toBeNull();
    expect(document.querySelector('[data-signal=ping]')?.textContent).toBe('Look here');
    await passes(10);
    expect(spoken()).toContain('Guest 1: look here');
    await act(() => chooseCompany('showsPointers', true));
    await passes(4000);
    expect(document.querySelector('[data-signal]')).toBeNull();
  });

  it('are told of in slips that fade while the next one comes', async () => {
    const { telling } = await openRoom();
    const slips = () =>
      [...document.querySelectorAll('[aria-live=off] > *')].map((slip) => [
        slip.textContent,
        slip.hasAttribute('inert'),
      ]);
    for (const text of ['Guest 1 took: key', 'Guest 1 took: note'])
      await act(() => telling.getState().tell({ by: 1, text }));
    expect(slips()).toEqual([['Guest 1 took: key', false]]);
    await passes(3000);
    expect(slips()).toEqual([
      ['Guest 1 took: key', true],
      ['Guest 1 took: note', false],
    ]);
    const faded = document.querySelector('[aria-live=off] > [inert]');
    await act(() => faded?.dispatchEvent(new Event('animationend', { bubbles: true })));
    expect(slips()).toEqual([['Guest 1 took: note', false]]);
  });

  it('are told of above a letter that covers the stage, and not what was said before', async () => {
    const { telling, company, scene } = await openRoom();
    const tell = (text: string) => act(() => telling.getState().tell({ by: 1, text }));
    const saidOver = () => document.querySelector('dialog [role=status]')?.textContent;
    await tell('Guest 1 took: key');
    await passes(5000);
    await openLetter(true);
    expect(saidOver()).toBe('');
    await tell('Guest 1 took: note');
    await passes(10);
    expect(saidOver()).toBe('Guest 1 took: note');
    expect(document.querySelector('dialog')?.textContent).toContain('Guest 1 took: noteGuest 1 took: note');
    // The stage would show the signal itself, but the letter covers it.
    const at = Date.now();
    await act(() => company.getState().seeSignals({ 1: { kind: 'help', x: 1, y: 2, scene, at } }, at));
    await passes(5000);
    expect(saidOver()).toContain('Guest 1 asks for help');
    expect(telling.getState().slips.map(({ text }) => text)).toEqual([expect.stringContaining('for help')]);
    await openLetter(false);
  });

  it('T17 are heard to go to a place that the team has entered', async () => {
    const behindTv = { tv: { onClick: { type: 'go', to: 'cellar' } } } as const;
    const { gameplay, other, telling } = await openRoom(furnished(THINGS, behindTv, { cellar: 'place' }));
    const goDown = async ({ getState }: typeof other) => {
      const { items, click } = getState();
      const way = Object.values(items).find(({ label }) => label === 'tv');
      // The first click opens the way.
      for (const _ of [1, 2]) {
        if (way) void click(way.id);
        await passes(10_000);
      }
    };
    await goDown(other);
    expect(spoken()).toBe('Guest 1 goes to: cellar');
    const said = telling.getState().spoken;
    await goDown(gameplay);
    expect(telling.getState().spoken).toBe(said);
  });

  it('who take the thing in focus send the focus to the room', async () => {
    const { gameplay, other } = await openRoom();
    const key = Object.values(other.getState().items).find(({ label }) => label === 'key');
    thing('key').focus();
    if (key) void other.getState().click(key.id);
    await passes(200);
    expect(gameplay.getState().inventory).toHaveLength(1);
    expect(document.activeElement?.getAttribute('role')).toBe('group');
  });
});

describe('by pointer', () => {
  const room = () => {
    const canvas = document.createElement('canvas');
    document.querySelector('[data-stage]')?.append(canvas);
    return canvas;
  };
  const pointer = (on: Element, type: string) =>
    act(() => on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0 })));

  it('a place that is held for 450 ms has a ring of four, and the game forgets the press', async () => {
    await openRoom();
    const canvas = room();
    const forgotten = vi.fn();
    canvas.addEventListener('pointercancel', forgotten);
    await pointer(canvas, 'pointerdown');
    await passes(400);
    expect(menu()).toBeNull();
    await passes(50);
    expect(menu()?.querySelectorAll('[role=menuitem]')).toHaveLength(4);
    expect(forgotten).toHaveBeenCalledOnce();
  });

  it('a tap has none', async () => {
    await openRoom();
    const canvas = room();
    await pointer(canvas, 'pointerdown');
    await pointer(canvas, 'pointerup');
    await passes(1000);
    expect(menu()).toBeNull();
  });

  it('after the tool, the next tap is a signal there', async () => {
    const { company, scene } = await openRoom();
    await act(() => company.getState().setMenu({ type: 'armed' }));
    await act(() => document.querySelector<HTMLElement>('[data-armed]')?.click());
    expect(company.getState().signals[0]).toMatchObject({ kind: 'ping', x: 250, y: 500, scene });
    expect(company.getState().menu).toBeNull();
  });
});
