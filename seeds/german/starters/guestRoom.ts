import { guestRoom } from '../../starters/guestRoom.ts';
import { translateRecipe } from '../translateRecipe.ts';

/** The answer differs, because the magic word is another one in German. */
export const guestRoomInGerman = translateRecipe(guestRoom, 'de', {
  roomName: 'Das Gästezimmer',
  introduction:
    'Das Gasthaus sei voll, sagte der Wirt, aber im Herrenhaus nebenan sei noch ein Zimmer frei: die Halle. Sie hat Blick auf den Mond und eine Tür, die nur auf gute Manieren hört.\n\nFrühstück gibt es um sieben. Bis dahin wärst du gern woanders.',
  craft: {
    idea: 'Ein Ding versteckt in einem Ding',
    note: 'Das Bett versteckt ein Loch in der Wand, das Loch einen Schlüssel, der Schlüssel öffnet eine Truhe, die Truhe versteckt ein Buch, und im Buch steht das Wort. Jeder Schritt ist ein „Versteck“, ein „Geht auf mit“ oder ein „Führt hierhin“ in einem Panel. Hinter dem Bett ist eine eigene Szene, eine Nahaufnahme der Wand. Stell, was versteckt, nah zu dem, was es versteckt, und lass seine Worte sagen, dass da etwas ist: Gesucht wird unter allem, aber gern mit Grund.',
  },
  startName: 'Gästezimmer',
  scenes: { wall: 'Hinter dem Bett' },
  door: {
    name: 'Gartentür',
    says: 'Von draußen haucht etwas an eine Scheibe. „Wie heißt das Wort?“, fragt es und reicht Papier und Feder herein. Es meint das Zauberwort.',
    lock: { password: 'BITTE' },
  },
  items: {
    rules: {
      name: 'Hausordnung',
      says: '1. Kein Geheul nach zehn. 2. Gäste, die die Tür anschreien, bleiben eine Nacht länger.',
    },
    bed: {
      name: 'Bett',
      says: 'Es steht eine Handbreit von der Wand ab, und an die Wand dahinter hat jemand geschrieben.',
      saysOpened: 'Du hebst die Matratze an. Hinter dem Bett fehlt ein Stein. Sieh genauer hin.',
    },
    chestKey: { name: 'Silberner Schlüssel' },
    chest: {
      name: 'Truhe fürs Gästebuch',
      says: 'Auf dem Deckel steht GÄSTEBUCH. Das Schloss ist anderer Meinung.',
    },
    guestBook: {
      name: 'Gästebuch',
      says: '„Reizende Halle, hervorragendes Echo. Jeden Fluch, den ich kenne, habe ich an der Tür probiert. Am Ende sagte ich BITTE.“ Auf der Seite daneben ein Auge, hellwach.',
    },
    bill: { name: 'Rechnung', says: 'Eine Nacht mit Brot: zwei Silberlinge. Wasser: aus der Wand, gratis.' },
    coin: { name: 'Münze', says: 'Ein Trinkgeld von jemandem, der es nicht so meinte.' },
    straw: {
      name: 'Papierfetzen',
      says: 'Die andere Hälfte steckt in einer Fuge. Zusammen: „An den nächsten Gast: Der Schlüssel lag unter dem Kissen, aber darauf schläft man schlecht.“',
    },
    porter: { name: 'Ritterrüstung', says: 'Der Nachtportier. Niemand steckt darin, aber er hat Dienst.' },
    family: { name: 'Bildnisse', says: 'Die Familie. Sie sieht zum Bett und dann höflich weg.' },
    tally: {
      name: 'Strichliste',
      says: 'Nächte, in Fünfern gezählt: fünf Fünfer und vier. Dann wurde die Wand aufgegeben, oder das Zählen, oder das Zimmer.',
    },
    ring: { name: 'Eiserner Ring', says: 'Für Gäste, die schlafwandeln.' },
    uncle: { name: 'Bildnis eines Onkels', says: 'Auch er kam nur für eine Nacht.' },
    niece: { name: 'Bildnis einer Nichte', says: 'Sie hat gehört, was du über das Frühstück gesagt hast.' },
    archway: {
      name: 'Dunkler Torbogen',
      says: 'Er führt in die Küche, und die Küche führt in diesen Torbogen.',
    },
    cupboard: { name: 'Kammer unter der Treppe', says: 'Offen und leer. Das Einzelzimmer.' },
    sheet: {
      name: 'Sessel unter einem Laken',
      says: 'Du hebst das Laken an. Ein Sessel: Hier sind sogar die Gespenster Möbel.',
    },
    chain: { name: 'Kette', says: 'Ein Klingelzug, sagt das Haus. Er ist etwas schwer dafür.' },
  },
});
