import { afterEach, expect, it } from 'vitest';
import type { GameRecord } from '../../core/play/record/gameRecord.ts';
import { CODE, openGame, startGame, type TestGame } from '../play/session/testing/openGame.ts';
import { endText } from '../play/text/ending.ts';
import { roomPageText } from '../rooms/text/roomPage.ts';
import type { OwnRecord } from '../shared/ports/RecordsPort.ts';
import { openingText } from '../shared/text/opening.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { summaryEntry } from './testing/memory/summaryEntry.ts';
import { ada, closePages, control, openPage, press } from './testing/openPage.ts';

afterEach(closePages);

/** The page of one of three published rooms, with a play and an earlier escape of the player. */
function openRoom({ judge }: TestGame, own: OwnRecord | null = null) {
  const others = ['2', '3'].map((id) => summaryEntry(id));
  const backend = memoryBackend();
  const records = own === null ? [] : [own.record];
  return openPage('/gameplay/1', {
    ...backend,
    records: { ...backend.records, loadLeaderboard: async () => ({ records, total: records.length, own }) },
    remoteJudge: async () => judge,
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

it('leads its creator, and nobody else, back to building it and to how it is played', async () => {
  const { judge } = await openGame();
  const at = (creatorId: string) => {
    const backend = memoryBackend({ user: ada });
    const loadSummary = async (id: string) => summaryEntry(id, { creatorId });
    return openPage('/gameplay/1', {
      ...backend,
      remoteJudge: async () => judge,
      rooms: { ...backend.rooms, loadSummary },
    });
  };
  const own = await at(ada.userId);
  await own.shows(roomPageText.own.edit);
  const hrefs = [roomPageText.own.edit, roomPageText.own.results].map((name) =>
    control(own.host, name)?.getAttribute('href'),
  );
  expect(hrefs).toEqual(['/room-editor/1', '/projects?results=1']);
  closePages();
  const another = await at('somebody');
  await another.shows(openingText.start);
  expect(control(another.host, roomPageText.own.edit)).toBeUndefined();
});

it.each([
  { title: endText.escapedTitle, end: getOut },
  {
    title: endText.gameOverTitle,
    end: async ({ pass, store }: TestGame) => {
      pass(5 * 60_000);
      await store.getState().poll();
    },
  },
])('“$title” offers stars, a bookmark, sharing and the next rooms', async ({ title, end }) => {
  const game = await startGame();
  await end(game);
  const page = await openRoom(game);
  await page.shows(title);
  await page.shows(endText.rate.question);
  for (const offer of ['Bookmark', roomPageText.share.share, endText.moreRooms])
    expect(control(page.host, offer), offer).toBeDefined();
  const isLate = title === endText.gameOverTitle;
  expect(control(page.host, endText.tryLonger.halfMore) !== undefined, 'more time').toBe(isLate);
  await page.shows(roomPageText.next);
  expect(control(page.host, `${endText.nextRoom}: Room 2`)?.getAttribute('href')).toBe('/gameplay/2');
  const next = page.host.querySelector(`ul[aria-label="${roomPageText.next}"]`);
  expect([...(next?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual(['Room 3']);
});

it('begins anew with one press', async () => {
  const game = await startGame();
  await getOut(game);
  const page = await openRoom(game);
  await page.shows(endText.escapedTitle);
  press(page.host, endText.playAgain);
  await expect
    .poll(async () => (await game.judge.startPlay()).view)
    .toMatchObject({ isStarted: true, isEscaped: false });
});

it('the name and the stars have their place before it is known that they are asked for', async () => {
  const game = await startGame();
  await getOut(game);
  const backend = memoryBackend();
  const page = await openPage('/gameplay/1', {
    ...backend,
    records: { ...backend.records, loadLeaderboard: () => new Promise(() => {}) },
    remoteJudge: async () => game.judge,
    rooms: { ...backend.rooms, loadSummary: () => new Promise(() => {}) },
  });
  await page.shows(endText.escapedTitle);
  const kept = [...page.host.querySelectorAll('[inert]')].map(({ textContent }) => textContent ?? '');
  expect(kept.some((text) => text.includes(endText.nameLabel))).toBe(true);
  expect(kept.some((text) => text.includes(endText.rate.question))).toBe(true);
});

it('the page of a room offers stars to who escaped from it, also where that was before an account was made, and to nobody else', async () => {
  const record: GameRecord = {
    ...{ roomId: '1', version: 1, playerId: 'u1', username: 'Anonymous', isNamed: false, isSignedIn: true },
    ...{ time: 90_000, pausedFor: 0, timeAllowance: 'standard', hints: 0, isHelped: false, createdAt: 0 },
  };
  const escaped = await openRoom(await openGame(), { record, place: 1 });
  await escaped.shows(roomPageText.playAgain(90_000));
  await escaped.shows(endText.rate.question);

  const stranger = await openRoom(await openGame());
  await stranger.shows(roomPageText.firstPlay);
  expect(stranger.host.textContent).not.toContain(endText.rate.question);
});
