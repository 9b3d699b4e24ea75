import { createFormats } from '../../../shared/language/formats.ts';

const { counted, date, number, rating, time } = createFormats('en');

/** Words of a room's page and of what stands after a play: rating, bookmark, share, the next room. */
export const roomPageText = {
  allRooms: 'All rooms',
  published: (creator: string, day: Date) => `by ${creator}, published ${date(day)}`,
  facts: 'About this room',
  ratedBy: (average: number, count: number) =>
    `Rated ${rating(average)} of 5 by ${counted(count, 'player', 'players')}`,
  ratings: (count: number) => `(${number(count)})`,
  reading: (language: string) => `Written in ${language}`,
  noSound: 'Needs no sound',
  firstPlay: 'Your first escape is the one that the leaderboard keeps.',
  playAgain: (ms: number) =>
    `You have been out of here before, in ${time(ms)}. The leaderboard keeps that one; from now on you play for the pleasure of it.`,
  clockStarts: 'The clock starts when the door shuts.',
  moreTime: {
    summary: 'Need more time?',
    label: 'Time to get out',
    allowances: { standard: 'As it is', halfMore: 'Half more', triple: 'Three times', unlimited: 'No limit' },
    help: 'With more time your escape stands apart on the leaderboard.',
  },
  /** To its creator. */
  own: { edit: 'Edit', results: 'Results' },
  wayOut: 'A way out exists. Checked before it was published.',
  next: 'If you liked being locked in there',
  share: {
    title: 'Lock somebody else in',
    share: 'Share',
    link: 'Link to this room',
    copyLink: 'Copy the link',
    copied: 'Copied.',
    copyByHand: 'Select the text and copy it.',
    copyFailed: 'The browser did not let us copy. Select the text and copy it yourself.',
    words: (roomName: string) => `Can you get out of “${roomName}”?`,
    qrCode: 'QR code',
    qrTitle: 'Point a camera at it',
    qrText: (roomName: string) => `It leads straight to ${roomName}.`,
    qrLabel: (address: string) => `QR code of ${address}`,
    qrFailed: 'The code could not be drawn. The link does the same.',
    embed: 'Embed',
    embedTitle: 'On a page of your own',
    embedText: 'Paste this where the room should stand. It shows the room alone.',
    embedLabel: 'Code to embed',
    copyCode: 'Copy the code',
    close: 'Close',
  },
  report: {
    room: 'Report this room',
    name: (name: string) => `Report the name ${name}`,
  },
  tryAgain: 'Try again',
} as const;
