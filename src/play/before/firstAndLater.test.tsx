import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import type { OwnRecord } from '../../shared/ports/RecordsPort.ts';
import { createGameRecordStore } from '../leaderboard/gameRecordStore.ts';
import { OwnPlace } from '../leaderboard/OwnPlace.tsx';
import { startGame } from '../session/testing/openGame.ts';
import { GameContext } from '../table/gameContext.ts';
import { endText } from '../text/ending.ts';
import { FirstOrAgain } from './FirstOrAgain.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

const PLAYER = { roomId: 'r', version: 1, playerId: 'guest_me' };

function ownRecord(time: number): OwnRecord {
  const name = { username: 'Anonymous', isNamed: false, isSignedIn: false };
  const help = { timeAllowance: 'standard', hints: 0, isHelped: false } as const;
  const record: GameRecord = { ...PLAYER, ...name, ...help, time, pausedFor: 0, createdAt: 0 };
  return { record, place: 2 };
}

/**
 * Renders the note for a player with this record; `time`: milliseconds of an escape that was just made, `total`: the
 * number of records on the leaderboard.
 */
async function told(own: OwnRecord | null, time?: number, total = 3): Promise<string> {
  const records = own === null ? [] : [own.record];
  const port = {
    loadLeaderboard: async () => ({ records, total, own }),
    loadAllRecords: async () => records,
  };
  const store = createGameRecordStore(port, PLAYER);
  await store.getState().load();
  return rendered(time === undefined ? <FirstOrAgain store={store} /> : <OwnPlace store={store} />, time);
}

async function rendered(piece: ReactNode, time = 0): Promise<string> {
  const { store: gameplay, status: gameStatus } = await startGame();
  gameplay.setState({ time, pausedFor: 0 });
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(() =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <GameContext value={{ gameplay, gameStatus }}>{piece}</GameContext>
      </ChakraProvider>,
    ),
  );
  const words = host.textContent ?? '';
  await act(() => root.unmount());
  return words;
}

it('P9 first escapes and later ones are told apart in words, before a play and after it', async () => {
  expect(await told(null)).toBe(roomPageText.firstPlay);
  expect(await told(ownRecord(90_000))).toBe(roomPageText.playAgain(90_000));
  expect(await told(ownRecord(90_000), 90_000)).toContain(endText.firstEscape);
  const later = await told(ownRecord(90_000), 60_000);
  expect(later).toContain(endText.ownPlace(2, 3));
  expect(later).toContain(endText.laterEscape(90_000));
  const alone = await told({ ...ownRecord(90_000), place: 1 }, 90_000, 1);
  expect(alone, 'no “Place 1 of 1”').toBe('You are the first on the leaderboard.');
});
