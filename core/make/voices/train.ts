import type { Voice } from './model.ts';

/** Timetables, luggage, strangers who are polite for a thousand kilometres. */
export const trainVoice: Voice = {
  en: {
    devices: {
      pad: [
        'a ticket machine with keys for {count} figures, which has swallowed worse',
        'a compartment call board with ten buttons, for {count} figures',
      ],
      wheels: [
        'a date stamp of {count} number wheels, inky at the edges',
        'a milometer of {count} number wheels, rattling',
      ],
      word: [
        'a destination board of {count} letter flaps that rattle round',
        'a rolling sign with {count} windows for letters, somewhere between two towns',
      ],
      ways: ['a signal lever the length of a finger, which can be pushed in eight directions'],
      colours: ['a row of eight signal lenses that can be pressed'],
      tones: ['a rack of eight conductor’s whistles, one for each tone'],
      signs: ['a plate of luggage pictures to press, fragile things first'],
      thread: ['a map of the junction: nine pins and a thread for the line'],
      pieces: ['a shunting rail with {count} plates that roll to and fro'],
    },
    fastened: [
      'Hotel labels hold {part} almost by themselves. The rest is done by {device}.',
      'Customs have opened {part} in four countries, and shut it in three. In the fourth they added {device}.',
      'With every rail joint {part} rattles a little, and with it {device}.',
      '{part} has travelled first class on a third-class ticket; one can tell by {device}.',
      'A strap, a buckle, a strap, and where a porter would take hold of {part}, {device}.',
      'Soot lies on {part} in a fine line, from the tunnel, and stops short at {device}.',
    ],
    barred: [
      '{lock} may not be opened while the train is moving or standing. In other cases use {device}.',
      'PULL, it says on {lock}, and PUSH, and below both in pencil: NEITHER. There is {device}.',
      'The landscape goes by behind {lock} as if nothing were the matter. What matters is {device}.',
      '{lock} sways with the carriage and clicks its tongue. On it, in the inspector’s reach, is {device}.',
    ],
    written: [
      'On a luggage label',
      'Punched into a ticket, hole by hole',
      'In three languages, of which you can read one',
      'On the enamel sign that forbids something else',
      'On a menu card, folded into the frame',
    ],
    opened: [
      '[Two nightshirts, a spirit lamp, half a salami|A travelling pillow, a corkscrew, a hymn book]: someone who has been on trains before. At the bottom lies what {someone} did not declare.',
      '[It springs open as luggage does, all at once|It opens with a bang], in front of everybody. [One thing falls out that nobody packed|Among it is something that nobody packed].',
      '[A guide to a city that is called something else now|A phrase book for a country that has moved]. Between two pages there is something useful.',
      '[Sand from the seaside, snow from the pass|A shell, a fir cone], and between them, dry, the thing that {someone} was going to fetch at the terminus.',
      '[Seventeen single gloves|Nine walking sticks|A dozen hot-water bottles], [all found on this line|all of them forgotten]. {owner} has hopes. Underneath is a hope of another kind.',
    ],
    found: [
      '{thing} leans over in the bends, and for a moment one can see behind it. You wait for a bend.',
      '[Lost property is whatever slides|What is lost is whatever slides] behind {thing} after the second tunnel.',
      'A fellow traveller has saved this place [with a handkerchief|with a newspaper|with a hat], and something in it.',
      'You lift {thing}, as one does when one is looking for one’s ticket. [It is not your ticket|Your ticket it is not].',
    ],
    looks: [
      '{thing} has its own seat reservation, from here to the terminus.',
      'It was left behind by a lady who changed trains, husbands and her mind.',
      'It has crossed eleven borders and has nothing to declare.',
      'With every bump it moves a little nearer to the window. It must want to see something.',
      '{owner} punches {thing} on every journey, to be fair to all.',
    ],
    keyholes: [
      'A keyhole, square, as railways have them, so that no passenger feels tempted.',
      'Locked, and the key travels in another carriage. Or it did, before the shunting.',
      'The lock is of the sort that wants a key and sulks otherwise.',
    ],
    keys: [
      'On the ring is a brass disc with a bed number and a spot of jam.',
      'It has travelled without a ticket, to judge by where you found it.',
      'A label: “To be called for.” Well, here you are.',
    ],
    ways: [
      '{lock} opens, the wheels get louder, and then, one coupling further on, there is {place}.',
      'You step over the gap, where the sleepers run away below. On the other side begins {place}.',
    ],
    light: [
      'As {lock} opens, the train runs into a bend, or out of one, and the light comes from elsewhere.',
      '{lock} opens, and outside a whole landscape is exchanged for another, with its weather.',
    ],
    wrong: [
      'The train goes over some points. Apart from that nothing.',
      'No, with a small jolt.',
      'Wrong platform.',
      'The lock regrets the inconvenience.',
    ],
    lookAt: ['Change here for {one}.', 'The railway gives no information, but people do: {one}.'],
    props: {
      vehicle: 'the sleeper',
      goals: [
        'to the water tower',
        'to the station buffet, not the expensive one',
        'to the end of the platform, where one waves',
      ],
      counted: ['tunnels', 'cows that looked up', 'passengers without a ticket'],
      numbered: [
        'the sleepers between two signals',
        'the compartments where somebody snores',
        'the sandwiches',
      ],
      painted: [
        'the tunnel, from inside',
        'the signal, since both its lights look the same to me',
        'a coat of arms on the luggage van',
      ],
      stock: { boxes: 'hampers', things: 'hard-boiled eggs', gone: 'did not survive the viaduct' },
      bill: ['One berth, upper', 'One berth, lower, same night', 'Tea, spilt in the bend'],
      doings: [
        ['winding the station clock', 'CLOCK'],
        ['letter to the complaints office', 'COMPLAINT'],
        ['cards in the luggage van', 'CARDS'],
        ['oiling the points', 'POINTS'],
        ['a bath at the terminus', 'BATH'],
        ['fish in the dining car', 'FISH'],
      ],
    },
  },
  de: {
    devices: {
      pad: [
        'ein Fahrkartenautomat mit Platz für {count} Ziffern, der schon Schlimmeres geschluckt hat',
        'eine Ruftafel für Abteile mit zehn Knöpfen, für {count} Ziffern',
      ],
      wheels: [
        'ein Datumsstempel mit {count} Zahlenrädchen, an den Rändern voller Tinte',
        'ein Kilometerzähler mit {count} Zahlenrädchen, der mitrattert',
      ],
      word: [
        'eine Zuganzeige mit Klappen für {count} Buchstaben, die rasselnd umblättern',
        'ein Rollschild mit Fenstern für {count} Buchstaben, irgendwo zwischen zwei Städten',
      ],
      ways: ['ein fingerlanger Stellhebel, der sich in acht Richtungen schieben lässt'],
      colours: ['eine Reihe von acht Signallinsen zum Drücken'],
      tones: ['ein Gestell mit acht Schaffnerpfeifen, für jeden Ton eine'],
      signs: ['eine Platte mit Gepäckbildchen zum Drücken, das Zerbrechliche zuerst'],
      thread: ['ein Gleisplan mit neun Nadeln und einem Faden für die Strecke'],
      pieces: ['ein Rangiergleis, auf dem {count} Plättchen hin und her rollen'],
    },
    fastened: [
      'Hotelaufkleber halten {part:a} fast von allein zu. Den Rest besorgt {device}.',
      'In vier Ländern hat der Zoll {part:a} geöffnet und in dreien wieder geschlossen. Aus dem vierten stammt {device}.',
      'Bei jedem Schienenstoß klappert {part} ein wenig, und gleich darauf klappert {device}.',
      '{part} ist erster Klasse gereist, mit einer Karte für die dritte. Man merkt es an dem, was hier sitzt: Es ist {device}.',
      'Ein Riemen, eine Schnalle, ein Riemen, und wo der Gepäckträger {part:a} anfassen würde, sitzt {device}.',
      'Auf {part:d} liegt ein Strich Ruß, aus dem Tunnel. Sauber geblieben ist nur {device}.',
    ],
    barred: [
      'Während der Fahrt und bei Halt darf {lock} nicht geöffnet werden. Für alle übrigen Fälle ist da {device}.',
      'ZIEHEN, steht auf {lock:d}, und DRÜCKEN, und mit Bleistift darunter: WEDER NOCH. Da ist {device}.',
      'Hinter {lock:d} zieht die Landschaft vorbei, als wäre nichts. Davor sitzt {device}.',
      'Mit dem Wagen schwankt {lock} und schnalzt dabei. In Reichweite des Schaffners ist {device}.',
    ],
    written: [
      'Auf einem Kofferanhänger',
      'In eine Fahrkarte gelocht, Loch für Loch',
      'In drei Sprachen, von denen du eine kannst',
      'Auf dem Emailschild, das etwas anderes verbietet',
      'Auf einer Speisekarte, in den Rahmen geklemmt',
    ],
    opened: [
      '[Zwei Nachthemden, ein Spirituskocher, eine halbe Salami|Ein Reisekissen, ein Korkenzieher, ein Gesangbuch]: Da reist jemand nicht zum ersten Mal. Ganz unten liegt, was {someone} nicht verzollt hat.',
      '[Es springt auf, wie Gepäck eben aufspringt, mit einem Mal|Es geht mit einem Knall auf] und vor allen Leuten. [Heraus fällt etwas, das keiner eingepackt hat|Dabei ist etwas, das keiner eingepackt hat].',
      '[Ein Reiseführer für eine Stadt, die jetzt anders heißt|Ein Sprachführer für ein Land, das umgezogen ist]. Zwischen zwei Seiten steckt etwas Brauchbares.',
      '[Sand vom Meer, Schnee vom Pass|Eine Muschel, ein Tannenzapfen] und dazwischen, ganz trocken, was {someone} an der Endstation holen wollte.',
      '[Siebzehn einzelne Handschuhe|Neun Spazierstöcke|Ein Dutzend Wärmflaschen], [alle auf dieser Strecke gefunden|alle liegen geblieben]. {owner} hofft noch. Darunter liegt eine Hoffnung anderer Art.',
    ],
    found: [
      'In den Kurven neigt sich {thing} zur Seite, und man sieht kurz dahinter. Du wartest auf eine Kurve.',
      '[Fundsache ist|Verloren ist], was nach dem zweiten Tunnel hinter {thing:a} rutscht.',
      'Ein Mitreisender hat hier belegt, [mit einem Taschentuch|mit einer Zeitung|mit einem Hut] und etwas darin.',
      'Du hebst {thing:a} an, wie man es tut, wenn die Fahrkarte fehlt. [Die Fahrkarte ist es nicht|Deine Fahrkarte ist es nicht].',
    ],
    looks: [
      'Für {thing:a} ist ein eigener Sitzplatz reserviert, von hier bis zur Endstation.',
      'Vergessen von einer Dame, die umgestiegen ist, auf einen anderen Zug und einen anderen Mann.',
      'Elf Grenzen überquert und nie etwas zu verzollen.',
      'Mit jedem Ruck kommt {thing} dem Fenster ein Stück näher. Irgendetwas muss es draußen geben.',
      'Auf jeder Fahrt locht {owner} auch {thing:a}, damit es gerecht zugeht.',
    ],
    keyholes: [
      'Ein Schlüsselloch, vierkantig, wie bei der Bahn, damit kein Fahrgast in Versuchung kommt.',
      'Abgeschlossen, und der Schlüssel reist in einem anderen Wagen. Jedenfalls bis zum Rangieren.',
      'Es ist eins von den Schlössern, die einen Schlüssel wollen und sonst schmollen.',
    ],
    keys: [
      'Am Ring hängt eine Messingmarke mit einer Bettnummer und einem Klecks Marmelade.',
      'Nach dem Fundort zu urteilen, ist er schwarzgefahren.',
      'Ein Anhänger: „Wird abgeholt.“ Nun, hier bist du.',
    ],
    ways: [
      '{lock} geht auf, die Räder werden laut, und eine Kupplung weiter kommt {place}.',
      'Du trittst über den Spalt, unter dem die Schwellen davonlaufen. Drüben beginnt {place}.',
    ],
    light: [
      'Als {lock} aufgeht, fährt der Zug in eine Kurve oder aus einer heraus, und das Licht kommt von woanders.',
      '{lock} geht auf, und draußen wird die ganze Landschaft ausgetauscht, mitsamt dem Wetter.',
    ],
    wrong: [
      'Der Zug fährt über eine Weiche. Sonst nichts.',
      'Nein, mit einem kleinen Ruck.',
      'Falscher Bahnsteig.',
      'Das Schloss bittet um Ihr Verständnis.',
    ],
    lookAt: ['Hier umsteigen. Anschluss: {one}.', 'Die Bahn gibt keine Auskunft, Menschen schon: {one}.'],
    props: {
      vehicle: 'der Nachtzug',
      goals: [
        'zum Wasserturm',
        'zum Bahnhofsbüfett, nicht zum teuren',
        'zum Ende des Bahnsteigs, wo man winkt',
      ],
      counted: ['Tunnel', 'Kühe, die aufsahen', 'Fahrgäste ohne Fahrkarte'],
      numbered: [
        'die Schwellen zwischen zwei Signalen',
        'die Abteile, in denen jemand schnarcht',
        'die belegten Brote',
      ],
      painted: [
        'den Tunnel streichen, von innen',
        'das Signal streichen, für mich sind beide Lichter gleich',
        'ein Wappen auf den Packwagen malen',
      ],
      stock: { boxes: 'Körbe', things: 'harten Eiern', gone: 'haben den Viadukt nicht überlebt' },
      bill: ['Ein Bett, oben', 'Ein Bett, unten, dieselbe Nacht', 'Tee, in der Kurve verschüttet'],
      doings: [
        ['Bahnhofsuhr aufziehen', 'UHR'],
        ['Brief an die Beschwerdestelle', 'BESCHWERDE'],
        ['Karten im Packwagen', 'KARTEN'],
        ['Weichen ölen', 'WEICHEN'],
        ['Baden an der Endstation', 'BADEN'],
        ['Fisch im Speisewagen', 'FISCH'],
      ],
    },
  },
};
