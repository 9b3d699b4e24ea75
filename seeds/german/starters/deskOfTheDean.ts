import { deskOfTheDean } from '../../starters/deskOfTheDean.ts';
import { translateRecipe } from '../translateRecipe.ts';

export const deskOfTheDeanInGerman = translateRecipe(deskOfTheDean, 'de', {
  roomName: 'Auf dem Tisch des Dekans',
  introduction:
    'Der Dekan verliert nie etwas, denn er legt alles auf seinen Schreibtisch. Seit Dienstag liegt dort auch der Schlüssel zu seinem Arbeitszimmer.\n\nEr ist einen größeren Schreibtisch holen gegangen. So lange bist du mit dem alten eingeschlossen.',
  craft: {
    idea: 'Ein genauerer Blick: zwei Szenen',
    note: 'Der Schreibtisch führt in eine zweite Szene, eine Nahaufnahme mit eigenem Hintergrund: In seinem Panel steht sie bei „Führt hierhin“. Was das Bild der Nahaufnahme zeigt (die Karte), sagen Stellen, Flächen ohne Bild mit eigenen Worten, damit auch, wer wenig sieht, nichts verpasst. Gib einer Nahaufnahme etwas zu finden und etwas auszudenken, und sorg dafür, dass sich der Rückweg lohnt.',
  },
  startName: 'Arbeitszimmer',
  scenes: { desk: 'Auf dem Schreibtisch' },
  door: {
    name: 'Zimmertür',
    says: 'Abgeschlossen. Auf der Plakette steht: SCHLÜSSEL: SIEHE SCHREIBTISCH.',
  },
  items: {
    desk: {
      name: 'Schreibtisch',
      says: 'Er quillt über. Jemand musste sich daraufsetzen, um ihn zuzubekommen.',
      saysOpened: 'Der Rollladen geht hoch. Sieben Jahre Post sehen dich an. Sieh genauer hin.',
    },
    clock: { name: 'Uhr', says: 'Sie schlägt vier. Daran ein Schild: DIE STUNDE MEINES TEES.' },
    calendar: {
      name: 'Bild von einer Wüste',
      says: 'Kein Kamel weit und breit. Auf dem Rahmen steht: NEUN SIND EBEN VORBEIGEZOGEN, EINES FÜR JEDEN MEINER SÖHNE. In dem Loch dahinter ist auch keins.',
    },
    plant: { name: 'Pflanze', says: 'Auf dem Topf steht: ICH BIN ZWEI JAHRE ALT. BITTE NICHT ABHEFTEN.' },
    rug: {
      name: 'Teppich',
      says: 'Abgeheftet unter „Fußboden“. Die Mulde darunter steht unter „Keller, klein“.',
    },
    globe: { name: 'Globus', says: 'Er lässt sich öffnen. Zwei Flaschen sind unter „Süden“ abgelegt.' },
    chair: {
      name: 'Besucherstuhl',
      says: 'Niedrig, damit niemand über den Tisch sieht. In der Lehne ist ein Fach für das, was Besucher sagen wollten.',
    },
    suitcase: {
      name: 'Koffer',
      says: 'DINGE FÜR DEN SCHREIBTISCH, steht auf einem Schild.',
      saysOpened: 'Ein Brief ist noch darin. Der Rest liegt auf dem Schreibtisch; der Dekan hält Wort.',
    },
    memo: {
      name: 'Brief an sich selbst',
      says: 'Mein Lieber,\n\ndie Kassette öffnet sich auf die Stunde meines Tees, dann die Zahl meiner Söhne, dann das Alter meiner Pflanze. Wenn du das vergessen hast, bist du nicht ich.\n\nDein Ich',
    },
    box: {
      name: 'Geldkassette',
      says: 'Ein Feld mit zehn Tasten, für drei Ziffern.',
      saysOpened: 'Perlen, ein Ring, ein Schlüssel und kein Geld. Der größere Schreibtisch war nicht billig.',
      hints: [
        'Ein Brief auf dem Schreibtisch sagt, was die drei Ziffern sind. Wovon er spricht, steht im Arbeitszimmer.',
      ],
      lock: { wrongText: 'Die Kassette wartet auf jemanden, der sich selbst kennt.' },
    },
    key: { name: 'Zimmerschlüssel' },
    chart: {
      name: 'Karte',
      says: 'Eine Schatzkarte mit einem Kreuz. Der Dekan hat die Insel unter „Personal, ehemaliges“ abgelegt.',
    },
    window: {
      name: 'Fenster',
      says: 'Himmel und eine Reihe Bäume. Unten streiten, nach den Stimmen, vier Träger über einen sehr großen Schreibtisch und eine Tür.',
    },
    bookcase: { name: 'Bücherregal', says: 'Alles, was zu spät abgegeben wurde. Er liest es auch zu spät.' },
    inkpot: { name: 'Tintenfass', says: 'Abgelegt unter „Meer, klein“.' },
    cup: { name: 'Tasse Tee', says: 'Kalt, und abgelegt unter „Morgen“.' },
    compass: { name: 'Kompass', says: 'Er zeigt dorthin, woher der größere Schreibtisch kommt.' },
    pen: {
      name: 'Schreibfeder',
      says: 'Sie schreibt von selbst „Genehmigt“. Du legst sie schnell wieder hin.',
    },
    blotter: {
      name: 'Schreibunterlage',
      says: 'Was er zuletzt schrieb, hat spiegelverkehrt abgefärbt: die Bestellung eines größeren Schreibtischs.',
    },
    drawer: {
      name: 'Schublade',
      says: 'Sie hat ein Schloss und ist nicht abgeschlossen. Sie ist voller Schreibtisch.',
    },
  },
});
