import type { WayKind } from '../places/houses.ts';
import type { Templates } from '../words/Teller.ts';

/** The first of a lock's own hints: which papers or things tell its answer. */
export const LOOK_AT_ONE: Templates = {
  en: ['[The answer|What you need] is in {one}.', 'Have you [found|read] {one}?', '[Look for|Go by] {one}.'],
  de: [
    'Die Antwort verrät {one}.',
    'Hast du {one:a} schon [gefunden|angesehen]?',
    '[Such|Halt dich an] {one:a}.',
  ],
};

export const LOOK_AT_TWO: Templates = {
  en: ['[You need both|It takes two]: {one} and {two}.'],
  de: ['Du brauchst {one:a} und {two:a}.', 'Es gehören zwei dazu: {one} und {two}.'],
};

export const LOOK_AT_MORE: Templates = {
  en: [
    '[Look at the walls|Look around]: three things belong together.',
    'What {lock} [wants|needs] hangs on a wall, in three pieces.',
  ],
  de: [
    '[Sieh dir die Wände an|Sieh dich um]: Drei Dinge gehören zusammen.',
    'Was {lock} [will|braucht], hängt in drei Stücken an einer Wand.',
  ],
};

/** The hints at a lock that opens by things: that it does, which they are, and where one of them is. */
export const WANTS_A_THING: Templates = {
  en: [
    '{lock} [wants|waits for] [a thing, not an answer|something to be put in|something other than words and numbers].',
    '[Thinking is not enough|No paper helps] here: {lock} opens with something [that you can carry|that has to be found].',
  ],
  de: [
    '{lock} [will|braucht] [ein Ding, keine Antwort|etwas zum Hineinstecken|weder Wort noch Zahl].',
    '[Nachdenken genügt hier nicht|Hier hilft kein Zettel], denn {lock} öffnet sich mit etwas, [das man mitnehmen kann|das man finden muss].',
  ],
};

export const FIND_ONE: Templates = {
  en: ['Look for {key:a}[, and take it along|, and try it here|: somebody has tidied up well].'],
  de: [
    'Such {key:a}[ und versuch es hier| und nimm alles mit, was sich nehmen lässt|, denn jemand hat gut aufgeräumt].',
  ],
};

export const FIND_ALL: Templates = {
  en: ['[You need these keys|These keys are needed], [in any order|whichever comes first]: {all}.'],
  de: [
    '[Du brauchst diese Schlüssel|Diese Schlüssel sind nötig], [die Reihenfolge ist gleich|egal, welcher zuerst kommt]: {all}.',
  ],
};

export const FIND_HALVES: Templates = {
  en: ['{key} is in two halves: [find both|look for the two of them], and use one on the other.'],
  de: ['{key} besteht aus zwei Hälften: [Finde beide|Such sie] und benutze die eine mit der anderen.'],
};

export const LOOK_INTO: Templates = {
  en: ['[Take a closer look at|Do not leave out|Try] {host:a}.'],
  de: ['[Sieh dir {host:a} genauer an|Vergiss {host:a} nicht|Versuch es mit {host:d}].'],
};

export const IN_SIGHT: Templates = {
  en: ['{key} [lies in plain sight|lies about openly|is not hidden at all][, which is where nobody looks|].'],
  de: [
    '{key} [liegt offen herum|ist gar nicht versteckt|liegt da, wo jeder vorbeigeht][, und gerade darum sieht keiner hin|].',
  ],
};

export const WRONG: Templates = {
  en: [
    '[It does not move|Nothing moves][, politely|, and somewhere a spring laughs|].',
    '“[No|Not that],” [says the silence|says a click].',
    '[That was not it|Almost certainly not], and it [knows|shows].',
    'A small click, [which means no|of the wrong kind].',
  ],
  de: [
    '[Es rührt sich nicht|Nichts bewegt sich][, ganz höflich|, und irgendwo lacht eine Feder|].',
    '„[Nein|Das nicht]“, [sagt die Stille|sagt ein Klicken].',
    '[Das war es nicht|Ziemlich sicher falsch], und [man hört es|man spürt es].',
    'Ein kleines Klicken, [das Nein heißt|von der falschen Sorte].',
  ],
};

