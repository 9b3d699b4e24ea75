import type { PlayOutcome } from '../../../../core/room/lists/roomStats.ts';
import type { RoomFileRefusal } from '../../../../core/room/roomFile.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, date, number, percent, moment, rating, time } = createFormats('en');

/** Words of /projects. */
export const projectsText = {
  page: 'Projects',
  title: 'Your rooms',
  lead: 'Build, publish and look after your escape rooms.',
  count: (rooms: number, live: number) => `${counted(rooms, 'room', 'rooms')}, ${number(live)} published.`,
  newRoom: 'New room',
  freePlan: (used: number, allowed: number) => `Free plan: ${number(used)} of ${number(allowed)} rooms.`,
  planFull: 'Your Free plan is full: delete a room to make or import another.',
  seePro: 'See Pro',
  loading: 'Loading your rooms…',
  edited: (at: Date) => `Edited ${moment(at)}`,
  number,
  percent,
  rating,
  time,
  moment,
  date,
  states: {
    published: 'Published',
    newer: 'Published, newer draft',
    draft: 'Draft',
    error: 'Has errors',
    byLink: 'By link alone',
  },
  toFix: (count: number) => counted(count, 'thing to fix', 'things to fix'),
  stats: {
    plays: 'Plays',
    rating: 'Rating',
    escaped: 'Escaped',
    stuckAt: 'Stuck most at',
    nothing: 'no lock in particular',
    fresh: 'new version, not finished yet',
  },
  neverPlayed: 'Nobody has been inside yet.',
  open: 'Open',
  fix: 'Fix it',
  openRoom: (roomName: string) => `Open ${roomName}`,
  play: 'Play',
  playRoom: (roomName: string) => `Play ${roomName}`,
  publish: 'Publish',
  resultsOf: (roomName: string) => `Results of ${roomName}`,
  publishRoom: (roomName: string) => `Publish ${roomName}`,
  publishing: {
    published: (roomName: string) => `“${roomName}” is open to players.`,
    faulty: (roomName: string) => `“${roomName}” has something to fix first.`,
    notPublished: (roomName: string) => `“${roomName}” was not published.`,
  },
  moreFor: (roomName: string) => `More for ${roomName}`,
  entries: {
    share: 'Share the link',
    results: 'Results',
    duplicate: 'Duplicate',
    export: 'Export as a file',
    byLink: 'Publish by link alone',
    list: 'Show on the dashboard',
    unpublish: 'Unpublish',
  },
  copyOf: (roomName: string) => `Copy of ${roomName}`,
  done: {
    duplicated: 'The copy stands at the top of the list.',
    byLink: 'Only those with the link find it now.',
    listed: 'It hangs on the dashboard again.',
    unpublished: (roomName: string) => `“${roomName}” is closed.`,
    exported: 'The file is in your downloads. It holds the answers, too.',
  },
  failed: {
    title: 'Your rooms did not load',
    duplicate: 'The room was not duplicated.',
    change: 'Nothing was changed.',
    export: 'The room was not exported.',
  },
  delete: 'Delete',
  deleteRoom: (roomName: string) => `Delete ${roomName}`,
  notDeleted: (roomName: string) => `“${roomName}” was not deleted.`,
  keptDraft: {
    title: 'A draft is kept in this browser.',
    text: (roomName: string, at: Date) => `“${roomName}”, from ${moment(at)}. It lives only here.`,
    add: 'Add it to your rooms',
    added: (roomName: string) => `“${roomName}” is among your rooms.`,
    notAdded: 'The draft was not added. It is still kept here.',
  },
  import: {
    label: 'Import',
    done: (roomName: string) => `“${roomName}” is among your rooms.`,
    failed: { title: 'The file was not imported.' },
    leftOut: {
      title: (count: number) =>
        count === 1
          ? 'A picture that somebody else uploaded was left out.'
          : `${count} pictures that somebody else uploaded were left out.`,
      text: 'Choose others in the editor before you publish.',
    },
  },
  importRefusal: (refusal: RoomFileRefusal) => {
    switch (refusal.type) {
      case 'tooLarge':
        return 'It is larger than a room can be.';
      case 'newerVersion':
        return 'It was made by a newer version of this site.';
      case 'foreignPictures':
        return 'It shows pictures from elsewhere.';
      case 'invalid':
        return `It is damaged at “${refusal.path}”.`;
      case 'notARoom':
        return 'It is not a room that was exported here.';
    }
  },
  results: {
    title: (roomName: string) => `Results of “${roomName}”`,
    loading: 'Fetching the results…',
    none: 'Nobody has got out of this version yet.',
    version: 'Version',
    all: 'All versions',
    fresh: (version: number) => `Version ${number(version)} is new: nobody has finished it yet.`,
    noneAtAll: 'Nobody has got out yet.',
    /** Of one leaderboard: the version that began it, and the one that began the next; null for the latest. */
    versionName: (first: number, next: number | null) => {
      if (next === null) return `${number(first)}, the latest`;
      return next === first + 1 ? number(first) : `${number(first)} to ${number(next - 1)}`;
    },
    ended: ({ escapes, timeouts, left }: Readonly<Record<PlayOutcome, number>>) =>
      `Plays that ended: ${number(escapes)} by escape, ${number(timeouts)} by time, ${number(left)} left unfinished.`,
    endedOf: (version: number, { escapes, timeouts, left }: Readonly<Record<PlayOutcome, number>>) =>
      `Plays of version ${number(version)} that ended: ${number(escapes)} by escape, ${number(timeouts)} by time, ${number(left)} left unfinished.`,
    download: 'Download as CSV',
    close: 'Close',
    file: 'results',
    columns: {
      name: 'Name',
      version: 'Version',
      time: 'Time',
      pauses: 'Pauses',
      hints: 'Hints',
      help: 'Help',
      when: 'When',
      seconds: 'Time in seconds',
      pausedSeconds: 'Pauses in seconds',
      outcome: 'Outcome',
    },
    escaped: 'Escaped',
  },
  unfinished: {
    title: (players: number) => `Not out: ${number(players)}`,
    kept: 'Whoever started and has not escaped, also by closing the page. This is kept for 30 days, without the time of day.',
    more: 'There are more than are shown here.',
    failed: 'Who did not get out could not be loaded.',
    nameless: 'Anonymous',
    opened: (opened: number, locks: number) => `${number(opened)} of ${number(locks)} locks`,
    states: { timeUp: 'Time was up', left: 'Left', playing: 'Still playing' },
    columns: { opened: 'How far', stuckAt: 'Last tried', state: 'How it stands', week: 'Week of' },
  },
  empty: {
    title: 'Your first room awaits',
    text: 'Pick a background, place a door, hide a key. You can play it yourself before anyone else does.',
  },
} as const;
