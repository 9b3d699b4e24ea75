import { quietAfternoon } from '../../starters/quietAfternoon.ts';
import { translateRecipe } from '../translateRecipe.ts';

export const quietAfternoonInGerman = translateRecipe(quietAfternoon, 'de', {
  roomName: 'Ein stiller Nachmittag',
  introduction:
    'Tante Clara hat sich für eine Stunde hingelegt und das ganze Haus mitgenommen. Die Tür ist abgeschlossen, damit du die Nachbarn nicht störst.\n\nIhr Alter verrät sie nie. Gemalt hat sie es allerdings.',
  craft: {
    idea: 'Eine Zahl zum Ausrechnen',
    note: 'Kein Text enthält den Code: Das Gemälde sagt, wie alt jemand in welchem Jahr war, und die Truhe fragt nach dem Geburtsjahr. In ihrem Panel ist das Schloss ein Code, und „Ein Bild verrät den Code“ ist an; dass kein Text ihn enthält, ist hier so gewollt. Prüf so ein Rätsel, indem du es jemandem erzählst: Wer dazu Papier braucht, braucht einen Tipp.',
  },
  door: { name: 'Tür', says: 'Abgeschlossen. Dahinter schnarcht Tante Clara auf Französisch.' },
  items: {
    rug: { name: 'Teppich', says: 'Darunter ist die Luke zu den Äpfeln. Es riecht nach letztem Jahr.' },
    painting: {
      name: 'Gemälde',
      says: 'Berge mit sehr festen Umrissen. Auf dem Rahmen: GEMALT VON CLARA, MIT NEUN JAHREN, 1931.',
    },
    clock: { name: 'Uhr', says: 'Sie tickt leise, wie alles in diesem Haus, das bleiben möchte.' },
    chest: {
      name: 'Nähtruhe',
      says: 'Vier Ziffern, und eine Karte in fester Schrift: MEIN GEBURTSJAHR. ALS OB DAS JEMAND WISSEN KÖNNTE.',
    },
    houseKey: { name: 'Hausschlüssel' },
    dresser: { name: 'Kommode', says: 'Deckchen. Unter den Deckchen: Deckchen.' },
    lamp: { name: 'Lampe', says: 'Sie brennt, um drei Uhr nachmittags.' },
    fern: {
      name: 'Farn',
      says: 'Ein Farn. Auch ihn hat noch nie jemand gestört.',
      saysOpened: 'In diesem Topf hätte ein ganzes Geheimnis Platz. Tante Clara hat ihres anderswo.',
    },
    piano: {
      name: 'Klavier',
      says: 'Clara spielt sonntags, für alle, die trotzdem kommen.',
      saysOpened: 'Wo die tiefen Töne waren, hat jemand ein Brett eingebaut. Es war gut gemeint.',
    },
  },
});
