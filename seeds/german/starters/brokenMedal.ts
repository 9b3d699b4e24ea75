import { brokenMedal } from '../../starters/brokenMedal.ts';
import { translateRecipe } from '../translateRecipe.ts';

export const brokenMedalInGerman = translateRecipe(brokenMedal, 'de', {
  roomName: 'Die halbe Medaille',
  introduction:
    'Der Professor hat seine Medaille in zwei Hälften gebrochen, damit ihn niemand um die ganze beneidet. Dann ließ er die Haustür danach anfertigen und verlor beide Hälften.\n\nEr ist beim Mittagessen. Du hast vier Minuten, und er isst schnell.',
  craft: {
    idea: 'Aus zweien wird eins',
    note: 'Keine der Hälften öffnet etwas; zusammen werden sie eine Medaille, und die Medaille öffnet die Tür. Wähl eine Hälfte aus und sieh in ihrem Panel bei „Verbinden“ nach: Dort stehen die andere Hälfte und das, was aus beiden wird. Lass jede Hälfte mit eigenen Worten sagen, dass etwas fehlt: Mehr Tipp braucht es nicht.',
  },
  door: {
    name: 'Haustür',
    says: 'Wo andere Türen ein Schloss haben, hat diese eine runde Mulde, so groß wie eine Medaille.',
  },
  items: {
    rug: {
      name: 'Teppich',
      says: 'Er hat eine Beule.',
      saysOpened: 'Darunter liegt eine halbe Medaille.',
    },
    leftHalf: { name: 'Linke Hälfte', says: 'FÜR HERVORRAGENDE BESCH, steht da, und dann hört es auf.' },
    suitcase: {
      name: 'Koffer',
      says: 'Gepackt für eine Preisverleihung, seit 1974.',
      saysOpened: 'Ein Frackhemd, und in der Brusttasche eine halbe Medaille.',
    },
    rightHalf: { name: 'Rechte Hälfte', says: 'EIDENHEIT. Der Anfang fehlt.' },
    medal: { name: 'Medaille', says: 'FÜR HERVORRAGENDE BESCHEIDENHEIT.' },
    bust: {
      name: 'Professor',
      says: 'Der Professor in Marmor. Auf dem Sockel: NICHT GUT GETROFFEN, ICH BIN WEIT SCHÖNER.',
    },
    chessboard: {
      name: 'Schachbrett',
      says: 'Weiß ist am Zug. Der Professor denkt seit 1974 nach.',
      saysOpened: 'Matt. Es war klug, sich Zeit zu lassen: Die Schublade für den Preis ist leer.',
    },
    mother: {
      name: 'Bildnis einer Dame',
      says: 'Die Mutter des Professors. Auch sie wundert sich nicht.',
    },
  },
});
