import { PLAY_DAYS } from '../../../../core/play/keptPlays.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number, time } = createFormats('en');

/** Texts of the end screen: result, rank and name. */
export const endText = {
  nameLabel: 'Your name on the leaderboard',
  nameHelp: (present: string) =>
    `You appear on the leaderboard as “${present}”. You can change that once, within a day.`,
  nameMissing: 'Enter a name with visible characters.',
  nameSave: 'Save',
  nameSaving: 'Saving…',
  nameSaved: (name: string) => `You appear on the leaderboard as “${name}”.`,
  nameStays: 'The name on your record can no longer be changed.',
  nameOffline: 'You’re offline. Try again once you’re back.',
  unfinishedName: {
    label: 'Your name (optional)',
    help: `The room’s creator sees it for ${PLAY_DAYS} days, next to how far you got. It does not appear on the leaderboard.`,
    done: (name: string) => `The room’s creator will see you as “${name}”.`,
  },
  nameFailed: 'The name could not be saved. Try again in a moment.',
  escapedTitle: 'You escaped!',
  escapedTime: 'Your time',
  firstEscape: 'Your first escape from this room is on the leaderboard.',
  laterEscape: (first: number) =>
    `You knew the way this time. The leaderboard keeps your first escape, ${time(first)}.`,
  ownPlace: (place: number, total: number) =>
    total === 1 ? 'You are the first on the leaderboard.' : `Place ${number(place)} of ${number(total)}`,
  gameOverTitle: 'Time is up',
  gameOverText: 'The door stays shut. Take what you learned and try again.',
  hadInPocket: (things: string) => `In your pocket: ${things}.`,
  tryLonger: {
    halfMore: 'Try with 50 % more time',
    triple: 'Try with triple time',
    unlimited: 'Try without a time limit',
  },
  playAgain: 'Play again',
  nextRoom: 'Next room',
  endingAgain: 'Read the ending again',
  moreRooms: 'More rooms',
  rate: {
    question: 'How was it?',
    stars: (count: number) => counted(count, 'star', 'stars'),
    sending: 'Sending your rating…',
    done: 'Thank you. Your rating counts.',
    failed: 'Your rating could not be sent. Try again in a moment.',
  },
} as const;
