import { createFormats } from '../../../shared/language/formats.ts';

const { counted, date, number, rating, time } = createFormats('en');

/** Texts of a room's page and of the end of a play: rating, bookmark, share, the next room. */
export const roomPageText = {
  allRooms: 'All rooms',
  published: (creator: string, day: Date) => `by ${creator}, published ${date(day)}`,
  facts: 'About this room',
  ratedBy: (average: number, count: number) =>
    `Rated ${rating(average)} of 5 by ${counted(count, 'player', 'players')}`,
  ratings: (count: number) => `(${number(count)})`,
  reading: (language: string) => `Written in ${language}`,
  noSound: 'Needs no sound',
  firstPlay: 'Your first escape counts on the leaderboard, pauses included.',
  playAgain: (ms: number) =>
    `You have escaped from here before, in ${time(ms)}. That time stays on the leaderboard; from now on you play just for fun.`,
  clockStarts: 'The clock starts when the door shuts.',
  moreTime: {
    summary: 'Need more time?',
    label: 'Time limit',
    allowances: {
      standard: 'Normal',
      halfMore: '50 % more',
      triple: 'Triple',
      unlimited: 'No limit',
    },
    help: 'With more time, your escape is listed separately on the leaderboard.',
  },
  /** For its creator. */
  own: { edit: 'Edit', results: 'Results' },
  exit: 'A way out exists. Checked before it was published.',
  next: 'More rooms like this one',
  share: {
    title: 'Lock somebody else in',
    share: 'Share',
    link: 'Link to this room',
    copyLink: 'Copy the link',
    copied: 'Copied.',
    copyByHand: 'Select the text and copy it.',
    copyFailed: 'Your browser did not allow copying. Select the text and copy it yourself.',
    words: (roomName: string) => `Can you get out of “${roomName}”?`,
    qrCode: 'QR code',
    qrTitle: 'Point a camera at it',
    qrText: (roomName: string) => `It opens ${roomName}.`,
    qrLabel: (address: string) => `QR code of ${address}`,
    qrFailed: 'The QR code could not be drawn. Share the link instead.',
    embed: 'Embed',
    embedTitle: 'On a page of your own',
    embedText: 'Paste this where you want the room to appear. Only the room is shown.',
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
