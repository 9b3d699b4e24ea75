import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** Texts of the editor for creators who come from Insights. */
export const mendingText = {
  back: 'Back to Insights',
  newAnswer: (times: number) => `new, typed ${counted(times, 'time', 'times')}`,
  acceptedToo: (answer: string, lock: string) =>
    `“${answer}” opens ${lock}, too. Players can use it once you press “Publish changes”.`,
  opensAlready: (answer: string, lock: string) => `Nothing changed: “${answer}” opens ${lock} already.`,
  lockChanged: (lock: string) => `Nothing changed, because this lock now has another answer: ${lock}.`,
  clueless: (lock: string) => `No clue gives the answer of this lock: ${lock}. Choose its clues here.`,
  toldByPicture: (lock: string) => `You turned on “A picture shows the answer” for this lock: ${lock}.`,
  toldInIntroduction: (lock: string) => `The introduction gives the answer of this lock: ${lock}.`,
  say: {
    title: 'Reply to wrong answers',
    reads: (lock: string) => `Players read this after any wrong answer: ${lock}.`,
    words: 'The lock says',
    help: 'It appears under the lock, and screen readers read it aloud.',
    inDraft: 'It is saved in your draft. Players see it once you publish the changes.',
    cancel: 'Cancel',
    confirm: 'Save the reply',
  },
};
