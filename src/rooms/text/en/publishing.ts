import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** Texts of publishing. */
export const publishingText = {
  title: (roomName: string) => `Publish ${roomName}`,
  titleUntitled: 'Publish this room',
  nameHelp: 'Players choose rooms by their name',
  cover: 'Cover',
  coverHelp: 'The scene as players first see it, so it gives nothing away',
  coverOf: (scene: string) => `Cover: ${scene}`,
  whoFinds: 'Who can find it?',
  everybody: 'Everybody',
  everybodyHelp: 'The room is listed under “Home”, where anyone can find and play it',
  byLink: 'People with the link',
  byLinkHelp: 'For a class, a birthday or a first try. The room is not listed; you can list it later',
  chooseFinders: 'Choose who can find the room, then publish.',
  /** What a new version does to leaderboard and statistics. */
  board: {
    none: 'Nothing changes for players. There is no new version, and the leaderboard continues.',
    looks: 'The leaderboard and statistics continue, because the room is solved as before.',
    play: 'The leaderboard and statistics start over, because the room is now solved differently. Earlier escapes stay in your results.',
    unknown:
      'The leaderboard and statistics start over if the room is now solved differently. Changed texts, pictures and names do not count.',
  },
  proved: 'It can be escaped',
  noPuzzle: 'Not a puzzle yet',
  noPuzzleText: 'The door is open: whoever comes in can walk right out. You can publish the room anyway.',
  /** Shown between the sentence that the room can be escaped and the list of suggestions. */
  suggestions: (amount: number) => `${counted(amount, 'suggestion', 'suggestions')}; you can publish anyway`,
  changes: 'New for players',
  onlyNow: 'New',
  goneNow: 'Gone',
  notYet: 'Not yet',
  publish: 'Publish',
  buy: (price: string) => `Buy for ${price}`,
  buyNamed: (pack: string, price: string) => `Buy ${pack} for ${price}`,
  published: 'Your room is open',
  changesLive: 'Your changes are live',
  changesLiveText: 'From now on, players get the new version. The link stays the same.',
  upToDate: 'Share',
  stillUntitled:
    'It is still called “Untitled”. Players choose rooms by their name: give it one and publish the change.',
  publishedText:
    'Anyone with this link can play it, on a phone or a laptop, without an account. Under “Projects” you can see who escaped and who did not.',
  unlistedText: 'It is not listed anywhere. Under “Projects” you can list it for everybody.',
  play: 'Play room',
  goOn: 'Continue building',
  refused: 'Not published yet',
  refusedText: 'The room is saved. Fix these first, then publish it:',
  failed: 'The room could not be published',
  tryAgain: 'Try again',
  conflict:
    'It was changed somewhere else in the meantime. Reload the page to see the change, then publish again.',
};
