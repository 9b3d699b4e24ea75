import { brokenMedal } from '../../starters/brokenMedal.ts';
import { translateRecipe } from '../translateRecipe.ts';

export const brokenMedalInGerman = translateRecipe(brokenMedal, 'de', {
  roomName: 'Die halbe Medaille',
  introduction:
    'Der Detektiv hat seine Medaille in zwei Hälften gebrochen, damit ihn niemand um die ganze beneidet. Dann ließ er die Bürotür danach anfertigen und verlor beide Hälften. Den Fall hat er selbst übernommen.\n\nEr ist beim Mittagessen. Du hast vier Minuten, und er isst schnell.',
  craft: {
    idea: 'Aus zweien wird eins',
    note: 'Keine der Hälften öffnet etwas; zusammen werden sie eine Medaille, und die Medaille öffnet die Tür. Wähl eine Hälfte aus und sieh in ihrem Panel bei „Kombinieren“ nach: Dort stehen die andere Hälfte und das, was aus beiden wird. Lass jede Hälfte mit eigenen Worten sagen, dass etwas fehlt: Mehr Tipp braucht es nicht. Eine Hälfte liegt offen da, die andere in dem, was jeder zuerst aufmacht: So werden es vier Minuten, und nachzudenken ist nur über die beiden Hälften.',
  },
  door: {
    name: 'Bürotür',
    says: 'Wo andere Türen ein Schloss haben, hat diese eine runde Mulde, so groß wie eine Medaille.',
  },
  items: {
    leftHalf: {
      name: 'Linke Hälfte',
      says: 'Seit Montag liegt sie offen da, wo kein Detektiv hinsieht. FÜR HERVORRAGENDE BESCH, steht darauf, und dann hört es auf.',
    },
    suitcase: {
      name: 'Koffer',
      says: 'Gepackt für eine Preisverleihung, seit 1974.',
      saysOpened: 'Die Einladung, und eine halbe Medaille.',
    },
    rightHalf: { name: 'Rechte Hälfte', says: 'EIDENHEIT. Der Anfang fehlt.' },
    medal: { name: 'Medaille', says: 'FÜR HERVORRAGENDE BESCHEIDENHEIT.' },
    bust: {
      name: 'Detektiv',
      says: 'Der Detektiv in Marmor. Auf dem Sockel: NICHT GUT GETROFFEN, ICH BIN WEIT SCHÖNER. Der Kopf kippt nach hinten, und im Hals ist ein Knopf. Eine Spur ist er nicht.',
    },
    chessboard: {
      name: 'Schachbrett',
      says: 'Weiß ist am Zug. Der Detektiv denkt seit 1974 nach.',
      saysOpened: 'Matt. Es war klug, sich Zeit zu lassen: Die Schublade für den Preis ist leer.',
    },
    coat: {
      name: 'Mantel und Hut',
      says: 'Niemand steckt darin. Du hast zweimal hingesehen, wie jeder.',
    },
    typewriter: { name: 'Schreibmaschine', says: '„Ich wusste sofort, wer es war.“ Der Rest kommt noch.' },
    bottle: {
      name: 'Flasche und Aschenbecher',
      says: 'Für Klienten. Die Klienten müssen Durst gehabt haben.',
    },
    desk: { name: 'Schreibtisch', says: 'Sechs Schubladen, alle klemmen. Er nennt es Sicherheit.' },
    certificate: { name: 'Urkunde', says: 'Für Anwesenheit. Unterschrieben hat er selbst.' },
    sign: {
      name: 'Auge auf der Scheibe',
      says: 'Das Zeichen der Firma, von hinten. Es schläft nie. Einmal hat es geblinzelt, und da war die Medaille weg.',
    },
  },
});
