import { MOST_OF_NETWORK } from '../../../../core/room/lists/networkRatings.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number, rating } = createFormats('en');
const ratings = (count: number) => counted(count, 'rating', 'ratings');

/** Texts of the scores of one room. */
export const scoresText = {
  title: 'Scores',
  lead: 'Check a room whose ratings or times look suspicious.',
  room: 'Link or id of a room',
  find: 'Check room',
  loading: 'Loading ratings and records…',
  failed: 'Ratings and records could not be loaded',
  missing: { title: 'No such room', text: 'Nothing is stored under that link or id.' },
  none: { title: 'No room yet', text: 'Paste the link of a room, or come here from a report.' },
  look: 'Open the room',
  average: (average: number, count: number) =>
    count === 0 ? 'Not rated yet' : `${rating(average)} stars on average, from ${ratings(count)}, weighted`,
  networks: {
    title: 'Ratings by network',
    lead: `Ratings by guests and by accounts without a confirmed address. All of them from one network count as ${MOST_OF_NETWORK} ratings at most. Accounts with a confirmed address count individually and are not listed.`,
    none: 'None of them has rated the room.',
    name: (place: number) => `Network ${number(place)}`,
    given: (average: number, count: number) => `${ratings(count)}, ${rating(average)} stars on average`,
    counts: (count: number) => `count as ${number(count)}`,
    isAside: 'Not counted',
    aside: 'Stop counting',
    back: 'Count again',
    asideFor: (place: number) => `Stop counting ratings of network ${number(place)}`,
    backFor: (place: number) => `Count ratings of network ${number(place)} again`,
  },
  records: {
    title: 'Records',
    lead: 'For the latest published version.',
    none: 'Nobody has escaped from this version yet.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove the record of ${name}`,
    guest: 'Guest',
    account: 'Account',
  },
  teamRecords: {
    title: 'Records of teams',
    lead: 'For the latest published version. Teams are compared with teams only.',
    none: 'No team has escaped from this version yet.',
    size: (count: number) => counted(count, 'player', 'players'),
    unranked: 'Not ranked',
  },
  confirm: {
    title: (name: string) => `Remove the record of “${name}”?`,
    text: (time: string) =>
      `The time of ${time} is removed from the leaderboard for good. The audit log records who removed it.`,
    remove: 'Remove it',
  },
  told: {
    aside: 'These ratings no longer count',
    back: 'These ratings count again',
    removed: 'Record removed',
  },
  gone: 'It was already gone. The list has been updated.',
};
