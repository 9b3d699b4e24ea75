import type { ThemeId } from '../furnish/model.ts';
import type { Templates } from '../words/Teller.ts';

/** Which things name whom to ask: before the papers of one or two people are found. */
export const POINT_TO_ONE: Templates = {
  en: [
    '[Below|In pencil]: “[Ask|See] {one}.”',
    '{one} [knows|has it in writing], [says a strip of paper|it says on the back].',
    'Somebody has written the name {one} [on it|beside it][, and an arrow into the room|].',
    '[It was set by|It obeys] {one}[, who writes everything down|, who trusts paper more than memory].',
  ],
  de: [
    '[Darunter|Mit Bleistift]: „[Frag|Siehe] {one}.“',
    '{one} [weiß es|hat es schriftlich], [sagt ein Zettelchen|steht auf der Rückseite].',
    'Jemand hat den Namen {one} [daraufgeschrieben|danebengeschrieben][, dazu einen Pfeil ins Zimmer|].',
    '[Eingestellt hat es|Gehören tut es] {one}[, und {one} schreibt alles auf|, mehr Papier als Gedächtnis].',
  ],
};

export const POINT_TO_TWO: Templates = {
  en: [
    '[Below|In pencil]: “[Ask|See] {one} and {two}.”',
    '{one} and {two} [share the secret|each know a part], [says a strip of paper|says the label].',
    'Two names [are scratched into it|stand beside it]: {one}, {two}.',
  ],
  de: [
    '[Darunter|Mit Bleistift]: „[Frag|Siehe] {one} und {two}.“',
    '{one} und {two} [teilen sich das Geheimnis|wissen je einen Teil], [sagt ein Zettelchen|steht auf dem Schild].',
    'Zwei Namen [sind eingeritzt|stehen daneben]: {one}, {two}.',
  ],
};

/** The first of a lock's own hints: which papers or things tell its answer. */
export const LOOK_AT_ONE: Templates = {
  en: ['[The answer comes from|What you need is on] {one}.', 'Have you [found|read] {one}?'],
  de: ['Die Antwort verrät {one}.', 'Hast du {one:a} schon [gefunden|angesehen]?'],
};

export const LOOK_AT_TWO: Templates = {
  en: ['[You need both|It takes two]: {one} and {two}.'],
  de: ['[Du brauchst beides|Es gehören zwei dazu]: {one} und {two}.'],
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
    '{lock} gives way with [a sigh|a small complaint|a click|a groan|the smell of camphor|a cloud of dust], and there are [moth balls|old newspapers|two buttons|a tram map|marbles|dried flowers|a single glove], and [what was kept here|what somebody hid|something else].',
    'Inside lie [a comb|tissue paper|bills|corks|string|a broken watch|last year’s chestnuts|candle ends], [neatly folded|in a heap|sorted by size|under a handkerchief], and [with them|below them|beside them] [what counts|what you came for|something of use].',
    '[Open at last|So it opens|There we are]: [dust|order|lavender|a dead moth|somebody’s lunch|a sock|a paper hat], and [not only that|somebody’s secret|a thing worth a lock].',
    'The [hinges|springs|bolts] [have waited for this|had nearly given up|sing a little], and what [{someone} kept|was kept] from [the others|the tax office|the cat|everybody|the light] [comes to light|lies before you|is yours for now].',
  ],
  de: [
    '{lock} gibt nach, mit [einem Seufzer|einer kleinen Beschwerde|einem Klicken|einem Ächzen|einem Hauch von Kampfer|einer Wolke Staub], und da liegen [Mottenkugeln|alte Zeitungen|zwei Knöpfe|ein Fahrplan|Murmeln|getrocknete Blumen|ein einzelner Handschuh], und [das Aufgehobene|was jemand versteckt hat|noch etwas].',
    'Innen [ein Kamm|Seidenpapier|Rechnungen|Korken|Schnur|eine kaputte Uhr|Kastanien vom letzten Jahr|Kerzenstummel], [säuberlich gefaltet|auf einem Haufen|nach Größe sortiert|unter einem Taschentuch], und [dabei|darunter|daneben] [das Eigentliche|was du suchst|etwas Brauchbares].',
    '[Endlich offen|So geht das also auf|Na bitte]: [Staub|Ordnung|Lavendel|eine tote Motte|jemandes Pausenbrot|eine Socke|ein Papierhut], und [nicht nur das|jemandes Geheimnis|etwas, das ein Schloss wert war].',
    'Die [Scharniere|Federn|Riegel] [haben darauf gewartet|hatten fast aufgegeben|singen ein wenig], und was [{someone}|jemand] vor [den anderen|dem Finanzamt|der Katze|allen|dem Licht] bewahrt hat, [kommt ans Licht|liegt vor dir|gehört für jetzt dir].',
  ],
};

