const numbers = new Intl.NumberFormat('en');
const ratings = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const plurals = new Intl.PluralRules('en');

function counted(count: number, one: string, many: string): string {
  return `${numbers.format(count)} ${plurals.select(count) === 'one' ? one : many}`;
}

/** Words of /dashboard and of the cards of published rooms. */
export const dashboardText = {
  page: 'Rooms',
  title: 'Find the way out',
  lead: 'Search the room, crack the codes, beat the clock. Pick a door; no account needed.',
  build: 'Build your own room',
  rooms: 'Published rooms',
  sortLabel: 'Sort rooms by',
  sort: { createdAt: 'Latest', count: 'Most Popular', avgRating: 'Highest Rating' },
  by: (creator: string) => `by ${creator}`,
  minutes: (minutes: number) => `${numbers.format(minutes)} min`,
  timeLimit: (minutes: number) => `Time limit: ${counted(minutes, 'minute', 'minutes')}`,
  plays: (count: number) => counted(count, 'play', 'plays'),
  rating: (average: number) => ratings.format(average),
  ratingLabel: (average: number) => `Rated ${ratings.format(average)} of 5`,
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