/** What a thing says behind, under or in which something was found. */
export const FOUND: Templates = {
  en: [
    'Nobody [looks|cleans|dusts|reaches] here, which is why somebody [hid something|tucked something away] [in a hurry|with great care|last night|years ago].',
    '[Something|Something here] was a little [crooked|too straight|too tidy|out of line], and now [you know why|you see why|that is explained].',
    'You [move|shift|push] it a [finger’s breadth|little|hand’s breadth], and [something comes to light|it was not alone|there is more to it].',
    'The dust has [a gap|a trail|a clean corner|finger marks] here: [somebody was here|something was moved|somebody felt about] [not long ago|more than once|in secret].',
    'You [tilt|turn|lift] it a little. [From underneath|From behind it] something [slides towards you|slips out|falls at your feet].',
    'A [string|ribbon] hangs behind {thing}. You pull, because one does, and [something comes with it|there is something at the end].',
    '{thing} is [lighter than one thinks|heavier than one thinks]. [The difference lies behind it|What makes it so is tucked in behind].',
    'Somebody has [sat here, and something has slid out of a pocket|sneezed here, and dropped something]. It lies behind {thing}.',
    'You look behind {thing}, as one looks [under a plate|into a hat], and [for once it is worth it|somebody has had the same idea].',
  ],
  de: [
    'Hier [sieht niemand nach|putzt niemand|wischt niemand|greift niemand hin], und darum hat jemand [in Eile|recht sorgfältig|letzte Nacht|vor Jahren] etwas [versteckt|verborgen].',
    '[Da|Hier] war etwas [schief|zu gerade|zu ordentlich|aus der Reihe], und nun [weißt du, warum|sieht man, warum|ist das geklärt].',
    'Du [schiebst ein wenig|rückst ein wenig|ziehst ein wenig|stößt leicht] daran, und [etwas kommt zum Vorschein|da ist noch etwas|siehe da, noch etwas].',
    'Der Staub hat hier [eine Lücke|eine Spur|eine saubere Ecke|Fingerabdrücke]: [Vor Kurzem|Mehr als einmal|Heimlich] [war jemand dran|wurde etwas bewegt|hat jemand herumgesucht].',
    'Du [kippst|drehst|hebst] ein wenig, und [von unten|von hinten] [rutscht dir etwas entgegen|gleitet etwas heraus|fällt dir etwas vor die Füße].',
    'Hinter {thing:d} hängt [eine Schnur|ein Bändchen]. Du ziehst daran, das macht man so, und [etwas kommt mit|am Ende hängt etwas].',
    '{thing} ist [leichter als gedacht|schwerer als gedacht]. [Der Unterschied liegt dahinter|Was den Unterschied macht, steckt dahinter].',
    'Hier hat jemand [gesessen, und etwas ist aus der Tasche gerutscht|geniest und etwas fallen lassen]. Es liegt hinter {thing:d}.',
    'Du siehst hinter {thing:a}, wie man [unter einen Teller|in einen Hut] sieht, und [diesmal lohnt es sich|jemand hatte dieselbe Idee].',
  ],
};

/** What something says that leads to a close-up, once it is open. */
export const LOOK_CLOSER: Templates = {
  en: [
    '{lock} [is open|stands open], [deeper than you thought|full of somebody’s life|tidier than expected|with more in it than one sees from here], so [look closer|lean in|bend down|come nearer].',
    '{lock} lets you look in, [for once|without a fuss|as if by chance], and [from close by there is more to see|it is worth coming nearer|several things wait to be seen].',
    'You only wanted a quick look into {lock}. [There is a whole world in there|Somebody has taken trouble in there], and it deserves [a second look|to be seen from near].',
  ],
  de: [
    '{lock} steht offen, [tiefer als gedacht|voll mit einem fremden Leben|ordentlicher als erwartet|mit mehr darin, als man von hier sieht]: [Sieh genauer hin|Beug dich vor|Bück dich|Komm näher].',
    '{lock} lässt dich hineinsehen, [ausnahmsweise|ohne Umstände|wie zufällig], und [von Nahem sieht man mehr|es lohnt sich, näher zu kommen|manches wartet auf einen Blick].',
    'In {lock:a} wolltest du nur kurz hineinsehen. [Da ist eine ganze Welt darin|Da hat sich jemand Mühe gegeben], und sie verdient [einen zweiten Blick|einen Blick aus der Nähe].',
  ],
};

