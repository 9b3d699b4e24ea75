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
    '[No|Not that], [says the silence|says a click].',
    '[That was not it|Almost certainly not], and it [knows|shows].',
    'A small click, [which means no|of the wrong kind].',
  ],
  de: [
    '[Es rührt sich nicht|Nichts bewegt sich][, ganz höflich|, und irgendwo lacht eine Feder|].',
    '[Nein|Das nicht], [sagt die Stille|sagt ein Klicken].',
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
  ],
  de: [
    'Hier [sieht niemand nach|putzt niemand|wischt niemand|greift niemand hin], und darum hat jemand [in Eile|recht sorgfältig|letzte Nacht|vor Jahren] etwas [versteckt|verborgen].',
    '[Da|Hier] war etwas [schief|zu gerade|zu ordentlich|aus der Reihe], und nun [weißt du, warum|sieht man, warum|ist das geklärt].',
    'Du [schiebst ein wenig|rückst ein wenig|ziehst ein wenig|stößt leicht] daran, und [etwas kommt zum Vorschein|da ist noch etwas|siehe da, noch etwas].',
    'Der Staub hat hier [eine Lücke|eine Spur|eine saubere Ecke|Fingerabdrücke]: [Vor Kurzem|Mehr als einmal|Heimlich] [war jemand dran|wurde etwas bewegt|hat jemand herumgesucht].',
    'Du [kippst|drehst|hebst] ein wenig, und [von unten|von hinten] [rutscht dir etwas entgegen|gleitet etwas heraus|fällt dir etwas vor die Füße].',
  ],
};

/** What something says that leads to a close-up, once it is open. */
export const LOOK_CLOSER: Templates = {
  en: [
    '{lock} [is open|stands open], [deeper than you thought|full of somebody’s life|tidier than expected|with more in it than one sees from here], so [look closer|lean in|bend down|come nearer].',
    '{lock} lets you look in, [for once|without a fuss|as if by chance], and [from close by there is more to see|it is worth coming nearer|several things wait to be seen].',
  ],
  de: [
    '{lock} steht offen, [tiefer als gedacht|voll mit einem fremden Leben|ordentlicher als erwartet|mit mehr darin, als man von hier sieht]: [Sieh genauer hin|Beug dich vor|Bück dich|Komm näher].',
    '{lock} lässt dich hineinsehen, [ausnahmsweise|ohne Umstände|wie zufällig], und [von Nahem sieht man mehr|es lohnt sich, näher zu kommen|manches wartet auf einen Blick].',
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

/** What a lock says that opens to things touched in an order. */
export const TO_TOUCH: Templates = {
  en: [
    '{lock} has [neither keyhole nor wheels|nothing to turn and nothing to press], only [thin wires|threads|strings] that run [to things about it|under the floor and come up here and there|along the wall to this and that].',
    'No keyhole, [no letters, no figures|no wheels at all|nothing to read]: {lock} [listens|waits] until [the right things are touched|somebody touches this and that], one after the other.',
  ],
  de: [
    '{lock} hat [weder Schlüsselloch noch Rädchen|nichts zum Drehen und nichts zum Drücken], nur [dünne Drähte|Fäden|Schnüre], die [zu Dingen ringsum laufen|unter dem Boden verschwinden und hier und da wieder herauskommen|an der Wand entlang zu diesem und jenem führen].',
    'Kein Schlüsselloch, [keine Buchstaben, keine Ziffern|keine Rädchen|nichts zu lesen], doch {lock} [horcht|wartet], bis [die richtigen Dinge berührt werden|jemand dieses und jenes berührt], eins nach dem anderen.',
  ],
};

/** What things say that are touched in an order, right or wrong. */
export const TOUCHED: Templates = {
  en: [
    'You [touch|tap|press] {thing:a}, and [something clicks, further off|it gives a little|a thread moves|a spring answers], [or so it seems|once|very softly|as if it knew you].',
    '{thing} [sinks by a hair and comes back|trembles and is still again|hums and falls silent], [being wired|being used to it|as it was built to do|for reasons of its own].',
    '[Many|All sorts of|A thousand] fingers have been here before, and {thing} [is used to it|is greeted daily|expects a touch|has a wire behind it].',
  ],
  de: [
    'Du [berührst|drückst|streifst] {thing:a}, und [weiter weg klickt etwas|etwas gibt ein wenig nach|ein Faden bewegt sich|eine Feder antwortet], [so scheint es|nur einmal|ganz leise|wie unter Bekannten].',
    '{thing} [sinkt um Haaresbreite und kommt zurück|zittert und ist wieder still|summt kurz und schweigt], [dank eines Drahts|wie jedes Mal|wie vorgesehen|aus guten Gründen].',
    'Hier waren schon [viele|allerlei|tausend] Finger, und {thing} [ist daran gewöhnt|wird täglich begrüßt|rechnet damit|hängt an einem Draht].',
  ],
};

export const TOUCH_METHOD: Templates = {
  en: ['Touch the things that {by} names, [one after the other|in that order, and nothing else between].'],
  de: [
    'Berühr die Dinge, die {by} nennt, [eins nach dem anderen|in dieser Reihenfolge und nichts dazwischen].',
  ],
};

export const TOUCH_CLOSER: Templates = {
  en: ['Five touches: {one:a} is the first, and at the end {five:a} comes once more.'],
  de: ['Fünf Berührungen: Die erste gilt {one:d}, die letzte noch einmal {five:d}.'],
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
    ],
    de: [
      '{lock} schwenkt [mit einem Seufzer|wie geschmiert] zur Seite, und die Wand dahinter ist keine. Ein Gang, [drei Stufen|ein Spinnennetz], und zu sehen ist {place}.',
      'In der Wand dreht sich etwas, und {lock} bewegt sich. Wer das gebaut hat, wollte unterwegs nicht gesehen werden: Am Ende liegt {place}.',
    ],
  },
  grave: {
    en: [
      '{lock} has no floor. Steps lead down, along a wall, and up again, [forty of them|and somebody has swept them], and there is {place}.',
      'Nobody lies in {lock}, and nobody ever did: it is a staircase with a lid, and at its end is {place}.',
    ],
    de: [
      '{lock} hat keinen Boden. Stufen führen hinunter, an einer Wand entlang und wieder hinauf, [vierzig Stück|und gefegt hat sie auch jemand], und da liegt {place}.',
      'Hier liegt niemand, und hier lag nie jemand: Es ist eine Treppe mit Deckel, und an ihrem Ende ist {place}.',
    ],
  },
  duct: {
    en: [
      '{lock} has no back. Behind the coats a duct leads on, warm and just wide enough, and you come out on the other side: {place}.',
      'Somebody has unscrewed the back of {lock}. You crawl past pipes [that gurgle|wrapped in old socks] and see {place}.',
    ],
    de: [
      '{lock} hat keine Rückwand. Hinter den Mänteln führt ein Schacht weiter, warm und gerade breit genug, und auf der anderen Seite liegt {place}.',
      'Jemand hat hinten die Wand abgeschraubt. Du kriechst an Rohren vorbei, [die gluckern|in alte Socken gewickelt], und dann kommt {place}.',
    ],
  },
  down: {
    en: [
      '{lock} falls back with a thud. A ladder goes down, and at its foot is {place}.',
      'Under {lock} it is dark and smells of [stone|apples]. Eleven rungs lead down to {place}.',
    ],
    de: [
      '{lock} fällt mit einem Knall zurück. Eine Leiter führt hinab, und unten ist {place}.',
      'Darunter ist es dunkel und riecht nach [Stein|Äpfeln]. Elf Sprossen weiter unten liegt {place}.',
    ],
  },
};

