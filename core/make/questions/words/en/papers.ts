import type { PaperPhrases } from '../Phrases.ts';

export const papers: PaperPhrases = {
  written: [
    'Before you try {the lock}, there is something to be answered:',
    'For whoever stands in front of {the lock} and does not know what to say:',
    '{The lock} will not open to anybody who cannot tell me this:',
    '{owner} writes: “{The lock} and I have agreed on one question.”',
    'This is for {the lock}, in case anybody asks:',
    'I have put it to {the lock}, and was not answered, but perhaps you can:',
    'Dear visitor, {the lock} would like to know:',
    'To be answered at {the lock}, without help from the neighbours:',
    'If you have come for what is in {the lock}, tell me first:',
    'Only one thing stands between you and {the lock}:',
    'In the hand of {owner}, meant for {the lock}:',
    'I thought of this while I was locking {the lock}:',
  ],
  hungUp: [
    'NOTICE. {The lock} opens to whoever knows this:',
    'By order of {owner}, to be answered at {the lock}:',
    'Question of the day, for {the lock}:',
    'Users of {the lock} are kindly asked:',
    'In large letters, so that {the lock} can be opened from memory:',
    'Please answer before you lean on {the lock}:',
    'Somebody has hung this where it can be seen from {the lock}:',
    'Regarding {the lock}, there remains one question:',
    '{owner} has written below, for the users of {the lock}:',
    'For the attention of everyone who rattles {the lock}:',
  ],
  sharedPaper: {
    digits: [
      'One of three numbers for {the lock}:',
      '{The lock} takes three numbers in a row, and one of them is the answer to this:',
      'A third of what {the lock} wants to hear:',
      '{owner} has split the number of {the lock} in three, and a part of it is this:',
    ],
    sum: [
      'One of three numbers that {the lock} adds up:',
      '{The lock} reckons with three answers, and here is the question to one of them:',
      'To be added to two others at {the lock}:',
      '{owner} has asked {the lock} to add up three things, and this is one of them:',
    ],
    letters: [
      'One of three, and {the lock} needs only its first letter:',
      '{The lock} takes the first letters of three answers, and here is one of the questions:',
      'Too long for {the lock}, which takes only the first letter of the answer:',
      '{owner} asks this for the sake of a single letter, and {the lock} will have it:',
    ],
  },
};
