import type { Voice } from './model.ts';

/** Sand, patience, civil servants of the afterlife. */
export const tombVoice: Voice = {
  en: {
    devices: {
      pad: [
        'a row of ten scarabs that can be pressed, with a groove for {count} figures',
        'a row of ten painted tiles, each with so many strokes, and a slot for {count} figures',
      ],
      wheels: [
        'an axle with {count} stone rings of figures, turned by very old grease',
        'a water clock with {count} turning rings of figures, long dry',
      ],
      word: [
        'a cartouche with {count} empty fields, and a tray of letters that some expedition left',
        'a scribe’s palette with {count} hollows, a letter to be turned up in each',
      ],
      ways: ['a granite knob that gives in eight directions, as the desert does'],
      colours: ['a collar of eight glazed beads that sink when one presses them'],
      tones: ['a row of eight reeds, cut for eight tones'],
      signs: ['a wall of little pictures: press them and they stay pressed'],
      thread: ['a builder’s board with nine pegs and a cord'],
      pieces: ['a stone channel with {count} tablets that slide on sand'],
    },
    fastened: [
      'They sealed {part} with clay and a yawn. In the clay is {device}.',
      'The priests put a curse on {part}, and the carpenter, to be safe, put on {device}.',
      'Three thousand years of fingers have not moved {part}. They had not noticed {device}.',
      '{part} fits so well that an ant has given up. Let into the edge is {device}.',
      'A jackal is painted on {part}. Between its paws it keeps {device}.',
      'Somebody has brushed {part} clean with a toothbrush, all but {device}.',
    ],
    barred: [
      '{lock} was pushed shut by forty men and one who gave the time. He also had {device} put in.',
      'Warm wind comes from under {lock}, and a smell of onions. The rest is kept back by {device}.',
      'On {lock} a row of gods walks to the left. The last one points at {device}.',
      '{lock} weighs as much as a herd. It turns, says the wall, on {device}.',
    ],
    written: [
      'Cut above it, and painted in by somebody who stayed inside the lines',
      'In the column beside it, between a vulture and a loaf',
      'In chalk, by the expedition',
      'On a potsherd that hangs from a peg',
      'In a prayer, third line',
    ],
    opened: [
      'The air that comes out is [older than most languages|older than any excuse]. It leaves behind [a pinch of sand|a very small beetle], and what the dead were not going to need.',
      'Linen, folded by somebody who was paid by the day. In the last fold is something that {someone} put there rather more recently.',
      '[A loaf, a comb, a small boat|A jug, a mirror, a folding stool] for the journey. And, in case the journey is short, this.',
      '{owner} has opened it before you, once, to the width of a pencil. What could be reached with a pencil is gone; the better part has stayed.',
      '[No gold|No treasure]. A list of the gold, [very complete|in triplicate], and beneath the list something else.',
    ],
    found: [
      'The sand round {thing} [lies in ripples|lies as the wind left it], except in one place, where it lies in fingers.',
      'For the journey, says the wall, and points at {thing}. One may look, surely.',
      '[Robbers have been here|Somebody has been here before] and took what glittered. What does not was behind {thing}.',
      '[You blow|You fan it with your hat]. The dust [needs a moment to remember how that goes|has to think about it], and then it shows you.',
    ],
    looks: [
      'It was meant to serve the king in the next world. In this one it holds up a wall.',
      '{thing} has been catalogued, drawn, photographed, and never once thanked.',
      'The dead think it hideous, says the inscription, but it was a present.',
      'You lift {thing} a little. Below it is the colour that everything here once was.',
      '{owner} dates it by the dust: four fingers, so before lunch in the time of the pyramids.',
    ],
    keyholes: [
      'A keyhole, and not an old one. The last dynasty to lock anything here wore sun helmets.',
      'The seal is broken and somebody has fitted a lock in its place, since nobody fears a seal these days.',
      'It takes a key. The ancients took a priest, which was dearer.',
    ],
    keys: [
      'Bronze, with a loop for a neck that must have been patient.',
      'Sand runs out of it when you turn it, for rather a long time.',
      'It was wrapped in linen, like a relative.',
    ],
    ways: [
      '{lock} moves, after a pause of some dynasties. Your lamp goes in first and finds {place}.',
      'Dust falls, settles, and lets you see: {place}, and not one footprint that is fresh.',
    ],
    light: [
      '{lock} opens, far away a stone moves from a shaft, and a light falls in that was meant for the king.',
      'As {lock} gives, a mirror turns in the wall, and the sun comes in by a way that takes a thousand years.',
    ],
    wrong: [
      'A trickle of sand, somewhere, and then no more.',
      'The gods on the wall go on walking to the left. They have seen others.',
      'The stone thinks about it for a dynasty or so. No.',
      'No curse falls on you. It is only wrong.',
    ],
    lookAt: [
      'The dead wrote everything down, and so did the living: {one}.',
      'It has lain here long enough to be read: {one}.',
    ],
    props: {
      vehicle: 'the Nile boat',
      goals: ['to the well', 'to the tent with the tea', 'to the foot of the third statue'],
      counted: ['potsherds', 'camels', 'jackals with their noses intact'],
      numbered: [
        'the steps, from the sun down',
        'the mummies, by how well they slept',
        'the baskets of sand',
      ],
      painted: ['a row of ducks', 'the king, younger', 'the sky over the coffin'],
      stock: { boxes: 'baskets', things: 'blue beads', gone: 'the donkey ate' },
      bill: ['Digging, one pit', 'Filling in the wrong pit', 'Not telling anybody'],
      doings: [
        ['sweeping the sand out', 'SAND'],
        ['letters to the museum', 'LETTERS'],
        ['washing potsherds', 'POTS'],
        ['the camel’s day off', 'CAMEL'],
        ['developing the plates', 'PLATES'],
        ['onions from the village', 'ONIONS'],
      ],
    },
  },
  de: {
    devices: {
      pad: [
        'eine Reihe von zehn Skarabäen zum Drücken, mit einer Rille für {count} Ziffern',
        'eine Reihe von zehn bemalten Kacheln zum Drücken, mit einem Schlitz für {count} Ziffern',
      ],
      wheels: [
        'eine Achse mit {count} Steinringen voller Ziffern, gedreht von sehr altem Fett',
        'eine Wasseruhr mit {count} Zahlenringen zum Drehen, seit Langem trocken',
      ],
      word: [
        'eine Kartusche mit Platz für {count} Buchstaben; den Setzkasten dazu hat eine Expedition vergessen',
        'eine Schreiberpalette mit Mulden für {count} Buchstaben, die sich aufdrehen lassen',
      ],
      ways: ['ein Granitknauf, der in acht Richtungen nachgibt, so wie die Wüste'],
      colours: ['ein Kragen aus acht glasierten Perlen, die sich eindrücken lassen'],
      tones: ['eine Reihe von acht Schilfrohren, zugeschnitten auf acht Töne'],
      signs: ['eine Wand voller kleiner Bilder: Wer drückt, der drückt sie ein'],
      thread: ['ein Baumeisterbrett mit neun Pflöcken und einer Schnur'],
      pieces: ['eine steinerne Rinne mit {count} Tafeln, die auf Sand gleiten'],
    },
    fastened: [
      'Man hat {part:a} mit Lehm und einem Gähnen versiegelt. Im Lehm sitzt {device}.',
      'Die Priester legten einen Fluch auf {part:a}. Sicherheitshalber kam vom Zimmermann noch etwas dazu: {device}.',
      'Dreitausend Jahre Finger haben {part:a} nicht bewegt. Sie hatten etwas übersehen: {device}.',
      '{part} schließt so gut, dass eine Ameise aufgegeben hat. Am Rand eingelassen ist {device}.',
      'Auf {part:a} ist ein Schakal gemalt. Zwischen seinen Pfoten liegt {device}.',
      'Jemand hat {part:a} mit der Zahnbürste gesäubert, nur eines blieb ausgespart: {device}.',
    ],
    barred: [
      'Vierzig Männer haben {lock:a} zugeschoben, und einer gab den Takt. Von ihm stammt auch {device}.',
      'Warmer Wind kommt herein und ein Geruch von Zwiebeln. Mehr lässt {lock} nicht durch, dafür sorgt {device}.',
      'An {lock:d} geht eine Reihe Götter nach links. Der letzte zeigt auf das, was hier ist: {device}.',
      'So schwer wie eine Herde ist {lock}. Und alles dreht sich, sagt die Wand, um eines: Da ist {device}.',
    ],
    written: [
      'Darüber eingemeißelt und ausgemalt, ohne ein einziges Mal über den Rand zu kommen',
      'In der Spalte daneben, zwischen einem Geier und einem Brot',
      'Mit Kreide, von der Expedition',
      'Auf einer Scherbe, die an einem Pflock hängt',
      'In einem Gebet, dritte Zeile',
    ],
    opened: [
      'Die Luft, die herauskommt, ist [älter als die meisten Sprachen|älter als jede Ausrede]. Zurück bleibt [eine Prise Sand|ein sehr kleiner Käfer] und das, was die Toten nicht brauchen.',
      'Leinen, gefaltet von jemandem im Tagelohn. In der letzten Falte steckt etwas, das {someone} erst neulich hineingelegt hat.',
      '[Ein Brot, ein Kamm, ein kleines Boot|Ein Krug, ein Spiegel, ein Klapphocker] für die Reise. Und falls die Reise kurz ist, das hier.',
      '{owner} hat es schon einmal geöffnet, einen Bleistift breit. Was sich mit einem Bleistift angeln lässt, ist fort; das Bessere ist noch da.',
      '[Kein Gold|Kein Schatz]. Eine Liste des Goldes, [sehr vollständig|in drei Ausfertigungen], und unter der Liste noch etwas.',
    ],
    found: [
      'Der Sand ringsum [liegt in Wellen|liegt, wie der Wind ihn ließ], nur an einer Stelle liegt er in Fingern.',
      'Für die Reise, sagt die Wand und zeigt auf {thing:a}. Nachsehen wird man ja dürfen.',
      '[Räuber waren hier|Diebe waren hier] und nahmen, was glänzt. Was nicht glänzt, war hinter {thing:d}.',
      '[Du pustest|Du wedelst mit dem Hut]. Der Staub [muss erst überlegen, wie das geht|braucht einen Augenblick], dann gibt er etwas frei.',
    ],
    looks: [
      'Es sollte dem König im Jenseits dienen. Im Diesseits stützt es eine Wand.',
      'Katalogisiert, gezeichnet, fotografiert wurde {thing} oft. Bedankt hat sich noch keiner.',
      'Die Toten finden es scheußlich, sagt die Inschrift, aber es war ein Geschenk.',
      'Du hebst {thing:a} ein wenig an. Darunter ist die Farbe, die hier einmal alles hatte.',
      '{owner} bestimmt das Alter nach dem Staub: vier Finger, also vor dem Mittagessen, zur Zeit der Pyramiden.',
    ],
    keyholes: [
      'Ein Schlüsselloch, und kein altes. Die letzte Dynastie, die hier absperrte, trug Tropenhelme.',
      'Das Siegel ist gebrochen, und an seiner Stelle sitzt ein Schloss. Vor Siegeln fürchtet sich ja keiner mehr.',
      'Hier braucht man einen Schlüssel. Früher brauchte man einen Priester, der war teurer.',
    ],
    keys: [
      'Bronze, mit einer Öse für einen Hals, der geduldig gewesen sein muss.',
      'Dreht man ihn um, läuft Sand heraus, und zwar ziemlich lange.',
      'Er war in Leinen gewickelt, wie ein Verwandter.',
    ],
    ways: [
      '{lock} bewegt sich, nach einer Pause von einigen Dynastien. Deine Lampe geht voran und findet etwas: Da liegt {place}.',
      'Staub fällt, legt sich und gibt den Blick frei: Hier liegt {place}, und kein Fußabdruck ist frisch.',
    ],
    light: [
      '{lock} geht auf, weit weg rutscht ein Stein aus einem Schacht, und herein fällt ein Licht, das für den König gedacht war.',
      'Sobald {lock} nachgibt, dreht sich in der Wand ein Spiegel, und die Sonne nimmt einen Weg, den sie lange nicht ging.',
    ],
    wrong: [
      'Irgendwo rieselt ein wenig Sand, dann nicht mehr.',
      'Die Götter an der Wand gehen weiter nach links. Sie haben schon andere gesehen.',
      'Der Stein denkt ungefähr eine Dynastie lang nach. Nein.',
      'Es trifft dich kein Fluch. Es ist nur falsch.',
    ],
    lookAt: [
      'Die Toten schrieben alles auf und die Lebenden auch. Lies nach: {one}.',
      'Lange genug lag es hier und wollte gelesen werden: {one}.',
    ],
    props: {
      vehicle: 'das Nilboot',
      goals: ['zum Brunnen', 'zum Zelt mit dem Tee', 'zum Fuß der dritten Statue'],
      counted: ['Scherben', 'Kamele', 'Schakale mit heiler Nase'],
      numbered: [
        'die Stufen, von der Sonne abwärts',
        'die Mumien, nach gutem Schlaf geordnet',
        'die Körbe voll Sand',
      ],
      painted: ['eine Reihe Enten malen', 'den König malen, nur jünger', 'den Himmel über dem Sarg malen'],
      stock: { boxes: 'Körbe', things: 'blauen Perlen', gone: 'hat der Esel gefressen' },
      bill: ['Graben, ein Loch', 'Zuschütten, das falsche Loch', 'Keinem davon erzählen'],
      doings: [
        ['Sand hinausfegen', 'SAND'],
        ['Briefe ans Museum', 'BRIEFE'],
        ['Scherben waschen', 'SCHERBEN'],
        ['freier Tag für das Kamel', 'KAMEL'],
        ['Platten entwickeln', 'PLATTEN'],
        ['Zwiebeln aus dem Dorf', 'ZWIEBELN'],
      ],
    },
  },
};
