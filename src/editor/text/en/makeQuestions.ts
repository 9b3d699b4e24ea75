import type { LineFault, ListFault, QuestionOrder } from '../../../../core/make/questions/model.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list, number } = createFormats('en');

/** Texts for making a room from a teacher's questions. */
export const makeQuestionsText = {
  paste: 'Paste from a table, or type',
  read: (pairs: number) => `${counted(pairs, 'pair', 'pairs')} read`,
  faulty: (lines: number) => `${counted(lines, 'line needs', 'lines need')} a look`,
  question: 'Question',
  answer: 'Answer',
  lock: 'Lock',
  questionOf: (line: number) => `Question ${number(line)}`,
  answerOf: (line: number) => `Answer ${number(line)}`,
  lockOf: (line: number) => `Lock of line ${number(line)}`,
  more: (line: number) => `Move or remove line ${number(line)}`,
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  add: 'Add a line',
  clear: 'Empty the list',
  also: (answer: string, others: readonly string[]) => `Also accepted for ${answer}: ${list(others)}.`,
  folded: 'Accents and capitals do not matter.',
  exact: 'Accents and articles count',
  exactHelp: 'Typed answers count as they stand in the list. Capitals do not matter.',
  variants: 'Write another right answer behind a “/”.',
  fault: (fault: LineFault): string => {
    switch (fault.type) {
      case 'noQuestion':
        return 'There is no question to this answer yet.';
      case 'noAnswer':
        return 'There is no answer to this question yet.';
      case 'questionTooLong':
        return `This question is longer than the ${number(fault.most)} characters that fit on a paper.`;
      case 'answerTooLong':
        return `No lock takes an answer of more than ${number(fault.most)} characters. A shorter one works.`;
      case 'sameQuestion':
        return `This question is in line ${number(fault.line + 1)} too.`;
      case 'sameAnswer':
        return `This answer is in line ${number(fault.line + 1)} too. It would open both locks.`;
      case 'tellsAnswer':
        return 'The question contains its answer. Players would only have to copy it.';
    }
  },
  listFault: (fault: ListFault): string => {
    switch (fault.type) {
      case 'tooFew':
        return `A room needs at least ${number(fault.least)} questions.`;
      case 'tooMany':
        return `These are ${number(fault.count)} questions, and a room has space for ${number(fault.most)}. Remove some, or make two rooms.`;
      case 'invalid':
        return 'This list could not be read.';
    }
  },
  cut: 'The text was too long, so only its beginning was read.',
  order: 'Players meet them',
  orders: { fixed: 'in this order', free: 'in any order' } satisfies Record<QuestionOrder, string>,
  // Not “hard”: that is what the room's card says, which counts its steps.
  level: 'Papers with the questions',
  levels: { '1': 'in sight', '2': 'some hidden', '3': 'well hidden' },
  levelHelp: {
    '1': 'Every paper is in sight, and each lock names its own.',
    '2': 'Some papers are hidden, and each lock names its own.',
    '3': 'More is hidden, and locks only show the mark of their paper.',
  },
  length: 'Length',
  anyLength: 'any',
  minutes: (minutes: number) => counted(minutes, 'minute', 'minutes'),
  otherLength: (minutes: number) =>
    `With these questions it takes about ${counted(minutes, 'minute', 'minutes')}.`,
  language: 'Language of the room',
  empty: 'The room appears here as soon as there are two questions with their answers.',
  mend: 'The room appears here as soon as every line is right.',
  noPlace: 'Not everything fitted in this time. “Another one” tries again.',
};
