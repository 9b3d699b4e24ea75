import { CLASS_LIMITS } from '../../../../core/class/classLimits.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number, time } = createFormats('en');
const minutes = (count: number) => counted(count, 'minute', 'minutes');

export const gameplayText = {
  pageTitle: 'Room',
  loading: 'Opening the room…',
  by: (creator: string) => `by ${creator}`,
  minutes,
  timeLimit: (limit: number) => `${minutes(limit)} to get out`,
  together: 'Play together',
  withClass: {
    open: 'Play with a class',
    text: `One code, up to ${CLASS_LIMITS.teams} teams, and a board for you. Free has seats for ${CLASS_LIMITS.seats.free} pupils, Pro for ${CLASS_LIMITS.seats.pro}.`,
  },
  boards: { label: 'Who escaped', alone: 'Alone', teams: 'Teams' },
  creatorSees:
    'The room’s creator sees how far you get and how long you take. If you escape, they also see your pauses, your hints and your name, if you give one.',
  starting: 'Starting…',
  noIntroduction: 'Look around, open what you can, and find the way out.',
  leaveForNow: 'Leave for now',
  leaderboard: 'Leaderboard',
  leaderboardEmpty: 'Nobody has escaped from this room yet.',
  leaderboardFailed: 'The leaderboard could not be loaded.',
  leaderboardAll: (total: number) => `Show all ${number(total)}`,
  leaderboardAllFailed: 'The other escapes could not be loaded.',
  loadingAll: 'Loading…',
  you: 'you',
  signedIn: 'Signed in',
  pausesIncluded: (pausedFor: number) => `${time(pausedFor)} of it paused`,
  pausesLeftOut: 'pauses not counted',
  retry: 'Try again',
  backToRooms: 'Back to the rooms',
  offline: 'You’re offline. Your move is sent when you’re back.',
  openFailedTitle: 'This room cannot be opened',
  noRoomTitle: 'No door here',
  noRoom: 'Its creator may have taken the room offline, or the link is incomplete.',
  hiddenTitle: 'This room has been taken offline',
  hidden: 'An admin has closed it. Your play ends here and does not count.',
  openedTooOften: 'Too many plays were started from your network. Wait a few minutes, then try again.',
  roomNotFound: (roomId: string) => `Room with id ${roomId} not found`,
  noItems: 'No item configurations found in room data',
  openFailed: 'Something went wrong. Try again in a moment.',
  openOffline: 'You’re offline. The room opens once you’re back.',
  actFailed: 'Your move was not sent. Try again.',
  logIn: 'Log in',
} as const;
