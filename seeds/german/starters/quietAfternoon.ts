import { quietAfternoon } from '../../starters/quietAfternoon.ts';
import { translateRecipe } from '../translateRecipe.ts';

export const quietAfternoonInGerman = translateRecipe(quietAfternoon, 'de', {
  roomName: 'Ein stiller Nachmittag',
  introduction:
    'Tante Clara hat sich für eine Stunde hingelegt und das ganze Haus mitgenommen. Du bist auf dem Dachboden, bei ihrer Kindheit, und die Tür ist abgeschlossen, damit du die Nachbarn nicht störst.\n\nIhr Alter verrät sie nie. Gemalt hat sie es allerdings.',
  craft: {
    idea: 'Eine Zahl zum Ausrechnen',
    note: 'Kein Text enthält den Code: Das Gemälde sagt, wie alt jemand in welchem Jahr war, und die Truhe fragt nach dem Geburtsjahr. In ihrem Panel steht „Geht auf mit“ auf „Antwort“, und „Ein Bild zeigt die Antwort“ ist an; dass kein Text ihn enthält, ist hier so gewollt. Prüf so ein Rätsel, indem du es jemandem erzählst: Wer dazu Papier braucht, braucht einen Tipp.',
  },
  door: { name: 'Tür', says: 'Abgeschlossen. Dahinter schnarcht Tante Clara auf Französisch.' },
  items: {
    rug: {
      name: 'Teppich',
      says: 'Du siehst darunter nach. In der Mulde dort, unter einem Tuch, ist noch 1931.',
    },
    painting: {
      name: 'Gemälde',
      says: 'Berge mit sehr festen Umrissen. Auf dem Rahmen: GEMALT VON CLARA, MIT NEUN JAHREN, 1931. Das Loch dahinter war für ihr Erspartes.',
    },
    chest: {
      name: 'Nähtruhe',
      says: 'Ein Feld mit zehn Tasten für vier Ziffern, und eine Karte in fester Schrift: MEIN GEBURTSJAHR. ALS OB DAS JEMAND WISSEN KÖNNTE.',
    },
    houseKey: { name: 'Hausschlüssel' },
    dresser: { name: 'Kommode', says: 'Gefaltete Deckchen. Unter den Deckchen: Deckchen.' },
    cake: {
      name: 'Geburtstagstorte',
      says: 'Fünf Kerzen. Tante Clara rundet ab.',
      saysOpened:
        'Du zündest sie an und wünschst dir einen Schlüssel. Ein Stück fehlt schon; ein Schlüssel liegt nicht darin.',
    },
    gift: {
      name: 'Geschenk',
      says: 'Vom letzten Jahr, die Schleife ist noch dran. Sie macht es auf, wenn sie jünger ist.',
      saysOpened: 'Seidenpapier. Unter dem Seidenpapier: ein Deckchen.',
    },
    dollsHouse: { name: 'Puppenhaus', says: 'Auch darin haben sich alle für eine Stunde hingelegt.' },
    horse: {
      name: 'Schaukelpferd',
      says: 'Es ist schon sehr lange unterwegs. Es wüsste die Zahl, aber es zählt nicht.',
    },
    roundWindow: { name: 'Rundes Fenster', says: 'Dächer, und darunter Kinder, die Lärm machen dürfen.' },
    drawing: {
      name: 'Zeichnung',
      says: 'Ein Haus und eine Sonne. Kein einziges Deckchen weit und breit: ein Frühwerk.',
    },
    toys: {
      name: 'Regal mit Spielzeug',
      says: 'Ein Bär, drei Klötze und ein Turm aus Ringen. Sie sind seit 1931 leise. Einer muss es ja sein.',
    },
  },
});
