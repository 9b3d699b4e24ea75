import type { MadeLanguage } from './language.ts';

/** A thing's names: the English noun, and the German one behind its gender. */
export interface NounWords {
  en: string;
  /** "m Tisch", "f Truhe", "n Buch". */
  de: `${Gender} ${string}`;
}
export type Gender = 'm' | 'f' | 'n';

const noun = (en: string, de: NounWords['de']): NounWords => ({ en, de });

/** Names of catalogue entries by id, as made rooms call them. */
const THINGS: Readonly<Record<string, NounWords>> = {
  chest: noun('chest', 'f Truhe'),
  safe: noun('safe', 'm Tresor'),
  dresser: noun('dresser', 'f Kommode'),
  wardrobe: noun('wardrobe', 'm Kleiderschrank'),
  desk: noun('desk', 'm Schreibtisch'),
  locker: noun('locker', 'm Spind'),
  'filing-cabinet': noun('filing cabinet', 'm Aktenschrank'),
  fridge: noun('fridge', 'm Kühlschrank'),
  'medicine-cabinet': noun('medicine cabinet', 'm Arzneischrank'),
  suitcase: noun('suitcase', 'm Koffer'),
  'jewelry-box': noun('jewel box', 'n Schmuckkästchen'),
  crate: noun('crate', 'f Kiste'),
  'wall-safe': noun('wall safe', 'm Wandtresor'),
  trapdoor: noun('trapdoor', 'f Bodenluke'),
  cryptex: noun('cryptex', 'n Kryptex'),
  table: noun('table', 'm Tisch'),
  toolbox: noun('toolbox', 'm Werkzeugkasten'),
  bookcase: noun('bookcase', 'n Bücherregal'),
  'apothecary-cabinet': noun('apothecary cabinet', 'm Apothekerschrank'),
  mailbox: noun('mailbox', 'm Briefkasten'),
  'sliding-panel': noun('wall panel', 'f Wandklappe'),
  barrel: noun('barrel', 'n Fass'),
  backpack: noun('backpack', 'm Rucksack'),
  oven: noun('oven', 'm Backofen'),
  sarcophagus: noun('sarcophagus', 'm Sarkophag'),
  'piano-stool': noun('piano stool', 'm Klavierhocker'),
  'gift-box': noun('gift box', 'f Geschenkschachtel'),
  'fuse-box': noun('fuse box', 'm Sicherungskasten'),
  microwave: noun('microwave', 'f Mikrowelle'),
  'server-rack': noun('server rack', 'm Serverschrank'),
  chessboard: noun('chessboard', 'n Schachbrett'),
  bookshelf: noun('bookshelf', 'n Regal'),
  'wall-clock': noun('wall clock', 'f Wanduhr'),
  piano: noun('piano', 'n Klavier'),
  computer: noun('computer', 'm Computer'),
  tv: noun('television', 'm Fernseher'),
  radio: noun('radio', 'n Radio'),
  'control-panel': noun('control panel', 'n Schaltpult'),
  arcade: noun('arcade machine', 'm Spielautomat'),
  jukebox: noun('jukebox', 'f Jukebox'),
  laptop: noun('laptop', 'm Laptop'),
  note: noun('note', 'm Zettel'),
  letter: noun('letter', 'm Brief'),
  book: noun('book', 'n Buch'),
  poster: noun('poster', 'n Plakat'),
  sign: noun('sign', 'n Schild'),
  calendar: noun('calendar', 'm Kalender'),
  map: noun('map', 'f Karte'),
  chalkboard: noun('blackboard', 'f Tafel'),
  corkboard: noun('pinboard', 'f Pinnwand'),
  painting: noun('painting', 'n Gemälde'),
  mirror: noun('mirror', 'm Spiegel'),
  clock: noun('grandfather clock', 'f Standuhr'),
  bust: noun('bust', 'f Büste'),
  rug: noun('rug', 'm Teppich'),
  plant: noun('potted plant', 'f Topfpflanze'),
  books: noun('pile of books', 'm Bücherstapel'),
  globe: noun('globe', 'm Globus'),
  lamp: noun('lamp', 'f Lampe'),
  candelabra: noun('candelabra', 'm Kerzenleuchter'),
  fireplace: noun('fireplace', 'm Kamin'),
  chair: noun('chair', 'm Stuhl'),
  bed: noun('bed', 'n Bett'),
  window: noun('window', 'n Fenster'),
  hourglass: noun('hourglass', 'f Sanduhr'),
  potions: noun('rack of potions', 'n Gestell mit Zaubertränken'),
  scales: noun('pair of scales', 'f Waage'),
  'skull-candle': noun('skull with a candle', 'm Schädel mit Kerze'),
  vase: noun('vase', 'f Vase'),
  aquarium: noun('aquarium', 'n Aquarium'),
  birdcage: noun('birdcage', 'm Vogelkäfig'),
  armour: noun('suit of armour', 'f Ritterrüstung'),
  fern: noun('fern', 'm Farn'),
  cactus: noun('cactus', 'm Kaktus'),
  'birthday-cake': noun('birthday cake', 'm Geburtstagskuchen'),
  balloons: noun('bunch of balloons', 'm Strauß Luftballons'),
  umbrella: noun('umbrella', 'm Regenschirm'),
  telephone: noun('telephone', 'n Telefon'),
  gears: noun('set of gears', 'n Räderwerk'),
  monitor: noun('monitor', 'm Bildschirm'),
  intercom: noun('intercom', 'f Sprechanlage'),
  'security-camera': noun('camera', 'f Kamera'),
  projector: noun('projector', 'm Projektor'),
  smartphone: noun('mobile phone', 'n Handy'),
  'skeleton-key': noun('skeleton key', 'm Bartschlüssel'),
  'house-key': noun('house key', 'm Hausschlüssel'),
  'key-card': noun('key card', 'f Schlüsselkarte'),
  'master-key': noun('master key', 'm Generalschlüssel'),
  'padlock-key': noun('small key', 'm Kofferschlüssel'),
  coin: noun('coin', 'f Münze'),
  medal: noun('medal', 'f Medaille'),
  gem: noun('gem', 'm Edelstein'),
  'rune-stone': noun('rune stone', 'm Runenstein'),
  'puzzle-piece': noun('puzzle piece', 'n Puzzleteil'),
  lever: noun('lever', 'm Hebel'),
  crank: noun('crank', 'f Kurbel'),
  'valve-wheel': noun('valve wheel', 'n Ventilrad'),
  screwdriver: noun('screwdriver', 'm Schraubendreher'),
  magnet: noun('magnet', 'm Magnet'),
  fuse: noun('fuse', 'f Sicherung'),
  battery: noun('battery', 'f Batterie'),
  ticket: noun('ticket', 'f Fahrkarte'),
};

