import { FREE_PLAN_ROOMS } from '../../../../core/account/plans.ts';
import type { PuzzleStep } from '../../../../core/room/firstPuzzle.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { SaveState } from '../../store/editorData.ts';
import { descriptionTexts, itemPanelText } from './itemPanel.ts';
import { problemsText } from './problems.ts';

const { counted, number } = createFormats('en');

export const editorText = {
  pageTitle: 'Room editor',
  loading: 'Opening the room…',
  canvas: 'The room',
  controls: 'Build the room',
  openElsewhere:
    'This room is open in another tab too. Work in only one of them, or you will have to choose between two versions.',

  warnings: (amount: number) => (amount === 1 ? 'Warning, whole' : `${number(amount)} warnings, whole`),

  failure: {
    retry: 'Try again',
    play: 'Play it',
    newRoom: 'New room',
    logIn: 'Log in',
    yourRooms: 'Your rooms',
    goOnFrom: (when: string) => `Go on from ${when}`,
    opensAsNew: 'An earlier version opens as a new room. The damaged one stays until you delete it.',
    notFound: {
      title: 'This room is not open to you',
      text: 'It may belong to somebody else, or it may not exist. If it is published, you can play it.',
    },
    newerVersion: {
      title: 'Made by a newer version',
      text: 'This room was saved by a newer version of the app. Reload the page to get it.',
    },
    unreadable: {
      title: 'This room is damaged',
      text: 'The stored room cannot be read. Nothing about it was changed.',
    },
    offline: {
      title: 'No connection',
      text: 'The room could not be fetched. Nothing is lost: try again once you are online.',
    },
    defaultDoorMissing: {
      title: 'A new room cannot be started',
      text: 'Every room begins with the default door, and the library has none.',
      /** The message is the specification's (SPEC §8). */
      detail: (message: string) => message,
    },
    unknown: {
      title: 'The room could not be opened',
      text: 'Something went wrong on the way. Nothing you made is lost.',
    },
  },

  bar: {
    undo: 'Undo',
    redo: 'Redo',
    preview: 'Preview',
    save: 'Save',
    publish: 'Publish',
    publishChanges: 'Publish changes',
    more: 'More',
    unpublish: 'Unpublish',
    openLive: 'Open the published room',
    startOver: 'Start over',
    newRoom: 'New room',
    yourRooms: 'Your rooms',
    allRooms: (others: number) => `All ${others + 1} rooms`,
    live: 'Published',
    untitled: 'Untitled',
    roomName: 'Room name',
  },

  saveState: {
    saving: 'Saving…',
    saved: 'Saved',
    inPart: 'Not all saved',
    untouched: '',
    onDevice: 'On this device',
    unkept: 'Not saved',
    conflict: 'Changed elsewhere',
  } satisfies Record<SaveState['type'] | 'inPart', string>,
  saveHelp: {
    inPart: 'A text is too long. It is kept here, in this browser, until it fits.',
    signedOut: 'Log in to keep this room in your account.',
    planLimit: 'Your plan is full. The room stays on this device.',
    offline: 'No connection. It goes to your account as soon as there is one.',
    unauthenticated: 'You have been logged out. Log in to keep the room in your account.',
    notFound: 'The room was deleted elsewhere. Try now, and it is saved as a new one.',
    permissionDenied: 'Your account may not save this room. What you changed stays on this device.',
    newerVersion: 'A newer version of the app saved this room elsewhere. Reload the page to go on with it.',
    unreadable: 'The room in your account is damaged. What you made stays on this device.',
    refused: 'Your account did not take the room as it is. What you changed stays on this device.',
    passing: 'Saving to your account failed. Another try follows by itself.',
    unkept: 'This browser keeps nothing, and no account has the room yet. Save it before you leave the page.',
    tryNow: 'Try now',
  },

  tabs: {
    themes: 'Themes',
    items: 'Things',
    room: 'Room',
    layers: 'Layers',
    item: 'Thing',
  },

  themes: {
    title: 'Choose the place',
    mood: 'Mood',
    none: 'There are no backgrounds yet.',
    use: (name: string, mood: string) => `${name}, ${mood}`,
  },

  starters: {
    title: 'Start from a finished room',
    help: 'Take one, see how it works, and make it yours. Undo brings your room back.',
    loading: 'Fetching the starter rooms…',
    failed: 'The starter rooms could not be fetched.',
    retry: 'Try again',
    steps: (amount: number) => counted(amount, 'step', 'steps'),
    minutes: (amount: number) => `${number(amount)} min`,
    use: (name: string) => `Start from ${name}`,
    craft: 'How it is made',
    putCraftAway: 'Close the note',
    started: (name: string) => `“${name}” is yours to change. Undo brings back what was here.`,
    unusable: (name: string) => `“${name}” needs things that the library no longer has.`,
  },

  items: {
    mine: 'Mine',
    /** What leads to uploading. */
    ownPictures: 'Your own pictures',
    ownPicturesHelp:
      'Upload a picture in My Inventory (with Pro), in a tab of its own. It is here when you come back.',
    recent: 'Recently used',
    changeDoor: 'Change door',
    addAgain: (name: string) => `Another ${name}`,
    title: 'Add things',
    help: 'Tap to add, or drag onto the room.',
    search: 'Search things',
    clearSearch: 'Clear search',
    all: 'All',
    doorHelp:
      'A room has one way out. Point at another door to see it in its place; a click takes it, and the lock stays.',
    wayOut: 'The way out',
    furtherDoor: 'Another door',
    furtherDoorHelp:
      'A door like any other thing: to a further scene, or to nowhere. It can be dragged onto the room, too.',
    add: (name: string) => `Add ${name}`,
    chooseDoor: (name: string) => `Use ${name}`,
    ofPack: (thing: string, pack: string, price: string) => `${thing} (pack ${pack}, ${price}, try it now)`,
    tryIt: ', try it now',
    priced: (name: string, price: string) => `${name} (${price})`,
    none: (query: string) => `Nothing found for “${query}”. A picture of your own can be one.`,
    empty: 'There is nothing here yet.',
    full: (limit: number) => `A room holds at most ${number(limit)} things.`,
  },

  catalogue: {
    loading: 'Fetching the library…',
    failed: 'The library could not be fetched.',
    retry: 'Try again',
  },

  room: {
    title: 'About the room',
    name: 'Name',
    introduction: 'Introduction',
    introductionHelp: 'What players read before the clock starts.',
    introductionPlaceholder: 'It is late. The library door has fallen shut behind you…',
    timeLimit: 'Time limit',
    minutes: 'minutes',
    timeLimitHelp: `Whole minutes, ${LIMITS.timeLimit.min} to ${LIMITS.timeLimit.max}.`,
  },

  layers: {
    title: 'Layers',
    help: 'The topmost lies in front, the door is always at the back. Drag a picture to order, double-click a name to change it.',
    drag: 'Drag to order',
    rename: (name: string) => `Rename ${name}`,
    pin: (name: string) => `Keep ${name} in place`,
    unpin: (name: string) => `Let ${name} be moved`,
    toFront: 'Bring to front',
    forward: 'Forward',
    backward: 'Backward',
    toBack: 'To the back',
    setUp: 'Set up the thing',
    conceal: (name: string) => `Take ${name} off the canvas while working`,
    reveal: (name: string) => `Show ${name} on the canvas`,
    remove: (name: string) => `Delete ${name}`,
    door: 'Door',
    hidden: 'Hidden',
    locked: 'Locked',
    key: 'Key',
  },

  panel: itemPanelText,

  problems: problemsText,

  firstPuzzle: {
    title: 'What makes it a puzzle',
    doneMark: 'Done',
    openMark: 'Still to do',
    steps: {
      lockDoor: 'Lock the door, with a key or a code',
      hideSomething: 'Hide something, such as the key, in another thing',
      giveClue: 'Give a clue: let a thing say something',
      preview: 'Preview it, and escape yourself',
      publish: 'Publish it, and send the link to somebody',
    } satisfies Record<PuzzleStep, string>,
  },

  confirm: {
    startOver: {
      title: 'Start over?',
      text: 'The room on this device is thrown away and a new one begins. This cannot be undone.',
      confirm: 'Start over',
    },
    unpublish: {
      title: 'Take the room offline?',
      text: 'Players no longer find it, and its link stops working. Your draft stays as it is, and you can publish it again.',
      confirm: 'Unpublish',
    },
  },

  conflict: {
    title: 'Two versions of this room',
    text: 'The room was changed in two places: here, and in another tab or on another device. Which one do you want to go on with? The other is kept under “Versions”.',
    here: 'Here',
    unsaved: (when: string) => `in this tab, changed ${when}, not in your account yet`,
    there: 'Elsewhere',
    savedAt: (when: string) => `saved ${when}`,
    onlyHere: 'only here',
    onlyThere: 'only there',
    keepAsNewRoom: 'Keep both as two rooms',
    twoRooms: (name: string, free: number | null) =>
      `If you keep both, yours becomes a second room, “${name}”, which is not published yet, and you go on in that one.${free === null ? '' : ` Your plan has place for ${counted(free, 'more room', 'more rooms')}.`}`,
    noSecondRoom:
      'Your plan has no place for a second room. Whichever you take, the other one is kept under “Versions”.',
    keptBoth: (name: string, other: string) =>
      `This is “${name}” now, a second room. “${other}” is as it was saved elsewhere.`,
    toOther: 'To the other',
    nothing: '– nothing –',
    tookNewer: 'The room was built on elsewhere. This is how it stands now.',
    replaceStored: 'Go on with mine',
    loadStored: 'Take the other one',
  },

  needsAccount: {
    title: 'Keep this room for good',
    text: 'Saving and publishing need an account. It is free, takes a minute, and brings you right back here.',
    safe: 'Your draft is safe: it stays in this browser and comes along.',
    later: 'Not now',
    logIn: 'Log in',
    signUp: 'Sign up',
  },

  planLimit: {
    title: 'Your plan is full',
    text: `The Free plan holds ${counted(FREE_PLAN_ROOMS, 'room', 'rooms')}. This one is kept on this device. Delete another one to make space for it.`,
    toProjects: 'To my rooms',
    toPricing: 'See Pro',
  },

  descriptions: descriptionTexts,
  savedLate: {
    told: (name: string) => `“${name}” is saved in your account. This is a new, empty room.`,
    open: 'Open it',
  },
  counter: (length: number, limit: number) => `${number(length)} of ${number(limit)}`,
  number,
  coverFailed:
    'The room is saved. Its cover stays as it was: not every picture could be fetched and stored just now.',
};