/** What a container says that changes its place by other light, once it is open. */
export const OTHER_LIGHT: Templates = {
  en: [
    '[As|When] {lock} opens, [a switch clicks|something falls into place|a wire hums], and [all at once|little by little|with a flicker] [the light changes|it is a different hour in here|everything stands in another light], [to nobody’s surprise but yours|as somebody wished|and so it stays].',
  ],
  de: [
    '[Als|Sobald] {lock} aufgeht, [klickt ein Schalter|rastet etwas ein|summt ein Draht], und [auf einmal|nach und nach|mit einem Flackern] [ist das Licht ein anderes|ist hier eine andere Stunde|steht alles in anderem Licht], [was nur dich überrascht|wie es jemand haben wollte|und so bleibt es].',
  ],
};

/** Names of close-ups, by their background. */
export const CLOSE_UP_NAMES: Readonly<Record<string, Templates>> = {
  'desk-top': {
    en: ['[On the desk|The top of the desk]'],
    de: ['[Auf dem Schreibtisch|Die Schreibtischplatte]'],
  },
  'drawer-inside': {
    en: ['[In the drawer|The top drawer]'],
    de: ['[In der Schublade|Die oberste Schublade]'],
  },
  'shelf-near': { en: ['[On the shelf|The middle shelf]'], de: ['[Im Regal|Das mittlere Brett]'] },
  'locker-inside': { en: ['[In the locker|Inside the locker]'], de: ['[Im Spind|Das Innere des Spinds]'] },
  'floor-hatch': { en: ['[Under the trapdoor|Down the hatch]'], de: ['[Unter der Luke|Die offene Luke]'] },
};

/** The name of any other close-up. */
export const FROM_NEAR: Templates = { en: ['[From near|Close up]'], de: ['[Von Nahem|Aus der Nähe]'] };

