import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** What is asked before a room is published, and what came of it. */
export const publishingText = {
  title: (roomName: string) => `Publish ${roomName}`,
  titleUntitled: 'Publish this room',
  nameHelp: 'Players choose by the name',
  cover: 'Cover',
  coverHelp: 'As players find it, so it gives nothing away',
  coverOf: (scene: string) => `Cover: ${scene}`,
  whoFinds: 'Who can find it?',
  everybody: 'Everybody',
  everybodyHelp: 'It hangs on the dashboard, where strangers find and play it',
  byLink: 'Those with the link',
  byLinkHelp: 'For a class, a birthday or a first try. It is listed nowhere, and you can list it later',
  chooseFinders: 'Choose one of them, then publish.',
  /** What a new version does to leaderboard and statistics. */
  board: {
    none: 'Players find nothing new in it. There is no new version, and the leaderboard goes on.',
    looks: 'The leaderboard and the figures go on, because the room is solved as before.',
    play: 'The leaderboard and the figures begin anew, because the room is solved in another way now. Earlier results stay in your results.',
    unknown:
      'The leaderboard and the figures begin anew if the room is solved in another way now. Changed texts, pictures and names do not count.',
  },
  proved: 'It can be escaped',
  noPuzzle: 'Not a puzzle yet',
  noPuzzleText: 'The door stands open: whoever comes in can walk out again. You can publish it all the same.',
  /** Below the proof, unfolded to the suggestions themselves. */
  suggestions: (amount: number) =>
    `${counted(amount, 'suggestion', 'suggestions')}; you can publish all the same`,
  changes: 'New for players',
  onlyNow: 'New',
  goneNow: 'Gone',
  notYet: 'Not yet',
  publish: 'Publish',
  buy: (price: string) => `Buy for ${price}`,
  buyNamed: (pack: string, price: string) => `Buy ${pack} for ${price}`,
  published: 'Your room is open',
  changesLive: 'Your changes are live',
  changesLiveText: 'Whoever starts the room from now on plays it as it is now. The link has stayed the same.',
  upToDate: 'Share',
  stillUntitled:
    'It is still called “Untitled”. Players choose by the name: give it one, and publish the change.',
  publishedText:
    'Anyone with this link can play it, on a phone or a laptop, without an account. Under Projects you see who got out, and who did not.',
  unlistedText: 'It is listed nowhere. Under Projects you can list it for everybody.',
  play: 'Play it',
  goOn: 'Go on building',
  refused: 'Not yet',
  refusedText: 'The room is saved. Fix these first, then publish it:',
  failed: 'The room could not be published',
  tryAgain: 'Try again',
  conflict: 'It was changed somewhere else in the meantime. Reload the page and look at it first.',
};
