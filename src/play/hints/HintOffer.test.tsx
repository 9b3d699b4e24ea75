import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Room } from '../../../core/room/model.ts';
import { RoomWords } from '../notices/RoomWords.tsx';
import { startGame, studyRoom, type TestGame } from '../session/testing/openGame.ts';
import { GameContext } from '../table/gameContext.ts';
import { hintsText } from '../text/hints.ts';
import { HintCount } from './HintCount.tsx';

/** Milliseconds before the offer: a third of the five minutes that the time limit of the study gives. */
const PATIENCE = 100_000;

let game: TestGame;
let host: HTMLElement;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  await show(studyRoom());
});

async function show(room: Room): Promise<void> {
  game = await startGame(room);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  await act(() =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <GameContext value={{ gameplay: game.store, gameStatus: game.status }}>
          <HintCount />
          <RoomWords isHidden={false} missingAt={null} />
        </GameContext>
      </ChakraProvider>,
    ),
  );
}

async function leave(): Promise<void> {
  await act(() => root.unmount());
  host.remove();
}

afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offer = () => host.textContent?.includes(hintsText.offer.words);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (words: string) =>
  act(() => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click());

async function clickOn(label: string) {
  await act(() => game.store.getState().click(game.named(label)));
  game.pass(1000);
}

it('P16 offers a hint after minutes without a step, once, and counts those that are asked for', async () => {
  await pass(PATIENCE - 1000);
  await clickOn('Door');
  expect(offer(), 'that was no step').toBe(false);
  await pass(1000);
  expect(offer()).toBe(true);
  await press(hintsText.offer.accept);
  expect(game.store.getState().help).toBe('hints');
  expect(offer()).toBe(false);
  await act(() => game.store.getState().askHint());
  expect(host.textContent).toContain(hintsText.asked(1));
  await act(() => game.store.getState().setHelp(null));
  await pass(10 * PATIENCE);
  expect(offer()).toBe(false);
});

it('P16 offers none while a lock is open, and none again once the offer was dismissed', async () => {
  await clickOn('chest');
  expect(game.store.getState().dialog?.type).toBe('password');
  await pass(2 * PATIENCE);
  expect(offer()).toBe(false);
  await act(() => game.store.getState().closeDialog());
  expect(offer()).toBe(true);
  await press(hintsText.offer.decline);
  await pass(2 * PATIENCE);
  expect(offer()).toBe(false);
});

async function answerWrongly(): Promise<void> {
  await clickOn('chest');
  await act(() => game.store.getState().enterPassword('1850'));
  await act(() => game.store.getState().closeDialog());
}

it('I9 offers a hint after the time that a wrong answer tells, counted from the last step', async () => {
  await leave();
  await show({ ...studyRoom(), timeLimit: 60 });
  game.network.offerAfter = 300;
  await pass(100_000);
  await answerWrongly();
  await pass(199_000);
  expect(offer(), 'others needed longer than is usual').toBe(false);
  await pass(1000);
  expect(offer()).toBe(true);
});

it('I9 offers it sooner where others are faster, and again after the usual time once the lock is open', async () => {
  game.network.offerAfter = 60;
  await pass(20_000);
  await answerWrongly();
  await clickOn('chest');
  await act(() => game.store.getState().enterPassword('1848'));
  await act(() => game.store.getState().closeDialog());
  await pass(PATIENCE - 1000);
  expect(offer(), 'that was a step').toBe(false);
  await pass(1000);
  expect(offer()).toBe(true);
});

it('I9 never offers one where the room does not want it', async () => {
  await leave();
  await show({ ...studyRoom(), offersHelp: false });
  game.network.offerAfter = 60;
  await answerWrongly();
  await pass(10 * PATIENCE);
  expect(offer()).toBe(false);
});
