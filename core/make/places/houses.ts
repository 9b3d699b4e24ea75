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

/** A kind of place in a house: what it is called, and what further ones are called that look like it by another light. */
type Rooms = readonly [Noun, ...Noun[]];

interface House {
  /** By their backgrounds. */
  places: Readonly<Record<string, Rooms>>;
  /** Places that are entered only if all others are used up, by every light: somebody has furnished them from elsewhere. */
  farFetched?: Readonly<Record<string, Rooms>>;
}

const CELLS: Rooms = [
  place('dungeon', 'Verlies', 'n'),
  place('oubliette', 'Hungerloch', 'n'),
  place('guards’ cellar', 'Wachkeller', 'm'),
];

/** What each kind of house has in it. A farmhouse kitchen flies in no spaceship. */
export const HOUSES: Readonly<Record<ThemeId, House>> = {
  mansion: {
    places: {
      study: [place('study', 'Arbeitszimmer', 'n'), place('library', 'Bibliothek', 'f')],
      'manor-hall': [place('great hall', 'Halle', 'f'), place('west wing', 'Westflügel', 'm')],
      kitchen: [place('kitchen', 'Küche', 'f')],
      'childs-attic': [place('nursery', 'Kinderzimmer', 'n')],
      dungeon: [place('cellar', 'Keller', 'm')],
      'detective-office': [place('steward’s office', 'Verwalterzimmer', 'n')],
    },
  },
  wizard: {
    places: {
      'wizard-tower': [
        place('tower room', 'Turmzimmer', 'n'),
        place('observatory', 'Sternwarte', 'f'),
        place('apprentices’ tower', 'Lehrlingsturm', 'm'),
      ],
      dungeon: [place('lower vault', 'Kellergewölbe', 'n'), place('dragon cellar', 'Drachenkeller', 'm')],
      study: [
        place('library', 'Bibliothek', 'f'),
        place('reading room', 'Lesezimmer', 'n'),
        place('map room', 'Kartenzimmer', 'n'),
      ],
      'manor-hall': [
        place('hall of portraits', 'Bildersaal', 'm'),
        place('banqueting hall', 'Festsaal', 'm'),
      ],
      kitchen: [place('cauldron kitchen', 'Kesselküche', 'f')],
    },
  },
  spaceship: {
    places: {
      spaceship: [
        place('bridge', 'Brücke', 'f'),
        place('stern deck', 'Heckdeck', 'n'),
        place('night watch deck', 'Nachtwachendeck', 'n'),
      ],
      laboratory: [
        place('laboratory', 'Labor', 'n'),
        place('plant laboratory', 'Pflanzenlabor', 'n'),
        place('cold laboratory', 'Kältelabor', 'n'),
      ],
      hospital: [
        place('sick bay', 'Krankenstation', 'f'),
        place('quarantine', 'Quarantäne', 'f'),
        place('isolation ward', 'Isolierstation', 'f'),
      ],
    },
    farFetched: {
      'bank-vault': [
        place('bonded hold', 'Zollfrachtraum', 'm'),
        place('lower hold', 'Unterfrachtraum', 'm'),
        place('quartermaster’s hold', 'Lagerraum', 'm'),
      ],
      // It shows what the crew misses.
      classroom: [place('holodeck', 'Holodeck', 'n'), place('upper holodeck', 'Oberholodeck', 'n')],
    },
  },
  tomb: {
    places: {
      tomb: [
        place('burial chamber', 'Grabkammer', 'f'),
        place('antechamber', 'Vorkammer', 'f'),
        place('chamber of offerings', 'Opferkammer', 'f'),
      ],
      'jungle-temple': [
        place('temple court', 'Tempelhof', 'm'),
        place('sanctuary', 'Heiligtum', 'n'),
        place('priests’ court', 'Priesterhof', 'm'),
      ],
      dungeon: [
        place('side passage', 'Seitenstollen', 'm'),
        place('robbers’ tunnel', 'Räuberstollen', 'm'),
        place('flooded passage', 'Wasserstollen', 'm'),
      ],
    },
    farFetched: {
      study: [
        place('excavation house', 'Grabungshaus', 'n'),
        place('professor’s quarters', 'Professorenzimmer', 'n'),
        place('finds room', 'Fundzimmer', 'n'),
      ],
    },
  },
  school: {
    places: {
      classroom: [
        place('classroom', 'Klassenzimmer', 'n'),
        place('room next door', 'Nebenzimmer', 'n'),
        place('detention room', 'Nachsitzraum', 'm'),
      ],
      laboratory: [place('chemistry room', 'Chemieraum', 'm'), place('physics room', 'Physikraum', 'm')],
      hospital: [place('sick room corridor', 'Krankenflur', 'm')],
      'detective-office': [place('head’s office', 'Rektorat', 'n'), place('staff room', 'Lehrerzimmer', 'n')],
      kitchen: [place('cookery room', 'Lehrküche', 'f')],
      study: [place('library', 'Bücherei', 'f'), place('archive', 'Schularchiv', 'n')],
      'childs-attic': [place('lost property loft', 'Fundsachenboden', 'm')],
    },
  },
  sea: {
    places: {
      'captains-cabin': [
        place('captain’s cabin', 'Kapitänskajüte', 'f'),
        place('mate’s cabin', 'Steuermannskajüte', 'f'),
        place('gun deck', 'Geschützdeck', 'n'),
      ],
      study: [
        place('chart room', 'Kartenraum', 'm'),
        place('admiral’s saloon', 'Admiralssalon', 'm'),
        place('ship’s library', 'Schiffsbibliothek', 'f'),
        place('surgeon’s cabin', 'Kajüte des Schiffsarztes', 'f'),
      ],
      dungeon: [place('brig', 'Arrestzelle', 'f'), place('lower brig', 'Unterdeckzelle', 'f')],
    },
  },
  detective: {
    places: {
      'detective-office': [place('office', 'Büro', 'n'), place('partner’s office', 'Büro des Partners', 'n')],
      study: [place('client’s study', 'Arbeitszimmer der Klientin', 'n')],
      laboratory: [place('crime laboratory', 'Kriminallabor', 'n')],
      'bank-vault': [place('evidence room', 'Asservatenkammer', 'f')],
      hospital: [place('coroner’s corridor', 'Flur der Gerichtsmedizin', 'm')],
      'manor-hall': [place('hall of the club', 'Halle des Klubs', 'f')],
    },
  },
  bank: {
    places: {
      'bank-vault': [
        place('vault', 'Tresorraum', 'm'),
        place('inner vault', 'Panzerraum', 'm'),
        place('deposit room', 'Schließfachraum', 'm'),
      ],
      'detective-office': [
        place('manager’s office', 'Büro der Filialleitung', 'n'),
        place('clerks’ office', 'Schreibstube', 'f'),
      ],
      study: [
        place('director’s study', 'Direktorenzimmer', 'n'),
        place('board room', 'Sitzungszimmer', 'n'),
        place('founder’s study', 'Gründerzimmer', 'n'),
      ],
      'manor-hall': [place('founders’ hall', 'Gründersaal', 'm')],
      kitchen: [place('staff kitchen', 'Teeküche', 'f')],
    },
  },
  train: {
    places: {
      'train-compartment': [
        place('compartment', 'Abteil', 'n'),
        place('sleeping compartment', 'Schlafabteil', 'n'),
        place('conductor’s compartment', 'Schaffnerabteil', 'n'),
      ],
      study: [
        place('saloon car', 'Salonwagen', 'm'),
        place('library car', 'Bibliothekswagen', 'm'),
        place('smoking car', 'Raucherwagen', 'm'),
        place('director’s carriage', 'Direktionswagen', 'm'),
      ],
    },
    farFetched: { 'detective-office': [place('guard’s van', 'Dienstwagen', 'm')] },
  },
  kitchen: {
    places: {
      kitchen: [place('kitchen', 'Küche', 'f'), place('scullery', 'Spülküche', 'f')],
      dungeon: [place('wine cellar', 'Weinkeller', 'm')],
      'manor-hall': [place('dining hall', 'Speisesaal', 'm')],
      'detective-office': [place('back office', 'Büro', 'n')],
      'childs-attic': [place('room under the roof', 'Dachzimmer', 'n')],
      study: [place('smoking room', 'Rauchzimmer', 'n')],
    },
  },
  attic: {
    places: {
      'childs-attic': [place('attic', 'Dachboden', 'm'), place('box room', 'Rumpelkammer', 'f')],
      study: [place('grandfather’s study', 'Arbeitszimmer des Großvaters', 'n')],
      'manor-hall': [place('landing', 'Treppenhaus', 'n')],
      kitchen: [place('kitchen', 'Küche', 'f')],
      dungeon: [place('cellar', 'Keller', 'm')],
      'wizard-tower': [place('turret', 'Erkerturm', 'm')],
    },
  },
  dungeon: {
    places: {
      dungeon: CELLS,
      'manor-hall': [place('great hall', 'Rittersaal', 'm'), place('armoury', 'Waffensaal', 'm')],
      kitchen: [place('castle kitchen', 'Burgküche', 'f')],
      study: [place('chancery', 'Kanzlei', 'f'), place('castellan’s room', 'Kastellanszimmer', 'n')],
      'wizard-tower': [place('alchemist’s tower', 'Turm des Alchemisten', 'm')],
    },
  },
  laboratory: {
    places: {
      laboratory: [
        place('laboratory', 'Labor', 'n'),
        place('cold laboratory', 'Kältelabor', 'n'),
        place('night laboratory', 'Nachtlabor', 'n'),
      ],
      hospital: [place('corridor', 'Flur', 'm'), place('north corridor', 'Nordflur', 'm')],
      'detective-office': [
        place('director’s office', 'Büro der Leitung', 'n'),
        place('archive', 'Archiv', 'n'),
      ],
      classroom: [place('lecture room', 'Hörsaal', 'm')],
      kitchen: [place('tea kitchen', 'Teeküche', 'f')],
    },
  },
  hospital: {
    places: {
      hospital: [
        place('ward corridor', 'Stationsflur', 'm'),
        place('night ward', 'Nachtstation', 'f'),
        place('old ward', 'Altbaustation', 'f'),
      ],
      laboratory: [place('laboratory', 'Labor', 'n'), place('dispensary', 'Apotheke', 'f')],
      'detective-office': [
        place('registrar’s office', 'Aufnahmebüro', 'n'),
        place('records office', 'Aktenzimmer', 'n'),
      ],
      classroom: [place('lecture room', 'Hörsaal', 'm')],
      study: [place('doctor’s study', 'Arztzimmer', 'n'), place('professor’s study', 'Chefarztzimmer', 'n')],
    },
  },
  jungle: {
    places: {
      'jungle-temple': [
        place('temple', 'Tempel', 'm'),
        place('rain temple', 'Regentempel', 'm'),
        place('moon temple', 'Mondtempel', 'm'),
      ],
      tomb: [
        place('king’s chamber', 'Königskammer', 'f'),
        place('queen’s chamber', 'Kammer der Königin', 'f'),
        place('chamber of masks', 'Maskenkammer', 'f'),
      ],
      dungeon: [
        place('prison of the priests', 'Priesterkerker', 'm'),
        place('snake pit', 'Schlangengrube', 'f'),
        place('treasure tunnel', 'Schatzstollen', 'm'),
      ],
    },
    farFetched: { study: [place('explorers’ house', 'Forscherhaus', 'n')] },
  },
};

/** Returns whether a place is entered only if all others of a house are used up. */
export function isFarFetched(theme: ThemeId, background: string): boolean {
  return Object.hasOwn(HOUSES[theme].farFetched ?? {}, background);
}

/** Returns what places of a house are called that have a background, the usual one first. */
export function roomsOf(theme: ThemeId, background: string): readonly Noun[] {
  const { places, farFetched = {} } = HOUSES[theme];
  return places[background] ?? farFetched[background] ?? [];
}

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
