import { whereTheresAWill } from '../rooms/whereTheresAWill.ts';
import { translateRecipe } from './translateRecipe.ts';

export const whereTheresAWillInGerman = translateRecipe(whereTheresAWill, 'de', {
  roomName: 'Der allerletzte Wille',
  introduction:
    'Großtante Mina hat ihr Haus fünf Erben vermacht: ihrem Bruder, ihrer Nichte, ihrer Katze, einer Ritterrüstung und sich selbst. „Vielleicht komme ich ja wieder“, steht im Testament.\n\nDie fünf sind sich seit 1911 in nichts einig. Also ließ sie fünf Schlösser in die Gartentür bauen und versteckte jeden Schlüssel dort, wo sein Besitzer niemals nachsehen würde. Der Notar hat alles vorgelesen, hinter sich abgeschlossen und ist zum Abendessen gegangen. Er wünscht viel Freude aneinander.',
  ending:
    'Fünf Schlüssel drehen sich zugleich; es ist das Erste, was diese Familie je zusammen getan hat. Draußen ist Morgen, und der Weg geht über die Hügel dorthin, wo es Frühstück gibt.\n\nDas Haus bekommt die Katze. Es stand im Kleingedruckten, und gelesen hatte es nur sie.',
  debrief:
    'Welches Schloss hat am längsten gedauert, und was habt ihr versucht, bevor es aufging?\nWer aus eurem Team hat etwas gesehen, das sonst niemand gesehen hatte?\nWo habt ihr vergeblich gesucht, und warum dachtet ihr, dass dort etwas sein muss?',
  startName: 'Halle',
  scenes: { nursery: 'Kinderzimmer' },
  door: {
    name: 'Gartentür',
    says: 'Fünf Schlüssellöcher, keins für jemand Bestimmten. ONKEL, NICHTE, KATZE, SIR, MINA: BITTE ALLE.',
    hints: [
      'Zwei Schlüssel sind in der Halle, drei im Kinderzimmer. Was hier aufgeht, wird dort verraten, und umgekehrt.',
    ],
  },
  items: {
    piano: {
      name: 'Klavier',
      says: 'Die Nichte sollte jeden Tag üben. Seit 1908 ist es abgeschlossen, und unter dem Schlüsselloch klappt ein sehr kurzes Klavier heraus. Auf dessen Deckel: IHR SCHLAFLIED.',
      saysOpened:
        'Den Rest summt es von allein. Zwischen den Hämmern liegt der Schlüssel der Nichte; hier hätte sie nie nachgesehen.',
      hints: ['Ein Schlaflied hängt dort, wo Kinder schlafen.'],
      lock: { wrongText: 'In ihrem Rahmen zuckt die Nichte zusammen. Du bist dir fast sicher.' },
    },
    nieceKey: { name: 'Schlüssel der Nichte' },
    suitcase: {
      name: 'Koffer des Onkels',
      says: 'Seit 1911 will er gleich abreisen. Das Schloss lässt sich hochklappen, und darunter sind bunte Steine zum Drücken: RINGE, WIE SIE AUF DEN STAB KOMMEN.',
      saysOpened:
        'Zwei saubere Hemden für den Notfall und der Schlüssel der Katze. Einem Koffer kommt keine Katze zu nahe.',
      hints: ['Manche Ringe sind Schmuck, manche sind Spielzeug. Die hier sieht jemand, der oben ist.'],
      lock: { wrongText: 'Er bleibt zu. Bleiben ist er gewohnt.' },
    },
    catKey: { name: 'Schlüssel der Katze' },
    rules: {
      name: 'Kinderzimmerordnung',
      says: 'KINDERZIMMERORDNUNG\n\nRuhe bis zum Frühstück. Keine Katzen im Puppenhaus. Abfahrt des Kuchens: 15:35, pünktlich.\n\nEuer Onkel',
    },
    will: {
      name: 'Testament',
      says: '„Ferner: eine Truhe im Kinderzimmer. Sie geht auf bei dem, woraus diese Familie besteht, und zwar in dieser Reihenfolge.\n\n:crown: :fish: :key: :heart:\n\nDie Krone haben wir verspielt. Der Fisch gehörte der Katze.“',
    },
    stairs: { name: 'Treppe', says: 'Hinauf ins Kinderzimmer.' },
    uncle: {
      name: 'Bildnis des Onkels',
      says: 'Der Onkel, im Rahmen. Es musste schnell gehen: Er wollte gerade abreisen.',
    },
    niece: {
      name: 'Bildnis der Nichte',
      says: 'Die Nichte, im Rahmen, mit Schleife. Eben hat man sie gebeten, etwas vorzuspielen.',
    },
    mina: {
      name: 'Bildnis von Großtante Mina',
      says: 'Großtante Mina, im größten Rahmen. Das hier lässt sie sich um nichts in der Welt entgehen.',
    },
    cat: {
      name: 'Bildnis der Katze',
      says: 'Die Katze, im vierten Rahmen und mit Halskrause. Das Bild hängt schief; das war sie.',
    },
    sir: {
      name: 'Sir',
      says: 'Der einzige Ritter in der einzigen Nische. Er gehört am längsten zur Familie und hat noch nie jemanden unterbrochen.',
    },
    chandelier: {
      name: 'Kronleuchter',
      says: 'Sechs Kerzen auf einem eisernen Reif. Ihn haben die Spinnen bekommen, laut einem früheren Testament.',
    },
    archway: {
      name: 'Durchgang',
      says: 'Hier geht es in die Küche. Die Köchin hat sich eingeschlossen, bis ihr alle fort seid.',
    },
    sheet: {
      name: 'Sessel unter einem Tuch',
      says: 'Du hebst das Tuch. Ein Sessel, und er ist noch warm: Der Notar las im Sitzen.',
    },
    clock: {
      name: 'Uhr im Kinderzimmer',
      says: 'Zehn nach zehn, und dabei bleibt es, bis jemand die Zeiger verstellt. Hinter dem Zifferblatt wartet ein Kuckuck auf die richtige Zeit. In Kinderschrift: WANN GIBT ES KUCHEN?',
      saysOpened:
        'Das Zifferblatt geht auf. Im Uhrwerk hängt Minas eigener Schlüssel: Sie hat nie jemanden gefragt, wie spät es ist.',
      hints: [
        'Die Ordnung des Onkels hängt in der Halle, wo kein Kind sie lesen konnte.',
        'Er schreibt wie die Bahn. Wo sie 15 sagt, zeigt eine Uhr im Kinderzimmer auf die 3.',
      ],
      lock: { wrongText: 'Sie tickt einmal, aus Mitleid.' },
    },
    minaKey: { name: 'Minas Schlüssel' },
    chest: {
      name: 'Spielzeugtruhe',
      says: 'Das Schlossblech klappt herunter: vierundzwanzig kleine Bilder für sehr kleine Finger. WORAUS SIND WIR GEMACHT?',
      saysOpened: 'Kein Spielzeug, ein Schlüssel. Sir ist zu alt für so etwas: Er kam mit vierzig zur Welt.',
      hints: ['Woraus die Familie gemacht ist, steht im Testament.'],
    },
    sirKey: { name: 'Sirs Schlüssel' },
    gift: {
      name: 'Geschenk',
      says: 'Eingepackt 1911. Unter der Schleife sind drei Zahlenräder und eine Karte: FÜR MEINEN BRUDER, DER ZUM ZÄHLEN SEINE LEUTE HAT. KERZEN ÜBER DEM KOPF, GESICHTER IN RAHMEN, RITTER IN NISCHEN.',
      saysOpened:
        'Sehr viel Seidenpapier und der Schlüssel des Onkels. Zum Zählen hat er nie jemanden heraufgeschickt.',
      hints: ['Alles, was zu zählen ist, ist in der Halle.', 'Auch die Katze hat ein Gesicht.'],
      lock: { wrongText: 'Die Schleife zieht sich fester.' },
    },
    uncleKey: { name: 'Schlüssel des Onkels' },
    lullaby: {
      name: 'Schlaflied',
      says: 'Für die Nichte, zu singen, bis eine von uns schläft:\n\n:so: :mi: :mi: :fa: :re:\n\nIhr Kindermädchen',
    },
    hatch: {
      name: 'Luke',
      says: 'Der Weg herauf. Sie fällt von allein zu, wie hier im Haus alle.',
      saysOpened: 'Sie geht auf und gähnt dabei: eine Leiter, und darunter die Treppe zur Halle.',
    },
    window: {
      name: 'Rundes Fenster',
      says: 'Der Mond über den Dächern anderer Leute. Andere Leute reden miteinander.',
    },
    drawing: {
      name: 'Zeichnung',
      says: 'Ein Haus und eine Sonne, und niemand daheim. Die Nichte, mit sechs.',
    },
    toys: {
      name: 'Spielzeugbord',
      says: 'Ein Bär, drei Klötze und ein Stab mit vier Ringen: Zuerst kam der rote darauf, dann der blaue, der grüne und der gelbe, und ein Knauf hält sie fest.',
    },
    dollsHouse: {
      name: 'Puppenhaus',
      says: 'In jedem Fenster ist Licht, und in jedem sitzt jemand und schmollt.',
    },
    horse: {
      name: 'Schaukelpferd',
      says: 'Wie der Onkel ist es seit Jahren im Begriff abzureisen.',
    },
  },
});
