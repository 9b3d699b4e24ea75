import type { Templates } from '../words/Teller.ts';

/** Something that opens a lock, and what such a lock looks like. */
export interface KeyKind {
  /** Catalogue id. */
  of: string;
  /** What the lock says while it is locked. */
  lock: Templates;
  says: Templates;
}

const KEYHOLE: Templates = {
  en: [
    'A keyhole[, worn bright|, polished by years of trying|], and no key in it.',
    '[Locked|Shut], [and not with words|the old way]: it has a keyhole.',
    '{lock} wants a key. [It has never taken anything else|It is old-fashioned in that].',
    'You put an eye to the keyhole and see darkness, [and one small star of dust|and nothing else].',
    'The keyhole is so large that it whistles in the draught, [two notes|always the same note|a little flat].',
    'A little brass cover hangs before the keyhole. [It swings aside|Behind it is a great deal of dark].',
    'Locked, and [somebody has taken the key along|the key is elsewhere][, out of habit|, on principle|].',
  ],
  de: [
    'Ein Schlüsselloch[, blank gerieben|, blank vom vielen Probieren|], und kein Schlüssel darin.',
    '[Abgeschlossen|Zu], [und nicht mit Worten|auf die alte Art]: Es gibt ein Schlüsselloch.',
    '{lock} will einen Schlüssel. [Etwas anderes wurde nie genommen|Da hilft kein Zureden].',
    'Du legst das Auge ans Schlüsselloch und siehst Dunkelheit[ und ein Staubkorn, das glänzt| und sonst nichts].',
    'Das Schlüsselloch ist so groß, dass es im Luftzug pfeift, [zwei Töne|immer denselben Ton|etwas zu tief].',
    'Vor dem Schlüsselloch hängt ein Messingplättchen. [Es schwenkt zur Seite|Dahinter ist es sehr dunkel].',
    'Abgesperrt, und [den Schlüssel hat jemand mitgenommen|der Schlüssel ist anderswo][, aus Gewohnheit|, aus Prinzip|].',
  ],
};

const KEY_SAYS: Templates = {
  en: [
    '[Cold|Heavier than it looks|Warm], and [worn smooth|a little greasy]: it has opened something [often|every day].',
    'A tag hangs on it, [quite new|gnawed at|twice as large as needed], and [the writing is gone|it says: MINE|it says: NOT THIS ONE|somebody drew a door on it].',
    '[Somebody has tied a thread to it|It hangs on a ribbon], so that it would not get lost, [which worked until today|and look where it is|as if that helped].',
    'Its teeth are [worn: somebody [never gave up|came home late and often]|a little bent: somebody [was in a hurry once|tried the wrong door]|newer than the rest: somebody had [it copied|two of them made]].',
  ],
  de: [
    '[Kalt|Schwerer als gedacht|Warm] und [glatt gerieben|etwas fettig]: Damit wurde [oft|täglich] etwas geöffnet.',
    'Ein Anhänger hängt daran, [ganz neu|angenagt|doppelt so groß wie nötig], und [die Schrift ist fort|darauf steht: MEINER|darauf steht: DIESER NICHT|jemand hat eine Tür daraufgemalt].',
    '[Jemand hat einen Faden darangebunden|Ein Bändchen ist darangeknotet], damit er nicht verloren geht, [was bis heute geklappt hat|und nun sieh ihn dir an|als würde das helfen].',
    'Die Zacken sind [abgenutzt: Jemand [gab nie auf|kam oft spät nach Hause]|ein wenig verbogen: Jemand [hatte es einmal eilig|irrte sich in der Tür]|neuer als der Rest: Jemand ließ ihn [nachmachen|gleich zweimal machen]].',
  ],
};

function plainKey(of: string): KeyKind {
  return { of, lock: KEYHOLE, says: KEY_SAYS };
}

/** Keys in the plain sense. */
export const PLAIN_KEYS: readonly KeyKind[] = [
  plainKey('skeleton-key'),
  plainKey('house-key'),
  plainKey('master-key'),
  plainKey('padlock-key'),
];

/** What a lock says that needs two or three keys. */
export const MANY_KEYS: Readonly<Record<'two' | 'three', Templates>> = {
  two: {
    en: [
      'Two keyholes[, one above the other|, side by side], and [both want to be asked|one alone does nothing].',
      '{lock} has two keyholes. [Somebody trusted nobody, so it takes two keys|Two people had to agree once, each with a key].',
    ],
    de: [
      'Zwei Schlüssellöcher[ übereinander|, nebeneinander], und [beide wollen gefragt werden|eines allein bewirkt nichts].',
      '{lock} hat zwei Schlüssellöcher. [Hier hat jemand niemandem getraut, also braucht es zwei Schlüssel|Zwei mussten sich einmal einig sein, jeder mit einem Schlüssel].',
    ],
  },
  three: {
    en: [
      'Three keyholes in a row[, none of them for show|, each of another shape]. [It takes all three keys|Two would not be enough].',
      '{lock} is locked [three times over|with three keys]. [Whoever did this had time|Somebody sleeps better that way].',
    ],
    de: [
      'Drei Schlüssellöcher in einer Reihe[, keines davon zur Zierde|, jedes anders geformt]. [Es braucht alle drei Schlüssel|Zwei würden nicht reichen].',
      '{lock} ist [dreifach abgeschlossen|mit drei Schlüssellöchern versehen]. [Da hatte jemand Zeit|So schläft jemand besser].',
    ],
  },
};