/** What a thing says behind, under or in which something was found. */
export const FOUND: Templates = {
  en: [
    'Nobody [looks|cleans|reaches|sits down] here, which is why somebody [hid something|tucked something away|thought it safe] [in a hurry|quite carefully|last night|years ago].',
    'It [stood|sat] a little [crooked|too straight|too near the wall|out of line], and now [you know why|it shows why|that is explained].',
    'You [move|touch|lift|push] it a [finger’s breadth|little|hand’s breadth], and [something comes to light|it had company|there is more to it].',
    'The dust has [a gap|a trail|a clean corner|finger marks] here: [somebody has been at it|it was moved|something lives here] [not long ago|often|in secret].',
    '[A corner|An edge|A bit of it] [sticks out|shows|peeps out], and [the rest|the whole thing] [follows|comes along] when you [pull|look|bend down].',
  ],
  de: [
    'Hier [sieht niemand nach|putzt niemand|greift niemand hin|setzt sich niemand hin], und darum hat jemand [etwas versteckt|etwas verborgen|es für sicher gehalten], [in Eile|recht sorgfältig|letzte Nacht|vor Jahren].',
    'Da war etwas [schief|zu gerade|zu nah an der Wand|aus der Reihe], und nun [weißt du, warum|sieht man, warum|ist das geklärt].',
    'Du [schiebst|rückst|drückst|ziehst] daran, [einen Fingerbreit|ein wenig|eine Handbreit], und [etwas kommt zum Vorschein|da ist noch etwas|es war nicht allein].',
    'Der Staub hat hier [eine Lücke|eine Spur|eine saubere Ecke|Fingerabdrücke]: [Jemand war dran|Das wurde bewegt|Hier wohnt etwas], [vor Kurzem|öfter|heimlich].',
    '[Eine Ecke|Ein Rand|Ein Stückchen] [steht heraus|ist zu sehen|guckt hervor], und [der Rest|das Ganze] [folgt|kommt mit], wenn man [zieht|hinsieht|sich bückt].',
  ],
};

