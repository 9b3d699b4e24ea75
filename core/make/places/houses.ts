import type { ThemeId } from '../furnish/model.ts';
import type { Noun } from '../words/noun.ts';

const place = (en: string, de: string, gender: Noun['gender']): Noun => ({ en, de, gender });

/** How high a place lies: one goes down from it to what lies lower, and through doors to what lies about as high. */
const HEIGHTS: Readonly<Record<string, number>> = {
  dungeon: 0,
  tomb: 0,
  'bank-vault': 0,
  kitchen: 1,
  laboratory: 1,
  study: 3,
  'childs-attic': 4,
  'wizard-tower': 4,
};
const USUAL_HEIGHT = 2;

/** Doors lead to places that are no more than two flights of stairs away. */
const FLIGHTS = 2;

/** Old rooms, whose walls and shelves have ways behind them. */
const SECRETIVE: ReadonlySet<string> = new Set([
  'study',
  'manor-hall',
  'dungeon',
  'tomb',
  'jungle-temple',
  'wizard-tower',
  'detective-office',
  'train-compartment',
  'captains-cabin',
]);

/** Old places with graves, of which one has no floor. */
const BURIED: ReadonlySet<string> = new Set(['tomb', 'jungle-temple', 'dungeon']);

/** Places with lockers, behind which ducts run. */
const DUCTED: ReadonlySet<string> = new Set([
  'spaceship',
  'laboratory',
  'hospital',
  'bank-vault',
  'classroom',
  'kitchen',
  'detective-office',
]);