/** What the way into another place says once it is open, by what one goes through. */
export const OPEN_WAY: Readonly<Record<WayKind, Templates>> = {
  door: {
    en: [
      '{lock} gives way. [Beyond it lies|Behind it begins] {place}[, dust and all|, a little colder|].',
      '[A draught|A smell of wax|Somebody’s music] comes towards you: {place} [is next|has been waiting].',
      'Two steps, a doormat, and there is {place}[, with locks of its own|].',
    ],
    de: [
      '{lock} gibt nach. [Dahinter liegt|Dahinter beginnt] {place}[, mitsamt Staub|, etwas kühler|].',
      '[Ein Luftzug|Ein Geruch von Wachs|Jemandes Musik] kommt dir entgegen: Hier [liegt|beginnt] {place}.',
      'Zwei Schritte, eine Fußmatte, und da ist {place}[, mit eigenen Schlössern|].',
    ],
  },
  secret: {
    en: [
      '{lock} swings aside [with a sigh|as if on butter], and the wall behind it is none. A passage, [three steps|a cobweb], and you see {place}.',
      'Something turns over in the wall, and {lock} moves. Whoever built this house did not want to be seen on the way to {place}.',
      'A weight goes down somewhere, a chain goes up, and {lock} is a door. On the other side somebody has left the light on: {place}.',
      '{lock} gives [a cough of dust|half a turn]. You follow the draught, with one hand on the wall, and come out in a corner of {place}.',
      'You lean against {lock}, out of tiredness, and it leans, too. Where it stood one can go through sideways, holding one’s breath: {place}.',
      '{lock} comes towards you like a host. Whoever wants to get past has to duck, [once|twice], and straightens up again in {place}.',
    ],
    de: [
      '{lock} schwenkt [mit einem Seufzer|wie geschmiert] zur Seite, und die Wand dahinter ist keine. Ein Gang, [drei Stufen|ein Spinnennetz], und zu sehen ist {place}.',
      'In der Wand dreht sich etwas, und {lock} bewegt sich. Wer das gebaut hat, wollte unterwegs nicht gesehen werden: Am Ende liegt {place}.',
      'Irgendwo sinkt ein Gewicht, eine Kette steigt, und {lock} ist eine Tür. Auf der anderen Seite hat jemand Licht brennen lassen: Da liegt {place}.',
      '{lock} [hustet Staub|macht eine halbe Drehung]. Du folgst dem Luftzug, eine Hand an der Wand, und vor dir liegt {place}.',
      'Du lehnst dich vor Müdigkeit an {lock:a}, und alles lehnt sich mit. Seitlich und mit angehaltenem Atem kommt man durch: Da ist {place}.',
      'Wie ein Gastgeber kommt {lock} dir entgegen. Wer vorbeiwill, muss sich bücken, [am besten zweimal|einmal gründlich], und richtet sich erst wieder auf, wo {place} beginnt.',
    ],
  },
  grave: {
    en: [
      '{lock} has no floor. Steps lead down, along a wall, and up again, [forty of them|all of them swept], and there is {place}.',
      'Nobody lies in {lock}, and nobody ever did: it is a staircase with a lid, and at its end is {place}.',
      'You look in, and look down, and cannot see the bottom of {lock}. There are handholds. After the last of them comes {place}.',
      'The bottom of {lock} is a door that lies on its back. You step on it, with an apology, and a little later you stand in {place}.',
    ],
    de: [
      '{lock} hat keinen Boden. Stufen führen hinunter, an einer Wand entlang und wieder hinauf, [vierzig Stück|alle gefegt], und da liegt {place}.',
      'Hier liegt niemand, und hier lag nie jemand: Es ist eine Treppe mit Deckel, und an ihrem Ende ist {place}.',
      'Du siehst hinein, du siehst hinunter, und einen Grund siehst du nicht. Griffe gibt es aber, und nach dem letzten kommt {place}.',
      'Der Boden darin ist eine Tür, die auf dem Rücken liegt. Du trittst darauf, mit einer Entschuldigung, und etwas später ist um dich herum {place}.',
    ],
  },
  duct: {
    en: [
      '{lock} has no back. A duct leads on, warm and just wide enough, and you come out on the other side: {place}.',
      'Somebody has unscrewed the back of {lock}. You crawl past pipes [that gurgle|wrapped in old socks] and see {place}.',
      'You lean into {lock} and go on leaning. [After some cobwebs|On hands and knees] you reach a grating, and behind the grating {place}.',
      'It blows out of {lock}, as from a cellar. You follow the draught round two corners, and the third corner is {place}.',
      'The back of {lock} swings away like a cat flap. The cat must have been large: [with your elbows in|head first] you get through to {place}.',
    ],
    de: [
      '{lock} hat keine Rückwand. Ein Schacht führt weiter, warm und gerade breit genug, und auf der anderen Seite liegt {place}.',
      'Jemand hat hinten die Wand abgeschraubt. Du kriechst an Rohren vorbei, [die gluckern|in alte Socken gewickelt], und dann kommt {place}.',
      'Du beugst dich hinein, und es hört nicht auf. [Nach ein paar Spinnweben|Auf allen vieren] kommst du an ein Gitter, und hinter dem Gitter liegt {place}.',
      'Aus {lock:d} zieht es wie aus einem Keller. Du gehst dem Luftzug nach, um zwei Ecken, und hinter der dritten liegt {place}.',
      'Die Rückwand schwingt weg wie eine Katzenklappe. Die Katze muss groß gewesen sein: [Mit angelegten Ellbogen|Kopf voran] geht es hindurch, und da ist {place}.',
    ],
  },
  down: {
    en: [
      '{lock} falls back with a thud. A ladder goes down, and at its foot is {place}.',
      'You lie down and put your head into {lock}, to be sure. What hangs upside down before you is {place}. You turn round and climb.',
      'A rope, a knot every foot, and at the end of it {place}. {lock} stays open above you like a square moon.',
      'Under {lock} it is dark and smells of [stone|apples]. Eleven rungs lead down to {place}.',
      'Cold comes up, and with it the sound of [a drop falling|a clock that you do not know]. You climb down backwards, as one should, to {place}.',
      '{lock} stays up on its own, to your surprise. Below you a lamp [sways|is still warm], and round it lies {place}.',
    ],
    de: [
      '{lock} fällt mit einem Knall zurück. Eine Leiter führt hinab, und unten ist {place}.',
      'Du legst dich hin und steckst sicherheitshalber den Kopf hinein. Was da verkehrt herum hängt, ist {place}. Du drehst dich um und kletterst.',
      'Ein Seil, alle Handbreit ein Knoten, und an seinem Ende {place}. Über dir bleibt {lock} offen stehen wie ein viereckiger Mond.',
      'Darunter ist es dunkel und riecht nach [Stein|Äpfeln]. Elf Sprossen weiter unten liegt {place}.',
      'Kälte steigt herauf, und irgendwo [fällt ein Tropfen|tickt eine fremde Uhr]. Du kletterst rückwärts hinab, wie es sich gehört, und unten liegt {place}.',
      '{lock} bleibt von selbst offen, zu deiner Überraschung. Unter dir [schwankt eine Lampe|steht eine Lampe, noch warm], und rings um sie liegt {place}.',
    ],
  },
};