/** What things say that only belong to the place. */
export const IDLE: Templates = {
  en: [
    '{thing} has [seen better days|more years than the house rules|been repaired with tape|a crack that is older than you], and [says so|is proud of it|nobody mentions it].',
    '[Lovely|Handsome|Solid|Well made], [bought in|brought back from|won in] [a sale|a storm|the capital|a lottery], and [of no use at all|quite innocent|not what you need].',
    '{owner} [bought it cheaply|inherited it twice|got it as a present|found it at the roadside], [and is proud|and it shows|and does not like it|and will not part with it].',
    'You look at {thing} [for a while|closely|sideways], and {thing} [wins|has more time|looks back, in a way|keeps what it knows].',
    '[A tag on it|A slip of paper|The underside|A pencilled note] [reads|says]: NOT [THIS|HERE|TODAY|FOR SALE]. [Thank you|Kind regards|See above|It is true].',
    '[Behind it|Under it|Beside it] there is [wall, and good wall|more of the same|a cobweb with a view|a lost button, not yours], [nothing else|and that is that|as so often].',
    '{thing} is where {owner} [wants|left|needs] it, [to the inch|out of principle|for the light|because of the draught], and [nobody moves it|it has left a mark|so it stays].',
    'It [creaks|wobbles|hums|ticks] a little, out of [habit|boredom|loyalty|old age], [and stops when you listen|and goes on|as if to itself].',
    '{owner} talks to {thing} [on Sundays|when nobody is in|after supper|in French], and [it keeps things to itself|it has never told|it agrees].',
    '[Dusted|Polished|Oiled] by somebody who [hummed|hurried|had other worries|hates doing it], [there are streaks|one corner was forgotten|and it looks surprised].',
  ],
  de: [
    '{thing} hat [schon bessere Tage gesehen|mehr Jahre als die Hausordnung|ein Stück Klebeband abbekommen|einen Riss, der älter ist als du], und [man sieht es|ist stolz darauf|niemand spricht davon].',
    '[Hübsch|Stattlich|Solide|Gut gemacht], [gekauft|mitgebracht|gewonnen] [im Ausverkauf|bei Sturm|in der Hauptstadt|bei einer Verlosung], und [zu gar nichts nütze|völlig unschuldig|nicht das, was du brauchst].',
    '{owner} hat das [billig gekauft|zweimal geerbt|geschenkt bekommen|am Straßenrand gefunden], [und man merkt es|und ist stolz darauf|mag es aber nicht|gibt es aber nicht her].',
    'Du siehst {thing:a} [eine Weile|genau|von der Seite] an. {thing} [gewinnt|hat mehr Zeit|sieht gewissermaßen zurück|behält das Seine für sich].',
    '[Auf einem Anhänger|Auf einem Zettel|Unten|Mit Bleistift] steht: [DAS HIER NICHT|HIER AUCH NICHT|HEUTE NICHT|UNVERKÄUFLICH]. [Danke|Mit freundlichen Grüßen|Siehe oben|Es stimmt].',
    '[Dahinter|Darunter|Daneben] ist [Wand, und zwar gute|mehr davon|ein Spinnennetz mit Aussicht|ein verlorener Knopf, nicht deiner], [sonst nichts|und das war es|wie so oft].',
    '{thing} ist da, wo {owner} das [haben will|gelassen hat|braucht], [auf den Zoll|aus Prinzip|wegen des Lichts|wegen der Zugluft], und [niemand rückt daran|der Boden hat schon einen Abdruck|da bleibt es].',
    'Es [knarrt|wackelt|summt|tickt] ein wenig, aus [Gewohnheit|Langeweile|Treue|Altersgründen], [und hört auf, wenn man lauscht|und dann weiter|wie für sich].',
    '{owner} spricht mit {thing:d}, [sonntags|wenn niemand da ist|nach dem Abendessen|auf Französisch], und [es bleibt unter ihnen|verraten wurde nie etwas|bekommt immer recht].',
    '[Abgestaubt|Poliert|Geölt] von jemandem, der dabei [summte|es eilig hatte|andere Sorgen hatte|nicht gern dabei war]: [Man sieht Streifen|Eine Ecke wurde vergessen|Es sieht überrascht aus].',
  ],
};

/** What the way into another scene says once it is open. */
export const OPEN_WAY: Templates = {
  en: [
    '[A draught comes out|Cold air comes out]: {lock} was [a way|never only furniture] all along.',
    '{lock} opens, [and does not end|and there is no back to it]. [Somebody has been through here before|One could go through].',
  ],
  de: [
    '[Ein Luftzug kommt heraus|Kühle Luft kommt heraus]. {lock} war die ganze Zeit [ein Weg|mehr als ein Möbelstück].',
    '{lock} geht auf [und hört nicht auf|und hat keine Rückwand]. [Hier ist schon jemand durchgegangen|Da passt man hindurch].',
  ],
};