/** The places of each kind of house, by their backgrounds, and what they are called there. */
export const HOUSES: Readonly<Record<ThemeId, Readonly<Record<string, Noun>>>> = {
  mansion: {
    study: place('study', 'Arbeitszimmer', 'n'),
    'manor-hall': place('great hall', 'Halle', 'f'),
    kitchen: place('kitchen', 'Küche', 'f'),
    'childs-attic': place('nursery', 'Kinderzimmer', 'n'),
    dungeon: place('cellar', 'Keller', 'm'),
    'detective-office': place('steward’s office', 'Verwalterzimmer', 'n'),
  },
  wizard: {
    'wizard-tower': place('tower room', 'Turmzimmer', 'n'),
    dungeon: place('lower vault', 'Kellergewölbe', 'n'),
    study: place('library', 'Bibliothek', 'f'),
    'manor-hall': place('hall of portraits', 'Bildersaal', 'm'),
    kitchen: place('cauldron kitchen', 'Kesselküche', 'f'),
    tomb: place('crypt', 'Gruft', 'f'),
  },
  spaceship: {
    spaceship: place('bridge', 'Brücke', 'f'),
    laboratory: place('laboratory', 'Labor', 'n'),
    hospital: place('sick bay', 'Krankenstation', 'f'),
    kitchen: place('galley', 'Bordküche', 'f'),
    classroom: place('training room', 'Schulungsraum', 'm'),
    'bank-vault': place('strongroom', 'Tresorraum', 'm'),
  },
  tomb: {
    tomb: place('burial chamber', 'Grabkammer', 'f'),
    'jungle-temple': place('temple court', 'Tempelhof', 'm'),
    dungeon: place('side passage', 'Seitenstollen', 'm'),
    study: place('excavation house', 'Grabungshaus', 'n'),
    'captains-cabin': place('cabin of the Nile boat', 'Kajüte des Nilboots', 'f'),
    laboratory: place('field laboratory', 'Feldlabor', 'n'),
    'bank-vault': place('museum store', 'Museumsdepot', 'n'),
  },
  school: {
    classroom: place('classroom', 'Klassenzimmer', 'n'),
    laboratory: place('chemistry room', 'Chemieraum', 'm'),
    hospital: place('sick room corridor', 'Krankenflur', 'm'),
    'detective-office': place('head’s office', 'Rektorat', 'n'),
    kitchen: place('canteen kitchen', 'Mensaküche', 'f'),
    study: place('library', 'Bücherei', 'f'),
    'childs-attic': place('lost property loft', 'Fundsachenboden', 'm'),
  },
  sea: {
    'captains-cabin': place('captain’s cabin', 'Kapitänskajüte', 'f'),
    kitchen: place('galley', 'Kombüse', 'f'),
    study: place('chart room', 'Kartenraum', 'm'),
    dungeon: place('brig', 'Arrestzelle', 'f'),
    'bank-vault': place('strongroom', 'Schatzkammer', 'f'),
    'detective-office': place('purser’s office', 'Büro des Zahlmeisters', 'n'),
  },
  detective: {
    'detective-office': place('office', 'Büro', 'n'),
    study: place('client’s study', 'Arbeitszimmer der Klientin', 'n'),
    laboratory: place('crime laboratory', 'Kriminallabor', 'n'),
    'bank-vault': place('evidence room', 'Asservatenkammer', 'f'),
    hospital: place('coroner’s corridor', 'Flur der Gerichtsmedizin', 'm'),
    'manor-hall': place('hall of the club', 'Halle des Klubs', 'f'),
  },
  bank: {
    'bank-vault': place('vault', 'Tresorraum', 'm'),
    'detective-office': place('manager’s office', 'Büro der Filialleitung', 'n'),
    study: place('director’s study', 'Direktorenzimmer', 'n'),
    'manor-hall': place('banking hall', 'Schalterhalle', 'f'),
    kitchen: place('staff kitchen', 'Teeküche', 'f'),
    dungeon: place('coal cellar', 'Kohlenkeller', 'm'),
  },
  train: {
    'train-compartment': place('compartment', 'Abteil', 'n'),
    kitchen: place('kitchen of the dining car', 'Küche des Speisewagens', 'f'),
    study: place('saloon car', 'Salonwagen', 'm'),
    'detective-office': place('guard’s van', 'Dienstwagen', 'm'),
    classroom: place('school carriage', 'Schulwagen', 'm'),
  },
  kitchen: {
    kitchen: place('kitchen', 'Küche', 'f'),
    dungeon: place('wine cellar', 'Weinkeller', 'm'),
    'manor-hall': place('dining hall', 'Speisesaal', 'm'),
    'detective-office': place('back office', 'Büro', 'n'),
    'childs-attic': place('room under the roof', 'Dachzimmer', 'n'),
    study: place('smoking room', 'Rauchzimmer', 'n'),
  },
  attic: {
    'childs-attic': place('attic', 'Dachboden', 'm'),
    study: place('grandfather’s study', 'Arbeitszimmer des Großvaters', 'n'),
    'manor-hall': place('landing', 'Treppenhaus', 'n'),
    kitchen: place('kitchen', 'Küche', 'f'),
    dungeon: place('cellar', 'Keller', 'm'),
    'wizard-tower': place('turret', 'Erkerturm', 'm'),
  },
  dungeon: {
    dungeon: place('dungeon', 'Verlies', 'n'),
    tomb: place('crypt', 'Gruft', 'f'),
    'manor-hall': place('great hall', 'Rittersaal', 'm'),
    kitchen: place('castle kitchen', 'Burgküche', 'f'),
    study: place('chancery', 'Kanzlei', 'f'),
    'wizard-tower': place('alchemist’s tower', 'Turm des Alchemisten', 'm'),
  },
  laboratory: {
    laboratory: place('laboratory', 'Labor', 'n'),
    hospital: place('corridor', 'Flur', 'm'),
    'detective-office': place('director’s office', 'Büro der Leitung', 'n'),
    'bank-vault': place('sample store', 'Probenlager', 'n'),
    classroom: place('lecture room', 'Hörsaal', 'm'),
    kitchen: place('tea kitchen', 'Teeküche', 'f'),
  },
  hospital: {
    hospital: place('ward corridor', 'Stationsflur', 'm'),
    laboratory: place('laboratory', 'Labor', 'n'),
    'detective-office': place('registrar’s office', 'Aufnahmebüro', 'n'),
    classroom: place('lecture room', 'Hörsaal', 'm'),
    kitchen: place('hospital kitchen', 'Krankenhausküche', 'f'),
    study: place('doctor’s study', 'Arztzimmer', 'n'),
  },
  jungle: {
    'jungle-temple': place('temple', 'Tempel', 'm'),
    tomb: place('king’s chamber', 'Königskammer', 'f'),
    dungeon: place('prison of the priests', 'Priesterkerker', 'm'),
    study: place('explorers’ house', 'Forscherhaus', 'n'),
    'captains-cabin': place('cabin of the river boat', 'Kajüte des Flussdampfers', 'f'),
    kitchen: place('camp kitchen', 'Lagerküche', 'f'),
    laboratory: place('field laboratory', 'Feldlabor', 'n'),
  },
};

/** Returns what the door to a place is called. */
export function doorTo({ en, de, gender }: Noun): Noun {
  return { en: `door to the ${en}`, de: `Tür ${gender === 'f' ? 'zur' : 'zum'} ${de}`, gender: 'f' };
}

/** A way from one place to another, by what one goes through. */
export type WayKind = 'door' | 'secret' | 'grave' | 'duct' | 'down';

/** Returns how one may get from one place to another, by their backgrounds; empty if they are too far apart. */
export function waysBetween(from: string, to: string): readonly WayKind[] {
  const rise = heightOf(to) - heightOf(from);
  const isNear = Math.abs(rise) <= FLIGHTS;
  const possible: Readonly<Record<WayKind, boolean>> = {
    door: isNear,
    secret: isNear && SECRETIVE.has(from) && SECRETIVE.has(to),
    grave: isNear && BURIED.has(from) && SECRETIVE.has(to),
    duct: isNear && DUCTED.has(from) && DUCTED.has(to),
    down: isNear && rise < 0,
  };
  return (['door', 'secret', 'grave', 'duct', 'down'] as const).filter((kind) => possible[kind]);
}

function heightOf(background: string): number {
  return HEIGHTS[background] ?? USUAL_HEIGHT;
}