/** What opens locks, keys in the plain sense first. */
export const KEY_KINDS: readonly KeyKind[] = [
  ...PLAIN_KEYS,
  {
    of: 'key-card',
    lock: {
      en: [
        'Your fingers find a slit at the edge, as wide as a card, and [it blinks red when you breathe on it|it hums to itself].',
        '[No keyhole|Neither wheel nor keyhole], but at the edge, thin as a hair, there is room for a card.',
      ],
      de: [
        'Am Rand ertasten die Finger einen Spalt, so breit wie eine Karte, und [er blinkt rot, sobald man ihn anhaucht|er summt vor sich hin].',
        '[Kein Schlüsselloch|Weder Rad noch Schlüsselloch], aber am Rand ist haarfein Platz für eine Karte.',
      ],
    },
    says: {
      en: [
        '[A card with a strip|A card without a name]. The photograph has been [scratched out|replaced by a cat].',
      ],
      de: ['Eine Karte [mit Streifen|ohne Namen]. Das Foto wurde [ausgekratzt|durch eine Katze ersetzt].'],
    },
  },
  {
    of: 'coin',
    lock: {
      en: [
        'You slide a cover aside, and it wants a coin. [It has eaten many, by the rattle|EXACT CHANGE, it says below the cover].',
        'It opens for money, [says the very small print|and only for money]. One coin would do, if you had one.',
      ],
      de: [
        'Du schiebst ein Plättchen beiseite, und darunter wird eine Münze verlangt. [Verschluckt wurden schon viele, dem Klappern nach|BITTE PASSEND, steht dort].',
        'Für Geld geht es auf, [sagt das sehr klein Gedruckte|und nur für Geld]. Eine Münze würde reichen, hättest du eine.',
      ],
    },
    says: {
      en: ['[Old money|A coin of no country]. [It bought a goose once|The king on it looks bored].'],
      de: [
        '[Altes Geld|Eine Münze aus keinem Land]. [Dafür gab es einmal eine Gans|Der König darauf langweilt sich].',
      ],
    },
  },
  {
    of: 'gem',
    lock: {
      en: [
        'Under your thumb you feel a setting without its stone, with [six|five] tiny claws. [Something is missing here|It feels hungry].',
        'You feel for a lock and find a hollow, [cut like a jewel|with the facets of a gem].',
      ],
      de: [
        'Unter dem Daumen spürst du eine Fassung ohne Stein, mit [sechs|fünf] winzigen Krallen. [Hier fehlt etwas|Sie wirkt hungrig].',
        'Du suchst ein Schloss und ertastest eine Vertiefung, [geschliffen wie ein Juwel|mit den Kanten eines Edelsteins].',
      ],
    },
    says: {
      en: [
        'It [throws coloured specks on the wall|is cold and very sure of itself]. [Real, or very well meant|Somebody will miss it].',
      ],
      de: [
        'Er [wirft bunte Flecken an die Wand|ist kalt und seiner sehr sicher]. [Echt oder sehr gut gemeint|Jemand wird ihn vermissen].',
      ],
    },
  },
  {
    of: 'rune-stone',
    lock: {
      en: [
        'Where your hand comes to rest there is a hollow, [the size of a pebble|smooth and oval]. Runes run round it[, almost worn away|, fine as hairs].',
        '[Nothing turns and nothing presses|No wheel, no hole]. Only your fingers find the place where a stone with a rune has been.',
      ],
      de: [
        'Wo deine Hand zu liegen kommt, ist eine Mulde, [groß wie ein Kiesel|glatt und oval]. Ringsum laufen Runen[, fast abgerieben|, fein wie Haare].',
        '[Nichts dreht sich, nichts lässt sich drücken|Kein Rad, kein Loch]. Nur die Finger finden die Stelle, an der ein Stein mit einer Rune lag.',
      ],
    },
    says: {
      en: [
        'A rune, [cut deep|still glowing a little]. [It hums when you are not listening|Your fingers tingle].',
      ],
      de: [
        'Eine Rune, [tief eingeschnitten|die noch ein wenig glimmt]. [Sie summt, wenn man nicht hinhört|Die Finger kribbeln davon].',
      ],
    },
  },
  {
    of: 'lever',
    lock: {
      en: [
        'Behind a small flap you find the stump of an axle, and [no lever on it|the lever gone]. [By hand it does not move|Fingers are not enough].',
        'You find the place where one used to pull. [The lever has been taken off|The lever is elsewhere].',
      ],
      de: [
        'Hinter einer kleinen Klappe findest du den Stumpf einer Achse und [keinen Hebel daran|vom Hebel keine Spur]. [Von Hand bewegt sich nichts|Finger reichen nicht].',
        'Du findest die Stelle, an der man früher zog. [Den Hebel hat jemand abgenommen|Der Hebel ist anderswo].',
      ],
    },
    says: {
      en: [
        'A lever with a knob, [used to being obeyed|sadly on its own]. [It belongs to some machine|It fits the hand].',
      ],
      de: [
        'Ein Hebel mit Knauf, [Gehorsam gewohnt|leider ganz allein]. [Er gehört an irgendeine Maschine|Er liegt gut in der Hand].',
      ],
    },
  },
  {
    of: 'screwdriver',
    lock: {
      en: [
        'Four screws hold it, too small to be seen from where you stood, [done up by somebody strong|and sunk quite deep].',
        'It is screwed shut from below, [with care and good screws|by somebody who owned the tool].',
      ],
      de: [
        'Vier Schrauben halten es zu, von Weitem nicht zu sehen, [angezogen von jemandem mit Kraft|und tief versenkt].',
        'Es ist von unten zugeschraubt, [sorgfältig und mit guten Schrauben|von jemandem, der das Werkzeug besaß].',
      ],
    },
    says: {
      en: [
        '[A good one|Not a cheap one]: the tip is still square. [Initials on the handle, two of them wrong|The handle has been chewed].',
      ],
      de: [
        'Ein [guter|teurer]: Die Spitze ist noch gerade. [Auf dem Griff stehen Anfangsbuchstaben, zwei davon falsch|Am Griff hat jemand gekaut].',
      ],
    },
  },
  {
    of: 'scissors',
    lock: {
      en: [
        'A thread goes round it [nine times|over and over], too thin to be seen and too strong to be torn.',
        'It is tied up with fishing line, which one feels before one sees it. [Teeth|Fingernails] have been tried[, it seems|].',
      ],
      de: [
        'Ein Faden läuft [neunmal|immer wieder] darum, zu dünn, um ihn zu sehen, und zu fest, um ihn zu zerreißen.',
        'Es ist mit Angelschnur zugebunden, die man eher fühlt als sieht. [Mit den Zähnen|Mit den Fingernägeln] hat es schon jemand versucht.',
      ],
    },
    says: {
      en: ['[Tailor’s scissors|Sharp ones]. [NOT FOR PAPER, it says on them|They snap at the air].'],
      de: [
        'Eine [Schneiderschere|scharfe Schere]. [FÜR PAPIER VERBOTEN, steht darauf|Sie schnappt in die Luft].',
      ],
    },
  },
  {
    of: 'fuse',
    lock: {
      en: [
        'No light, no hum. You look behind the cover, and [one fuse is missing|the holder of the fuse is empty].',
        'It runs on electricity, and [the place of its fuse is empty|somebody took the fuse].',
      ],
      de: [
        'Kein Licht, kein Summen. Du siehst hinter die Abdeckung, und [eine Sicherung fehlt|der Halter der Sicherung ist leer].',
        'Es läuft mit Strom, und [der Platz der Sicherung ist leer|jemand hat die Sicherung mitgenommen].',
      ],
    },
    says: {
      en: [
        'A fuse, [and still whole|unburnt]. [Somebody took it out on purpose|It rattles a little, in a good way].',
      ],
      de: [
        'Eine Sicherung, [und noch heil|nicht durchgebrannt]. [Jemand hat sie mit Absicht herausgenommen|Sie klappert ein wenig, auf gute Art].',
      ],
    },
  },
  {
    of: 'battery',
    lock: {
      en: [
        'At the back you find a little flap, a spring, and [no battery|the place of a battery].',
        'The display is dark. [Behind a flap waits a spring|It would like a battery].',
      ],
      de: [
        'Hinten findest du eine kleine Klappe, eine Feder und [keine Batterie|den Platz einer Batterie].',
        'Die Anzeige ist dunkel. [Hinter einer Klappe wartet eine Feder|Sie hätte gern eine Batterie].',
      ],
    },
    says: {
      en: [
        '[Full|Nearly full], [going by the tongue|if the tingling is right]. [Do not tell anybody|It tastes of Sundays].',
      ],
      de: [
        '[Voll|Fast voll], [der Zunge nach|wenn das Kribbeln stimmt]. [Bitte nicht weitersagen|Sie schmeckt nach Sonntag].',
      ],
    },
  },
];
