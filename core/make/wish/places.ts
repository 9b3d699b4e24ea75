import type { ThemeId } from '../furnish/model.ts';
import type { Templates } from '../words/Teller.ts';

/** The words of a story that depend on the theme. */
interface PlaceWords {
  /** Title of whoever owns the place, before a surname. */
  title: Templates;
  /** Why the players came, a whole sentence. `{owner}` is who owns the place. */
  errand: Templates;
  /** What the players see when they are out, a whole sentence. */
  outside: Templates;
}

const usual: PlaceWords = {
  title: { en: ['[Doctor|Professor|Mrs.]'], de: ['[Doktor|Professor|Frau]'] },
  errand: {
    en: [
      'You only wanted to ask {owner} [for the time|the way|about a parcel].',
      'You came to return [a book|an umbrella|a pan] to {owner}.',
    ],
    de: [
      'Du wolltest {owner} nur [nach der Uhrzeit|nach dem Weg|nach einem Paket] fragen.',
      'Du wolltest {owner} [ein Buch|einen Schirm|eine Pfanne] zurückbringen.',
    ],
  },
  outside: {
    en: ['Outside it is [exactly as you left it, only brighter|later than you think, and much brighter].'],
    de: ['Draußen ist [alles wie vorher, nur heller|es später als gedacht, und viel heller].'],
  },
};

