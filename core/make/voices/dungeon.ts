import type { Voice } from './model.ts';

/** Damp, chains, a great deal of time, neighbours. */
export const dungeonVoice: Voice = {
  en: {
    devices: {
      pad: [
        'a row of ten loose stones with tally marks, and a groove for {count} figures',
        'a plate of ten iron rivets to press, for {count} figures, said to be the jailer’s humour',
      ],
      wheels: [
        'an iron collar of {count} number rings, for some very thin prisoner',
        'a thumbscrew with {count} number rings, which does nothing worse than turn',
      ],
      word: [
        'a headsman’s joke: {count} letter blocks that turn on a spit',
        'a row of {count} branding irons on pivots, with a letter at the end of each',
      ],
      ways: ['a little iron gauntlet that can be pushed in eight directions'],
      colours: ['a shield with eight coloured studs to press'],
      tones: ['a beam with eight lengths of chain, hung up by tone'],
      signs: ['a row of little coats of arms that can be pressed'],
      thread: ['a board with nine nails and a thread unpicked from a shirt'],
      pieces: ['a bar with {count} iron plates that grate along it'],
    },
    fastened: [
      'Somebody has filed at {part} for nine years. He got as far as {device}.',
      'A rat sits on {part} and moves for nobody; then it moves. It was sitting on {device}.',
      'The blacksmith riveted {part}, the jailer chained it, and the Baron’s nephew thought of {device}.',
      'Drops fall on {part}, one every breath, and have worn a bowl. Beside the bowl is {device}.',
      '{part} has been kicked, bitten and recited to. The one thing that has a say is {device}.',
      'Rust holds {part} rather better than iron would. In the rust is {device}.',
    ],
    barred: [
      '{lock} has a wicket at the height of a nose. The nose is not at home; there is {device}.',
      'Somewhere behind {lock} they are laughing at dinner. In front of it is {device}.',
      'Eleven bolts, says {lock}, and ten of them are for show. The eleventh is {device}.',
      'The straw has been swept away from {lock}, and so one can see {device}.',
    ],
    written: [
      'Scratched in with a spoon',
      'In soot, by somebody with long arms',
      'Carved between two hearts and a gallows',
      'On a rag that is wrapped round a bar',
      'In the hand of a scribe who had done something, too',
    ],
    opened: [
      '[It gives with a shriek|It gives with a groan] that will have been heard upstairs, and is used to being ignored there. Inside is what {someone} meant for a birthday.',
      '[A crust, a lute string, half a map of the moat|A candle end, a ballad, half a plan of the stables]. The other half is wet. What you need is dry.',
      'Whoever packed it meant to leave before breakfast. [There is a clean shirt, there is no breakfast, and there is this|There are good intentions, there are no shoes, and there is this].',
      '{someone} has kept the bread for the rat and the paper for you.',
      '[Bones, of a chicken|Bones, of a pike]. [It has been a feast|It must have been a Sunday]. Something was left on the plate.',
    ],
    found: [
      'The third stone from the corner is loose; [the whole house knows|it is the first thing one is told]. Behind {thing} there is another one.',
      '{thing} casts a shadow with a corner too many.',
      '[The rats never run along here|The mice make a bend round this]. They know that it is somebody’s.',
      '[You feel behind|You reach behind] {thing}, and something feels [cold, flat and hopeful|thin, dry and forbidden].',
    ],
    looks: [
      '{thing} was sentenced together with its owner, and is serving the rest for him.',
      'On the damp side it grows moss, and on the other side a grudge.',
      'It was carried down so that nobody could say that prisoners had nothing.',
      'A former inmate has named it, greeted it daily, and scratched the name on it: Kunigunde.',
      '{owner} had {thing} brought down here after a dinner with relatives.',
    ],
    keyholes: [
      'A keyhole as large as a mouse. There is a mouse in it, who points out that she is not a key.',
      'The keyhole whistles when the wind is in the east. One would prefer a key to a tune.',
      'Locked with a key, of the sort that jailers rattle. Nobody is rattling.',
    ],
    keys: [
      'It is as long as your forearm, and was meant to be seen from afar.',
      'It was in a loaf, and the loaf has a hole shaped like it.',
      'Polished bright by a hope of some years.',
    ],
    ways: [
      '{lock} opens. A draught comes out that has been in there since the old Baron, and has opinions: {place}.',
      'You have only heard it through the wall so far, dripping: {place}.',
    ],
    light: [
      'As {lock} opens, a torch goes out somewhere and another is lit, by nobody.',
      '{lock} opens, far up a shutter bangs, and down here another hour begins.',
    ],
    wrong: [
      'A chain clinks, somewhere, in sympathy.',
      'No. Water drips. It has been saying so the whole time.',
      'It holds. It was built to hold, one must not blame it.',
      'From two cells further on: “That is what I tried.”',
    ],
    lookAt: [
      'The neighbours have had longer to think: {one}.',
      'Somebody has scratched it down for you: {one}.',
    ],
    props: {
      vehicle: 'the hay cart',
      goals: ['to the loose stone', 'to the postern', 'to the kitchen, by the smell'],
      counted: ['rats', 'drops', 'sighs from the next cell'],
      numbered: ['the links of my chain', 'the steps of the guard', 'my neighbours, by their snoring'],
      painted: ['a window on the wall', 'the gallows, since it is spring', 'the Baron’s horse, from memory'],
      stock: { boxes: 'sacks', things: 'turnips', gone: 'were thrown at the minstrel' },
      bill: ['One pair of shackles', 'One pair of shackles, wider', 'Bread, with a file in it'],
      doings: [
        ['washing the shirt', 'SHIRT'],
        ['dinner with the rat', 'RAT'],
        ['new straw', 'STRAW'],
        ['dice with the guard', 'DICE'],
        ['digging', 'DIGGING'],
        ['singing, by request', 'SINGING'],
      ],
    },
  },
  de: {
    devices: {
      pad: [
        'eine Reihe von zehn losen Steinen mit Kerben und einer Rinne für {count} Ziffern',
        'eine Platte mit zehn Eisennieten zum Drücken, für {count} Ziffern, angeblich Kerkerhumor',
      ],
      wheels: [
        'ein Halseisen aus {count} Zahlenringen, für einen sehr dünnen Gefangenen',
        'eine Daumenschraube mit {count} Zahlenringen, die nichts Schlimmeres tut als sich drehen',
      ],
      word: [
        'ein Scherz des Henkers: ein Spieß mit drehbaren Klötzen für {count} Buchstaben',
        'eine Reihe drehbarer Brandeisen für {count} Buchstaben',
      ],
      ways: ['ein kleiner eiserner Handschuh, der sich in acht Richtungen schieben lässt'],
      colours: ['ein Schild mit acht farbigen Buckeln zum Drücken'],
      tones: ['ein Balken mit acht Ketten, nach Tönen aufgehängt'],
      signs: ['eine Reihe kleiner Wappen, die sich drücken lassen'],
      thread: ['ein Brett mit neun Nägeln und einem Faden aus einem Hemd'],
      pieces: ['eine Stange mit {count} Eisenplättchen, die knirschend gleiten'],
    },
    fastened: [
      'An {part:d} hat jemand neun Jahre lang gefeilt. Er kam bis zu der Stelle, an der etwas sitzt: Da ist {device}.',
      'Auf {part:d} sitzt eine Ratte und weicht keinem, und dann weicht sie doch. Worauf sie saß, ist {device}.',
      'Der Schmied hat {part:a} vernietet, der Kerkermeister hat eine Kette darumgelegt, und von einem Neffen der Familie stammt {device}.',
      'Auf {part:a} fällt mit jedem Atemzug ein Tropfen und hat schon eine Schale gehöhlt. Neben der Schale sitzt {device}.',
      'An {part:d} wurde getreten, gebissen und vorgesungen. Das Einzige, was hier etwas zu sagen hat, ist {device}.',
      'Rost hält {part:a} besser zu als Eisen. Aus dem Rost ragt {device}.',
    ],
    barred: [
      'In {lock:d} ist ein Türchen in Nasenhöhe. Die Nase ist nicht zu Hause, aber da ist {device}.',
      'Irgendwo dahinter lacht man beim Essen. Davor, an {lock:d}, sitzt {device}.',
      'Elf Riegel hat {lock}, zehn davon zur Zierde. Der elfte ist {device}.',
      'Jemand hat vor {lock:d} das Stroh weggefegt. Nun sieht man {device}.',
    ],
    written: [
      'Mit einem Löffel eingekratzt',
      'Mit Ruß, von jemandem mit langen Armen',
      'Eingeritzt, zwischen zwei Herzen und einem Galgen',
      'Auf einem Lappen, der um einen Stab gewickelt ist',
      'In der Hand eines Schreibers, der auch etwas angestellt hatte',
    ],
    opened: [
      '[Es gibt mit einem Kreischen nach|Es gibt mit einem Ächzen nach], das man oben gehört haben muss und dort aus Gewohnheit überhört. Innen liegt, was {someone} zum Geburtstag verschenken wollte.',
      '[Eine Brotrinde, eine Lautensaite, ein halber Plan vom Burggraben|Ein Kerzenstummel, eine Ballade, ein halber Plan der Ställe]. Die andere Hälfte ist nass. Was du brauchst, ist trocken.',
      'Wer das gepackt hat, wollte vor dem Frühstück fort. [Ein sauberes Hemd ist da, Frühstück nicht, dafür noch etwas|Gute Vorsätze sind da, Schuhe nicht, dafür noch etwas].',
      'Das Brot hat {someone} der Ratte gelassen und den Rest dir.',
      '[Knochen, von einem Huhn|Gräten, von einem Hecht]. [Es muss ein Fest gewesen sein|Es muss ein Sonntag gewesen sein]. Auf dem Teller blieb etwas liegen.',
    ],
    found: [
      'Der dritte Stein von der Ecke ist lose, [das weiß das ganze Haus|das erfährt man hier als Erstes]. Hinter {thing:d} ist noch einer.',
      'Der Schatten hat eine Ecke zu viel: Hinter {thing:d} steckt etwas.',
      '[Hier laufen die Ratten nie entlang|Um diese Stelle machen die Mäuse einen Bogen]. Sie wissen, dass das jemandem gehört.',
      'Du tastest hinter {thing:a}. Es fühlt sich [kalt an, flach und nach Hoffnung|dünn an, trocken und verboten].',
    ],
    looks: [
      'Mitsamt dem Besitzer wurde {thing} verurteilt und sitzt nun den Rest für ihn ab.',
      'Auf der feuchten Seite wächst Moos, auf der anderen ein Groll.',
      'Man trug es herunter, damit keiner sagen kann, die Gefangenen hätten nichts.',
      'Ein früherer Häftling grüßte {thing:a} jeden Tag und hat den Namen eingeritzt: Kunigunde.',
      'Nach einem Essen mit Verwandten ließ {owner} {thing:a} hier herunterschaffen.',
    ],
    keyholes: [
      'Ein Schlüsselloch, groß wie eine Maus. Die Maus ist darin und legt Wert darauf, kein Schlüssel zu sein.',
      'Bei Ostwind pfeift das Schlüsselloch. Ein Schlüssel wäre einem lieber als ein Lied.',
      'Mit einem Schlüssel abgesperrt, einem von denen, mit denen Kerkermeister rasseln. Es rasselt keiner.',
    ],
    keys: [
      'So lang wie dein Unterarm, damit man ihn schon von Weitem sieht.',
      'Er war in einem Brot, und das Brot hat ein Loch von seiner Form.',
      'Blank gerieben von der Hoffnung einiger Jahre.',
    ],
    ways: [
      '{lock} geht auf. Heraus kommt ein Luftzug, der seit dem alten Baron darin saß und Ansichten hat: Hier liegt {place}.',
      'Bisher kanntest du es nur tropfend, durch die Wand: Da liegt {place}.',
    ],
    light: [
      'Als {lock} aufgeht, erlischt irgendwo eine Fackel, und eine andere geht an, von allein.',
      '{lock} geht auf, weit oben schlägt ein Laden, und hier unten beginnt eine andere Stunde.',
    ],
    wrong: [
      'Irgendwo klirrt eine Kette, aus Mitgefühl.',
      'Nein. Wasser tropft. Es sagt das schon die ganze Zeit.',
      'Es hält. Dafür ist es gebaut, man darf ihm nicht böse sein.',
      'Zwei Zellen weiter: „Das habe ich auch versucht.“',
    ],
    lookAt: [
      'Die Nachbarn hatten mehr Zeit zum Nachdenken: {one}.',
      'Jemand hat es für dich aufgeschrieben: {one}.',
    ],
    props: {
      vehicle: 'der Heuwagen',
      goals: ['zum losen Stein', 'zur Schlupfpforte', 'zur Küche, immer dem Geruch nach'],
      counted: ['Ratten', 'Tropfen', 'Seufzer aus der Nachbarzelle'],
      numbered: [
        'die Glieder meiner Kette',
        'die Schritte der Wache',
        'meine Nachbarn, nach ihrem Schnarchen',
      ],
      painted: [
        'ein Fenster an die Wand malen',
        'den Galgen streichen, es ist ja Frühling',
        'das Pferd des Barons malen, aus dem Gedächtnis',
      ],
      stock: { boxes: 'Säcke', things: 'Rüben', gone: 'wurden nach dem Spielmann geworfen' },
      bill: ['Ein Paar Fußfesseln', 'Ein Paar Fußfesseln, weiter', 'Brot mit einer Feile darin'],
      doings: [
        ['das Hemd waschen', 'HEMD'],
        ['Essen mit der Ratte', 'RATTE'],
        ['frisches Stroh', 'STROH'],
        ['Würfeln mit der Wache', 'WÜRFEL'],
        ['Graben', 'GRABEN'],
        ['Singen, auf Wunsch', 'SINGEN'],
      ],
    },
  },
};
