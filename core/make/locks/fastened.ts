import type { Templates } from '../words/Teller.ts';
import type { BodyKind } from './bodies.ts';

/** How a lock is fastened to a kind of thing, and where something is written beside it. */
interface Fastening {
  /** A whole sentence with `{device}`, what the lock is; `{lock}` is the thing, `{part}` what is kept shut. */
  holds: Templates;
  /** Before a colon and what is written there. */
  written: Templates;
}

const WRITTEN: Templates = {
  en: [
    'On a brass plate',
    'On a card',
    'Above it, in chalk',
    'Along the rim, in small print',
    'On a strip of tape',
    'Scratched into the varnish',
    'On a tag that hangs from it',
    'In pencil, twice underlined',
  ],
  de: [
    'Auf einem Messingschild',
    'Auf einem Kärtchen',
    'Darüber, mit Kreide',
    'Am Rand, ganz klein',
    'Auf einem Klebestreifen',
    'In den Lack gekratzt',
    'Auf einem Anhänger daran',
    'Mit Bleistift, zweimal unterstrichen',
  ],
};

const STAMPED: Templates = {
  en: [
    'Stamped into the steel',
    'On an enamel sign',
    'In red paint',
    'On an official label',
    'Punched into the rim',
  ],
  de: [
    'In den Stahl gestanzt',
    'Auf einem Emailschild',
    'In roter Farbe',
    'Auf einem amtlichen Etikett',
    'In den Rand geschlagen',
  ],
};

const CARVED: Templates = {
  en: ['Carved above it', 'In worn letters', 'Painted beside it, long ago', 'On the border of the stone'],
  de: [
    'Darüber eingemeißelt',
    'In abgegriffenen Buchstaben',
    'Vor langer Zeit danebengemalt',
    'Am Rand des Steins',
  ],
};

