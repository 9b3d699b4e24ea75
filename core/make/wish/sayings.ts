import type { Templates } from '../words/Teller.ts';

/** Which things name whom to ask: before the papers of one or two people are found. */
export const POINT_TO_ONE: Templates = {
  en: [
    '[In pencil|In small letters]: “[Ask|See] {one}.”',
    '{one} [knows|has it in writing], [says a scrap of paper|it says on the back].',
    'The name {one} is written [on it|close by][, and an arrow points into the room|].',
    '[It belongs to|It obeys] {one}, [who writes everything down|who trusts paper more than memory].',
    '{one} [forgets it daily|never remembers it], [so it is on paper|which is what paper is for].',
    '[Last used by|Looked after by] {one}, [says a tag|says a stamp].',
    'A name [stands at the very edge|is left under the dust]: {one}.',
  ],
  de: [
    '[Mit Bleistift|In kleiner Schrift]: „[Frag|Siehe] {one}.“',
    '{one} [weiß es|hat es schriftlich], [sagt ein Zettelchen|steht auf der Rückseite].',
    'Der Name {one} steht [darauf|dabei][, und ein Pfeil zeigt ins Zimmer|].',
    '[Zuständig|Verantwortlich] ist {one}, und {one} [schreibt alles auf|traut Papier mehr als dem Gedächtnis].',
    '{one} [vergisst es täglich|merkt es sich nie], [darum steht es auf Papier|aber dafür gibt es Papier].',
    '[Zuletzt benutzt|Betreut] von {one}, [sagt ein Anhänger|sagt ein Stempel].',
    'Ein Name [steht ganz am Rand|ist unter dem Staub zu lesen]: {one}.',
  ],
};

export const POINT_TO_TWO: Templates = {
  en: [
    '[In pencil|In small letters]: “[Ask|See] {one} and {two}.”',
    '{one} and {two} [share the secret|each know a part], [says a scrap of paper|it says on the back].',
    'Two names are [scratched into it|written close by]: {one}, {two}.',
    'Only together do {one} and {two} [know it|remember it], [says a tag|says a stamp].',
  ],
  de: [
    '[Mit Bleistift|In kleiner Schrift]: „[Frag|Siehe] {one} und {two}.“',
    '{one} und {two} [teilen sich das Geheimnis|kennen je einen Teil], [sagt ein Zettelchen|steht auf der Rückseite].',
    'Zwei Namen [sind eingeritzt|stehen dabei]: {one}, {two}.',
    '{one} und {two} [wissen es|kommen darauf] nur gemeinsam, [sagt ein Anhänger|sagt ein Stempel].',
  ],
};

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

/** What a container says once it is open. */
export const OPENED: Templates = {
  en: [
    '{lock} gives way with [a sigh|a small complaint|a click|a groan|a smell of camphor|a cloud of dust], and there are [moth balls|old newspapers|two buttons|a few marbles|dried flowers|odd gloves], and [what was kept here|what somebody hid|something else].',
    'Inside: [a comb in a handkerchief|tissue paper, neatly folded|a heap of bills|corks, sorted by size|string, wound into a ball|a watch that stopped at noon|last year’s chestnuts|candle ends, sorted by size], and [along with that|underneath|right beside it] [what counts|what you came for|something of use].',
    '[Open at last|So that is how it opens|There we are]: [dust|perfect order|lavender|a dead moth|somebody’s lunch|a sock|a paper hat], and [not only that|somebody’s secret|a thing worth a lock].',
    '{lock} [has waited for this|had nearly given up|takes a moment], and what [{someone}|somebody] hid from [the others|the tax office|the cat|everybody|visitors] [comes to light|lies before you|is yours for now].',
  ],
  de: [
    '{lock} gibt nach, mit [einem Seufzer|einer kleinen Beschwerde|einem Klicken|einem Ächzen|einem Hauch von Kampfer|einer Wolke Staub], und da liegen [Mottenkugeln|alte Zeitungen|zwei Knöpfe|ein paar Murmeln|getrocknete Blumen|einzelne Handschuhe] und [allerhand Aufgehobenes|etwas gut Verstecktes|noch etwas].',
    'Innen: [ein Kamm in einem Taschentuch|Seidenpapier, säuberlich gefaltet|ein Haufen Rechnungen|Korken, nach Größe sortiert|Schnur, sauber aufgewickelt|eine Uhr, die mittags stehen blieb|Kastanien vom letzten Jahr|Kerzenstummel, nach Größe sortiert], und [dabei|darunter|daneben] [das Eigentliche|das, was du suchst|etwas Brauchbares].',
    '[Endlich offen|So geht das also auf|Na bitte]: [Staub|vollendete Ordnung|Lavendel|eine tote Motte|ein Pausenbrot|eine Socke|ein Papierhut], und [nicht nur das|ein fremdes Geheimnis|etwas, das ein Schloss wert war].',
    '{lock} [hat darauf gewartet|hatte fast aufgegeben|braucht einen Augenblick], und was [{someone}|jemand] vor [den anderen|dem Finanzamt|der Katze|allen|Besuchern] versteckt hat, [kommt ans Licht|liegt vor dir|gehört vorerst dir].',
  ],
};

