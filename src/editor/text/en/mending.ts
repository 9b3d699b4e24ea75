import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** Texts of the editor for creators who come from Insights. */
export const mendingText = {
  back: 'Back to Insights',
  newAnswer: (times: number) => `new, typed ${counted(times, 'time', 'times')}`,
  acceptedToo: (answer: string, lock: string) =>
    `“${answer}” opens ${lock}, too. Players get it with “Publish changes”.`,
  opensAlready: (answer: string, lock: string) => `Nothing changed: “${answer}” opens ${lock} already.`,
  lockChanged: (lock: string) => `Nothing changed: there is another answer now: ${lock}.`,
  clueless: (lock: string) => `Nothing tells the answer: ${lock}. Choose its clues here.`,
  toldByPicture: (lock: string) => `A picture tells this answer, as you said: ${lock}.`,
  toldInIntroduction: (lock: string) => `The introduction tells this answer: ${lock}.`,
  say: {
    title: 'Say something to it',
    reads: (lock: string) => `Players read this after any wrong answer: ${lock}.`,
    words: 'The lock says',
    help: 'It stands under the lock and is read aloud.',
    inDraft: 'In your draft; players get it with the next version.',
    cancel: 'Cancel',
    confirm: 'Let it say this',
  },
};
