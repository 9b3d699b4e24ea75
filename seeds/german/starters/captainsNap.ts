import { captainsNap } from '../../starters/captainsNap.ts';
import { translateRecipe } from '../translateRecipe.ts';

export const captainsNapInGerman = translateRecipe(captainsNap, 'de', {
  roomName: 'Das Nickerchen der Kapitänin',
  introduction:
    'Nach dem Mittagessen schläft die Kapitänin, und mit ihr das ganze Schiff. Ihre Truhe hat drei Schlüssellöcher: eins für das, was sie versteckt, eins für das, was sie wegschließt, und eins für das, was ihrer Meinung nach nie jemand von der Stelle bewegt.\n\nDer Schlüssel zur Tür liegt in der Truhe. Die Suppe war sehr gut; du hast zehn Minuten.',
  craft: {
    idea: 'Eine Nabe: drei Wege, ein Schloss',
    note: 'Drei Rätsel lassen sich in beliebiger Folge lösen, auch von dreien zugleich, und alle führen zur Truhe, die drei Schlüssel nimmt. In ihrem Panel stehen „Schlüssel 2“ und „Schlüssel 3“ unter dem ersten. Eine Nabe hat für eine ganze Gruppe zu tun, und niemand sitzt fest, solange anderswo noch etwas geht. Mach einen Weg einfach, einen etwas schwerer, und einen, der einen zweiten Blick braucht.',
  },
  startName: 'Kajüte',
  scenes: { hatch: 'Unter dem Teppich' },
  door: {
    name: 'Kajütentür',
    says: 'Von innen abgeschlossen, von jemandem, der hinter der Wand schnarcht.',
  },
  items: {
    chest: {
      name: 'Truhe mit drei Schlüssellöchern',
      says: 'Das Blech lässt sich zur Seite drehen. Darunter sind drei: ein goldenes, ein silbernes und ein kupfernes.',
      saysOpened: 'Es klickt dreimal nacheinander. In der Truhe liegt ein vierter Schlüssel, ganz allein.',
      hints: [
        'Drei Schlüssel, drei Verstecke: etwas, das liegt, etwas, das verschlossen ist, etwas Schweres.',
      ],
    },
    doorKey: { name: 'Türschlüssel' },
    rug: {
      name: 'Teppich',
      says: 'Beim Kartenspiel gewonnen. Er liegt da, als läge etwas darunter.',
      saysOpened: 'Eine Luke, von der niemand wissen sollte, und eine Leiter hinab. Sieh genauer hin.',
    },
    goldKey: { name: 'Goldener Schlüssel', says: 'Was sie versteckt.' },
    box: {
      name: 'Schmuckkästchen',
      says: 'Drei Rädchen mit Ziffern, und eine Karte: MEINE GLÜCKSZAHL, RÜCKWÄRTS.',
      saysOpened: 'Perlen, ein Ring und ein silberner Schlüssel. Was sie wegschließt.',
      hints: ['Ihre Glückszahl steht im Logbuch.'],
    },
    silverKey: { name: 'Silberner Schlüssel' },
    log: {
      name: 'Logbuch',
      says: '„Tag 217. Schon wieder meine Glückszahl, wie an jedem Tag, der 217 heißt. Nach dem Essen geschlafen.“',
    },
    crate: {
      name: 'Kiste mit Kanonenkugeln',
      says: 'So schwer, dass sie niemand bewegt. Nur ein wenig, nach links.',
      saysOpened:
        'Stroh, keine einzige Kanonenkugel, und ein kupferner Schlüssel. Was nie jemand von der Stelle bewegt.',
    },
    copperKey: { name: 'Kupferner Schlüssel' },
    birdcage: {
      name: 'Papagei',
      says: 'Der Papagei hat sich das Fluchen abgewöhnt, und sonst hat er nichts zu sagen.',
      saysOpened:
        'Jetzt sitzt er auf seinem eigenen Dach und bewacht mit geschlossenen Augen seine Eier, ganz wie eine Kapitänin.',
    },
    sign: {
      name: 'Schild',
      says: 'Zum Anker. Du drehst es um, und hinten steckt ein Zettel: RUHE. Wer hier zuletzt gepfiffen hat, schwimmt noch.',
    },
  },
});