const WORDS: Partial<Record<ThemeId, PlaceWords>> = {
  mansion: {
    title: { en: ['[Lady|Colonel|Aunt]'], de: ['[Lady|Oberst|Tante]'] },
    errand: {
      en: [
        '{owner} had asked you to tea[, and there was no tea|]. [Nor was there {owner}|Then nobody came].',
        'You came to value the furniture. {owner} [values it too, especially the locks|had warned you that it is mostly locked].',
      ],
      de: [
        '{owner} hatte dich zum Tee geladen. [Tee gab es keinen|Dann kam niemand].',
        'Du solltest die Möbel schätzen. {owner} schätzt sie auch[, vor allem die Schlösser| und schließt sie ab].',
      ],
    },
    outside: {
      en: ['The gravel crunches, [and behind you a curtain moves|and nobody calls you back].'],
      de: ['Der Kies knirscht, [hinter dir bewegt sich ein Vorhang|und niemand ruft dich zurück].'],
    },
  },
  wizard: {
    title: { en: ['[Magister|Mistress|Archmage]'], de: ['[Magister|Meisterin|Erzmagier]'] },
    errand: {
      en: [
        '{owner} needed help with [a spell for tidying up|the cat, which talks again]. The spell [locked up instead|began with the door].',
        'You were to water {owner}’s plants. [One of them|The largest] has closed the door.',
      ],
      de: [
        '{owner} brauchte Hilfe bei [einem Zauber zum Aufräumen|der Katze, die wieder spricht]. Der Zauber [schloss stattdessen ab|begann mit der Tür].',
        'Du solltest bei {owner} die Pflanzen gießen. [Eine davon|Die größte] hat die Tür zugemacht.',
      ],
    },
    outside: {
      en: [
        'The stairs go down [as stairs should|for once]. [Above you somebody sneezes stars|The cat waves].',
      ],
      de: [
        'Die Treppe führt hinunter, [wie es sich gehört|ausnahmsweise]. [Über dir niest jemand Sterne|Die Katze winkt].',
      ],
    },
  },
  spaceship: {
    title: { en: ['[Captain|Chief|Commander]'], de: ['[Kapitän|Kommandantin|Kommandant]'] },
    errand: {
      en: [
        'You are the relief crew. {owner} [left a day early|did not wait], and the ship [does not know your faces|has locked itself].',
        'It was to be a visit of five minutes. {owner} [went to fetch coffee|pressed a button], and the ship [took off|shut everything].',
      ],
      de: [
        'Du bist die Ablösung. {owner} ist [einen Tag zu früh|ohne zu warten] abgereist, und das Schiff [kennt dein Gesicht nicht|hat sich abgeschlossen].',
        'Es sollte ein Besuch von fünf Minuten sein. {owner} wollte [nur Kaffee holen|nur einen Knopf drücken], dann [hob das Schiff ab|ging alles zu].',
      ],
    },
    outside: {
      en: [
        'The corridor lights up, [lamp after lamp|a little offended]. [Somewhere there is coffee|The ship says goodbye].',
      ],
      de: [
        'Im Gang gehen die Lichter an, [eins nach dem anderen|ein wenig beleidigt]. [Irgendwo gibt es Kaffee|Das Schiff verabschiedet sich].',
      ],
    },
  },
  tomb: {
    title: { en: ['[Professor|Doctor|Inspector]'], de: ['[Professor|Doktor|Inspektor]'] },
    errand: {
      en: [
        '{owner} wanted to measure [one more wall|just one thing]. Then the stone [rolled back|fell], [very punctually|after four thousand years].',
        '{owner}’s tour was [on time|nearly over]. You [stayed behind to look|only tied a shoe], and the door [did what it was built for|closed].',
      ],
      de: [
        '{owner} wollte [noch eine Wand|nur eine Sache] ausmessen. Dann [rollte der Stein zurück|fiel der Stein], [sehr pünktlich|nach viertausend Jahren].',
        'Die Führung mit {owner} war [pünktlich|fast zu Ende]. Du hast dir [noch etwas angesehen|nur einen Schuh gebunden], und die Tür tat, [wofür sie gebaut ist|was sie seit jeher tut].',
      ],
    },
    outside: {
      en: [
        'Sun, sand, [and a camel that looks reproachful|a queue of tourists]. [Nobody asks|You buy a postcard].',
      ],
      de: [
        'Sonne, Sand [und ein vorwurfsvolles Kamel|und eine Schlange Touristen]. [Niemand fragt|Du kaufst eine Postkarte].',
      ],
    },
  },
  school: {
    title: { en: ['[Mr.|Mrs.|Miss]'], de: ['[Frau|Rektor|Rektorin]'] },
    errand: {
      en: [
        '{owner} said: “Five minutes.” [That was an hour ago|That was before the bell], and the caretaker [has been here|locks at four].',
        'You came back for [a scarf|a lunch box]. {owner} [tidied up|believes in order], and [locked up behind you|everything here is locked].',
      ],
      de: [
        '{owner} sagte: „Fünf Minuten.“ [Das war vor einer Stunde|Das war vor dem Gong], und der Hausmeister [war schon da|schließt um vier].',
        'Du wolltest nur [einen Schal|eine Brotdose] holen. {owner} [hat aufgeräumt und hinter dir abgeschlossen|liebt Ordnung und schließt alles ab].',
      ],
    },
    outside: {
      en: ['The corridor smells of [floor polish|chalk] and weekend.'],
      de: ['Der Flur riecht nach [Bohnerwachs|Kreide] und Wochenende.'],
    },
  },
  sea: {
    title: { en: ['[Captain|Bosun|Admiral]'], de: ['[Kapitän|Admiral|Käpt’n]'] },
    errand: {
      en: [
        'You came aboard [to sell a parrot|with the post]. {owner} [weighed anchor|had the anchor raised], and [locked the cabin from habit|forgot about you].',
        '{owner} won [the ship|this cabin] at cards, and [you with it|you were asleep in it].',
      ],
      de: [
        'Du kamst [mit einem Papagei|mit der Post] an Bord. {owner} [lichtete den Anker|ließ den Anker lichten] und [schloss aus Gewohnheit die Kajüte ab|vergaß dich].',
        '{owner} hat [das Schiff|diese Kajüte] beim Kartenspiel gewonnen, [und dich dazu|während du darin schliefst].',
      ],
    },
    outside: {
      en: ['On deck there is wind, [and land, quite far|and a gull that has an opinion].'],
      de: ['An Deck weht Wind, [und weit weg ist Land|und eine Möwe hat eine Meinung].'],
    },
  },
  kitchen: {
    title: { en: ['[Chef|Madame|Uncle]'], de: ['[Küchenchefin|Madame|Onkel]'] },
    errand: {
      en: [
        '{owner} promised you a recipe, [and went to buy salt|and then lunch]. The door [falls shut by itself|has a mind of its own].',
        'You were to stir[, nothing else|, only stir]. {owner} [went out for salt|took the door handle along].',
      ],
      de: [
        '{owner} hatte dir ein Rezept versprochen [und ging Salz kaufen|und dann ein Mittagessen]. Die Tür [fällt von allein zu|hat ihren eigenen Kopf].',
        'Du solltest nur rühren[, sonst nichts|, immer nur rühren]. {owner} ist [fort|seitdem einkaufen], und die Tür ist [zu|verschlossen].',
      ],
    },
    outside: usual.outside,
  },
  train: {
    title: { en: ['[Inspector|Conductor|Countess]'], de: ['[Inspektor|Schaffner|Gräfin]'] },
    errand: {
      en: [
        'You sat down in {owner}’s compartment, [by mistake|for the window]. [In the tunnel it locked itself|The next station is yours].',
        '{owner} asked you to mind [a hat|a seat] for a minute. [The minute has left the train|The door clicked].',
      ],
      de: [
        'Du hast dich ins Abteil von {owner} gesetzt, [aus Versehen|wegen des Fensters]. [Im Tunnel schloss es sich ab|Am nächsten Bahnhof musst du hinaus].',
        '{owner} bat dich, eine Minute auf [einen Hut|einen Platz] aufzupassen. [Die Minute ist längst ausgestiegen|Dann klickte die Tür].',
      ],
    },
    outside: {
      en: [
        'The platform stands still, [which is pleasant|and so do you]. Behind you [the train leaves on time|a whistle blows].',
      ],
      de: [
        'Der Bahnsteig steht still, [das tut gut|und du auch]. Hinter dir [fährt der Zug pünktlich ab|pfeift jemand].',
      ],
    },
  },
  attic: {
    title: { en: ['[Grandma|Uncle|Aunt]'], de: ['[Oma|Onkel|Tante]'] },
    errand: {
      en: [
        '{owner} sent you up for [the Christmas decorations|a tent]. Then somebody [took the ladder|shut the hatch]. [The toys look innocent|It was not the cat].',
        'It was a game of hide and seek with {owner}. [You hid very well|You are still being looked for], and the door [plays too|has locked].',
      ],
      de: [
        '{owner} hat dich hinaufgeschickt, [die Christbaumkugeln|ein Zelt] zu holen. Dann hat jemand [die Leiter weggenommen|die Luke geschlossen]. [Das Spielzeug tut unschuldig|Die Katze war es nicht].',
        'Du hast mit {owner} Verstecken gespielt. [Dein Versteck ist sehr gut|Du wirst noch gesucht], und die Tür [spielt mit|ist zu].',
      ],
    },
    outside: usual.outside,
  },
  detective: {
    title: { en: ['[Inspector|Detective]'], de: ['[Inspektor|Kommissarin]'] },
    errand: {
      en: [
        '{owner} hired you yesterday. [The first case is the door|Today the office is locked, with you inside]. [It is a test, or it is Tuesday|The coffee is still warm].',
        'You came to confess something small to {owner}. [Nobody was in|The chair was empty], and [the lock did its duty|the door fell shut].',
      ],
      de: [
        '{owner} hat dich gestern eingestellt. [Der erste Fall ist die Tür|Heute ist das Büro zu, mit dir darin]. [Eine Prüfung, oder einfach Dienstag|Der Kaffee ist noch warm].',
        'Du wolltest {owner} etwas Kleines gestehen. [Niemand war da|Der Sessel war leer], und [das Schloss tat seine Pflicht|die Tür fiel zu].',
      ],
    },
    outside: usual.outside,
  },
  bank: {
    title: { en: ['[Director|Cashier|Baron]'], de: ['[Direktor|Kassiererin|Baron]'] },
    errand: {
      en: [
        '{owner} showed you the vault, [with pride|from inside]. The door [is made to shut|shuts at five]. [It is five|It was nearly five].',
        'You wanted to open an account with {owner}. [So far the account is all that opens|Now you would like to open anything].',
      ],
      de: [
        '{owner} hat dir den Tresorraum gezeigt, [mit Stolz|von innen]. Die Tür [ist zum Schließen da|schließt um fünf]. [Es ist fünf|Es war fast fünf].',
        'Du wolltest bei {owner} ein Konto eröffnen. [Bisher geht nur das Konto auf|Inzwischen würdest du gern irgendetwas öffnen].',
      ],
    },
    outside: usual.outside,
  },
};

/** Returns the words of a theme, or those that fit anywhere. */
export function wordsOfPlace(theme: ThemeId): PlaceWords {
  return WORDS[theme] ?? usual;
}

/** The themes whose places may lie next door, nearest first. */
export const NEIGHBOURS: Readonly<Record<ThemeId, readonly ThemeId[]>> = {
  mansion: ['attic', 'kitchen', 'detective'],
  wizard: ['attic', 'mansion', 'tomb'],
  spaceship: ['laboratory', 'bank', 'kitchen'],
  tomb: ['jungle', 'dungeon', 'wizard'],
  school: ['laboratory', 'kitchen', 'attic'],
  sea: ['kitchen', 'bank', 'train'],
  detective: ['mansion', 'bank', 'kitchen'],
  bank: ['detective', 'mansion', 'kitchen'],
  train: ['kitchen', 'detective', 'mansion'],
  kitchen: ['attic', 'mansion', 'detective'],
  attic: ['mansion', 'kitchen', 'school'],
  dungeon: ['wizard', 'tomb', 'mansion'],
  laboratory: ['hospital', 'school', 'detective'],
  hospital: ['laboratory', 'kitchen', 'detective'],
  jungle: ['tomb', 'sea', 'wizard'],
};
