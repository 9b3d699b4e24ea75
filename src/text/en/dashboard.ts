import { createFormats } from '../formats.ts';

const { counted, number, rating } = createFormats('en');

/** Words of /dashboard and of the cards of published rooms. */
export const dashboardText = {
  page: 'Rooms',
  title: 'Find the way out',
  lead: 'Search the room, crack the codes, beat the clock. Pick a door; no account needed.',
  build: 'Build your own room',
  stepInside: 'Step inside',
  rooms: 'Published rooms',
  sortLabel: 'Sort rooms by',
  sort: { createdAt: 'Latest', count: 'Most Popular', avgRating: 'Highest Rating' },
  by: (creator: string) => `by ${creator}`,
  minutes: (minutes: number) => `${number(minutes)} min`,
  timeLimit: (minutes: number) => `Time limit: ${counted(minutes, 'minute', 'minutes')}`,
  plays: (count: number) => counted(count, 'play', 'plays'),
  rating,
  ratingLabel: (average: number) => `Rated ${rating(average)} of 5`,
  unrated: 'Not rated yet',
  cover: (roomName: string) => `Cover of ${roomName}`,
  loading: 'Loading rooms…',
  loadMore: 'Load more',
  loadingMore: 'Loading more…',
  shown: (count: number) => `${counted(count, 'room', 'rooms')} shown`,
  empty: {
    title: 'No rooms yet',
    text: 'Nobody has published a room here so far. Yours could be the first.',
  },
  failed: {
    title: 'The rooms did not load',
    text: 'The server did not answer as it should. Try again in a moment.',
    offline: 'You seem to be offline. Once you are connected again, try once more.',
    more: 'The next rooms did not load.',
  },
} as const;
