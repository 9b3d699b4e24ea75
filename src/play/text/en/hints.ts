import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** Words of the ladder of hints. */
export const hintsText = {
  title: 'Hints',
  open: 'Hint',
  intro:
    'Stuck? Here is a ladder of hints. Each step tells you a little more. The number of hints you take is shown beside your time.',
  rungs: { what: 'What next', where: 'Where', how: 'How' },
  what: {
    read: 'Something wants to be read.',
    enter: 'There is a way to somewhere you have not been.',
    take: 'Something is worth taking.',
    open: 'Something opens just like that.',
    answer: 'A lock waits for its answer, and the answer can be known.',
    unlock: 'You carry what opens a lock.',
    combine: 'Two things belong together.',
    sequence: 'Some things want to be touched in the right order.',
  },
  whereHere: (label: string) => `Here: ${label}.`,
  whereElsewhere: (label: string, scene: string) =>
    scene === '' ? `Elsewhere: ${label}.` : `${label}, here: ${scene}.`,
  whereCarried: (label: string) => `You carry it: ${label}.`,
  how: {
    use: (label: string) => `With this: ${label}.`,
    told: (label: string) => `It is told here: ${label}.`,
    introduction: 'It is told before the start. You find that in the journal.',
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
  takeHelp: 'The last step does it for you. Your time then stands apart on the leaderboard.',
  asking: 'One moment…',
  none: 'Nothing that could be done leads to the door. In a published room that does not happen.',
  noConnection: 'There is no connection. Your question waits for it.',
  failed: 'That question got no answer. Try again in a moment.',
} as const;
