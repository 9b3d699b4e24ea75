import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number, rating } = createFormats('en');
const ratings = (count: number) => counted(count, 'rating', 'ratings');

/** Words of the admins' look at one room's ratings and records. */
export const scoresText = {
  title: 'Scores',
  lead: 'Look a room over whose ratings or times seem unlikely.',
  room: 'Link or id of a room',
  find: 'Look it over',
  loading: 'Fetching the ratings and records…',
  failed: 'The ratings and records did not load',
  missing: { title: 'No such room', text: 'Nothing is stored under that link or id.' },
  none: { title: 'No room yet', text: 'Paste the link of a room, or come here from a report.' },
  look: 'Open the room',
  average: (average: number, count: number) =>
    count === 0
      ? 'Not rated yet'
      : `${rating(average)} stars on average, from ${ratings(count)} as they count`,
  networks: {
    title: 'Ratings by network',
    lead: 'Guests and accounts without a confirmed address. All of one network together count as five ratings at most; accounts with a confirmed address count one by one and are not listed.',
    none: 'Nobody of these has rated the room.',
    name: (place: number) => `Network ${number(place)}`,
    given: (average: number, count: number) => `${ratings(count)}, ${rating(average)} stars on average`,
    counts: (count: number) => `count as ${number(count)}`,
    isAside: 'Set aside',
    aside: 'Set aside',
    back: 'Count again',
    asideFor: (place: number) => `Set aside: ratings of network ${number(place)}`,
    backFor: (place: number) => `Count again: ratings of network ${number(place)}`,
  },
  records: {
    title: 'Records',
    lead: 'Of the version that is live, or was at last.',
    none: 'Nobody has escaped from this version yet.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove: record of ${name}`,
    guest: 'Guest',
    account: 'Account',
  },
  confirm: {
    title: (name: string) => `Remove the record of “${name}”?`,
    text: (time: string) =>
      `The time of ${time} leaves the leaderboard for good. The audit log keeps who removed it.`,
    remove: 'Remove it',
  },
  told: {
    aside: 'These ratings count for nothing now',
    back: 'These ratings count again',
    removed: 'Record removed',
  },
  gone: 'It was gone already. The list is as it stands now.',
};
