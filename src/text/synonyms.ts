const PLAQUES = {
  sign: ['Stone plaque with sign', 'Brass plaque with sign', 'Wooden plaque with sign'],
  number: ['Stone plaque with number', 'Brass plaque with number', 'Wooden plaque with number'],
};

/**
 * What people look for by words that no name of the built-in library has, in every language, and what it is called
 * there: whoever looks for a window finds what can stand before or instead of one.
 */
const SYNONYMS: readonly [words: string, names: readonly string[]][] = [
  ['paper message page clue hint riddle Papier Nachricht Hinweis Spur Rätsel', ['Note', 'Letter', 'Book']],
  ['clue picture Hinweis Bild', ['Poster', 'Painting', 'Calendar', 'Sign']],
  ['window Fenster', ['Mirror', 'Painting', 'Theatre curtain', 'Glass door']],
  ['mail envelope Post Umschlag', ['Letter']],
  ['diary novel Tagebuch Heft Roman', ['Book', 'Books']],
  ['shelf bookshelf bookcase Regal Bücherregal', ['Books', 'Bookcase door']],
  ['box treasure trunk Kasten Schatz Schatztruhe Schachtel', ['Chest', 'Crate', 'Jewelry box']],
  ['vault strongbox Geldschrank', ['Safe', 'Vault door']],
  ['closet cupboard clothes Schrank', ['Wardrobe', 'Locker', 'Filing cabinet', 'Medicine cabinet', 'Fridge']],
  ['drawer drawers Schublade', ['Dresser', 'Desk', 'Filing cabinet']],
  ['table Tisch', ['Desk']],
  ['bag luggage Tasche Gepäck', ['Suitcase']],
  ['refrigerator food Essen', ['Fridge']],
  ['pharmacy medicine Medizin Apotheke', ['Medicine cabinet']],
  ['clock time Uhr Zeit', ['Grandfather clock']],
  ['date day Datum Tag', ['Calendar']],
  ['carpet mat Läufer Matte', ['Rug']],
  ['flower tree Blume Baum Topf', ['Plant']],
  ['light Licht Leuchte', ['Lamp']],
  ['map world earth Karte Welt Erde', ['Globe', 'Poster']],
  ['statue head sculpture Statue Kopf Skulptur', ['Bust']],
  ['phone Handy Anruf', ['Telephone']],
  ['TV screen monitor Bildschirm', ['Television', 'Computer']],
  ['laptop PC Rechner', ['Computer']],
  ['code pin number Zahl Zahlenfeld', ['Keypad', 'Safe']],
  ['power electricity switch Strom Schalter', ['Fuse box', 'Fuse', 'Battery', 'Control panel', 'Lever']],
  ['game Spiel', ['Arcade machine']],
  ['money Geld', ['Coin']],
  ['jewel diamond Juwel Diamant Schmuck', ['Gem', 'Jewelry box']],
  ['tool Werkzeug', ['Screwdriver', 'Crank', 'Lever', 'Valve wheel']],
  ['rain Regen', ['Umbrella']],
  ['exit gate Ausgang Tor', ['Door', 'Garden door', 'Castle gate']],
  ['lock combination wheels shackle Schloss Zahlenschloss Zahlenrad Bügel', ['Padlock']],
  ['light toggle Licht Lichtschalter Kippschalter', ['Wall switch']],
  ['handle machine mechanism pull Hebel Mechanismus ziehen', ['Wall lever']],
  ['rune wheel disc sign mechanism Rune Scheibe Zeichen Rad Mechanismus', ['Symbol dial']],
  ['vault strongbox hidden Geldschrank Tresor versteckt', ['Wall safe']],
  ['flashlight light lamp Licht Lampe Leuchte', ['Torch']],
  [
    'black light ultraviolet violet invisible ink Schwarzlicht Ultraviolett Geheimschrift Leuchte',
    ['UV lamp'],
  ],
  ['scrap half shred note clue Fetzen Schnipsel Hälfte Zettel Hinweis', ['Torn paper']],
  ['hatch floor cellar ladder Luke Bodenluke Keller Boden', ['Trapdoor']],
  ['blackboard school write Tafel Schultafel schreiben', ['Chalkboard']],
  ['pinboard detective photo evidence string Korkwand Detektiv Foto Faden Spur', ['Corkboard']],
  ['treasure island chart pirate Schatzkarte Insel Pirat Seekarte Karte', ['Map']],
  ['cylinder code lock scroll word Zylinder Code Schloss Schriftrolle', ['Cryptex']],
  ['cogs wheels mechanism machine Zahnrad Getriebe Mechanismus Maschine', ['Gears']],
  ['pipes water steam wheel tap Rohr Wasser Dampf Hahn Ventil', ['Pipe valve']],
  ['notebook computer PC screen Rechner Bildschirm', ['Laptop']],
  ['panel press sequence color Tasten Knopf Knöpfe Farbe', ['Colour buttons']],
  ['doorbell phone voice entry Gegensprechanlage Klingel Tür Stimme', ['Intercom']],
  ['CCTV surveillance spy Überwachung Kamera', ['Security camera']],
  ['beam trap light Strahl Falle Licht', ['Laser emitter']],
  ['mobile cell phone chat message Handy Nachricht Telefon', ['Smartphone']],
  ['oven kitchen food Ofen Küche Essen', ['Microwave']],
  ['film cinema movie reel Kino Spule Vorführung', ['Projector']],
  ['music record diner Musik Platte Musikbox', ['Jukebox']],
  ['computer network data rack Rechner Netz Daten', ['Server rack']],
  ['camera security screen surveillance Kamera Überwachung Bildschirm', ['Monitor']],
  ['candle light candlestick Kerze Licht Leuchter Flamme', ['Candelabra']],
  ['fire hearth chimney mantel Feuer Herd Ofen Kamin Kaminfeuer', ['Fireplace']],
  ['desk furniture drawer Möbel Schublade Esstisch', ['Table']],
  ['seat stool armchair furniture Sessel Hocker Möbel Polster', ['Chair']],
  ['sleep pillow blanket furniture Schlaf Kissen Decke Möbel', ['Bed']],
  ['view casement outside pane Aussicht Ausblick Scheibe draußen', ['Window']],
  ['time sand timer Zeit Stundenglas Sand', ['Hourglass']],
  ['bottle flask brew alchemy poison Trank Flasche Gift Alchemie Zauber', ['Potions']],
  ['balance weight weigh justice Gewicht wiegen Balance', ['Scales']],
  ['bone death head light Totenkopf Knochen Licht Kerze', ['Skull with candle']],
  ['tools hammer wrench Werkzeug Hammer Kiste', ['Toolbox']],
  ['cord hook climb string Strick Tau Haken klettern', ['Rope']],
  ['flowers jar pot pottery Blumen Krug Blumenvase', ['Vase']],
  [
    'symbol rune clue tile Symbol Hinweis Tafel Schild star moon sun cloud bolt drop flame leaf tree',
    PLAQUES.sign,
  ],
  [
    'flower mountain wave fish bird eye hand heart crown key bell anchor hourglass skull spiral Stern Mond',
    PLAQUES.sign,
  ],
  [
    'Sonne Wolke Blitz Tropfen Flamme Blatt Baum Blume Berg Welle Fisch Vogel Auge Hand Herz Krone',
    PLAQUES.sign,
  ],
  ['Schlüssel Glocke Anker Sanduhr Schädel Spirale', PLAQUES.sign],
  ['digit figure code clue door Zahl Nummer Hinweis Tafel Schild Hausnummer', PLAQUES.number],
  ['0 1 2 3 4 5 6 7 8 9 one two three four five six seven eight nine zero', PLAQUES.number],
  ['eins zwei drei vier fünf sechs sieben acht neun null', PLAQUES.number],
];

const OF_NAME: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap(([, names]) => names).map((name) => [
    name,
    SYNONYMS.filter(([, names]) => names.includes(name))
      .map(([words]) => words)
      .join(' '),
  ]),
);

/** The other words, in every language, by which something of the built-in library is looked for; empty where there are none. */
export function synonymsOf(name: string): string {
  return OF_NAME.get(name) ?? '';
}
