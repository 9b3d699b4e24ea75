import type { Templates } from './Teller.ts';

/** What things say that only belong to the place, by catalogue id. `{owner}` is whose place it is. */
export const REMARKS: Readonly<Record<string, Templates>> = {
  lamp: {
    en: [
      'You pull the cord. It would like to, but somebody has taken the bulb home.',
      'The shade has been turned so that the hole faces the wall.',
      'It lights the part of the room that {owner} does not mind being seen.',
    ],
    de: [
      'Du ziehst an der Schnur. Sie würde ja gern, aber die Birne hat jemand mit nach Hause genommen.',
      'Der Schirm ist so gedreht, dass das Loch zur Wand zeigt.',
      'Sie beleuchtet den Teil des Zimmers, den {owner} gern zeigt.',
    ],
  },
  clock: {
    en: [
      'The pendulum hangs still. Somebody has put a cushion behind it, so that it can.',
      'It strikes when it feels like it, says a note inside, and it has not felt like it for years.',
    ],
    de: [
      'Das Pendel hängt still. Jemand hat ein Kissen dahintergelegt, damit es das kann.',
      'Sie schlägt, wann sie Lust hat, steht innen auf einem Zettel, und Lust hatte sie seit Jahren nicht.',
    ],
  },
  'wall-clock': {
    en: ['Ten past ten, twice a day.', 'It hangs so high that nobody has ever argued with it.'],
    de: ['Zehn nach zehn, zweimal am Tag.', 'Sie hängt so hoch, dass ihr noch nie jemand widersprochen hat.'],
  },
  plant: {
    en: [
      'It has been watered by everybody and by nobody. It is thriving on the difference.',
      'You dig up a label: DO NOT TALK TO ME BEFORE NOON.',
      'One leaf points at the ceiling, all the others at you.',
    ],
    de: [
      'Gegossen haben alle und keiner. Von dem Unterschied lebt sie gut.',
      'In der Erde findest du ein Schild: VOR MITTAG NICHT ANSPRECHEN.',
      'Ein Blatt zeigt zur Decke, alle anderen auf dich.',
    ],
  },
  fern: {
    en: [
      'It was small when it came, and so was {owner}.',
      'Ferns have no flowers and no opinions. It is restful to stand beside one.',
    ],
    de: [
      'Als er kam, war er klein, wie alle hier.',
      'Farne haben keine Blüten und keine Meinung. Daneben zu stehen tut gut.',
    ],
  },
  cactus: {
    en: [
      'Somebody has stroked it, once.',
      'It asks for nothing. It is the only one here who has never been locked in.',
    ],
    de: [
      'Jemand hat ihn gestreichelt, ein einziges Mal.',
      'Er braucht nichts. Ihn stört es als Einzigen nicht, dass abgeschlossen ist.',
    ],
  },
  candelabra: {
    en: [
      'Three candles, and the wax of a great many before them.',
      'It is meant for occasions. None of them came.',
    ],
    de: [
      'Drei Kerzen und das Wachs von sehr vielen davor.',
      'Er ist für besondere Anlässe gedacht. Bisher kam keiner.',
    ],
  },
  'skull-candle': {
    en: [
      'He was nobody in particular, {owner} says. He looks relieved about it.',
      'The candle was his idea, {owner} says, and for once it was a bright one.',
    ],
    de: [
      'Er war niemand Besonderes, sagt {owner}. Erleichtert sieht er aus.',
      'Die Kerze war seine Idee, sagt {owner}, und endlich eine helle.',
    ],
  },
  bust: {
    en: [
      'Somebody important, going by the nose. The plate with the name has been sold.',
      'From the left severe, from the right surprised. It depends who cleans.',
    ],
    de: [
      'Jemand Wichtiges, der Nase nach. Das Schild mit dem Namen ist verkauft.',
      'Von links streng, von rechts verblüfft. Es kommt darauf an, wer putzt.',
    ],
  },
  hourglass: {
    en: [
      'You turn it over. Now you have time, but only sand.',
      'It measures an hour that nobody has ever needed.',
    ],
    de: [
      'Du drehst sie um. Jetzt hast du Zeit, aber nur aus Sand.',
      'Sie misst eine Stunde, die noch nie jemand gebraucht hat.',
    ],
  },
  globe: {
    en: [
      'All the places where you could be instead.',
      'It turns with a squeak at the equator. Somebody has pencilled in an island that is not there.',
      '{owner} has been to all of it, in the armchair.',
    ],
    de: [
      'Alle Orte, an denen du stattdessen sein könntest.',
      'Am Äquator quietscht er. Jemand hat eine Insel eingezeichnet, die es nicht gibt.',
      '{owner} war schon überall, im Sessel.',
    ],
  },
  vase: {
    en: [
      'You look in. You see the bottom, and a fly that made the same mistake.',
      'It was mended once, with great love and the wrong glue.',
      'Flowers are promised for Thursday.',
    ],
    de: [
      'Du siehst hinein: der Boden und eine Fliege, die auch so neugierig war.',
      'Sie wurde einmal geklebt, mit viel Liebe und dem falschen Leim.',
      'Blumen sind für Donnerstag versprochen.',
    ],
  },
  painting: {
    en: [
      'Nobody in it looks at you. That takes practice.',
      'You lift it away from the wall a little. Behind it is wall, which had to be checked.',
      'The frame was dear, and so the picture had to stay.',
    ],
    de: [
      'Niemand darauf sieht dich an. Das muss man können.',
      'Du hebst es ein wenig an. Dahinter ist Wand, nachsehen musste man ja.',
      'Der Rahmen war teuer, also blieb das Bild.',
    ],
  },
  mirror: {
    en: [
      'You look as if you had been here for a while.',
      'In the mirror the door is on the other side, and shut there, too.',
    ],
    de: [
      'Du siehst aus, als wärst du schon länger hier.',
      'Im Spiegel ist die Tür auf der anderen Seite, und zu ist sie auch dort.',
    ],
  },
  chair: {
    en: [
      'You sit down for a moment. Nothing comes of it, but it was pleasant.',
      'It has been pushed in so neatly that somebody must have had time.',
      'The best place to wait for somebody who is not coming.',
    ],
    de: [
      'Du setzt dich kurz. Gebracht hat es nichts, angenehm war es.',
      'Er ist so ordentlich herangeschoben, dass jemand Zeit gehabt haben muss.',
      'Der beste Platz, um auf jemanden zu warten, der nicht kommt.',
    ],
  },
  bed: {
    en: ['Made with corners like an envelope. You do not dare.', 'Under it is nobody. It is good to know.'],
    de: ['Gemacht mit Ecken wie ein Umschlag. Du traust dich nicht.', 'Darunter ist niemand. Gut zu wissen.'],
  },
  books: {
    en: [
      'The lowest one is the best, going by the fact that nobody has got to it.',
      'All of them end well. You looked at the last pages.',
      'They are held together by their subject, which nobody has understood yet.',
    ],
    de: [
      'Das unterste ist das beste, denn bis dahin ist noch keiner gekommen.',
      'Sie gehen alle gut aus. Du hast hinten nachgesehen.',
      'Zusammengehalten werden sie vom Thema, und das hat noch keiner verstanden.',
    ],
  },
  scales: {
    en: [
      'Two pans on chains. They have weighed the matter and cannot agree.',
      'You lay a finger on one pan. It weighs less than you thought.',
    ],
    de: [
      'Zwei Schalen an Ketten. Sie haben die Sache abgewogen und sind sich nicht einig.',
      'Du legst einen Finger auf die eine Schale. Er wiegt weniger als gedacht.',
    ],
  },
  chessboard: {
    en: [
      'It is your move, by the look of it, and it has been for weeks.',
      'One pawn is a cork. It plays as well as the others.',
    ],
    de: [
      'Du bist am Zug, wie es aussieht, und zwar seit Wochen.',
      'Ein Bauer ist ein Korken. Er spielt so gut wie die anderen.',
    ],
  },
  radio: {
    en: [
      'Between two stations somebody is reading out the water levels. You listen to the end.',
      'It plays waltzes, if you hold the aerial and stand on one leg.',
    ],
    de: [
      'Zwischen zwei Sendern liest jemand die Wasserstände vor. Du hörst bis zum Ende zu.',
      'Es spielt Walzer, wenn man die Antenne hält und auf einem Bein steht.',
    ],
  },
  telephone: {
    en: [
      'The line is dead, though it breathes a little.',
      'You ask for the fire brigade, and a voice says: “One moment.” That was some time ago.',
    ],
    de: [
      'Die Leitung ist tot, nur atmet sie ein wenig.',
      'Du verlangst die Feuerwehr. „Einen Augenblick“, sagt eine Stimme. Das ist eine Weile her.',
    ],
  },
  umbrella: {
    en: [
      'It is wet, though it has not rained indoors for a long time.',
      'Left behind by a guest who is dry by now.',
    ],
    de: [
      'Er ist nass, dabei hat es hier drinnen lange nicht geregnet.',
      'Vergessen von einem Gast, der inzwischen trocken ist.',
    ],
  },
  armour: {
    en: [
      'You lift the visor. There is nobody in it, and yet one begs his pardon.',
      'He has stood guard for four hundred years and has only been bored for three.',
    ],
    de: [
      'Du klappst das Visier hoch. Niemand ist darin, und trotzdem bittet man um Verzeihung.',
      'Vierhundert Jahre hält sie Wache, und erst seit dreihundert langweilt sie sich.',
    ],
  },
  fireplace: {
    en: [
      'You look up the flue. A small square of sky looks back.',
      'It warms whoever sits nearest, and that is never you.',
    ],
    de: [
      'Du siehst in den Kamin hinauf. Ein kleines Stück Himmel sieht zurück.',
      'Er wärmt, wer am nächsten sitzt, und das bist nie du.',
    ],
  },
  birdcage: {
    en: [
      'The bird listens with its head on one side. It has been told a great deal in its life.',
      'It is locked in as well, and sings about it.',
    ],
    de: [
      'Der Vogel hört mit schiefem Kopf zu. Man hat ihm im Leben schon viel erzählt.',
      'Er ist auch eingesperrt und singt davon.',
    ],
  },
  aquarium: {
    en: [
      'Three fish. Two of them know something, and the third is trying to listen.',
      'They come to the glass when you do. So somebody feeds them.',
    ],
    de: [
      'Drei Fische. Zwei wissen etwas, und der dritte erzählt es der Truhe.',
      'Sie kommen ans Glas, wenn du kommst. Also füttert sie jemand.',
    ],
  },
  balloons: {
    en: [
      'They strain at their strings. Nobody told them that it is over.',
      'One has already given up, and hangs about under the rest.',
    ],
    de: [
      'Sie ziehen an ihren Schnüren. Dass es vorbei ist, hat ihnen keiner gesagt.',
      'Einer hat schon aufgegeben und hängt unter den anderen herum.',
    ],
  },
  'birthday-cake': {
    en: [
      'Five candles, and not a crumb missing. Somebody here has character.',
      'You blow, and all five stay lit. So that was not your wish.',
    ],
    de: [
      'Fünf Kerzen, und kein Krümel fehlt. Hier hat jemand Charakter.',
      'Du pustest, und alle fünf bleiben an. Dein Wunsch war es also nicht.',
    ],
  },
  potions: {
    en: [
      'Three corks. The middle one has been bitten.',
      'The labels warn against the other two, each of them.',
    ],
    de: ['Drei Korken. In den mittleren hat jemand gebissen.', 'Jedes Etikett warnt vor den zwei anderen.'],
  },
  tv: {
    en: [
      'You try every channel: snow. On one of them it has stopped.',
      'A knob is missing. It is the one for off.',
    ],
    de: [
      'Du probierst alle Sender: Schnee. Auf einem hat es aufgehört.',
      'Ein Knopf fehlt, und zwar der zum Ausschalten.',
    ],
  },
  computer: {
    en: ['It asks for a password, and then for the reason why.', 'The fan hums a tune that you almost know.'],
    de: [
      'Er fragt nach einem Passwort und dann nach dem Grund.',
      'Der Lüfter summt ein Lied, das du fast kennst.',
    ],
  },
  laptop: {
    en: [
      'It is updating. It has been at four per cent since you came.',
      'Stuck to it: DO NOT CLOSE. Somebody has closed it.',
    ],
    de: [
      'Er aktualisiert sich. Seit du da bist, steht er bei vier Prozent.',
      'Daran klebt: NICHT ZUKLAPPEN. Jemand hat ihn schon zugeklappt.',
    ],
  },
  monitor: {
    en: [
      'It shows a room with somebody in front of a monitor. You wave, and they wave late.',
      'A green line goes up and down. Nobody has told it to stop.',
    ],
    de: [
      'Er zeigt ein Zimmer mit jemandem vor einem Bildschirm. Du winkst, und dort winkt man verspätet.',
      'Eine grüne Linie geht auf und ab. Aufhören soll sie, sagt ihr nur keiner.',
    ],
  },
  projector: {
    en: [
      'The last slide is of somebody’s feet on a beach.',
      'It throws a square of light, and nobody has ever looked better in it.',
    ],
    de: [
      'Das letzte Bild zeigt jemandes Füße am Strand.',
      'Er wirft ein helles Viereck, und niemand sah darin je besser aus.',
    ],
  },
  'security-camera': {
    en: [
      'It follows you with a small hum. You straighten up.',
      'The lens is covered by a postcard of a lens.',
    ],
    de: [
      'Sie folgt dir mit einem leisen Summen. Du stellst dich gerade hin.',
      'Über der Linse klebt eine Postkarte mit einer Linse.',
    ],
  },
  intercom: {
    en: [
      'You press it. Somewhere else you say: “Hello?”',
      'A list of names, all crossed out, and one new one: ANYBODY.',
    ],
    de: [
      'Du drückst darauf. Irgendwo anders sagst du: „Hallo?“',
      'Eine Liste mit Namen, alle durchgestrichen, und einem neuen: IRGENDWER.',
    ],
  },
  'control-panel': {
    en: [
      'Forty lamps that say that all is well, and one that does not say anything.',
      'You press the largest button. It has been disconnected, for people like you.',
    ],
    de: [
      'Vierzig Lämpchen sagen, es sei alles gut, und eines sagt nichts.',
      'Du drückst den größten Knopf. Er ist abgeklemmt, wegen Leuten wie dir.',
    ],
  },
  poster: {
    en: [
      'A place where everybody smiles. You do not know it.',
      'The drawing pins are of four different colours, and the fourth is chewing gum.',
    ],
    de: [
      'Ein Ort, an dem alle lächeln. Du kennst ihn nicht.',
      'Die Reißzwecken haben vier Farben, und die vierte ist Kaugummi.',
    ],
  },
  rug: {
    en: ['A good rug. You look under it all the same.', 'It hides a stain, and the stain hides nothing.'],
    de: [
      'Ein guter Teppich. Du siehst trotzdem darunter.',
      'Er verdeckt einen Fleck, und der Fleck verdeckt nichts.',
    ],
  },
};

/** What any other thing says that only belongs to the place. */
export const ANY_REMARK: Templates = {
  en: [
    'You look at {thing} [for a while|closely|sideways], and it has [more time|more patience].',
    '{owner} would not part with {thing}, [and nobody has asked|says a tag].',
    '[Behind it|Under it] there is [a dry leaf|a button, not yours|undisturbed dust], and that is that.',
  ],
  de: [
    'Du siehst {thing:a} [eine Weile|genau|von der Seite] an. {thing} hat [mehr Zeit|mehr Geduld].',
    '{owner} gäbe {thing:a} nicht her[, nur fragt ja niemand|, sagt ein Anhänger].',
    '[Dahinter|Darunter] ist [ein trockenes Blatt|ein Knopf, nicht deiner|unberührter Staub], und das war es.',
  ],
};
