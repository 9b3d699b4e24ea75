import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list, number } = createFormats('en');
const minutes = (count: number) => counted(count, 'minute', 'minutes');
const seconds = (count: number) => counted(count, 'second', 'seconds');
const hasKeyholes = (count: number) => `It has ${number(count)} keyholes.`;
const keyStays = (key: string) => `That fits, and stays there: ${key}.`;

/** Texts of a running play and a preview, in the chunk of its screen. */
export const tableText = {
  exit: { opens: 'The door opens.', skip: 'Skip', goOn: 'Continue' },
  pause: 'Pause',
  pauseHelp: 'Pause: the countdown stops, but your result time keeps running',
  resume: 'Resume',
  paused: 'Paused',
  pausedHelp: 'The countdown stops. Your result time keeps running: pauses count.',
  pausedUnlimited: 'Your result time keeps running: pauses count.',
  leavingKeeps: 'If you leave, everything stays as it is.',
  pausedOffline: 'You’re offline. The countdown stops once you’re back.',
  timeLeft: 'Time left',
  timeLeftSoon: (seconds: number) =>
    seconds >= 60 ? `${minutes(seconds / 60)} left` : `${number(seconds)} seconds left`,
  inventory: 'Inventory',
  inventoryEmpty: 'Things you take appear here.',
  inHand: (label: string) => `In your hand: ${label}. Use it where?`,
  inHandOfSeveral: (label: string) =>
    `In your hand: ${label}. Use it in the room, or combine it with something you carry.`,
  combining: 'Try two things together: choose one, then the other.',
  combine: (hand: string, label: string) => `Combine ${hand} and ${label}`,
  waiting: 'Waiting for the server…',
  offline: 'You’re offline. Nothing is lost.',
  welcomeBack: 'Welcome back. The clock kept running.',
  passwordTitle: (label: string) => `${label}: locked`,
  passwordLabel: 'Answer',
  passwordSubmit: 'Try it',
  passwordWrong: 'That is not it. Nothing moves.',
  passwordClosed: (count: number) => `Too many wrong answers. Wait ${seconds(count)}, then try again.`,
  passwordSlowed: (count: number) =>
    `Too many different answers were tried on this lock from your network. For now, the lock accepts one answer per minute. Try again in ${seconds(count)}.`,
  passwordSlowedInClass: (count: number) =>
    `Too many different answers were tried on this lock in your class. For now, the lock accepts one answer per minute. Try again in ${seconds(count)}.`,
  passwordOpenAgain: 'You can try again now.',
  close: 'Close',
  lockedByItem: (label: string) => `${label}: locked. Something that you can carry opens it.`,
  lockedByKeys: (label: string, keyholes: number) => `${label}: locked. ${hasKeyholes(keyholes)}`,
  hasKeyholes,
  lockedBySequence: (label: string) => `${label}: locked. It has no keyhole; something else must open it.`,
  keyFits: (key: string, label: string) => `${keyStays(key)} Still locked: ${label}.`,
  keyStays,
  doesNotCombine: (key: string, label: string) => `${key} and ${label} do not go together.`,
  combined: (label: string) => `They go together: ${label}.`,
  entered: (scene: string) => (scene === '' ? 'You are somewhere else.' : `You are here: ${scene}.`),
  sceneChanged: 'It looks different here now.',
  somethingElsewhere: 'Something has changed elsewhere.',
  keyDoesNotFit: (key: string, label: string) => `${key} and ${label}: not here, or not as it is now.`,
  lacksPart: (key: string, label: string) =>
    `${key} and ${label}: that is right, but something is still missing.`,
  /** A name stands after a colon: it may be a creator’s, of one thing or several, and in another language. */
  unlocked: (label: string) => `It unlocks: ${label}.`,
  unlockedAndMoved: (label: string, opens: string) => `It unlocks and ${opens}: ${label}.`,
  onceMore: {
    keys: 'Press Enter again to go there.',
    touch: 'Tap again to go there.',
    mouse: 'Click again to go there.',
  },
  moved: (label: string, opensOrShuts: string) => `It ${opensOrShuts}: ${label}.`,
  collected: (label: string) => `You take: ${label}.`,
  revealed: (labels: readonly string[]) => `New here: ${list(labels)}.`,
  found: (count: number) => `New here: ${number(count)} things`,
  nothing: (label: string) => `${label}: nothing happens.`,
  something: 'something',
  tryKeys: 'Try what you are carrying',
  tryKey: (label: string) => `Try ${label}`,
  keyholes: (count: number, used: number) =>
    `${counted(count, 'keyhole', 'keyholes')}, ${number(used)} with a key in it`,
  keyholeEmpty: 'empty',
  places: 'Places',
  unnamedPlace: (place: number) => `Scene ${number(place)}`,
  look: 'Look',
  lookHelp: 'Show everything that can be touched',
  withKey: (words: string, key: string) => `${words} (${key})`,
  formerCaptions: (count: number) => `${number(count)} more in the journal`,
  journal: 'Journal',
  journalHelp: 'Everything you have read, and how things looked before',
  journalEmpty: 'Nothing yet. Everything you read is kept here.',
  journalLooks: 'How it looked before',
  journalBack: 'All entries',
  readAgain: 'Read again',
  backToLock: 'Back to the lock',
  earlierEntry: 'Earlier',
  laterEntry: 'Later',
  entryOf: (place: number, count: number) => `${number(place)} of ${number(count)}`,
  journalIntroduction: 'Introduction',
  journalPicture: (label: string) => `${label}, as it was before`,
  journalWrongAnswer: (label: string) => `${label}, to a wrong answer`,
  journalBackground: (scene: string) => (scene === '' ? 'The room, as it was' : `${scene}, as it was`),
  pictureMissing: 'A picture could not be loaded. You can still play.',
} as const;
