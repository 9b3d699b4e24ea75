import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '../../../core/edit/command.ts';
import { build, hideIn, say } from '../../../core/testing/build.ts';
import { lookOf } from '../lockDialog/lookOf.ts';
import { CODE, startGame, studyRoom } from '../session/testing/openGame.ts';
import { GameContext } from '../table/gameContext.ts';
import { RoomWords } from './RoomWords.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

/** Opens a changed room and collects everything it announces. */
async function openRoom(commands: readonly Command[]) {
  const room = build(commands, studyRoom());
  const game = await startGame(room);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(() =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <GameContext value={{ gameplay: game.store, gameStatus: game.status }}>
          <RoomWords isHidden={false} missingAt={null} />
        </GameContext>
      </ChakraProvider>,
    ),
  );
  const lines = () =>
    [...host.querySelectorAll('[role=status]')].reverse().map(({ lastElementChild }) => lastElementChild);
  return { ...game, lines, end: () => act(() => root.unmount()) };
}

it('the effects of a lock are announced again once it is closed, since nobody heard them below it', async () => {
  const { store, named, lines, end } = await openRoom([
    { type: 'setOpenedDescription', id: 'chest', openedDescription: 'Odd socks.' },
  ]);
  await act(() => store.getState().click(named('chest')));
  await act(() => store.getState().enterPassword(CODE));
  const below = lines();
  await act(() => store.getState().showRoom());
  const said = lines();
  expect(said.map((line) => line?.textContent)).toEqual([
    expect.stringContaining('It unlocks'),
    'chest: Odd socks.',
  ]);
  for (const [place, line] of said.entries()) {
    expect(line?.textContent).toBe(below[place]?.textContent);
    expect(line).not.toBe(below[place]);
  }
  await end();
});

it('the effects of a letter are announced again once it is closed', async () => {
  const { store, named, lines, end } = await openRoom([
    { type: 'setShowsAs', id: 'tv', showsAs: 'paper' },
    ...say('tv', 'Snow, and under it a key.'),
    ...hideIn('tv', 'key'),
  ]);
  await act(() => store.getState().click(named('tv')));
  expect(store.getState().dialog?.type).toBe('message');
  const [below] = lines();
  await act(() => store.getState().closeDialog());
  const [said] = lines();
  expect(said?.textContent).toBe('New here: key.');
  expect(said).not.toBe(below);
  await end();
});

it('many finds are seen by their pictures in one line, and heard by their names', async () => {
  const { store, named, lines, end } = await openRoom([
    ...hideIn('tv', 'key'),
    { type: 'setItemsToHide', id: 'tv', itemsToHide: ['key', 'note', 'chest'] },
  ]);
  await act(() => store.getState().click(named('tv')));
  const [said] = lines();
  const seen = said?.querySelector('[aria-hidden]');
  expect(seen?.textContent).toBe('New here: 3 things');
  expect(seen?.querySelectorAll('img')).toHaveLength(3);
  expect(said?.parentElement?.textContent).toContain('New here: key, note, and chest.');
  await end();
});

it('an opened item is announced with its look, by its kind', () => {
  expect(lookOf('/art/items/chest/oak/opened.webp')).toBe('open');
  expect(lookOf('/art/items/lamp/amber/opened.webp')).toBe('lit');
  expect(lookOf('/art/items/chest/oak/default.webp')).toBeUndefined();
  expect(lookOf('/pictures/versions/a/1/x.webp')).toBeUndefined();
});
