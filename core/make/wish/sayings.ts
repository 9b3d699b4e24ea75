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
    '{lock} [gives way|opens] with [a sigh|a small complaint]. [Inside it smells of camphor|Dust, order, and something that was kept].',
    '[Open|Open at last]. [In it lies what somebody wanted to keep|Somebody kept this from somebody else].',
    'Inside: [tissue paper|old newspapers|a glove], and [not only that|under it what counts].',
    '[The hinges have waited for this|It opens as if it had never been shut]. [Have a look|There is something in it].',
  ],
  de: [
    '{lock} gibt nach, mit [einem Seufzer|einer kleinen Beschwerde]. [Innen riecht es nach Kampfer|Staub, Ordnung und etwas Aufgehobenes].',
    '[Offen|Endlich offen]. [Darin liegt, was jemand behalten wollte|Das hat jemand vor jemandem versteckt].',
    'Innen: [Seidenpapier|alte Zeitungen|ein Handschuh], und [nicht nur das|darunter das Eigentliche].',
    '[Die Scharniere haben darauf gewartet|Es geht auf, als wäre es nie zu gewesen]. [Sieh hinein|Da ist etwas].',
  ],
};

/** What a thing says behind, under or in which something was found. */
export const FOUND: Templates = {
  en: [
    '[Nobody looks here|Nobody cleans here]. [You did|Good that you did].',
    '[Something was tucked away here|Here somebody hid something], [in a hurry|quite carefully].',
    'It [stood|sat] a little crooked[, and now you know why|]. [Something was with it|It was not alone].',
    'You [move it|touch it], and [something comes to light|it had company].',
    '[The dust has a gap here|There is less dust here than elsewhere]. [Somebody has been at it|It was moved not long ago].',
  ],
  de: [
    '[Hier sieht niemand nach|Hier putzt niemand]. [Du schon|Gut, dass du nachgesehen hast].',
    '[Hier war etwas verborgen|Hier hat jemand etwas versteckt], [in Eile|recht sorgfältig].',
    'Da war [etwas schief|etwas nicht gerade][, und nun weißt du, warum|]. [Etwas steckte dabei|Ganz allein war es nicht].',
    'Ein Griff, und [etwas kommt zum Vorschein|da ist noch etwas].',
    '[Der Staub hat hier eine Lücke|Hier liegt weniger Staub als anderswo]. [Jemand war dran|Das wurde vor Kurzem bewegt].',
  ],
};

/** What things say that only belong to the place. */
export const IDLE: Templates = {
  en: [
    '{thing} [has seen better days, and says so|is older than the house rules].',
    '[Lovely|Handsome], and [of no use at all|quite innocent].',
    '{owner} [bought it cheaply|inherited it twice], [and is proud|and it shows].',
    'You look at {thing}. {thing} [wins|has more time].',
    '[A tag on it reads|On the underside it says]: NOT [THIS|HERE] EITHER.',
    '[Behind it there is wall|Under it there is more of it]. [Good wall, though|Nothing else].',
    '{thing} [stands|is] where {owner} [wanted|left] it, [to the inch|and nobody dares to move it].',
    'It [creaks|wobbles|hums] a little, [out of habit|for company].',
    'Somebody has counted on {thing}[, judging by the polish|]. [You need not|It was not for you].',
    '[Once it was modern|It came with a warranty]. [Nobody remembers|That was long ago].',
    '{owner} talks to {thing} [when nobody is in|on Sundays]. [It keeps things to itself|It has never told].',
    '[Dusted|Polished] by somebody who [hummed|hurried]: [there are streaks|one corner was forgotten].',
  ],
  de: [
    '{thing} hat [schon bessere Tage gesehen, und man sieht es|mehr Jahre als die Hausordnung].',
    '[Hübsch|Stattlich] und [zu gar nichts nütze|völlig unschuldig].',
    '{owner} hat das [billig gekauft|zweimal geerbt][ und ist stolz darauf|, und man merkt es].',
    'Du siehst {thing:a} an. {thing} [gewinnt|hat mehr Zeit].',
    '[Auf einem Anhänger steht|Unten steht]: [HIER AUCH NICHT|DAS HIER AUCH NICHT].',
    '[Dahinter ist Wand|Darunter geht es so weiter]. [Gute Wand allerdings|Sonst nichts].',
    '{thing} ist genau da, wo {owner} es [haben will|gelassen hat], [auf den Zoll|und niemand wagt, daran zu rücken].',
    'Es [knarrt|summt|wackelt] ein wenig, [aus Gewohnheit|zur Gesellschaft].',
    'Auf {thing:a} hat sich jemand verlassen[, der Politur nach|]. [Du musst das nicht|Gemeint warst du nicht].',
    '[Einmal war das modern|Das kam mit Garantie]. [Niemand weiß es mehr|Lange her].',
    '{owner} spricht mit {thing:d}, [wenn niemand da ist|sonntags]. [Verraten wurde nie etwas|Es bleibt unter ihnen].',
    '[Abgestaubt|Poliert] von jemandem, der dabei [summte|es eilig hatte]: [Man sieht Streifen|Eine Ecke wurde vergessen].',
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