export const FASTENED: Readonly<Record<BodyKind, Fastening>> = {
  furniture: {
    holds: {
      en: [
        '{part}[ of {lock}|] does not give; where a keyhole should be sits {device}.',
        'Somebody has [let into|built into] {part} what no carpenter would: {device}.',
        'You pull at {part}. It is held from within, and beside the handle is {device}.',
        '{lock} is [older than its lock|good plain work], but on {part} there is now {device}.',
        'Across {part} runs a bar, and at its end sits {device}.',
      ],
      de: [
        '{part} gibt nicht nach, und wo ein Schlüsselloch wäre, sitzt {device}.',
        'An {part:d} ist etwas, das kein Tischler einbauen würde: {device}.',
        'Du ziehst an {part:d}. Von innen hält etwas, und neben dem Griff ist {device}.',
        '{lock} ist [älter als das Schloss|solide Arbeit], aber an {part:d} sitzt jetzt {device}.',
        'Quer über {part:a} läuft ein Riegel, und an seinem Ende sitzt {device}.',
      ],
    },
    written: WRITTEN,
  },
  box: {
    holds: {
      en: [
        'Over {part}[ of {lock}|] closes a clasp, and in the clasp is {device}.',
        '{lock} rattles a little when you lift it. {part} stays shut: there is {device}.',
        'Where others have a padlock, {lock} has {device}.',
        '{part} lifts by a hair and no further. In front is {device}.',
        'Two straps, one clasp, and on the clasp {device}: somebody meant {lock} to stay shut.',
      ],
      de: [
        'Über {part:a} greift eine Schließe, und in der Schließe sitzt {device}.',
        '{lock} klappert ein wenig, wenn du daran rückst. {part} bleibt zu, denn davor ist {device}.',
        'Wo sonst ein Vorhängeschloss hängt, ist hier {device}.',
        '{part} hebt sich um Haaresbreite, weiter nicht. Vorn ist {device}.',
        'Zwei Riemen, eine Schließe und daran {device}: {lock} sollte zubleiben.',
      ],
    },
    written: WRITTEN,
  },
  wrapped: {
    holds: {
      en: [
        'A chain goes round {lock} [twice|three times], and where its ends meet hangs {device}.',
        '{part}[ of {lock}|] is strapped down, and the buckle is {device}.',
        'A strap holds {part}, and what holds the strap is {device}.',
        '{lock} has been packed for a long journey: straps, knots, and on the last knot {device}.',
      ],
      de: [
        'Um {lock:a} läuft [zweimal|dreimal] eine Kette, und wo sie endet, hängt {device}.',
        '{part} ist festgezurrt, und die Schnalle ist {device}.',
        'Ein Riemen hält {part:a}, und was den Riemen hält, ist {device}.',
        '{lock} ist für eine lange Reise gepackt, mit Riemen und Knoten, und am letzten Knoten hängt {device}.',
      ],
    },
    written: WRITTEN,
  },
  strong: {
    holds: {
      en: [
        'Steel, [thick as a thumb|two coats of paint], and in the middle of {part} {device}.',
        'The handle of {lock} is for show. Behind it is {device}.',
        'A flap drops, and behind it is {device}. {lock} is in no hurry.',
        '{part}[ of {lock}|] has no keyhole at all, only {device}.',
        'You knock on {part}. The answer comes late, from far inside. Above the handle is {device}.',
      ],
      de: [
        'Stahl, [daumendick|zweimal gestrichen], und mitten auf {part:d} {device}.',
        'Der Griff an {lock:d} ist nur Zierde. Dahinter ist {device}.',
        'Ein Deckelchen klappt herunter, und dahinter ist {device}. Eile hat {lock} nicht.',
        'An {part:d} ist kein Schlüsselloch, da ist nur {device}.',
        'Du klopfst an {part:a}. Die Antwort kommt spät und von weit innen. Über dem Griff ist {device}.',
      ],
    },
    written: STAMPED,
  },
  electric: {
    holds: {
      en: [
        '{lock} hums and stays shut: a small lamp glows red above {device}.',
        'Magnets hold {part}. They let go by {device}.',
        'Where the switches were is now {device}, [still warm|wired in by somebody who knew how].',
        'A child lock, the leaflet calls it. On {part} it looks like {device}.',
      ],
      de: [
        '{lock} summt und bleibt zu. Darüber glüht ein rotes Lämpchen, und darunter ist {device}.',
        'Magnete halten {part:a}. Zu lösen sind sie nur über eines: {device}.',
        'Wo die Schalter waren, ist jetzt {device}, [noch warm|angeschlossen von jemandem vom Fach].',
        'Kindersicherung, sagt das Merkblatt. An {part:d} ist das {device}.',
      ],
    },
    written: STAMPED,
  },
  secret: {
    holds: {
      en: [
        '{lock} has hinges on one side, which is strange. Behind the third book is {device}.',
        'One of the books is only a spine. Behind it is {device}, and a draught.',
        '{lock} swings [aside|open], by the scratches on the floor, but not for everybody: [set into the wood|out of sight] is {device}.',
        'You feel along {lock} and find what the hand was meant to find: {device}.',
      ],
      de: [
        '{lock} hat auf einer Seite Scharniere, das ist seltsam. Hinter dem dritten Buch ist {device}.',
        'Eines der Bücher ist nur ein Rücken. Dahinter ist {device}, und es zieht.',
        'Nach den Kratzern am Boden lässt sich {lock} schwenken, nur nicht von jedem: [Ins Holz eingelassen|Gut versteckt] ist da {device}.',
        'Du tastest {lock:a} ab, und was man finden soll, ist auch da: {device}.',
      ],
    },
    written: WRITTEN,
  },
  panel: {
    holds: {
      en: [
        'You knock along the wall, and {lock} sounds hollow. Flush with it, under a speck of paint, is {device}.',
        '{lock} has no handle and no hinge that one can see. It has {device}.',
        'A draught comes from the edge of {lock}. Where a nail should be is {device}.',
      ],
      de: [
        'Du klopfst die Wand ab, und {lock} klingt hohl. Darin sitzt, unter einem Farbtupfer, {device}.',
        'Einen Griff sieht man nicht, auch kein Scharnier. Alles, was {lock} hat, ist {device}.',
        'Am Rand zieht es ein wenig. Wo {lock} einen Nagel haben sollte, ist {device}.',
      ],
    },
    written: WRITTEN,
  },
  stone: {
    holds: {
      en: [
        'Stone on stone, and not room for a knife. In the middle is {device}, [cut by somebody patient|worn by many thumbs].',
        'Ten people could not move {lock}. One could, says the mason’s mark beside {device}.',
        '{lock} was made to be opened once. Whoever built it left {device}.',
      ],
      de: [
        'Stein auf Stein, kein Messer passt dazwischen. In der Mitte ist {device}, [geduldig gehauen|von vielen Daumen abgegriffen].',
        'Zehn Leute könnten {lock:a} nicht bewegen. Einer schon, sagt das Zeichen des Steinmetzen neben dem, was da ist: {device}.',
        '{lock} ist gemacht, um einmal aufzugehen. Dafür ist da {device}.',
      ],
    },
    written: CARVED,
  },
  instrument: {
    holds: {
      en: [
        '{part}[ of {lock}|] is shut, so that nobody practises. In the lock rail sits {device}.',
        'Somebody has had enough of {lock}: over the keys is {part}, and on that {device}.',
      ],
      de: [
        '{part} ist zu, damit hier niemand übt. Vorn in der Leiste sitzt {device}.',
        'Jemand hatte genug von {lock:d}: Über den Tasten liegt {part}, und darauf ist {device}.',
      ],
    },
    written: WRITTEN,
  },
  hatch: {
    holds: {
      en: [
        'Across {lock} lies an iron bar, and it is held by {device}.',
        'Boots have worn the edge of {lock}. What keeps it down is {device}.',
        '{lock} has a ring to pull, and you pull. Nothing: there is {device} first.',
      ],
      de: [
        'Quer über {lock:d} liegt ein Eisenriegel, und was ihn hält, ist {device}.',
        'Der Rand ist von Stiefeln abgetreten. Was {lock:a} zuhält, ist {device}.',
        'An {lock:d} ist ein Ring, und du ziehst. Nichts, denn vorher kommt {device}.',
      ],
    },
    written: STAMPED,
  },
  clockwork: {
    holds: {
      en: [
        '{part}[ of {lock}|] is a little door, if one looks closely. From the rim hangs {device}.',
        '{lock} has room behind {part}, and keeps it shut with {device}.',
      ],
      de: [
        '{part} ist bei genauem Hinsehen ein Türchen. Vom Rand hängt {device}.',
        'Hinter {part:d} ist Platz, und was {lock:a} zuhält, ist {device}.',
      ],
    },
    written: WRITTEN,
  },
  ring: {
    holds: {
      en: [
        'Something rolls about in {lock}. At one end is {device}.',
        '{lock} does not open by pulling; you try. Between its two caps is {device}.',
      ],
      de: [
        'In {lock:d} rollt etwas herum. An einem Ende ist {device}.',
        'Durch Ziehen geht {lock} nicht auf, du versuchst es. Zwischen den Kappen sitzt {device}.',
      ],
    },
    written: WRITTEN,
  },
  door: {
    holds: {
      en: [
        '{lock} is [solid|thick], and shut. At the height of your hand sits {device}.',
        'No keyhole, no handle: {lock} has {device} [where one would knock|in place of both].',
        'The bolt goes deep into the wall. What moves it is {device}.',
        'You lean on {lock}, out of politeness. Under your elbow is {device}.',
      ],
      de: [
        '{lock} ist [massiv|dick] und zu. In Handhöhe sitzt {device}.',
        'Kein Schlüsselloch, keine Klinke, nur {device}, [wo man sonst anklopft|und das muss reichen].',
        'Der Riegel steckt tief in der Wand. Was ihn bewegt, ist {device}.',
        'Du lehnst dich aus Höflichkeit gegen {lock:a}. Unter deinem Ellbogen ist {device}.',
      ],
    },
    written: WRITTEN,
  },
  sliding: {
    holds: {
      en: [
        '{lock} slides, when it likes you. Beside it glows {device}.',
        'No handle: {lock} opens by itself, or not. It asks first, by {device}.',
        'In the frame, behind a flap, is {device}. {lock} waits with a faint hum.',
      ],
      de: [
        '{lock} gleitet auf, wenn man willkommen ist. Daneben leuchtet {device}.',
        '{lock} öffnet sich von selbst oder gar nicht. Gefragt wird vorher, dazu dient {device}.',
        'Im Rahmen ist hinter einem Deckelchen {device}. {lock} wartet und summt leise.',
      ],
    },
    written: STAMPED,
  },
};
