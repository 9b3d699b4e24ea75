import type { Templates } from '../words/Teller.ts';
import type { BodyKind } from './bodies.ts';

const USUAL: Templates = {
  en: [
    '{lock} gives way with [a sigh|a small complaint|a groan]. [Dust|Lavender|Camphor], and something that was not meant for moths.',
    'Inside: [a comb in a handkerchief|tissue paper, neatly folded|candle ends, sorted by size], and under it what {someone} did not want found.',
    '[Open at last|There we are]. [Somebody’s lunch|One glove|A paper hat], and the thing for which one buys a lock.',
  ],
  de: [
    '{lock} gibt nach, mit [einem Seufzer|einer kleinen Beschwerde|einem Ächzen]. [Staub|Lavendel|Kampfer] und etwas, das nicht für die Motten ist.',
    'Innen: [ein Kamm in einem Taschentuch|Seidenpapier, säuberlich gefaltet|Kerzenstummel, nach Größe sortiert] und darunter, was {someone} lieber nicht gefunden wüsste.',
    '[Endlich offen|Na bitte]. [Ein Pausenbrot|Ein einzelner Handschuh|Ein Papierhut] und das Ding, für das man ein Schloss kauft.',
  ],
};

/** What a container says once it is open, by its kind. `{someone}` is a person of the room. */
export const OPENED: Readonly<Record<BodyKind, Templates>> = {
  furniture: {
    en: [
      'It slides as if waxed yesterday. [Bills|Visiting cards|Buttons], all of them {someone}’s, and among them something that is nobody’s business.',
      'A smell of [camphor|cedar|old ink]. [Somebody has laid one thing in {lock}, very straight|In the furthest corner lies something, and it lies very straight].',
      '{lock} has been tidied for this moment: [paper clips by size|string, wound into a ball|handkerchiefs by colour], and in front what you came for.',
      'At the back [a dance card|a school report|a love letter], which you do not read. In front [something better|what counts].',
    ],
    de: [
      'Es gleitet wie frisch gewachst. [Rechnungen|Visitenkarten|Knöpfe], alles von {someone}, und dazwischen etwas, das keinen etwas angeht.',
      'Ein Geruch von [Kampfer|Zedernholz|alter Tinte]. [Jemand hat eine einzige Sache hineingelegt, ganz gerade|In der hintersten Ecke liegt etwas, und zwar ganz gerade].',
      'Für diesen Augenblick wurde aufgeräumt: [Büroklammern nach Größe|Schnur, sauber aufgewickelt|Taschentücher nach Farbe] und vorn das, was du suchst.',
      'Hinten [eine Tanzkarte|ein Zeugnis|ein Liebesbrief], das geht dich nichts an. Vorn [etwas Besseres|das, worauf es ankommt].',
    ],
  },
  box: {
    en: [
      'The lid goes up by itself. You reach in up to the elbow, and at the end of your arm there is something.',
      '{someone} packed {lock} for a journey and never went: [one shirt|a map|a guidebook], and what one would not leave behind.',
      'It was lighter than it should be, and this is why: {lock} holds [marbles|corks|shells], and one thing more.',
      'Under a false bottom, which fools nobody, lies [the real one|what was worth two bottoms].',
    ],
    de: [
      'Der Deckel hebt sich von selbst. Du greifst hinein, bis zum Ellbogen, und am Ende des Arms ist etwas.',
      '{someone} hat für eine Reise gepackt und ist nie gefahren: [ein Hemd|eine Karte|ein Reiseführer] und das, was man nicht zurücklässt.',
      'Für die Größe war es leicht, und darum: [Murmeln|Korken|Muscheln] und noch eine Sache.',
      'Unter einem doppelten Boden, der niemanden täuscht, liegt [das Eigentliche|etwas, das zwei Böden wert war].',
    ],
  },
  wrapped: {
    en: [
      'It comes undone all at once. [Straw|Shavings|Crumpled paper], a [herring|walnut|hat] that got in by mistake, and the rest of the delivery.',
      '{lock} was packed by {someone}, by the look of the knots: nothing rattles, nothing shows, and in the middle there it is.',
      'You unpack [three scarves|an odd glove|a great deal of air] before you come to the point.',
    ],
    de: [
      'Auf einmal gibt alles nach. [Stroh|Holzwolle|Zerknülltes Papier], [ein Hering|eine Walnuss|ein Hut] aus Versehen und der Rest der Lieferung.',
      'Gepackt hat das {someone}, den Knoten nach: Nichts klappert, nichts schaut heraus, und in der Mitte ist es.',
      'Du packst [drei Schals|einen einzelnen Handschuh|sehr viel Luft] aus, bis du zur Sache kommst.',
    ],
  },
  strong: {
    en: [
      'Two shelves. One is empty, and on the other lies something that {someone} thought worth so much steel.',
      '{lock} opens [without a sound|like a bank]. A [dead moth|smell of oil], a rubber band, and the reason for the lock.',
      'A great deal of steel round very little: [a sandwich, dated|one folder|a bunch of dried flowers], and what you need.',
    ],
    de: [
      'Zwei Fächer. Das eine ist leer, und im anderen liegt, was {someone} so viel Stahl wert war.',
      '{lock} geht auf, [ohne einen Laut|wie bei einer Bank]. [Eine tote Motte|Ölgeruch], ein Gummiband und der Grund für das Schloss.',
      'Sehr viel Stahl um sehr wenig: [ein Brot mit Datum|ein Hefter|ein Strauß Trockenblumen] und das, was du brauchst.',
    ],
  },
  electric: {
    en: [
      'The lamp turns green, and {lock} lets go. [Cold air|Warm air|A hum], and where nobody would put it lies something of {someone}’s.',
      'A click, a hum, a light inside. Among what belongs there is something that does not.',
      '{lock} gives a beep, the kind one gets for being good. Behind the cables, where only fitters look, somebody has stowed something away.',
      'A fan slows down, as if it wanted to listen. Taped to the inside is what {someone} told everybody had been thrown out.',
    ],
    de: [
      'Das Lämpchen wird grün, und {lock} gibt nach. [Kühle Luft|Warme Luft|Ein Summen], und wo es keiner hinlegen würde, liegt etwas von {someone}.',
      'Ein Klicken, ein Summen, innen geht Licht an. Zwischen dem, was hineingehört, liegt etwas, das nicht hineingehört.',
      'Es piept, so wie für jemanden, der brav war. Hinter den Kabeln, wo nur der Kundendienst hinsieht, hat jemand etwas verstaut.',
      'Ein Lüfter wird langsamer, als wollte er zuhören. Innen klebt, was laut {someone} längst weggeworfen ist.',
    ],
  },
  secret: {
    en: [
      '{lock} turns on its hinges by a hand. In the gap [somebody kept a bottle, long ago|is a shelf that no guest ever saw], and there lies something else.',
      'Behind the third volume the wall is hollow. {someone} read a great deal, it was said; now you know what.',
      'A whole row of books comes out in one piece, since it is one piece: painted wood. What it hid has no title.',
      '{lock} comes forward by a hand. Between it and the wall there is room for one thin thing, and one thin thing is there.',
    ],
    de: [
      '{lock} dreht sich eine Handbreit in den Angeln. In der Lücke [stand früher eine Flasche|ist ein Fach, das nie ein Gast sah], und dort liegt noch etwas.',
      'Hinter dem dritten Band ist die Wand hohl. Es hieß immer, {someone} lese viel; jetzt weißt du, was.',
      'Eine ganze Reihe Bücher lässt sich am Stück herausziehen, denn sie ist aus einem Stück, bemaltes Holz. Was dahinter war, hat keinen Titel.',
      '{lock} kommt dir eine Handbreit entgegen. An der Wand dahinter ist Platz für etwas Schmales, und etwas Schmales ist da.',
    ],
  },
  panel: {
    en: [
      '{lock} slides into the wall and stays there. Somebody has used the hollow, for one thing only.',
      'Behind {lock} the builders left a sandwich. Somebody has been here since, and more carefully.',
      'You reach into the dark behind {lock}, past [a pipe|a beam], and get hold of what you want.',
      'It is no deeper than a hand in there. That was deep enough for what {someone} could not put anywhere else.',
    ],
    de: [
      '{lock} gleitet in die Wand und bleibt dort. Die Höhlung hat jemand genutzt, für eine einzige Sache.',
      'Dahinter haben die Handwerker ein Brot vergessen. Seitdem war noch jemand hier, und zwar sorgfältiger.',
      'Du greifst ins Dunkel hinter {lock:d}, an [einem Rohr|einem Balken] vorbei, und bekommst zu fassen, was du suchst.',
      'Tiefer als eine Hand ist es hier nicht. Für das, was {someone} sonst nirgends lassen konnte, war es tief genug.',
    ],
  },
  stone: {
    en: [
      'Stone slides on stone, [and dust runs out|with a sound like a long breath]. What was left in here was left on purpose.',
      'No curse, as far as you can tell. Only [sand|a dried flower|a sandal], and what somebody meant to take along.',
      'Air of another age comes out and is gone. On the bottom, squared up with the edge, lies what it was all built round.',
    ],
    de: [
      'Stein schiebt sich über Stein, [und Sand rieselt heraus|es klingt wie ein langer Atemzug]. Was hier liegt, liegt mit Absicht hier.',
      'Kein Fluch, soweit du siehst. Nur [Sand|eine trockene Blüte|eine Sandale] und etwas, das jemand mitnehmen wollte.',
      'Luft aus einem anderen Zeitalter kommt heraus und ist fort. Am Boden liegt, genau am Rand ausgerichtet, worum das alles gebaut wurde.',
    ],
  },
  instrument: {
    en: [
      '{lock} opens with a chord. Between the hammers lies what made the F sharp so dull.',
      'All the strings hum once, as people do who stand up together. Something has been slipped under the dampers.',
      'The lid goes up. On the strings lies what {someone} never wanted to hear again.',
      'Dust on the keys, except on one. Behind that one something is stuck.',
    ],
    de: [
      '{lock} geht mit einem Akkord auf. Zwischen den Hämmern liegt, was das Fis so dumpf gemacht hat.',
      'Alle Saiten summen kurz, wie Leute, die gemeinsam aufstehen. Unter die Dämpfer hat jemand etwas geschoben.',
      'Der Deckel hebt sich. Auf den Saiten liegt, was {someone} nie wieder hören wollte.',
      'Staub auf den Tasten, außer auf einer. Hinter der steckt etwas.',
    ],
  },
  hatch: USUAL,
  clockwork: {
    en: [
      'The dial swings out, and behind the works hangs something that never told anybody the time.',
      'Where the weights should hang there is a tin. It held cough drops, and then it held this.',
      'Wheels, springs, a dead fly, and tucked behind the pendulum what {someone} was always looking at when asked the time.',
    ],
    de: [
      'Das Zifferblatt schwenkt heraus, und hinter dem Werk hängt etwas, das nie die Zeit angesagt hat.',
      'Wo die Gewichte hängen sollten, hängt eine Dose. Erst waren Hustenbonbons darin, dann das hier.',
      'Räder, Federn, eine tote Fliege, und hinter dem Pendel steckt, wohin {someone} immer sah, wenn jemand nach der Zeit fragte.',
    ],
  },
  ring: {
    en: ['The rings fall into line, and {lock} comes apart in your hands, as it was made to do.'],
    de: ['Die Ringe rasten ein, und {lock} öffnet sich dir in den Händen, wie es gedacht war.'],
  },
  door: USUAL,
  sliding: USUAL,
};