/** What a thing says behind, under or in which something was found. */
export const FOUND: Templates = {
  en: [
    'Nobody [looks|cleans|dusts|reaches] here, which is why somebody [hid something|tucked something away] [in a hurry|with great care|last night|years ago].',
    '[Something|Something here] was a little [crooked|too straight|too tidy|out of line], and now [you know why|you see why|that is explained].',
    'You [move|shift|push] it a [finger’s breadth|little|hand’s breadth], and [something comes to light|it was not alone|there is more to it].',
    'The dust has [a gap|a trail|a clean corner|finger marks] here: [somebody was here|something was moved|somebody felt about] [not long ago|more than once|in secret].',
    '[A bit|A small part] of something [sticks out|shows|peeps out], and the rest [follows|comes along] [when you pull|at once|with a little help].',
  ],
  de: [
    'Hier [sieht niemand nach|putzt niemand|wischt niemand|greift niemand hin], und darum hat jemand [in Eile|recht sorgfältig|letzte Nacht|vor Jahren] etwas [versteckt|verborgen].',
    '[Da|Hier] war etwas [schief|zu gerade|zu ordentlich|aus der Reihe], und nun [weißt du, warum|sieht man, warum|ist das geklärt].',
    'Du [schiebst ein wenig|rückst ein wenig|ziehst ein wenig|stößt leicht] daran, und [etwas kommt zum Vorschein|da ist noch etwas|siehe da, noch etwas].',
    'Der Staub hat hier [eine Lücke|eine Spur|eine saubere Ecke|Fingerabdrücke]: [Vor Kurzem|Mehr als einmal|Heimlich] [war jemand dran|wurde etwas bewegt|hat jemand herumgesucht].',
    'Ein [Stückchen|kleines Stück] von etwas [steht heraus|ist zu sehen|guckt hervor], und der Rest [folgt|kommt mit], [wenn man zieht|ohne sich zu wehren|sobald man ein wenig hilft].',
  ],
};

