import type { CatalogueEntry } from '../../../catalogue/model.ts';

/** The style of a background: what suits a spaceship looks wrong in a tomb. */
export type Style = 'home' | 'castle' | 'magic' | 'ancient' | 'ship' | 'modern' | 'space' | 'bright';

const STYLES: Readonly<Record<string, Style>> = {
  study: 'home',
  'manor-hall': 'home',
  'detective-office': 'home',
  'train-compartment': 'home',
  dungeon: 'castle',
  'wizard-tower': 'magic',
  tomb: 'ancient',
  'jungle-temple': 'ancient',
  'captains-cabin': 'ship',
  spaceship: 'space',
  laboratory: 'modern',
  hospital: 'modern',
  'bank-vault': 'modern',
  classroom: 'bright',
  kitchen: 'bright',
  'childs-attic': 'bright',
  'machine-panel': 'modern',
  'locker-inside': 'bright',
};

/** All but ships among the stars. */
const EARTHLY: readonly Style[] = ['home', 'castle', 'magic', 'ancient', 'ship', 'modern', 'bright'];

type Colors = Readonly<Record<string, readonly Style[]>>;

/** Colours that suit some styles alone, by entry; an empty list: only if a clue asks for it. */
const SUITS: Readonly<Record<CatalogueEntry['id'], Colors>> = {
  door: { forest: ['home', 'bright', 'ship', 'modern'], navy: ['home', 'bright', 'ship', 'modern'] },
  chest: {
    ebony: ['home', 'castle', 'magic', 'ship'],
    jade: ['ancient', 'magic'],
    sandstone: ['ancient'],
    neon: ['space'],
    toy: ['bright'],
  },
  trapdoor: {
    oak: ['home', 'castle', 'magic', 'ancient', 'ship', 'bright'],
    dark: ['home', 'castle', 'magic', 'ship'],
    stone: ['castle', 'ancient', 'magic'],
    steel: ['space', 'modern'],
  },
  rug: {
    ruby: EARTHLY,
    moss: EARTHLY,
    neon: ['space'],
    toy: ['bright'],
    sand: ['ancient', 'bright', 'ship'],
    // A ladder below it would promise a way.
    wine: [],
  },
  plant: {
    alien: ['space', 'magic'],
    jungle: ['ancient'],
    withered: ['castle'],
    white: ['modern', 'space', 'bright'],
  },
  balloons: {
    spooky: ['castle', 'magic'],
    party: ['bright', 'space', 'modern'],
    pastel: ['bright', 'modern'],
  },
  candelabra: { magic: ['magic'] },
  fireplace: { witch: ['magic'] },
  potions: { sweet: ['bright'] },
  'gift-box': { night: ['magic', 'castle', 'home', 'space'] },
  medal: { left: [], right: [] },
  ticket: { outward: [], return: [] },
  // Its hatch would close the niche, and its pad would stand where wheels open.
  painting: { copper: [] },
  safe: { graphite: [] },
  crate: { army: ['modern', 'space', 'castle'] },
  wardrobe: { blue: ['bright', 'ship'], cream: ['bright', 'home'] },
  dresser: { mint: ['bright', 'modern'], white: ['bright', 'modern', 'space'] },
  desk: { mahogany: EARTHLY, honey: EARTHLY, ebony: EARTHLY, sage: ['bright', 'modern', 'space'] },
  table: { oak: EARTHLY, walnut: EARTHLY, ebony: EARTHLY, white: ['bright', 'modern', 'space'] },
  bookcase: { white: ['bright', 'modern'] },
  bookshelf: { white: ['bright', 'modern'] },
  'apothecary-cabinet': {
    walnut: EARTHLY,
    black: EARTHLY,
    white: ['bright', 'modern', 'space'],
    green: ['bright', 'modern', 'magic'],
  },
  piano: { white: ['bright'], green: ['bright', 'magic'] },
  'piano-stool': { white: ['bright'] },
  aquarium: { white: ['bright', 'modern', 'space'] },
  sarcophagus: { gold: ['ancient', 'home', 'castle'] },
  computer: { retro: ['home', 'bright', 'ship', 'modern'] },
  telephone: { red: ['bright', 'modern', 'home'], teal: ['bright', 'modern'] },
  birdcage: { white: ['bright', 'home'], green: ['bright', 'ship', 'ancient'] },
  mirror: { rose: ['bright', 'home'] },
  corkboard: { white: ['bright', 'modern', 'space'] },
  chair: { white: ['bright', 'modern', 'home'] },
  bed: { red: EARTHLY, blue: EARTHLY, green: EARTHLY, grey: ['modern', 'castle', 'space'] },
  'glowing-writing': { pink: ['bright', 'space', 'magic'] },
  'sliding-panel': {
    walnut: EARTHLY,
    ebony: EARTHLY,
    green: ['home', 'bright', 'modern'],
    white: ['bright', 'modern', 'space'],
  },
};

/** Returns the colours of an entry that suit a background; all if none does. */
export function colorsFor({ id, colorOrder }: CatalogueEntry, background: string): readonly string[] {
  const style = STYLES[background] ?? 'home';
  const suiting = colorOrder.filter((color) => SUITS[id]?.[color]?.includes(style) ?? true);
  return suiting.length > 0 ? suiting : colorOrder;
}
