import type { Aliases } from './fields.ts';

// The fields of each part of a recipe, and what else assistants call them.

export const RECIPE = {
  roomName: ['title', 'name'],
  introduction: ['intro', 'story', 'description'],
  timeLimit: ['minutes', 'time', 'timeLimitMinutes', 'timeInMinutes'],
  language: ['lang', 'locale'],
  ending: ['outro', 'epilogue', 'finale'],
  debrief: ['discussion', 'questionsForDiscussion'],
  background: ['startBackground'],
  coverScene: ['cover'],
  offersHelp: [],
  startName: ['startScene', 'firstSceneName'],
  scenes: ['otherScenes', 'rooms'],
  door: ['exit', 'exitDoor'],
  items: ['things', 'objects'],
  spots: ['hotspots', 'areas'],
} satisfies Aliases<string>;

export const SETTINGS = {
  scene: ['room', 'inScene'],
  says: ['text', 'description', 'message', 'content'],
  saysOpened: ['textOpened', 'openedText', 'saysWhenOpened', 'whenOpened', 'saysOpen'],
  showsAs: ['shownAs'],
  ready: ['readyText'],
  onClick: [],
  lockMaterial: ['material'],
  isPinned: [],
  hints: ['hint', 'tips'],
  hides: ['contains', 'hidden', 'hiding', 'holds', 'reveals', 'inside'],
  lock: ['lockedBy', 'locked'],
  leadsTo: ['goesTo', 'goTo', 'opensScene'],
  changes: ['changesBackground'],
} satisfies Aliases<string>;

export const LOOK = {
  of: ['type', 'catalogueId', 'catalogId', 'catalogue', 'catalog', 'kind', 'item', 'entry', 'asset', 'thing'],
  color: ['colour', 'variant', 'farbe'],
  name: ['label', 'title'],
  width: ['size', 'w'],
  at: ['position', 'pos', 'place', 'coordinates'],
  x: ['left'],
  y: ['top'],
  isOpen: ['opened', 'open'],
} satisfies Aliases<string>;

export const ITEM = {
  ...SETTINGS,
  ...LOOK,
  id: ['itemId'],
  isAddable: [
    'takeable',
    'takable',
    'addable',
    'collectable',
    'collectible',
    'canBeTaken',
    'isTakeable',
    'portable',
  ],
  combines: ['combine', 'combinesWith', 'combination'],
} satisfies Aliases<string>;

export const SPOT = {
  ...SETTINGS,
  id: ['spotId'],
  name: ['label', 'title'],
  shape: ['form'],
  rect: ['area', 'rectangle', 'at', 'bounds'],
  x: ['left'],
  y: ['top'],
  width: ['w'],
  height: ['h'],
} satisfies Aliases<string>;

export const SCENE = {
  id: ['sceneId'],
  name: ['title', 'label'],
  kind: ['type'],
  background: ['backdrop'],
  mood: [],
} satisfies Aliases<string>;

export const LOCK = {
  password: ['answer', 'code', 'solution', 'combination', 'text'],
  isInPicture: ['inPicture', 'clueInPicture'],
  isExact: ['exact', 'caseSensitive'],
  face: ['entry', 'entryType', 'input', 'lockType'],
  alsoAccepts: ['accepts', 'alternatives', 'variants'],
  wrongText: ['wrong', 'whenWrong', 'wrongAnswer'],
  toldBy: ['clue', 'clues', 'clueItems', 'toldIn', 'hintItem'],
  key: ['keys', 'item', 'itemId', 'keyItem', 'unlockedBy'],
  sequence: ['order', 'clicks'],
  type: ['kind', 'method'],
} satisfies Aliases<string>;

export const DOOR = { ...SETTINGS, ...LOOK } satisfies Aliases<string>;
export const POSITION = { x: ['left'], y: ['top'] } satisfies Aliases<string>;
export const RECT = { x: ['left'], y: ['top'], width: ['w'], height: ['h'] } satisfies Aliases<string>;
export const PAIR = { with: ['other', 'and'], into: ['result', 'makes', 'gives'] } satisfies Aliases<string>;
export const BACKGROUND = {
  id: ['name', 'of', 'background'],
  mood: ['variant', 'color', 'colour', 'light'],
} satisfies Aliases<string>;
export const CHANGE = { scene: ['in'], background: ['to'] } satisfies Aliases<string>;
