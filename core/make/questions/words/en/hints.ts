import type { HintPhrases } from '../Phrases.ts';

export const hints: HintPhrases = {
  lockHints: [
    [
      'Look at the mark on {the lock}: something else bears the same.',
      'There is a paper to {the lock}, somewhere in here.',
      '{The lock} wants an answer, but who asked?',
      'Read whatever can be read in here: one of the papers is meant for {the lock}.',
      'The question for {the lock} is written down, though not on {the lock}.',
      '{The lock} belongs together with one of the papers.',
      'Start from the mark on {the lock}.',
      'With {the lock} it is a matter of reading first.',
    ],
    [
      'Read {the paper}: that is the question for {the lock}.',
      '{The paper} has the question, {the lock} takes the answer.',
      'What {the paper} asks, {the lock} wants to hear.',
      'It is {the paper} that speaks of {the lock}.',
      'Compare the mark: {the paper} goes with {the lock}.',
      'All that {the lock} wants to know stands on {the paper}.',
      'To open {the lock}, answer {the paper}.',
      '{The lock} and {the paper} bear one mark.',
    ],
    [
      'Enter at {the lock} what answers {the paper}; {face}.',
      'Answer {the paper}, and give it to {the lock}: {face}.',
      'The answer to {the paper} opens {the lock}; {face}.',
      '{The lock} waits for the answer to {the paper}: {face}.',
      'Think about {the paper}, then turn to {the lock}; {face}.',
      'Ask a neighbour about {the paper}, then try {the lock}: {face}.',
    ],
  ],
  sharedHints: [
    [
      '{The lock} shows three marks, and each belongs to a paper.',
      'One answer alone is not enough for {the lock}; it wants three.',
    ],
    ['Put them together: {papers}.', 'These three belong to {the lock}: {papers}.'],
  ],
  keyHints: [
    [
      '{The lock} asks nothing; it wants to be unlocked.',
      'Knowing things is no help with {the lock}, having things is.',
      'See what you carry, and think of {the lock}.',
      'What you have found so far fits somewhere: {the lock}.',
      '{The lock} has a hole, and you have what goes in.',
      'There is no question to {the lock}.',
    ],
    [
      'What you need for {the lock}: {keys}.',
      '{The lock} takes {keys}.',
      'This belongs in {the lock}: {keys}.',
      'Into {the lock} with {keys}.',
    ],
    [
      'Choose from what you carry, and use it on {the lock}: {keys}.',
      'You carry {keys}, and {the lock} is waiting.',
      'Use {keys} on {the lock}.',
    ],
  ],
  hiderHints: [
    [
      'Not everything in here lies open.',
      'Something in here does not stand quite straight.',
      'There is more in here than one sees at first.',
      'Somebody has hidden something, and not very well.',
      'A place can be looked at twice.',
      'What is missing in here has only been moved.',
      'Dust does not lie everywhere alike.',
      'There is a thing in here that does more than it lets on.',
      'Whoever tidied up in here had something to hide.',
      'Some things in here can be moved.',
    ],
    [
      'Have a closer look at {the hider}.',
      'Nobody has moved {the hider} yet.',
      'Try {the hider}.',
      'It has to do with {the hider}.',
    ],
  ],
  faces: {
    text: [
      'accents and capitals do not matter',
      'typed as one would say it',
      'spelt out in letters',
      'capitals are not looked at',
    ],
    digits: ['in digits only', 'as a number', 'digit by digit', 'with the keys of the pad'],
    wheels: ['one sign for each wheel', 'turned sign by sign', 'wheel after wheel', 'from left to right'],
    order: [
      'as an order of what lies there',
      'by moving things to their places',
      'first things first',
      'one after the other, from the beginning',
    ],
    clock: ['as a time on its dial', 'with both hands', 'set like a clock', 'in hours and minutes'],
    colours: ['in colours, one after the other', 'stone by stone', 'as colours in their order', 'in colour'],
    directions: [
      'push by push',
      'as directions, one after the other',
      'the way one would point',
      'in steps, as they are said',
    ],
  },
  sharing: {
    digits: ['At {the lock} the three numbers go in a row, in the order of the marks.'],
    sum: ['Add the three numbers, and tell {the lock} what that comes to.'],
    letters: ['{The lock} takes the first letter of each answer, in the order of the marks.'],
  },
};