/** What things say that only belong to the place. */
export const IDLE: Templates = {
  en: [
    '{thing} has [seen better days|had many owners|survived three moves|been here longer than the house rules], and [it shows|is proud of it|nobody mentions it].',
    '[Lovely|Handsome|Sturdy], [bought in a sale|carried home in a storm|brought back from the capital|won in a lottery], and [of no use at all|quite innocent|not what you need].',
    '{owner} [bought it cheaply|inherited it twice|got it as a present|found it at the roadside], [and is proud of it|and it shows|and does not like it|and will not part with it].',
    'You look at {thing} [for a while|closely|sideways], and it [wins|has more time|looks back, in a way|keeps its secrets].',
    '[A tag on it|A slip of paper|The underside|A pencilled note] [reads|says]: NOT [THIS|HERE|TODAY|FOR SALE], [thank you|kind regards|ask tomorrow].',
    '[Behind it|Under it|Beside it] there is [undisturbed dust|a dry leaf|a cobweb with a view|a lost button, not yours], [and nothing else|and that is that|as so often].',
    '{thing} is where {owner} [wants|left|needs] it, [to the inch|out of principle|for the light|because of the draught], and [nobody moves it|nobody asks why|so it stays].',
    '{thing} [leans|trembles|settles] a little, out of [habit|boredom|loyalty|old age], [and stops when you look|and goes on|as if to itself].',
    '{owner} talks to {thing} [on Sundays|when nobody is in|after supper|in French], and [it keeps things to itself|it has never told|it agrees].',
    '{thing} was dusted by somebody who [hummed|was in a hurry|had other worries|hates dusting]: [there are streaks|one corner was forgotten|it looks surprised].',
  ],
  de: [
    '{thing} [hat schon bessere Tage gesehen|hat schon viele Besitzer gehabt|hat drei Umzüge überstanden|ist länger hier als die Hausordnung][, und man sieht es| und ist stolz darauf|, und niemand spricht davon].',
    '[Hübsch|Stattlich|Solide], [im Ausverkauf gekauft|bei Sturm nach Hause getragen|aus der Hauptstadt mitgebracht|bei einer Verlosung gewonnen], und [zu gar nichts nütze|völlig unschuldig|nicht das, was du brauchst].',
    '{owner} hat das [billig gekauft|zweimal geerbt|geschenkt bekommen|am Straßenrand gefunden][, und man merkt es| und ist stolz darauf|, mag es aber nicht|, gibt es aber nicht her].',
    'Du siehst {thing:a} [eine Weile|genau|von der Seite] an. {thing} [gewinnt|hat mehr Zeit|sieht gewissermaßen zurück|verrät nichts].',
    '[Auf einem Anhänger steht|Auf einem Zettel steht|Auf der Unterseite steht|Mit Bleistift steht da]: [DAS HIER NICHT|HIER AUCH NICHT|HEUTE NICHT|UNVERKÄUFLICH], [danke|mit freundlichen Grüßen|bitte morgen fragen].',
    '[Dahinter|Darunter|Daneben] ist [unberührter Staub|ein trockenes Blatt|ein Spinnennetz mit Aussicht|ein verlorener Knopf, nicht deiner], [und sonst nichts|und das war es|wie so oft].',
    '{owner} will {thing:a} [genau hier|hier und nirgends sonst|an dieser Stelle], [aus Prinzip|wegen des Lichts|wegen der Zugluft], und [niemand rückt daran|niemand fragt|dabei bleibt es].',
    '{thing} [neigt sich|zittert|setzt sich] ein wenig, aus [Gewohnheit|Langeweile|Treue|Altersgründen], [und hört auf, wenn man hinsieht|und dann noch ein wenig|ganz für sich].',
    '{owner} spricht [sonntags|heimlich|nach dem Abendessen|auf Französisch] mit {thing:d}[, und es bleibt unter den beiden|, und verraten wurde nie etwas| und bekommt immer recht].',
    '{thing} wurde von jemandem abgestaubt, der [dabei summte|es eilig hatte|andere Sorgen hatte|ungern putzt]: [Man sieht Streifen|Eine Ecke wurde vergessen|Es wirkt noch überrascht].',
  ],
};

