import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** Texts of the ladder of hints. */
export const hintsText = {
  title: 'Hints',
  open: 'Hint',
  intro:
    'Stuck? Each hint tells you a little more than the last. The number of hints you take is shown next to your time.',
  introInClass:
    'Stuck? Each hint tells you a little more than the last. Your teacher sees how many your team takes.',
  teacherGives: 'In this class your teacher gives the hints. The hints that you get are listed here.',
  rungs: { what: 'What next', where: 'Where', how: 'How' },
  what: {
    read: 'There is something to read.',
    enter: 'There is a place you have not been to yet.',
    take: 'Something is worth taking.',
    open: 'Something is not locked and opens at once.',
    answer: 'You can find the answer to a lock now.',
    unlock: 'You are carrying something that opens a lock.',
    combine: 'Two things belong together.',
    sequence: 'Some things have to be touched in the right order.',
  },
  whereHere: (label: string) => `Here: ${label}.`,
  whereElsewhere: (label: string, scene: string) =>
    scene === '' ? `Elsewhere: ${label}.` : `Elsewhere, in ${scene}: ${label}.`,
  whereCarried: (label: string) => `You are carrying it: ${label}.`,
  how: {
    use: (label: string) => `Use this: ${label}.`,
    told: (label: string) => `Look here: ${label}.`,
    introduction: 'It is in the introduction. You can read it again in the journal.',
  },
  asked: (count: number) => counted(count, 'hint asked for', 'hints asked for'),
  offer: {
    words: 'Nothing has moved for a while. Would a hint be welcome?',
    accept: 'Yes, please',
    decline: 'No, thank you',
  },
  first: 'Give me a hint',
  next: 'Tell me more',
  take: 'Do it for me',
  takeHelp: 'The last hint does it for you. Your time is then listed separately on the leaderboard.',
  takeHelpInClass: 'The last hint does it for you. Your team’s result is then marked as helped.',
  asking: 'One moment…',
  none: 'There is no way to the door from here. In a published room this cannot happen.',
  noConnection: 'You’re offline. You get the hint once you’re back.',
  failed: 'The hint could not be loaded. Try again in a moment.',
} as const;
