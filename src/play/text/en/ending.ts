import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number, time } = createFormats('en');

/** What is said once a play has ended: how it went, where it stands, and whose it is. */
export const endText = {
  nameLabel: 'Your name on the leaderboard',
  nameHelp: (present: string) =>
    `The leaderboard calls you “${present}”. You can change that once, within a day.`,
  nameMissing: 'Type a name that can be seen.',
  nameSave: 'Save',
  nameSaving: 'Saving…',
  nameSaved: (name: string) => `The leaderboard calls you “${name}”.`,
  nameStays: 'Your record keeps its name.',
  nameOffline: 'There is no connection. Try again once it is back.',
  unfinishedName: {
    label: 'Your name, if you like',
    help: 'Whoever made the room sees it beside how far you came, for 30 days. It stands on no leaderboard.',
    done: (name: string) => `The room’s creator sees you as “${name}”.`,
  },
  nameFailed: 'The name could not be saved. Try again.',
  escapedTitle: 'You escaped!',
  escapedTime: 'Your time',
  firstEscape: 'Your first escape from this room is on the leaderboard.',
  laterEscape: (first: number) =>
    `You knew the way this time. The leaderboard keeps your first escape, ${time(first)}.`,
  ownPlace: (place: number, total: number) => `Place ${number(place)} of ${number(total)}`,
  gameOverTitle: 'Time is up',
  gameOverText: 'The door stays shut. Take what you learned and try again.',
  hadInPocket: (things: string) => `In your pocket: ${things}.`,
  moreTimeNext: 'Before the next try you may take more time.',
  playAgain: 'Play again',
  nextRoom: 'Next room',
  endingAgain: 'Read the ending again',
  moreRooms: 'More rooms',
  rate: {
    question: 'How was it?',
    stars: (count: number) => counted(count, 'star', 'stars'),
    sending: 'Your stars are on their way…',
    done: 'Thank you. Your stars are counted.',
    failed: 'Your stars did not arrive. Try once more in a moment.',
  },
} as const;
