import type { Description } from '../../core/room/model.ts';

const numbers = new Intl.NumberFormat('en');

/** `4:07` or `1:02:09` from milliseconds; whole seconds, rounded up so that 0:00 means over. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '');
}

/** `2:31.4` from milliseconds, for the leaderboard. */
export function formatTime(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`;
}

/** The ready messages of R9. */
const readyMessages: Record<Exclude<Description, 'none' | 'custom'>, string> = {
  nothingSpecial: 'Nothing special about it.',
  locked: 'It is locked.',
  needsKey: 'It needs some kind of key.',
  needsCode: 'It needs a code.',
  empty: 'It is empty.',
  useful: 'This could be useful.',
  lookCloser: 'There is more to this than meets the eye.',
  outOfPlace: 'This looks out of place.',
};

export const gameplayText = {
  pageTitle: 'Room',
  previewTitle: 'Preview',
  previewOf: (roomName: string) => `Preview: ${roomName}`,
  readyMessages,
  loading: 'Opening the room…',
  by: (creator: string) => `by ${creator}`,
  minutes,
  timeLimit: (limit: number) => `${minutes(limit)} to get out`,
  nameLabel: 'Your name on the leaderboard',
  nameHelp: (present: string) => `You stand there as ${present}. You can change it once, within a day.`,
  nameMissing: 'Type a name that can be seen.',
  nameSave: 'Save',
  nameSaving: 'Saving…',
  nameSaved: (name: string) => `You stand on the leaderboard as ${name}.`,
  nameStays: 'Your record keeps the name that it has.',
  nameOffline: 'There is no connection. Try again once it is back.',
  nameFailed: 'The name could not be saved. Try again.',
  start: 'Start',
  starting: 'Starting…',
  noIntroduction: 'Look around, open what you can, and find the way out.',
  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused',
  pausedHelp: 'The clock stands still. Nobody peeks.',
  timeLeft: 'Time left',
  timeLeftSoon: (seconds: number) =>
    seconds >= 60 ? `${minutes(seconds / 60)} left` : `${numbers.format(seconds)} seconds left`,
  inventory: 'Inventory',
  inventoryEmpty: 'Things you take appear here.',
  inHand: (label: string) => `In your hand: ${label}. Use it where?`,
  waiting: 'Waiting for an answer…',
  welcomeBack: 'Welcome back. The clock kept running.',
  passwordTitle: (label: string) => `${label}: locked`,
  passwordLabel: 'Code',
  passwordSubmit: 'Try it',
  passwordMissing: 'Type the code first.',
  passwordWrong: 'That is not it. Nothing moves.',
  passwordClosed: (count: number) => `Too many wrong codes. Wait ${seconds(count)} and try again.`,
  passwordSlowed: (count: number) =>
    `Very many different codes were tried on this lock, by you or by others around you, so for now it takes one a minute. Your turn comes in ${seconds(count)}.`,
  passwordOpenAgain: 'You can try again now.',
  close: 'Close',
  lockedByItem: (label: string) => `${label}: locked. Something must open it.`,
  keyDoesNotFit: (key: string, label: string) => `${key} does not fit ${label}.`,
  unlocked: (label: string) => `${label}: unlocked.`,
  opened: (label: string) => `${label}: opened.`,
  shut: (label: string) => `${label}: closed again.`,
  collected: (label: string) => `Taken: ${label}.`,
  revealed: (label: string) => `You found something: ${label}.`,
  nothing: (label: string) => `${label}: nothing happens.`,
  something: 'It',
  escapedTitle: 'You escaped!',
  escapedTime: 'Your time',
  gameOverTitle: 'Time is up',
  gameOverText: 'The door stays shut. Take what you learned and try again.',
  playAgain: 'Play again',
  moreRooms: 'More rooms',
  leaderboard: 'Leaderboard',
  leaderboardEmpty: 'Nobody has escaped from this room yet.',
  leaderboardFailed: 'The leaderboard could not be loaded.',
  leaderboardAll: (total: number) => `Show all ${numbers.format(total)}`,
  leaderboardAllFailed: 'The others could not be loaded.',
  loadingAll: 'Loading…',
  you: 'you',
  signedIn: 'Signed in',
  pausesIncluded: (pausedFor: number) => `${formatTime(pausedFor)} of it paused`,
  pausesLeftOut: 'pauses not counted',
  retry: 'Try again',
  backToRooms: 'Back to the rooms',
  offline: 'No connection: your move waits for it.',
  openFailedTitle: 'This room cannot be opened',
  openedTooOften: 'Very many plays were begun from where you are. Wait a few minutes, then try again.',
  openFailed: 'Something went wrong on the way. Try again in a moment.',
  openOffline: 'There is no connection. The room opens by itself once it is back.',
  actFailed: 'That did not reach the room. Try again.',
  pictureMissing: 'A picture could not be loaded. Everything still works.',
  previewNote: 'Preview: only you see this, and nothing is recorded.',
  previewMarking: {
    none: '',
    saving: 'The room can be escaped. Marking it as previewed…',
    done: 'The room can be escaped. It is marked as previewed.',
    conflict: 'The room can be escaped, but it was changed elsewhere meanwhile: preview it as it is now.',
    failed: 'The room can be escaped, but the mark could not be saved.',
  },
  markAgain: 'Save the mark',
  backToEditor: 'Back to the editor',
  notYoursTitle: 'This room is not open to you',
  notYoursText: 'It may belong to somebody else, or it may not exist. If it is published, you can play it.',
  playIt: 'Play it',
  logIn: 'Log in',
  newRoom: 'New room',
  nothingToPreviewTitle: 'Nothing to preview yet',
  nothingToPreviewText: 'There is no draft on this device. Build a room first, then try it here.',
  buildOne: 'Build a room',
  previewFailedTitle: 'The room could not be fetched',
  previewFailed: 'Nothing is lost. Check your connection and try again.',
} as const;

function seconds(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'second' : 'seconds'}`;
}

function minutes(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'minute' : 'minutes'}`;
}
