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
    'This room is also open in another tab. Work in only one of them, or you will have to choose between two versions.',

  warnings: (amount: number) => (amount === 1 ? 'Show full warning' : `Show all ${number(amount)} warnings`),

  failure: {
    retry: 'Try again',
    play: 'Play room',
    newRoom: 'New room',
    logIn: 'Log in',
    yourRooms: 'Your rooms',
    goOnFrom: (when: string) => `Continue from ${when}`,
    opensAsNew: 'The earlier version opens as a new room. The damaged room stays until you delete it.',
    notFound: {
      title: 'You cannot edit this room',
      text: 'It belongs to somebody else or does not exist. If it is published, you can play it.',
    },
    newerVersion: {
      title: 'Saved with a newer version',
      text: 'This room was saved with a newer version of the app. Reload the page to update.',
    },
    unreadable: {
      title: 'This room is damaged',
      text: 'The stored room cannot be read. Nothing in it was changed.',
    },
    offline: {
      title: 'No connection',
      text: 'The room could not be loaded. Nothing is lost: try again once you’re online.',
    },
    defaultDoorMissing: {
      title: 'A new room cannot be started',
      text: 'Every room starts with the default door, and the library has none.',
      /** The message is the specification's (SPEC §8). */
      detail: (message: string) => message,
    },
    unknown: {
      title: 'The room could not be opened',
      text: 'Something went wrong. Your work is safe. Try again in a moment.',
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
    inPart: 'Text too long',
    untouched: '',
    onDevice: 'On this device',
    unkept: 'Not saved',
    conflict: 'Changed elsewhere',
  } satisfies Record<SaveState['type'] | 'inPart', string>,
  saveHelp: {
    inPart: 'A text is too long. It is kept in this browser until you shorten it.',
    signedOut: 'Log in to keep this room in your account.',
    planLimit: 'Your plan is full. The room is kept on this device.',
    offline: 'You’re offline. The room is saved to your account once you’re back.',
    unauthenticated: 'You have been logged out. Log in to keep the room in your account.',
    notFound: 'The room was deleted elsewhere. Press “Try now” to save it as a new one.',
    permissionDenied:
      'Your account has no permission to save this room. Your changes are kept on this device.',
    newerVersion:
      'This room was saved elsewhere with a newer version of the app. Reload the page to continue.',
    unreadable: 'The room in your account is damaged. Your work is kept on this device.',
    refused: 'The room could not be saved to your account as it is. Your changes are kept on this device.',
    passing: 'Saving to your account failed. We will try again automatically.',
    unkept:
      'This browser cannot keep the room, and it is not in your account yet. Save it before you leave the page.',
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
    title: 'Choose a place',
    mood: 'Mood',
    none: 'There are no backgrounds yet.',
    use: (name: string, mood: string) => `${name}, ${mood}`,
  },

  starters: {
    title: 'Start from a finished room',
    help: 'Pick one, see how it works, and make it yours. Undo brings your room back.',
    loading: 'Loading the starter rooms…',
    failed: 'The starter rooms could not be loaded.',
    retry: 'Try again',
    steps: (amount: number) => counted(amount, 'step', 'steps'),
    use: (name: string) => `Start from ${name}`,
    craft: 'How it works',
    closeCraftNote: 'Close note',
    started: (name: string) => `“${name}” is yours to change. Undo brings your room back.`,
    unusable: (name: string) => `“${name}” needs things that are no longer in the library.`,
  },

  items: {
    mine: 'Mine',
    /** The link to uploading. */
    ownPictures: 'Your own pictures',
    ownPicturesHelp:
      'Upload a picture in My Inventory, a part of Pro. It opens in a new tab, and the picture is here when you come back.',
    partOfPro: (price: string) => `Pro, ${price}`,
    recent: 'Recently used',
    changeDoor: 'Change door',
    addAgain: (name: string) => `Another ${name}`,
    title: 'Add things',
    help: 'Tap to add, or drag onto the room.',
    search: 'Search things',
    clearSearch: 'Clear search',
    all: 'All',
    doorHelp:
      'A room has one way out. Point at another door to see it there, click to use it. The lock stays.',
    exit: 'The way out',
    furtherDoor: 'Another door',
    furtherDoorHelp: 'A door that leads to another scene, or nowhere. You can also drag it onto the room.',
    add: (name: string) => `Add ${name}`,
    chooseDoor: (name: string) => `Use ${name}`,
    ofPack: (thing: string, pack: string, price: string) => `${thing} (pack ${pack}, ${price}, try it now)`,
    tryIt: ', try it now',
    priced: (name: string, price: string) => `${name} (${price})`,
    none: (query: string) => `Nothing found for “${query}”. You can use a picture of your own.`,
    empty: 'There is nothing here yet.',
    full: (limit: number) => `A room holds at most ${number(limit)} things.`,
  },

  catalogue: {
    loading: 'Loading the library…',
    failed: 'The library could not be loaded.',
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
    offersHelp: 'Offer a hint to players who are stuck',
    offersHelpHelp:
      'The offer appears once, under the room, when players are at a lock for twice as long as nine in ten others needed. They can always ask for a hint themselves.',
  },

  layers: {
    title: 'Layers',
    help: 'The top one is in front; the door is always at the back. Drag a picture to reorder, double-click a name to change it.',
    drag: 'Drag to reorder',
    rename: (name: string) => `Rename ${name}`,
    pin: (name: string) => `Pin ${name}`,
    unpin: (name: string) => `Unpin ${name}`,
    toFront: 'Bring to front',
    forward: 'Bring forward',
    backward: 'Send backward',
    toBack: 'Send to back',
    setUp: 'Open its settings',
    conceal: (name: string) => `Hide ${name} while you work`,
    reveal: (name: string) => `Show ${name} again`,
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
      lockDoor: 'Lock the door with a key or an answer',
      hideSomething: 'Hide something, such as the key, in another thing',
      giveClue: 'Give a clue: let a thing say something',
      preview: 'Preview the room, and escape from it yourself',
      publish: 'Publish it, and send somebody the link',
    } satisfies Record<PuzzleStep, string>,
  },

  confirm: {
    startOver: {
      title: 'Start over?',
      text: 'The room on this device is deleted and a new one starts. This cannot be undone.',
      confirm: 'Start over',
    },
    unpublish: {
      title: 'Take the room offline?',
      text: 'Players can no longer find it, and its link stops working. Your draft stays, and you can publish it again.',
      confirm: 'Unpublish',
    },
  },

  conflict: {
    title: 'Two versions of this room',
    text: 'The room was changed in two places: here, and in another tab or on another device. Which one do you want to continue with? The other is kept under “Versions”.',
    here: 'Here',
    unsaved: (when: string) => `in this tab, changed ${when}, not in your account yet`,
    there: 'Elsewhere',
    savedAt: (when: string) => `saved ${when}`,
    onlyHere: 'only here',
    onlyThere: 'only there',
    keepAsNewRoom: 'Keep both as two rooms',
    twoRooms: (name: string, free: number | null) =>
      `If you keep both, your version becomes a second room, “${name}”. It is not published yet, and you continue in it.${free === null ? '' : ` Your plan has space for ${counted(free, 'more room', 'more rooms')}.`}`,
    noSecondRoom:
      'Your plan has no space for a second room. Whichever version you choose, the other is kept under “Versions”.',
    keptBoth: (name: string, other: string) =>
      `You are now in “${name}”, a second room. “${other}” stays as it was saved elsewhere.`,
    toOther: 'Open the other room',
    nothing: 'Nothing',
    tookNewer: 'The room was changed elsewhere. This is the latest version.',
    replaceStored: 'Keep my version',
    loadStored: 'Use the other version',
  },

  needsAccount: {
    title: 'Save this room',
    text: 'Saving and publishing need an account. It is free, takes a minute, and brings you right back here.',
    safe: 'Your draft is safe: it stays in this browser and is added to your account.',
    later: 'Not now',
    logIn: 'Log in',
    signUp: 'Sign up',
  },

  planLimit: {
    title: 'Your plan is full',
    text: `The Free plan includes ${counted(FREE_PLAN_ROOMS, 'room', 'rooms')}. This one is kept on this device. Delete another to make space for it.`,
    goOn: 'Go on building',
    toProjects: 'Go to my rooms',
    toPricing: 'See Pro',
  },

  descriptions: descriptionTexts,
  savedLate: {
    told: (name: string) => `“${name}” has been saved in your account. This is a new, empty room.`,
    open: 'Open it',
  },
  counter: (length: number, limit: number) => `${number(length)} of ${number(limit)}`,
  number,
  coverFailed:
    'The room is saved, but its cover was not updated: a picture could not be loaded. Save again to retry.',
};