export const STORY: Templates = {
  en: [
    '{errand}\n\n{owner} [trusts|believes in] locks, [and forgets numbers|and forgets everything else]. So [everything is written down|it must all be written down], [somewhere|by somebody], [in bits|on scraps]. {helpers} [help with that|know a thing or two].\n\n[The clock is ticking|You have {minutes} minutes|Somebody will be back in {minutes} minutes].',
    '{errand}\n\n[That would be no trouble|That would not matter], if {owner} did not [lock up everything twice|collect locks]. {helpers} [carry the secrets|were told the codes], [each a bit of them|and wrote them down].\n\n[In {minutes} minutes it gets embarrassing|You would like to be out in {minutes} minutes].',
  ],
  de: [
    '{errand}\n\n{owner} [vertraut auf|glaubt an] Schlösser [und vergisst jede Zahl|und vergisst alles andere]. Also [ist alles aufgeschrieben|muss alles aufgeschrieben sein], [irgendwo|von irgendwem], [in Stücken|auf Zetteln]. {helpers} [helfen dabei|wissen Bescheid].\n\n[Die Uhr läuft|Du hast {minutes} Minuten|In {minutes} Minuten kommt jemand zurück].',
    '{errand}\n\n[Das wäre nicht schlimm|Das machte nichts], würde {owner} nicht [alles zweimal abschließen|Schlösser sammeln]. {helpers} [hüten die Geheimnisse|kennen die Codes], [jeder ein Stück|und haben sie aufgeschrieben].\n\n[In {minutes} Minuten wird es peinlich|In {minutes} Minuten wärst du gern draußen].',
  ],
};

export const ENDING: Templates = {
  en: [
    '{outside}\n\n{owner} [finds the door open|comes back an hour later] and [changes every lock|writes down one more number]. [On paper, of course|It will not help].',
    '{outside}\n\n[You leave a note|On the door you leave a note] for {owner}: “[Everything is in order|Nothing is missing]. [You owe us a cup of tea|Buy a larger key ring].”',
  ],
  de: [
    '{outside}\n\n{owner} [findet die Tür offen|kommt eine Stunde später] und [tauscht alle Schlösser aus|schreibt noch eine Zahl auf]. [Auf Papier natürlich|Helfen wird es nicht].',
    '{outside}\n\n[Du lässt einen Zettel da|An der Tür bleibt ein Zettel] für {owner}: „[Alles in Ordnung|Es fehlt nichts]. [Sie schulden mir einen Tee|Kaufen Sie einen größeren Schlüsselring].“',
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

/** Names of further scenes, by their theme. */
export const SCENE_NAMES: Partial<Record<ThemeId, Templates>> = {
  mansion: { en: ['[The hall|The study]'], de: ['[Die Halle|Das Arbeitszimmer]'] },
  attic: { en: ['[The attic|Under the roof]'], de: ['[Der Dachboden|Unter dem Dach]'] },
  kitchen: { en: ['[The kitchen|The galley]'], de: ['[Die Küche|Wo gekocht wird]'] },
  detective: { en: ['[The office|The back office]'], de: ['[Das Büro|Das Hinterzimmer]'] },
  bank: { en: ['[The vault|The strongroom]'], de: ['[Der Tresorraum|Die Schatzkammer]'] },
  wizard: { en: ['[The tower room|Up in the tower]'], de: ['[Das Turmzimmer|Oben im Turm]'] },
  laboratory: { en: ['[The laboratory|The lab]'], de: ['[Das Labor|Wo geforscht wird]'] },
  tomb: { en: ['[The burial chamber|The tomb]'], de: ['[Die Grabkammer|Das Grab]'] },
  train: { en: ['[The compartment|The carriage]'], de: ['[Das Abteil|Der Waggon]'] },
};

export const NEXT_DOOR: Templates = {
  en: ['[The other room|Next door|Behind it]'],
  de: ['[Das andere Zimmer|Nebenan|Dahinter]'],
};

export const PAPER_NAME: Templates = { en: ['{paper} by {author}'], de: ['{paper} von {author}'] };

export const START_NAMES: Templates = {
  en: ['[Here|This room|Where it began]'],
  de: ['[Hier|Dieses Zimmer|Wo es anfing]'],
};
