import type { Voice } from './model.ts';

/** Old money: servants who saw everything, furniture with a pedigree, manners. */
export const mansionVoice: Voice = {
  en: {
    devices: {
      pad: [
        'an ivory keypad with room for {count} figures, made for gloved fingers',
        'a house telephone set into the wood, with keys for {count} figures',
      ],
      wheels: [
        'a brass lock with {count} number wheels, polished on Thursdays',
        'a row of {count} number rings, like napkin rings for figures',
      ],
      word: [
        'a rail of {count} ivory letters that can be turned',
        'a card frame with {count} letter drums behind glass',
        'a seating plan of {count} little frames, a letter in each',
      ],
      ways: ['a bell knob that can be pushed in eight directions, one for each room that once had a servant'],
      colours: ['a row of eight coloured glass buttons, like sweets for grown-ups'],
      tones: ['a row of eight piano keys, the ivory gone yellow'],
      signs: ['a tray of little enamel pictures that can be pressed'],
      thread: ['a sampler board: nine pins and a thread'],
      pieces: ['a place card holder with {count} cards that can be slid about'],
    },
    fastened: [
      'The cabinetmaker signed {part}. Somebody less particular has added {device}.',
      '{part} has been shut with such manners that one hardly notices {device}.',
      'You try {part}, as any guest would when nobody is looking. There is {device}.',
      'Beeswax, a little dust, and in the middle of {part} {device}.',
      'The family crest on {part} has been unscrewed to make room for {device}.',
      'A servant could open {part} with a hairpin, once. Since then there is {device}.',
    ],
    barred: [
      '{lock} was made to keep draughts out and relatives in. It is held by {device}.',
      'Where a visitor would leave a card, {lock} has {device}.',
      'Generations have leaned here and said goodbye. {lock} now listens only to {device}.',
      'Under a square of newer wallpaper beside {lock} is {device}.',
    ],
    written: [
      'Engraved, with flourishes',
      'On a visiting card, stuck in the frame',
      'In the hand of a governess',
      'Stitched on a ribbon that hangs from it',
      'On the back of a place card',
    ],
    opened: [
      'Tissue paper, a dance card with two names on it, and under both what {someone} came up the back stairs to hide.',
      'It smells of [camphor|lavender] and of a [quarrel|farewell]. {owner} kept the [gloves|earrings], single ones; [somebody else kept the rest|the rest was added later].',
      'Inside everything is folded in three, as {someone} was taught to. [Only one thing has been put in by a person in a hurry|But for one thing, which nobody folded].',
      '[Calling cards|Invitations|Photographs] of people who are not received any more, tied with [string|crape|a hair ribbon]. What lies beside them is [not from a caller|from none of them].',
      '[A silver spoon|A napkin ring|A pair of sugar tongs] with somebody else’s crest, which explains [a summer|an invitation]. And something [more useful|of more consequence|less embarrassing].',
    ],
    found: [
      '{thing} has stood here since [the wedding|the christening|the quarrel with the neighbours]. [The thing behind it has not|What is behind it came later].',
      'The maid dusts round {thing} and never under it; she was asked to, nicely, by somebody.',
      'You straighten {thing}, since nobody else will. [That was what it was waiting for|Something had been counting on that].',
      'Something has been hidden behind {thing}, where a gentleman does not look.',
    ],
    looks: [
      '{thing}: bought at the sale of a better house, and placed so that callers see it first.',
      'Every family has {thing} that may not be moved. This one has had it for ninety years.',
      'It is in the inventory under “sundry”. You think that it deserved a line of its own.',
      '{owner} always said that {thing} was worth a fortune. The man from the museum only asked for the tea.',
      'You run a finger along it. The finger comes back grey, and a little ashamed.',
    ],
    keyholes: [
      'A keyhole with a little swinging cover, as on a good watch. Behind the cover it is dark, and that is all the house will say.',
      'It wants a key. Three generations have worn the brass round the hole to a shine by missing it at night.',
      'Locked. The key is not on its hook; the hook has been polished, though.',
    ],
    keys: [
      'It hung on somebody’s chatelaine once, between the tea and the linen.',
      'Heavy, and warm from a pocket, although nobody is here. A thread of livery is caught in the bow.',
      'On the tag somebody wrote “not for the nephew”.',
    ],
    ways: [
      '{lock} gives way, with the manners of a good butler: it is simply open. Beyond it {place} holds its breath.',
      'A runner of carpet, a portrait that looks away, and then comes {place}.',
    ],
    light: [
      'Somewhere a servant’s bell rings as {lock} opens, and as if by order the light changes.',
      '{lock} opens, and the lamps take it as a signal. It is another hour in here now, a more suitable one.',
    ],
    wrong: [
      'The lock does not move. It was brought up not to show its feelings.',
      'A very small click, like a cup put down too hard.',
      'No. One would think the house was hoping for better.',
      'Nothing happens, and somewhere upstairs something happens.',
    ],
    lookAt: [
      '[One does not guess in a house like this, one reads|Under this roof one reads, one does not guess]: {one}.',
      'A good servant would have noticed {one}.',
    ],
    props: {
      vehicle: 'the carriage',
      goals: ['to the ice house', 'to the summer house', 'to the bench by the stables'],
      counted: ['lumps of sugar', 'callers who were not received', 'broken cups'],
      numbered: ['the guest beds', 'the umbrellas in the hall', 'the portraits, by how strict they look'],
      painted: ['the summer house', 'the dolls’ house, inside too', 'the ceiling of the music room'],
      stock: { boxes: 'drawers', things: 'napkins', gone: 'went to the cousins' },
      bill: ['Silver, polished', 'Silver, found again', 'Discretion, one year'],
      doings: [
        ['the piano lesson', 'PIANO'],
        ['callers, not at home to them', 'CALLERS'],
        ['winding the clocks', 'CLOCKS'],
        ['polishing the silver', 'SILVER'],
        ['bridge with the vicar', 'BRIDGE'],
        ['airing the guest beds', 'BEDS'],
      ],
    },
  },
  de: {
    devices: {
      pad: [
        'ein Tastenfeld aus Elfenbein mit Platz für {count} Ziffern, gemacht für Finger in Handschuhen',
        'ein Haustelefon, in das Holz eingelassen, mit Tasten für {count} Ziffern',
      ],
      wheels: [
        'ein Messingschloss mit {count} Zahlenrädchen, donnerstags poliert',
        'eine Reihe von {count} Zahlenringen, wie Serviettenringe für Ziffern',
      ],
      word: [
        'eine Leiste mit {count} drehbaren Buchstaben aus Elfenbein',
        'ein Kartenrähmchen mit {count} Buchstabenwalzen hinter Glas',
        'eine Sitzordnung aus Rähmchen für {count} Buchstaben',
      ],
      ways: [
        'ein Klingelknauf, der sich in acht Richtungen schieben lässt, eine für jedes Zimmer mit Bedienung',
      ],
      colours: ['eine Reihe von acht bunten Glasknöpfen, wie Bonbons für Erwachsene'],
      tones: ['eine Reihe von acht Klaviertasten mit vergilbtem Elfenbein'],
      signs: ['ein Tablett mit kleinen Emailbildern, die sich drücken lassen'],
      thread: ['ein Stickbrettchen mit neun Stiften und einem Faden'],
      pieces: ['ein Halter mit {count} Tischkarten, die sich verschieben lassen'],
    },
    fastened: [
      'Der Kunsttischler hat {part:a} signiert. Jemand mit weniger Geschmack war danach da: Jetzt sitzt hier {device}.',
      '{part} ist mit so viel Anstand verschlossen, dass man es fast übersieht: Da ist {device}.',
      'Du versuchst es an {part:d}, wie jeder Gast, dem keiner zusieht. Im Weg ist {device}.',
      'Bienenwachs, ein wenig Staub und mitten auf {part:d} {device}.',
      'Das Familienwappen auf {part:d} wurde abgeschraubt. An seinem Platz sitzt {device}.',
      'Früher ging {part} mit einer Haarnadel auf. Seit das bekannt wurde, ist da {device}.',
    ],
    barred: [
      '{lock} soll den Luftzug draußen und die Verwandten drinnen halten. Dabei hilft {device}.',
      'Wo Besuch sonst die Karte abgibt, ist an {lock:d} {device}.',
      'Generationen haben sich hier verabschiedet. Heute zählt für {lock:a} nur noch eins, und das ist {device}.',
      'Neben {lock:d} ist ein Stück Tapete neuer als der Rest. Darunter sitzt {device}.',
    ],
    written: [
      'Eingraviert, mit Schnörkeln',
      'Auf einer Visitenkarte, in den Rahmen gesteckt',
      'In der Handschrift einer Gouvernante',
      'Auf ein Band gestickt, das daran hängt',
      'Auf der Rückseite einer Tischkarte',
    ],
    opened: [
      'Seidenpapier, eine Tanzkarte mit zwei Namen und darunter das, wofür {someone} die Dienstbotentreppe nahm.',
      'Es riecht nach [Kampfer|Lavendel] und nach einem [Streit|Abschied]. Aufgehoben wurden [die Handschuhe|die Ohrringe], lauter einzelne; [der Rest kam später dazu|das Übrige legte jemand anders hinein].',
      'Alles ist dreimal gefaltet, so hat {someone} es gelernt. [Nur eines hat jemand in Eile hineingelegt|Bis auf eine Sache, die nie gefaltet wurde].',
      '[Visitenkarten|Einladungen|Fotografien] von Leuten, die man nicht mehr empfängt, mit [Schnur|Trauerflor|einem Haarband] gebündelt. Was danebenliegt, [kam ohne Karte|ist von niemandem darunter].',
      '[Ein Silberlöffel|Ein Serviettenring|Eine Zuckerzange] mit fremdem Wappen, das erklärt [einen ganzen Sommer|manche Einladung]. Und etwas [Nützlicheres|von mehr Belang|weniger Peinliches].',
    ],
    found: [
      '[Hier steht alles|Nichts hat sich hier bewegt] seit [der Hochzeit|der Taufe|dem Krach mit den Nachbarn]. [Was dahintersteckt|Was dahinter zum Vorschein kommt], [ist neuer|kam erst später].',
      'Das Mädchen wischt um {thing:a} herum und nie darunter. [Darum hat jemand gebeten, sehr höflich|Jemand hat ihm dafür ein Trinkgeld gegeben].',
      'Du rückst {thing:a} gerade, es tut ja sonst keiner. [Genau darauf hat etwas gewartet|Damit hat jemand gerechnet].',
      'Hinter {thing:d} sieht ein feiner Mensch nicht nach. [Du schon|Gut, dass du keiner bist].',
    ],
    looks: [
      '{thing} stammt aus der Versteigerung eines besseren Hauses und steht da, wo Besuch zuerst hinsieht.',
      'Jede Familie hat etwas, das nicht verrückt werden darf. Hier ist es {thing}, seit neunzig Jahren.',
      'Im Inventar läuft es unter „Diverses“. Eine eigene Zeile wäre verdient.',
      '{owner} hielt {thing:a} stets für ein Vermögen wert. Der Herr vom Museum fragte nur nach dem Tee.',
      'Du fährst mit dem Finger darüber. Der Finger kommt grau zurück und schämt sich etwas.',
    ],
    keyholes: [
      'Ein Schlüsselloch mit einem schwenkbaren Deckelchen, wie an einer guten Uhr. Dahinter ist es dunkel, und mehr sagt das Haus nicht.',
      'Gefragt ist ein Schlüssel. Das Messing ringsum ist blank, weil drei Generationen nachts danebengezielt haben.',
      'Abgeschlossen. Der Schlüssel hängt nicht am Haken; der Haken immerhin ist geputzt.',
    ],
    keys: [
      'Er hing einmal am Bund der Beschließerin, zwischen Tee und Leinen.',
      'Schwer und noch warm von einer Tasche, obwohl keiner hier ist. Im Griff hängt ein Faden von einer Livree.',
      'Auf dem Anhänger steht: „Nicht für den Neffen“.',
    ],
    ways: [
      '{lock} gibt nach wie ein guter Butler: Auf einmal ist offen. Dahinter hält {place} den Atem an.',
      'Ein Läufer, ein Porträt, das wegsieht, und dann kommt {place}.',
    ],
    light: [
      'Irgendwo läutet eine Dienstbotenglocke, als {lock} aufgeht, und wie bestellt wird das Licht ein anderes.',
      '{lock} geht auf, und die Lampen nehmen es als Zeichen. Hier ist jetzt eine andere Stunde, eine passendere.',
    ],
    wrong: [
      'Das Schloss rührt sich nicht. Es wurde dazu erzogen, keine Gefühle zu zeigen.',
      'Ein ganz leises Klicken, wie eine zu hart abgesetzte Tasse.',
      'Nein. Fast meint man, das Haus habe mehr erwartet.',
      'Hier geschieht nichts. Oben geschieht etwas.',
    ],
    lookAt: [
      '[In einem solchen Haus|Unter diesem Dach|Hier] [rät man nicht, man liest|wird nicht geraten, sondern gelesen|sieht man lieber nach]. [Am besten|Zum Beispiel|Man beginne mit]: {one}.',
      '[Gutes Personal hätte längst etwas bemerkt|Dem Butler wäre etwas aufgefallen], [nämlich|und zwar]: {one}.',
    ],
    props: {
      vehicle: 'die Kutsche',
      goals: ['zum Eiskeller', 'zum Gartenhaus', 'zur Bank bei den Ställen'],
      counted: ['Zuckerstücke', 'Besucher, die nicht empfangen wurden', 'zerbrochene Tassen'],
      numbered: ['die Gästebetten', 'die Schirme in der Halle', 'die Porträts, nach Strenge geordnet'],
      painted: [
        'das Gartenhaus streichen',
        'die Puppenstube streichen, auch innen',
        'das Musikzimmer streichen',
      ],
      stock: { boxes: 'Schubladen', things: 'Servietten', gone: 'gingen an die Cousinen' },
      bill: ['Silber, poliert', 'Silber, wiedergefunden', 'Verschwiegenheit, ein Jahr'],
      doings: [
        ['Klavierstunde', 'KLAVIER'],
        ['Besuch, für den ich nicht zu Hause bin', 'BESUCH'],
        ['Uhren aufziehen', 'UHREN'],
        ['Silber putzen', 'SILBER'],
        ['Bridge mit dem Pfarrer', 'BRIDGE'],
        ['Gästebetten lüften', 'BETTEN'],
      ],
    },
  },
};
