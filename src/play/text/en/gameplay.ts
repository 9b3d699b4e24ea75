import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number, time } = createFormats('en');
const minutes = (count: number) => counted(count, 'minute', 'minutes');

export const gameplayText = {
  pageTitle: 'Room',
  loading: 'Opening the room…',
  by: (creator: string) => `by ${creator}`,
  minutes,
  timeLimit: (limit: number) => `${minutes(limit)} to get out`,
  start: 'Start',
  creatorSees:
    'The creator sees how far you get and how long you take. If you escape, the creator also sees your pauses, the hints you took and your name, if you give one.',
  starting: 'Starting…',
  noIntroduction: 'Look around, open what you can, and find the way out.',
  leaveForNow: 'Leave for now',
  leaderboard: 'Leaderboard',
  leaderboardEmpty: 'Nobody has escaped from this room yet.',
  leaderboardFailed: 'The leaderboard could not be loaded.',
  leaderboardAll: (total: number) => `Show all ${number(total)}`,
  leaderboardAllFailed: 'The others could not be loaded.',
  loadingAll: 'Loading…',
  you: 'you',
  signedIn: 'Signed in',
  pausesIncluded: (pausedFor: number) => `${time(pausedFor)} of it paused`,
  pausesLeftOut: 'pauses not counted',
  retry: 'Try again',
  backToRooms: 'Back to the rooms',
  offline: 'No connection: your move waits for it.',
  openFailedTitle: 'This room cannot be opened',
  noRoomTitle: 'No door here',
  noRoom: 'Its creator may have taken it down, or a letter of the link got lost on the way.',
  hiddenTitle: 'This room was taken offline',
  hidden: 'An admin has closed it. Your play ends here and counts for nothing.',
  openedTooOften: 'Very many plays were begun from where you are. Wait a few minutes, then try again.',
  roomNotFound: (roomId: string) => `Room with id ${roomId} not found`,
  noItems: 'No item configurations found in room data',
  openFailed: 'Something went wrong on the way. Try again in a moment.',
  openOffline: 'There is no connection. The room opens by itself once it is back.',
  actFailed: 'That did not reach the room. Try again.',
  logIn: 'Log in',
} as const;
