// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { CODE, startGame, type TestGame } from '../stores/gameplay/testing/openGame.ts';
import { memoryBackend } from '../stores/testing/memoryBackend.ts';
import { summaryEntry } from '../stores/testing/summaryEntry.ts';
import { gameplayText } from '../text/gameplay.ts';
import { roomPageText } from '../text/roomPage.ts';
import { closePages, control, openPage } from './testing/openPage.ts';

vi.setConfig({ testTimeout: 30_000 });

afterEach(closePages);

/** The page of a room whose play has come to its end, of three that are published. */
function openEnd({ judge }: TestGame) {
  const others = ['2', '3'].map((id) => summaryEntry(id));
  const backend = memoryBackend();
  return openPage('/gameplay/1', {
    ...backend,
    remoteJudge: () => judge,
    rooms: { ...backend.rooms, loadSummary: async (id) => summaryEntry(id) },
    dashboard: { summary: async () => [summaryEntry('1'), ...others] },
  });
}

async function getOut({ store, named, pass }: TestGame) {
  const play = store.getState();
  await play.click(named('chest'));
  await play.enterPassword(CODE);
  pass(1000);
  await play.click(named('key'));
  await store.getState().useEntry({ entry: named('key'), on: named('Door') });
}

it.each([
  { title: gameplayText.escapedTitle, end: getOut },
  {
    title: gameplayText.gameOverTitle,
    end: async ({ pass, store }: TestGame) => {
      pass(5 * 60_000);
      await store.getState().poll();
    },
  },
])('“$title” offers stars, a bookmark, sharing and the next rooms', async ({ title, end }) => {
  const game = await startGame();
  await end(game);
  const page = await openEnd(game);
  await page.shows(title);
  await page.shows(roomPageText.rate.question);
  for (const offer of ['Bookmark', roomPageText.share.share, gameplayText.moreRooms])
    expect(control(page.host, offer), offer).toBeDefined();
  await page.shows(roomPageText.next);
  const next = page.host.querySelector(`ul[aria-label="${roomPageText.next}"]`);
  expect([...(next?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Room 2',
    'Room 3',
  ]);
});
