import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number } = createFormats('en');

/** Texts of /dashboard. */
export const dashboardText = {
  page: 'Rooms',
  build: 'Build a room',
  rooms: 'Published rooms',
  list: { label: 'Show', all: 'All rooms', bookmarked: 'Bookmarked' },
  search: {
    label: 'Search rooms by name',
    hint: 'Room name',
    clear: 'Clear search',
  },
  language: { label: 'Language of the rooms', any: 'Any language' },
  sortLabel: 'Sort rooms by',
  sort: { createdAt: 'Latest', count: 'Most Popular', avgRating: 'Highest Rating' },
  loading: 'Loading rooms…',
  loadMore: 'Load more',
  loadingMore: 'Loading more…',
  shown: (count: number, hasMore: boolean) =>
    `${counted(count, 'room', 'rooms')} shown. There are ${hasMore ? 'more' : 'no more'}.`,
  empty: {
    title: 'No rooms yet',
    text: 'Nobody has published a room here yet. Yours could be the first.',
  },
  noMatch: {
    title: 'No room by that name',
    text: (search: string) => `No room’s name begins with “${search}”. Try fewer letters.`,
    language: { title: 'No room in this language yet', text: 'Yours could be the first.' },
    all: 'Show all rooms',
  },
  noBookmarks: {
    title: 'Nothing bookmarked yet',
    text: 'Tap the ribbon on a room to keep it for later.',
  },
  bookmarksGone: (count: number) =>
    count === 1
      ? 'One bookmarked room is offline at the moment.'
      : `${number(count)} bookmarked rooms are offline at the moment.`,
  failed: {
    title: 'The rooms could not be loaded',
    text: 'The server did not respond. Try again in a moment.',
    offline: 'You seem to be offline. Try again once you’re back online.',
    more: 'More rooms could not be loaded.',
  },
} as const;