/** What papers say that tell nothing. Their sentences hold no figure and no word in capitals. */
export const HERRINGS: Templates = {
  en: [
    '[Somebody|One of you] has [borrowed my best pen|eaten my sandwich|moved my umbrella stand] again. [I know who|I shall find out|It is not funny].',
    'Dear [aunt|sister|friend],\n[nothing happens here|the weather is the weather]. [More tomorrow|I must close, the soup is on].',
    'Good resolutions: [patience|early mornings|tidiness], [fewer biscuits|longer walks], and the first one again. [I have ticked nothing|So far so good].',
    'Thank you for the [visit|concert|party]. [We laughed a great deal|It was quite loud in places], and [nobody was hurt|the dog has recovered|we are still sweeping].',
    'A list of what I am not going to say: [who it was|where I was], [why|with whom], and that I would do it again. [Nobody has asked|I feel lighter already].',
    'If you find a [glove|spoon|left shoe], it is mine. If you find the other one, [keep it|I should be surprised]. I stopped looking [on Sunday|when the post came].',
    'I have practised my signature, and [it gets worse|my aunt’s is easier]. [Do not throw this away|The rest of the sheet is free].',
  ],
  de: [
    '[Jemand|Einer von euch] hat schon wieder [mein Brot gegessen|meinen Schirmständer verrückt|meinen besten Stift geborgt]. [Ich weiß, wer|Ich finde es heraus|Das ist nicht lustig].',
    'Liebe [Tante|Schwester|Freundin],\n[hier geschieht nichts|das Wetter ist das Wetter]. [Morgen mehr|Ich muss schließen, die Suppe steht auf dem Herd].',
    'Gute Vorsätze: [Geduld|frühes Aufstehen|Ordnung], [weniger Kekse|längere Spaziergänge] und das Erste noch einmal. [Abgehakt ist nichts|So weit, so gut].',
    'Danke für [den Besuch|das Konzert|das Fest]. [Wir haben sehr gelacht|Es war stellenweise laut], und [verletzt wurde niemand|der Hund hat sich erholt|wir fegen noch].',
    'Eine Liste dessen, was ich nicht sage: [wer es war|wo ich war], [warum|mit wem] und dass ich es wieder täte. [Gefragt hat keiner|Mir ist schon leichter].',
    'Wer [einen Handschuh|einen Löffel|einen linken Schuh] findet: Das ist meiner. Wer den anderen findet, [darf ihn behalten|überrascht mich]. Gesucht habe ich[ bis Sonntag|, bis die Post kam].',
    'Ich habe meine Unterschrift geübt, und [sie wird schlechter|die meiner Tante ist leichter]. [Bitte nicht wegwerfen|Der Rest vom Blatt ist noch frei].',
  ],
};

/** The same for what the creator wished the room to be about. */
export const HERRINGS_ABOUT: Templates = {
  en: [
    'They keep asking me about “{about}”. [I was there, and I say nothing|I only know what everybody knows], and [that is too much already|I liked the music].',
    'I began a letter about “{about}” and [tore it up|got no further than the weather]. [It would take a whole book|You had to be there].',
  ],
  de: [
    'Alle fragen mich nach „{about}“. [Ich war dabei und sage nichts|Ich weiß nur, was alle wissen], und [schon das ist zu viel|die Musik war schön].',
    'Einen Brief über „{about}“ habe ich angefangen und [zerrissen|bin nur bis zum Wetter gekommen]. [Es gäbe ein ganzes Buch|Man muss dabei gewesen sein].',
  ],
};
