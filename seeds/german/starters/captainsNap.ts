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
    windows: { name: 'Heckfenster', says: 'Eine Insel, ein Schiff, das Meer. Alle halten ein Nickerchen.' },
    spyglass: {
      name: 'Fernrohr',
      says: 'Du siehst hindurch, auf dein eigenes Augenlid. Es muss ansteckend sein.',
    },
    hourglass: {
      name: 'Sanduhr',
      says: 'Sie läuft, solange die Kapitänin schläft. Bevor sie abläuft, dreht die Kapitänin sie um, ohne aufzuwachen.',
    },
    scrolls: { name: 'Schriftrollen', says: 'Befehle. Alle fangen an mit: Wenn ich aufwache.' },
    smallChart: {
      name: 'Karte an der Kommode',
      says: 'Noch einmal dieselbe Karte, falls sie sich im Schlaf auf die andere dreht.',
    },
    drawer: { name: 'Schublade mit Ring', says: 'Nachtmützen, nach Dienstgrad.' },
    otherDrawer: { name: 'Andere Schublade mit Ring', says: 'Sie klemmt. Dahinter sagt jemand: „Pst.“' },
    rope: {
      name: 'Aufgerolltes Tau',
      says: 'Das andere Ende ist eine Hängematte, und die Hängematte ist besetzt.',
    },
    lantern: { name: 'Laterne', says: 'Ihr Nachtlicht. Niemand spricht es aus.' },
    chart: { name: 'Seekarte', says: 'Ein Kreuz bezeichnet die Stelle, an der man am besten schläft.' },
    cannon: { name: 'Kanone', says: 'Mit einem Kissen geladen. Es ist Nachmittag.' },
    rolledRug: {
      name: 'Aufgerollter Teppich',
      says: 'Du rollst ihn ganz auf, damit niemand stolpert, der aufwacht.',
    },
    crowbar: {
      name: 'Brecheisen',
      says: 'Für alle, die nicht unter Teppiche sehen. Für die Mittagsruhe ist es zu laut.',
    },
  },
});
