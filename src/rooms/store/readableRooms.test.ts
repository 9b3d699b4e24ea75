import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readableFirst } from '../../../core/room/lists/readableFirst.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { summaryEntry } from '../../app/testing/memory/summaryEntry.ts';
import type { DashboardPort } from '../../shared/ports/DashboardPort.ts';
import { loadReadablePage } from './readableRooms.ts';

const PAGE = 6;

/** A list of rooms in these languages, and the requests made to it. */
function listOf(languages: readonly string[]) {
  const rooms = languages.map((language, place) => summaryEntry(`r${place}`, { language }));
  const asked: string[] = [];
  const port: DashboardPort = {
    summary: async (_sortBy, startAfter, { language = '' } = {}, limit = PAGE) => {
      asked.push(`${language || 'any'} after ${startAfter ?? 'none'}`);
      const found = rooms.filter((room) => language === '' || room.language === language);
      const from = rooms.findIndex(({ id }) => id === startAfter);
      return found.filter((room) => rooms.indexOf(room) > from).slice(0, limit);
    },
  };
  return { rooms, asked, port };
}

async function readAll(port: DashboardPort, reads: string): Promise<readonly SummaryEntry[]> {
  let shown: readonly SummaryEntry[] = [];
  for (;;) {
    const page = await loadReadablePage(port, { sortBy: 'createdAt', reads }, shown, PAGE);
    shown = [...shown, ...page];
    if (page.length < PAGE) return shown;
  }
}

it('shows every room once, page after page: those that can be read first, each part in the order of the list', async () => {
  const languages = fc.array(fc.constantFrom('en', 'de', 'fr'), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(languages, fc.constantFrom('en', 'de', 'it'), async (all, reads) => {
      const { rooms, port } = listOf(all);
      expect(await readAll(port, reads)).toEqual(readableFirst(rooms, reads));
    }),
    { numRuns: 60 },
  );
});

it('asks no more of a list that can be read than its pages, and of another three things', async () => {
  const english = listOf(Array<string>(8).fill('en'));
  await loadReadablePage(english.port, { sortBy: 'count', reads: 'en' }, [], PAGE);
  expect(english.asked).toEqual(['any after none']);
  const mixed = listOf(['en', 'en', 'de', 'en', 'en', 'en', 'en', 'en', 'de']);
  const page = await loadReadablePage(mixed.port, { sortBy: 'count', reads: 'de' }, [], PAGE);
  expect(page.map(({ id }) => id)).toEqual(['r2', 'r8', 'r0', 'r1', 'r3', 'r4']);
  expect(mixed.asked).toEqual(['any after none', 'de after none']);
});
