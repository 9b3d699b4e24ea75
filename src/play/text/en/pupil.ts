import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');
const minutes = (count: number) => counted(count, 'minute', 'minutes');

/** Texts of a pupil in a class, in the chunk of playing together. */
export const pupilText = {
  door: {
    lead: 'Your class plays',
    code: (code: string) => `Code: ${[...code].join(' ')}`,
    starts: 'Your teacher starts the clock.',
    name: 'Your name',
    nameHelp: 'Your teacher and your team see it.',
    nameMissing: 'Your teacher would like to know who you are.',
    nothingTyped: 'No account, nothing typed. Gone after 24 hours.',
    noAccount: 'No account. Gone after 24 hours.',
    stored: 'What is stored',
    storedAll:
      'The name that you have here, when you came, what your team opened, its tries and hints. No account, no address.',
    comeIn: 'Come in',
    comingIn: 'Coming in…',
    crowded: 'Many are coming in at once. Try again in a moment.',
    closed: {
      title: 'The door is shut for now',
      text: 'Ask your teacher. You come in by yourself when it opens.',
    },
    closedTyped: 'Ask your teacher. This page notices when it opens.',
    full: {
      title: 'All seats are taken',
      text: 'Sit with somebody, or ask your teacher for one more seat.',
    },
    blocked: { title: 'This device may not come in', text: 'Talk to your teacher.' },
    over: { title: 'This class is over', text: 'The code has ended with it. Other rooms stand open.' },
    lookAgain: 'Look again',
    rooms: 'All rooms',
  },
  outside: {
    title: 'You are outside',
    text: 'Your teacher has taken your seat back. The code still works.',
    again: 'Come in again',
    moved: {
      title: 'You play at your other device now',
      text: 'Your seat has moved there. This screen shows nothing any more.',
    },
  },
  lobby: {
    title: 'You are in',
    menu: 'Your team',
    code: (code: string) => `Code of the class: ${code}`,
    you: 'You are',
    spin: 'Spin again',
    left: (count: number) => `${count} left`,
    spins: (count: number) =>
      count === 0
        ? 'That was the last spin. It stays yours.'
        : count === 1
          ? '1 spin left. Then it stays yours.'
          : `${count} spins left.`,
    spinFailed: 'The name did not change. Please try again.',
    howMany: 'How many sit here?',
    fewer: 'One less',
    more: 'One more',
    howManyFailed: 'That was not kept. Please try again.',
    with: 'With you',
    here: (count: number) => `${count} here`,
    isHere: 'is here',
    away: 'away',
    alone: 'Nobody else yet. The others come by and by.',
    oneRoom: 'One room for all of you: what one opens is open for everybody.',
    starts: 'Your teacher starts the clock',
    closes: 'The door shuts by itself. Only your teacher pauses.',
  },
  colours: ['rose', 'blue', 'green', 'amber', 'violet', 'teal', 'rust', 'ivory'],
  shapes: [
    'with a ring',
    'with a cross',
    'with bars',
    'with dots',
    'with a half',
    'with a frame',
    'with an arch',
    'with steps',
  ],
  late: 'The clock runs already. What your team has read is in the journal.',
  movedTo: (team: string) => `Your teacher has moved you. Now you are with: ${team}`,
  minutes: {
    given: (count: number) => `Your teacher gives you ${minutes(count)} more.`,
    taken: (count: number) => `Your teacher takes ${minutes(count)} away.`,
  },
  pause: {
    key: 'Pause',
    reason: 'In a class only your teacher pauses. Your place is kept.',
    title: 'Your teacher holds the clock',
    text: 'Nothing runs and nothing is shown. It goes on by itself, for all at once, and no second is lost.',
    said: (message: string) => `“${message}”`,
  },
  said: {
    from: 'From your teacher',
    spoken: (message: string) => `From your teacher: ${message}`,
    read: 'Read',
    waits: 'A message from your teacher waits until you close the lock.',
    ready: {
      fiveLeft: 'Five minutes left.',
      readAgain: 'Read again what you have found.',
      tellEachOther: 'Tell each other what you have seen.',
      tryElse: 'Try something else for a while.',
      eyes: 'Eyes to the front, please.',
      wellDone: 'Well done. Wait by the door.',
    },
  },
  help: {
    call: 'Call your teacher',
    calling: 'You ask for help',
    seen: 'Your teacher sees it.',
    never: 'Never mind',
    coming: 'Your teacher has heard you. Help is on its way.',
    over: 'The call for help is over.',
    failed: 'That did not reach your teacher. Raise your hand.',
  },
  lit: { title: 'Here!', text: 'Your teacher looks for this screen. It goes dark by itself.' },
  end: {
    out: (team: string) => `You are out, ${team}`,
    whisper: 'The others are still inside: whisper.',
    allDone: 'The class is done. Look up: your teacher has a question for you.',
    timeTitle: 'Time.',
    time: 'The door stays shut this time. Look up: your teacher has a question for you.',
    endedTitle: 'Your teacher has ended it',
    ended: 'What you found counts. Look up: your teacher has a question for you.',
    readAgain: 'Read it all again',
  },
};