/** Who knows in which order things are touched. */
export const WHOSE_ROUND: Templates = {
  en: [
    'On a tag: “As {by} does it[, every evening|, before locking up].”',
    '{by}’s evening round, [says a label|it says beside it].',
  ],
  de: [
    'Auf einem Anhänger: „Wie {by} es macht[, jeden Abend|, vor dem Abschließen].“',
    'Die Abendrunde von {by}, [sagt ein Schildchen|steht daneben].',
  ],
};

export const TOUCH_IN_ORDER: Templates = {
  en: [
    '[Every evening|Before I leave] I say good night to them, [always in this order|never in another order]: {one:a}, {two:a}, {three:a}, {four:a}, and then {five:a} once more. [A touch will do|I tap each of them].',
    'I go round before I lock up. First {one:a}, after that {two:a}, {three:a} and {four:a}. [At the end|Last] I touch {five:a} again, [for luck|to be sure].',
  ],
  de: [
    '[Jeden Abend|Bevor ich gehe,] sage ich ihnen Gute Nacht, [immer so|nie anders]: {one:d}, {two:d}, {three:d}, {four:d} und dann {five:d} noch einmal. [Antippen genügt|Ich tippe sie an].',
    'Vor dem Abschließen mache ich eine Runde. Erst {one:a} berühren, danach {two:a}, {three:a} und {four:a}. [Zum Schluss|Zuletzt] noch einmal {five:a}, [das bringt Glück|zur Sicherheit].',
  ],
};

/** What papers say that tell nothing. Their sentences hold no figure and no word in capitals. */
export const HERRINGS: Templates = {
  en: [
    '[Somebody|One of you] has [borrowed my best pen|eaten my sandwich|moved my umbrella stand] again. [I know who|I shall find out|It is not funny].',
    'Dear [aunt|sister|friend],\n[nothing happens here|the weather is the weather]. [More tomorrow|I must close, the soup is on].',
    'Good resolutions: [patience|early mornings|tidiness], [fewer biscuits|longer walks], and the first one again. [I have ticked nothing|So far so good].',
    'Thank you for the [visit|concert|party]. [We laughed a great deal|It was quite loud in places], and [nobody was hurt|the dog has recovered|we are still sweeping].',
  ],
  de: [
    '[Jemand|Einer von euch] hat schon wieder [mein Brot gegessen|meinen Schirmständer verrückt|meinen besten Stift geborgt]. [Ich weiß, wer|Ich finde es heraus|Das ist nicht lustig].',
    'Liebe [Tante|Schwester|Freundin],\n[hier geschieht nichts|das Wetter ist das Wetter]. [Morgen mehr|Ich muss schließen, die Suppe steht auf dem Herd].',
    'Gute Vorsätze: [Geduld|frühes Aufstehen|Ordnung], [weniger Kekse|längere Spaziergänge] und das Erste noch einmal. [Abgehakt ist nichts|So weit, so gut].',
    'Danke für [den Besuch|das Konzert|das Fest]. [Wir haben sehr gelacht|Es war stellenweise laut], und [verletzt wurde niemand|der Hund hat sich erholt|wir fegen noch].',
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
