import type { Templates } from '../words/Teller.ts';
import type { BodyKind } from './bodies.ts';

/**
 * How a lock is fastened to a kind of thing: whole sentences with `{device}`, what the lock is; `{lock}` is the thing,
 * `{part}` what is kept shut.
 */
export const FASTENED: Readonly<Record<BodyKind, Templates>> = {
  furniture: {
    en: [
      '{part}[ of {lock}|] does not give. You feel for a keyhole, and what you feel is {device}.',
      'Somebody has [let into|built into] {part} what no carpenter would: {device}.',
      'You pull at {part}. It is held from within, and under the edge you find {device}.',
      '{lock} is [older than its lock|good plain work], but on {part} there is now {device}.',
      'Something clicks behind {part} when you try it, like a tongue. What would make it let go is {device}.',
    ],
    de: [
      '{part} gibt nicht nach. Du tastest nach einem Schlüsselloch, und was du ertastest, ist {device}.',
      'An {part:d} ist etwas, das kein Tischler einbauen würde: {device}.',
      'Du ziehst an {part:d}. Von innen hält etwas, und unter der Kante sitzt {device}.',
      '{lock} ist [älter als das Schloss|solide Arbeit], aber an {part:d} sitzt jetzt {device}.',
      'Hinter {part:d} klickt etwas, sobald du es versuchst, wie eine Zunge. Zum Loslassen bringt es nur eines: {device}.',
    ],
  },
  box: {
    en: [
      'You lift the clasp of {lock}, and what looked like a clasp is only a lid. Below it is {device}.',
      '{lock} rattles a little when you lift it. {part} stays shut: there is {device}.',
      'Where others have a padlock, {lock} has {device}.',
      '{part} lifts by a hair and no further. In front is {device}.',
      'You turn {lock} round, as far as it goes. On the side that nobody sees is {device}: somebody meant it to stay shut.',
    ],
    de: [
      'Du hebst die Schließe an, und sie ist nur ein Deckelchen. Darunter sitzt {device}.',
      '{lock} klappert ein wenig, wenn du daran rückst. {part} bleibt zu, denn davor ist {device}.',
      'Wo sonst ein Vorhängeschloss hängt, ist hier {device}.',
      '{part} hebt sich um Haaresbreite, weiter nicht. Vorn ist {device}.',
      'Du drehst das Ganze um, so weit es geht. Auf der Seite, die keiner sieht, sitzt {device}: {lock} sollte zubleiben.',
    ],
  },
  wrapped: {
    en: [
      '{lock} has been closed by somebody who [trusted nobody|had time]. The lock folds out at the back: {device}.',
      '{part}[ of {lock}|] sits fast. You feel along the edge, and your fingers stop at {device}.',
      'You try {part} with both hands. It gives at one corner, and in the gap you see {device}.',
      '{lock} has been packed for a long journey and not been told that it was over. In its side is {device}.',
    ],
    de: [
      'Zugemacht hat das jemand, der [keinem traute|Zeit hatte]. Das Schloss klappt hinten heraus: {device}.',
      '{part} sitzt fest. Du tastest den Rand ab, und unter den Fingern ist auf einmal {device}.',
      'Du versuchst es mit beiden Händen. An einer Ecke gibt {part} nach, und im Spalt steckt {device}.',
      '{lock} ist für eine lange Reise gepackt, und dass sie vorbei ist, hat hier keiner gesagt. An der Seite sitzt {device}.',
    ],
  },
  strong: {
    en: [
      'Steel, [thick as a thumb|as thick as a good book]. A square of {part} folds out, and behind it is {device}.',
      'What one takes hold of at {lock} is for show. Behind it is {device}.',
      'A flap drops, and behind it is {device}. {lock} is in no hurry.',
      '{part}[ of {lock}|] has no keyhole at all, only {device}.',
      'You knock on {part}. The answer comes late, from far inside. Under your knuckles, when you look, is {device}.',
    ],
    de: [
      'Stahl, [daumendick|dick wie ein gutes Buch]. An {part:d} lässt sich ein Viereck ausklappen, und dahinter ist {device}.',
      'Woran man bei {lock:d} zieht, ist nur Zierde. Dahinter ist {device}.',
      'Ein Deckelchen klappt herunter, und dahinter ist {device}. Eile hat {lock} nicht.',
      'An {part:d} ist kein Schlüsselloch, da ist nur {device}.',
      'Du klopfst an {part:a}. Die Antwort kommt spät und von weit innen. Unter deinen Knöcheln ist, genau besehen, {device}.',
    ],
  },
  electric: {
    en: [
      '{lock} hums and stays shut. Behind a cover, where only fitters look, is {device}.',
      'Magnets hold {part}. What talks to the magnets is {device}.',
      'You look for a switch and find {device}, [still warm|wired in by somebody who knew how].',
      'A child lock, the leaflet calls it. On {part} it looks like {device}.',
    ],
    de: [
      '{lock} summt und bleibt zu. Hinter einer Abdeckung, wo nur der Kundendienst hinsieht, ist {device}.',
      'Magnete halten {part:a}. Zu lösen sind sie nur über eines: {device}.',
      'Gesucht ist ein Schalter, gefunden wird {device}, [noch warm|angeschlossen von jemandem vom Fach].',
      'Kindersicherung, sagt das Merkblatt. An {part:d} ist das {device}.',
    ],
  },
  secret: {
    en: [
      '{lock} gives a little on one side, which is strange. Behind the third book is {device}.',
      'One of the books is only a spine. Behind it is {device}, and a draught.',
      '{lock} wants to swing [aside|open], one can feel it, but not for everybody: out of sight is {device}.',
      'You feel along {lock} and find what the hand was meant to find: {device}.',
    ],
    de: [
      '{lock} gibt auf einer Seite ein wenig nach, das ist seltsam. Hinter dem dritten Buch ist {device}.',
      'Eines der Bücher ist nur ein Rücken. Dahinter ist {device}, und es zieht.',
      'Schwenken will {lock}, das spürt man, nur nicht für jeden: Gut versteckt ist da {device}.',
      'Du tastest {lock:a} ab, und was man finden soll, ist auch da: {device}.',
    ],
  },
  panel: {
    en: [
      'You knock along the wall, and {lock} sounds hollow. You press along the edge, and out comes {device}.',
      '{lock} has no handle and no hinge that one can see. It has {device}.',
      'A draught comes from the edge of {lock}. Where a nail should be is {device}.',
    ],
    de: [
      'Du klopfst die Wand ab, und {lock} klingt hohl. Du drückst am Rand entlang, und heraus kommt {device}.',
      'Einen Griff sieht man nicht, auch kein Scharnier. Alles, was {lock} hat, ist {device}.',
      'Am Rand zieht es ein wenig. Wo {lock} einen Nagel haben sollte, ist {device}.',
    ],
  },
  stone: {
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
  instrument: {
    en: [
      '{part}[ of {lock}|] is shut, so that nobody practises. In the lock rail sits {device}.',
      'Somebody has had enough of {lock}: over the keys is {part}, and on that {device}.',
    ],
    de: [
      '{part} ist zu, damit hier niemand übt. Vorn in der Leiste sitzt {device}.',
      'Jemand hatte genug von {lock:d}: Über den Tasten liegt {part}, und darauf ist {device}.',
    ],
  },
  hatch: {
    en: [
      'You kneel down. {lock} is held from below, and what holds it listens to {device}.',
      'Boots have worn the edge of {lock}. What keeps it down is {device}.',
      'You get your fingers under {lock} and pull. Nothing: there is {device} first.',
    ],
    de: [
      'Du kniest dich hin. Gehalten wird {lock} von unten, und am Rand sitzt dafür {device}.',
      'Der Rand ist von Stiefeln abgetreten. Was {lock:a} zuhält, ist {device}.',
      'Du bekommst die Finger darunter und ziehst an {lock:d}. Nichts, denn vorher kommt {device}.',
    ],
  },
  clockwork: {
    en: [
      '{part}[ of {lock}|] is a little door, if one looks closely. From the rim hangs {device}.',
      '{lock} has room behind {part}, and keeps it shut with {device}.',
      'Tap {part}, and it sounds hollow. Whoever hollowed it out has added {device}.',
      '{lock} would open like a cupboard. But from {part} hangs {device}.',
    ],
    de: [
      '{part} ist bei genauem Hinsehen ein Türchen. Vom Rand hängt {device}.',
      'Hinter {part:d} ist Platz, und was {lock:a} zuhält, ist {device}.',
      'Klopft man an, klingt es hinter {part:d} hohl. Wer dort Platz gemacht hat, hat noch etwas angebracht: {device}.',
      '{lock} ginge auf wie ein Schrank. An {part:d} aber hängt {device}.',
    ],
  },
  ring: {
    en: [
      'Something rolls about in {lock}. At one end is {device}.',
      '{lock} does not open by pulling; you try. On closer inspection it has {device}.',
    ],
    de: [
      'In {lock:d} rollt etwas herum. An einem Ende ist {device}.',
      'Durch Ziehen geht {lock} nicht auf, du versuchst es. Bei näherem Hinsehen sitzt da {device}.',
    ],
  },
  door: {
    en: [
      '{lock} is [solid|thick], and shut. At the height of your hand sits {device}.',
      'You knock at {lock}, as one does, and your knuckles hit {device}.',
      'The bolt goes deep into the wall. What moves it is {device}.',
      'You lean on {lock}, out of politeness. Under your elbow is {device}.',
    ],
    de: [
      '{lock} ist [massiv|dick] und zu. In Handhöhe sitzt {device}.',
      'Du klopfst an, wie man es tut, und unter deinen Knöcheln ist {device}. {lock} wartet.',
      'Der Riegel steckt tief in der Wand. Was ihn bewegt, ist {device}.',
      'Du lehnst dich aus Höflichkeit gegen {lock:a}. Unter deinem Ellbogen ist {device}.',
    ],
  },
  sliding: {
    en: [
      '{lock} slides, when it likes you. Beside it glows {device}.',
      '{lock} opens by itself, or not. It asks first, by {device}.',
      'In the frame, behind a flap, is {device}. {lock} waits with a faint hum.',
    ],
    de: [
      '{lock} gleitet auf, wenn man willkommen ist. Daneben leuchtet {device}.',
      '{lock} öffnet sich von selbst oder gar nicht. Gefragt wird vorher, dazu dient {device}.',
      'Im Rahmen ist hinter einem Deckelchen {device}. {lock} wartet und summt leise.',
    ],
  },
};
