import { PLAY_DAYS } from '../../../../core/play/keptPlays.ts';
import type { PlayOutcome } from '../../../../core/room/lists/roomStats.ts';
import type { RoomFileRefusal } from '../../../../core/room/roomFile.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, date, number, percent, moment, rating, time } = createFormats('en');

/** Texts of /projects. */
export const projectsText = {
  page: 'Projects',
  title: 'Your rooms',
  lead: 'Build, publish and look after your escape rooms.',
  count: (rooms: number, live: number) => `${counted(rooms, 'room', 'rooms')}, ${number(live)} published.`,
  newRoom: 'New room',
  freePlan: (used: number, allowed: number) => `Free plan: ${number(used)} of ${number(allowed)} rooms.`,
  planFull: 'Your Free plan is full. Delete a room to make or import another.',
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
    byLink: 'By link only',
  },
  toFix: (count: number) => counted(count, 'thing to fix', 'things to fix'),
  stats: {
    plays: 'Plays',
    rating: 'Rating',
    escaped: 'Escaped',
    stuckAt: 'Most often stuck at',
    fresh: 'new version, nobody has finished it yet',
  },
  neverPlayed: 'Nobody has been inside yet.',
  open: 'Open',
  fix: 'Fix it',
  openRoom: (roomName: string) => `Open ${roomName}`,
  play: 'Play',
  playRoom: (roomName: string) => `Play ${roomName}`,
  publish: 'Publish',
  insights: 'Insights',
  insightsOf: (roomName: string) => `Insights of ${roomName}`,
  publishRoom: (roomName: string) => `Publish ${roomName}`,
  publishing: {
    published: (roomName: string) => `“${roomName}” is published.`,
    faulty: (roomName: string) => `“${roomName}” has something to fix before it can be published.`,
    notPublished: (roomName: string) => `“${roomName}” could not be published.`,
  },
  moreFor: (roomName: string) => `More for ${roomName}`,
  entries: {
    share: 'Share the link',
    results: 'Results',
    duplicate: 'Duplicate',
    export: 'Export as a file',
    exportRecipe: 'Export as a recipe',
    clues: 'Print the clues',
    byLink: 'Publish by link only',
    list: 'Show under “Home”',
    unpublish: 'Unpublish',
  },
  copyOf: (roomName: string) => `Copy of ${roomName}`,
  done: {
    duplicated: 'The copy is at the top of the list.',
    byLink: 'Only people with the link can find it now.',
    listed: 'It is under “Home” again.',
    unpublished: (roomName: string) => `“${roomName}” is offline.`,
    exported: 'The file is in your downloads. It contains the answers, too.',
  },
  failed: {
    title: 'Your rooms could not be loaded',
    duplicate: 'The room could not be duplicated.',
    change: 'Nothing was changed.',
    export: 'The room could not be exported.',
  },
  delete: 'Delete',
  deleteRoom: (roomName: string) => `Delete ${roomName}`,
  notDeleted: (roomName: string) => `“${roomName}” could not be deleted.`,
  keptDraft: {
    title: 'There is a draft in this browser.',
    text: (roomName: string, at: Date) => `“${roomName}”, from ${moment(at)}. It exists only here.`,
    add: 'Add it to your rooms',
    added: (roomName: string) => `“${roomName}” has been added to your rooms.`,
    notAdded: 'The draft could not be added. It is still here.',
  },
  import: {
    label: 'Import',
    done: (roomName: string) => `“${roomName}” has been added to your rooms.`,
    failed: { title: 'The file could not be imported.' },
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
        return 'The file is too large for a room.';
      case 'newerVersion':
        return 'It was exported from a newer version of this site.';
      case 'foreignPictures':
        return 'It contains pictures that are not from this site.';
      case 'invalid':
        return `It is damaged at “${refusal.path}”.`;
      case 'notARoom':
        return 'It is not a room exported from this site.';
    }
  },
  results: {
    title: (roomName: string) => `Results of “${roomName}”`,
    loading: 'Loading the results…',
    none: 'Nobody has escaped from this version yet.',
    version: 'Version',
    all: 'All versions',
    fresh: (version: number) => `Nobody has finished version ${number(version)}, the latest, yet.`,
    noneAtAll: 'Nobody has escaped yet.',
    /**
     * A leaderboard's name: the version that began it, and the one that began the next; null for the latest.
     */
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
    /** A player without a name. */
    guest: (place: number) => `Guest ${number(place)}`,
    guestsHelp:
      'Players without a name have a number in this list: guests who entered no name, and players whose name was removed. Guests can enter a name when they have escaped or their time is up. If they close the page earlier, they cannot.',
  },
  unfinished: {
    title: (players: number) => `Not escaped so far: ${number(players)}`,
    kept: `Everyone who started and has not escaped, including those who closed the page. Kept for ${PLAY_DAYS} days, without the time of day.`,
    more: 'There are more than this list shows.',
    failed: 'This list could not be loaded.',
    opened: (opened: number, locks: number) => `${number(opened)} of ${number(locks)} locks`,
    states: { timeUp: 'Time was up', left: 'Left', playing: 'Still playing' },
    columns: { opened: 'How far', stuckAt: 'Last tried', state: 'Status', week: 'Week of' },
  },
  empty: {
    title: 'Your first room awaits',
    text: 'Pick a background, place a door, hide a key. You can play it yourself before anyone else does.',
  },
} as const;