const DOOR = noun('door', 'f Tür');
const GATE = noun('gate', 'n Tor');
/** Doors that are called otherwise than "door". */
const DOORS: Readonly<Record<string, NounWords>> = {
  'wide-castle-gate': GATE,
  'castle-gate': GATE,
  'barn-door': GATE,
  'wide-garage-door': GATE,
  'garage-door': GATE,
  'french-doors': noun('double door', 'f Flügeltür'),
  'elevator-door': noun('lift', 'm Aufzug'),
  'submarine-hatch': noun('hatch', 'f Luke'),
  'airlock-door': noun('airlock', 'f Luftschleuse'),
  'vault-door': noun('vault door', 'f Tresortür'),
  portal: noun('portal', 'n Portal'),
  curtain: noun('curtain', 'm Vorhang'),
  'wide-curtain': noun('curtain', 'm Vorhang'),
};

/** What doors are called where "door" is an answer. */
export const DOOR_OTHERWISE: Readonly<Record<'door' | 'way', NounWords>> = {
  door: noun('way out', 'm Ausgang'),
  way: noun('passage', 'm Durchgang'),
};

/** Returns a thing's names by its catalogue id. A thing that has none here is called what its kind is called. */
export function namesOf(of: string, isDoor: boolean): NounWords {
  return (isDoor ? DOORS[of] : THINGS[of]) ?? (isDoor ? DOOR : noun(of.replaceAll('-', ' '), 'n Ding'));
}

/** Returns what things of a catalogue entry are called in a language, without an article. */
export function nameOfKind(of: string, language: MadeLanguage): string {
  const { en, de } = namesOf(of, false);
  return language === 'de' ? de.slice(2) : en;
}

/** Returns whether a catalogue entry has a name in made rooms. */
export function isNamed(of: string): boolean {
  return THINGS[of] !== undefined;
}
