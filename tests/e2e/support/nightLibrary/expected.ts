import { itemCatalogue } from '../../../../art/catalogue.ts';
import { CODE, ROOM, SCENES, type SceneName, THINGS, WORDS } from './room.ts';

/** The document that the room should have, without positions. */
export interface Expected {
  room: Record<string, unknown>;
  /** By the names of things, in drawing order. */
  items: Readonly<Record<string, Record<string, unknown>>>;
}

/** Finds an id, which the editor makes, by the name that the stored room has for the thing. */
type IdOf = (name: string) => unknown;

const DOOR = { of: 'Door', id: 'door', name: 'Door' };

export function expectNightLibrary(
  creator: string,
  idOf: IdOf,
  sceneIdOf: (name: SceneName) => unknown,
): Expected {
  const [hall, vault] = [sceneIdOf('hall'), sceneIdOf('vault')];
  const things = [
    { ...DOOR, scene: hall },
    ...THINGS.hall.map((thing) => ({ ...thing, scene: hall })),
    ...THINGS.vault.map((thing) => ({ ...thing, scene: vault })),
  ];
  const set = settingsOf(idOf, vault);
  return {
    room: {
      schemaVersion: 3,
      roomName: ROOM.name,
      introduction: ROOM.introduction,
      timeLimit: ROOM.timeLimit,
      ending: ROOM.ending,
      classUse: 'whileListed',
      debrief: '',
      offersHelp: true,
      language: 'en',
      coverScene: null,
      itemCounter: things.length,
      itemOrder: things.map(({ name }) => idOf(name)),
      background: BACKGROUNDS.hall,
      scenes: {
        [String(hall)]: { name: SCENES.hall, kind: 'place', background: BACKGROUNDS.hall },
        [String(vault)]: { name: SCENES.vault, kind: 'place', background: BACKGROUNDS.vault },
      },
      sceneOrder: [hall, vault],
      creator,
      isPreviewed: false,
      error: false,
    },
    items: Object.fromEntries(
      things.map(({ name, of, id, scene }) => [
        name,
        { ...PLAIN, ...pictureOf(of, id), name, scene, ...set[name] },
      ]),
    ),
  };
}

const BACKGROUNDS = {
  hall: { uri: '/art/backgrounds/study/green.webp', ambient: '#fff6ea' },
  vault: { uri: '/art/backgrounds/classroom/night.webp', ambient: '#ccccec' },
};

/** The settings, by the names of things. */
function settingsOf(idOf: IdOf, vault: unknown): Readonly<Record<string, object>> {
  const locked = { isItemLocked: true, isLocked: true };
  const lockedBy = (key: string) => ({ ...locked, unlockMethod: 'item', itemToUnlock: idOf(key) });
  const hides = (hidden: string) => ({ isHidingAnotherItem: true, itemToHide: idOf(hidden) });
  const says = (customDescription: string) => ({
    description: 'custom',
    customDescription,
    showsAs: 'paper',
  });
  const hiddenKey = { isHidden: true, isAddableToInventory: true };
  return {
    Door: lockedBy('Brass key'),
    Cupboard: { ...lockedBy('Iron key'), onClick: { type: 'go', to: vault } },
    'Writing desk': hides('Iron key'),
    'Iron key': hiddenKey,
    'Torn page': says(WORDS['Torn page']),
    Strongbox: { ...locked, unlockPassword: CODE, ...hides('Brass key') },
    'Brass key': hiddenKey,
    'Last letter': says(WORDS['Last letter']),
  };
}

/** The catalogue's picture in its first colour. */
function pictureOf(entryName: string, catalogueId: string) {
  const entry = itemCatalogue.find(({ name }) => name === entryName);
  if (!entry) throw new Error(`The catalogue has no ${entryName}.`);
  const { width, aspect, hitBox, variants } = entry;
  const color = entry.colorOrder?.[0] ?? '';
  const uri = `/art/items/${catalogueId}/${color}/default.webp`;
  return { catalogueId, width, aspect, hitBox, variants, color, uri };
}

/** The fields of an item without any settings (R1). */
const PLAIN = {
  spot: null,
  state: 'default',
  isPositionLocked: false,
  visible: true,
  isAddableToInventory: false,
  description: 'none',
  customDescription: '',
  openedDescription: '',
  showsAs: 'caption',
  hints: [],
  isHidingAnotherItem: false,
  itemToHide: null,
  alsoHides: [],
  isHidden: false,
  isItemLocked: false,
  isLocked: false,
  unlockMethod: 'password',
  face: { type: 'text' },
  unlockPassword: '',
  alsoAccepts: [],
  wrongText: '',
  passwordMatch: 'folded',
  isClueInPicture: false,
  itemToUnlock: null,
  furtherKeys: [],
  sequence: [],
  combinesWith: null,
  combinesInto: null,
  onOpen: null,
};