/** What the way into another scene says once it is open. */
export const OPEN_WAY: Templates = {
  en: [
    '[A draught|Cold air|Somebody’s music|A smell of wax] [comes|drifts] through {lock}, which [leads on|does not end here|goes further than you thought|is a passage].',
    '{lock} [opens|gives way], and beyond it [a further room begins|another place waits|there is one more room], [dust and all|a little warmer|with locks of its own].',
    'Beyond {lock} [the floor|the way|the draught|the dust] goes on [to the left|into the dark|round a corner|straight ahead], and so [might you|do the footprints|does the story].',
  ],
  de: [
    '[Ein Luftzug|Kühle Luft|Jemandes Musik|Ein Geruch von Wachs] [kommt|zieht] herein, denn {lock} [führt weiter|ist ein Durchgang|reicht weiter als gedacht|ist nicht das Ende].',
    '{lock} [geht auf|gibt nach], und dahinter [fängt ein weiteres Zimmer an|wartet ein anderer Ort|liegt noch ein Zimmer], [mitsamt Staub|ein wenig wärmer|mit eigenen Schlössern].',
    'Hinter {lock:d} geht [der Boden|der Weg|der Luftzug|der Staub] weiter, [nach links|ins Dunkle|um eine Ecke|geradeaus], und [du vielleicht auch|die Fußspuren auch|die Geschichte auch].',
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

export const TOUCH_IN_ORDER: Templates = {
  en: [
    '“[Every evening|Before I leave] I [greet them|say good night to them], [always in this order|never in another order]: {one:a}, {two:a}, {three:a}, {four:a}, and then {five:a} once more. [A touch will do|I tap each of them].” {by}.',
    '{by} [goes round before locking up|has a habit]: “First {one:a}, after that {two:a}, {three:a} and {four:a}. [At the end|Last] I touch {five:a} again, [for luck|to be sure].”',
  ],
  de: [
    '„[Jeden Abend|Bevor ich gehe,] sage ich ihnen Gute Nacht, [immer so|nie anders]: {one:d}, {two:d}, {three:d}, {four:d} und dann {five:d} noch einmal. [Antippen genügt|Ich tippe sie an].“ {by}.',
    '{by} [macht vor dem Abschließen eine Runde|hat eine Gewohnheit]: „Erst {one:a} berühren, danach {two:a}, {three:a} und {four:a}. [Zum Schluss|Zuletzt] noch einmal {five:a}, [das bringt Glück|zur Sicherheit].“',
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

/** What papers say that tell nothing. Their sentences hold no figure and no word in capitals. */
export const HERRINGS: Templates = {
  en: [
    '“[Dear all,|To the household:|Notice:] [somebody|one of you] has [borrowed my best pen|eaten my sandwich|moved my umbrella stand] again. [I know who|I shall find out|It is not funny].” {by}.',
    'A letter that {by} [never sent|began and put away]: “[Dear aunt|Dear sir|My dear], [nothing happens here|the weather is the weather]. [More tomorrow|I must close].”',
    '{by} [keeps a list|makes lists] of [good resolutions: [patience|early mornings|tidiness], [fewer biscuits|longer walks]|things to repair: the [tap|roof|hinge], the [staircase|neighbour’s cat|barometer]], and the first one again. [Nothing is ticked|All of it is crossed out].',
    '“Thank you for the [visit|concert|party], [we laughed a great deal|it was nearly over in time|it was quite loud in places], and [nobody was hurt|the dog has recovered|we are still sweeping].” {by}.',
  ],
  de: [
    '„[An alle|Ans ganze Haus|Aushang]: [Jemand|Einer von euch] hat schon wieder [mein Brot gegessen|meinen Schirmständer verrückt|meinen besten Stift geborgt]. [Ich weiß, wer|Ich finde es heraus|Das ist nicht lustig].“ {by}.',
    'Ein Brief, den {by} [nie abgeschickt|angefangen und weggelegt] hat: „[Liebe Tante|Sehr geehrter Herr|Meine Liebe], [hier geschieht nichts|das Wetter ist das Wetter]. [Morgen mehr|Ich muss schließen].“',
    '{by} führt [eine Liste|Listen] [guter Vorsätze: [Geduld|frühes Aufstehen|Ordnung], [weniger Kekse|längere Spaziergänge]|offener Reparaturen: [der Hahn|das Dach|das Scharnier], [die Treppe|die Katze von nebenan|das Barometer]] und das Erste noch einmal. [Abgehakt ist nichts|Alles ist durchgestrichen].',
    '„Danke für [den Besuch|das Konzert|das Fest], [wir haben sehr gelacht|alles war beinahe pünktlich vorbei|es war stellenweise laut], und [verletzt wurde niemand|der Hund hat sich erholt|wir fegen noch].“ {by}.',
  ],
};

export const STORY: Templates = {
  en: [
    '{errand}\n\n{owner} [trusts|believes in] locks [and forgets numbers|and forgets everything else]. So [everything is written down|it must all be written down], [somewhere|by somebody], [in pieces|on scraps]. {helpers} [help with that|know a thing or two].\n\n[The clock is ticking|You have {minutes} minutes|Somebody will be back in {minutes} minutes].',
    '{errand}\n\n[That would be no trouble|That would not matter] if {owner} did not [lock everything twice|collect locks]. {helpers} [keep the secrets|were told the codes], [each a part of them|and wrote them down].\n\n[In {minutes} minutes it gets embarrassing|You would like to be out in {minutes} minutes].',
  ],
  de: [
    '{errand}\n\n{owner} [vertraut auf|glaubt an] Schlösser [und vergisst jede Zahl|und vergisst alles andere]. Also [ist alles aufgeschrieben|muss alles aufgeschrieben sein], [irgendwo|von irgendwem], [stückweise|auf Zetteln]. {helpers} [helfen dabei|wissen Bescheid].\n\n[Die Uhr läuft|Du hast {minutes} Minuten|In {minutes} Minuten kommt jemand zurück].',
    '{errand}\n\n[Das wäre nicht schlimm|Das wäre halb so wild], würde {owner} nicht [alles zweimal abschließen|Schlösser sammeln]. {helpers} [hüten die Geheimnisse|kennen die Codes][, je ein Stück| und haben sie aufgeschrieben].\n\n[In {minutes} Minuten wird es peinlich|In {minutes} Minuten wärst du gern draußen].',
  ],
};

export const ENDING: Templates = {
  en: [
    '{outside}\n\n{owner} [finds the door open|comes back an hour later] and [changes every lock|writes down one more number]. [On paper, of course|It will not help].',
    '{outside}\n\n[You leave a note|On the door you leave a note] for {owner}: “[Everything is in order|Nothing is missing]. [You owe us a cup of tea|Buy a larger key ring].”',
  ],
  de: [
    '{outside}\n\n{owner} [findet die Tür offen|kommt eine Stunde später] und [tauscht alle Schlösser aus|schreibt noch eine Zahl auf]. [Auf Papier natürlich|Helfen wird es nicht].',
    '{outside}\n\n[Du lässt einen Zettel da|An der Tür bleibt ein Zettel] für {owner}: „[Alles in Ordnung|Es fehlt nichts]. [Beim nächsten Mal bitte mit Tee|Ein größerer Schlüsselring würde helfen].“',
  ],
};

export const ROOM_NAMES: Templates = {
  en: [
    'Back in Five Minutes',
    '{owner} Is Out',
    'Nobody Told {owner}',
    'The Locks of {owner}',
    'Please Knock',
    'A Quiet Day with {owner}',
    '{owner} Never Forgets',
    'Shut, with Regards',
    'After {owner} Left',
    'The Short Visit',
    'One Key Too Few',
    'Written Down Somewhere',
  ],
  de: [
    'Gleich zurück',
    '{owner} ist nicht da',
    'Niemand sagt es {owner}',
    'Die Schlösser von {owner}',
    'Bitte anklopfen',
    'Ein ruhiger Tag bei {owner}',
    '{owner} vergisst nichts',
    'Zu, mit besten Grüßen',
    'Als {owner} gegangen war',
    'Der kurze Besuch',
    'Ein Schlüssel zu wenig',
    'Irgendwo aufgeschrieben',
  ],
};

/** Names of further places, by their background. */
export const PLACE_NAMES: Readonly<Record<string, Templates>> = {
  study: { en: ['[The study|The library]'], de: ['[Das Arbeitszimmer|Die Bibliothek]'] },
  'manor-hall': { en: ['[The hall|The great hall]'], de: ['[Die Halle|Der große Saal]'] },
  'childs-attic': { en: ['[The attic|Under the roof]'], de: ['[Der Dachboden|Unter dem Dach]'] },
  kitchen: { en: ['[The kitchen|The galley]'], de: ['[Die Küche|Wo gekocht wird]'] },
  'detective-office': { en: ['[The office|The back office]'], de: ['[Das Büro|Das Hinterzimmer]'] },
  'bank-vault': { en: ['[The vault|The strongroom]'], de: ['[Der Tresorraum|Die Schatzkammer]'] },
  'wizard-tower': { en: ['[The tower room|Up in the tower]'], de: ['[Das Turmzimmer|Oben im Turm]'] },
  dungeon: { en: ['[The dungeon|The cell]'], de: ['[Das Verlies|Der Kerker]'] },
  laboratory: { en: ['[The laboratory|The lab]'], de: ['[Das Labor|Wo geforscht wird]'] },
  tomb: { en: ['[The burial chamber|The tomb]'], de: ['[Die Grabkammer|Das Grab]'] },
  'jungle-temple': { en: ['[The temple|The temple court]'], de: ['[Der Tempel|Der Tempelhof]'] },
  'train-compartment': { en: ['[The compartment|The carriage]'], de: ['[Das Abteil|Der Waggon]'] },
  spaceship: { en: ['[The ship|The bridge]'], de: ['[Das Schiff|Die Brücke]'] },
  classroom: { en: ['[The classroom|The school]'], de: ['[Das Klassenzimmer|Die Schule]'] },
  'captains-cabin': { en: ['[The cabin|The captain’s cabin]'], de: ['[Die Kajüte|Die Kapitänskajüte]'] },
  hospital: { en: ['[The corridor|The ward]'], de: ['[Der Flur|Die Station]'] },
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

/** Names of places that look like another one of the room. */
export const NEXT_DOOR: Templates = {
  en: ['[The other room|Next door|Behind it|One door on|Further in|The far room]'],
  de: ['[Das andere Zimmer|Nebenan|Dahinter|Eine Tür weiter|Weiter drinnen|Das letzte Zimmer]'],
};

export const PAPER_NAME: Templates = { en: ['{author}’s {paper}'], de: ['{paper} von {author}'] };

export const START_NAMES: Templates = {
  en: ['[Here|This room|Where it began]'],
  de: ['[Hier|Dieses Zimmer|Wo es anfing]'],
};
