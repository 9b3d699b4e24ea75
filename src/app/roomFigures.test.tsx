import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_RATINGS } from '../../core/room/lists/rating.ts';
import { RoomsBand } from '../landing/RoomsBand.tsx';
import { showRooms } from '../landing/showRooms.ts';
import { RoomFactsRow } from '../play/before/RoomFactsRow.tsx';
import { RoomCard } from '../rooms/card/RoomCard.tsx';
import { roomFigures } from '../rooms/card/roomFigures.ts';
import { until } from '../shared/testing/until.ts';
import { summaryEntry } from './testing/memory/summaryEntry.ts';

const ROOM = summaryEntry('r', {
  timeLimit: 20,
  difficulty: { band: 'medium', minutes: 7 },
  avgRating: 4.26,
  count: 1234,
  goodFor: 3,
  bestTime: 247_900,
  language: 'de',
});
const { limit, best, language, ...figures } = roomFigures(ROOM);

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('a room’s figures are told in words; a best time is cut, never rounded up', () => {
  expect(figures).toEqual({
    rating: '4.3',
    plays: '1,234 plays',
    difficulty: 'Tricky, about 7 min',
    players: 'Good for 1 to 3',
  });
  expect([limit, best, language]).toEqual(['Time limit 20 min', 'Best 4:07', 'German']);
  expect(roomFigures({ ...ROOM, count: 0 }).plays, 'not “0 plays”').toBeNull();
});

it('a room’s figures are the same on a card, on the room’s page and on the front page', async () => {
  const card = show(<RoomCard room={ROOM} />);
  const page = show(<RoomFactsRow summary={ROOM} aggregate={NO_RATINGS} />);
  const front = await showFrontPage();
  for (const place of [card, page, front])
    for (const figure of Object.values(figures)) expect(place).toContain(figure);
  for (const place of [card, front])
    for (const figure of [limit, best, language]) expect(place).toContain(figure);
});

function show(part: ReactNode): string {
  const html = renderToStaticMarkup(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>{part}</MemoryRouter>
    </ChakraProvider>,
  );
  return html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, '');
}

/** The front page's cards, as its script fills them in. */
async function showFrontPage(): Promise<string> {
  document.body.innerHTML = renderToStaticMarkup(<RoomsBand />);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onSight: (entries: { isIntersecting: boolean }[]) => void;
      constructor(onSight: (entries: { isIntersecting: boolean }[]) => void) {
        this.#onSight = onSight;
      }
      observe() {
        queueMicrotask(() => this.#onSight([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json([ROOM]));
  showRooms();
  await until(() => expect(document.body.textContent).toContain(ROOM.roomName));
  return document.body.textContent ?? '';
}
