import { armchairExplorer } from '../rooms/armchairExplorer.ts';
import { translateRecipe } from './translateRecipe.ts';

export const armchairExplorerInGerman = translateRecipe(armchairExplorer, 'de', {
  roomName: 'Der Lehnstuhlreisende',
  introduction:
    'Sir Ambrose Tilt hat elf Bücher über die Enden der Welt geschrieben. Elf Nachbarn schwören, dass er sein Arbeitszimmer nie verlassen hat.\n\nDie Abendpost will bis heute Abend den Beweis, und darum bist du hier. Frau Pell hat deinen Hut genommen, gesagt, Sir Ambrose sei nur eben ans Tor gegangen, die Zeitung holen, was gar nicht seine Art sei, und die Gartentür hinter dir zugemacht. Der Tee auf seinem Schreibtisch ist noch warm, und eben gab der Boden einen kleinen, höflichen Ruck.',
  ending:
    '„Danke“, sagt die Tür, und vor ihr ist wieder ein Gartenweg. Pantoffeln kommen näher, noch sieht man sie nicht. In vierzig Jahren hat Sir Ambrose Tilt sein Arbeitszimmer ein einziges Mal verlassen, heute Abend, um die Zeitung zu holen. Da fuhr es ohne ihn.\n\n„So sieht das also von hier aus“, sagt seine Stimme.\n\nDu hast deinen Beweis: Die Nachbarn haben recht, und die Bücher auch. Er ist nie verreist, nur sein Zimmer. Und wie weit du gekommen bist, wird nie jemand drucken.',
  startName: 'Arbeitszimmer',
  scenes: {
    desk: 'Auf dem Schreibtisch',
    drawer: 'In der Schublade',
    shelf: 'Sein eigenes Brett',
    wall: 'Hinter dem Gemälde',
    machine: 'Hinter der Klappe',
  },
  door: {
    name: 'Gartentür',
    says: 'Die Klinken lassen sich drehen, mehr nicht. „Nur Rückfahrkarten“, sagt dazwischen das Holz wie ein Schaffner, „und bitte beide Hälften.“ Die Scheiben sind grau, und kein Garten ist mehr darin.',
  },
  items: {
    rug: {
      name: 'Teppich',
      says: 'Der Teppich ist warm, von unten. In der Mulde darunter liegt ein Tuch, und unter dem Tuch sind Dielen, warm wie ein Ofen. Mehr ist da nicht.',
    },
    desk: {
      name: 'Schreibtisch',
      says: 'Ein Schreibtisch mit Rollladen.',
      saysOpened:
        'Der Rollladen geht seufzend hoch: grünes Leder, und mehr darauf, als man von hier aus sieht. Sieh genauer hin.',
    },
    globe: {
      name: 'Globus',
      says: 'Weit gereist, für einen Globus. Am Äquator geht er auf: zwei Flaschen und die Sterne beider Hälften.',
    },
    painting: {
      name: 'Gemälde',
      says: 'Berge. Auf dem Rahmen ein Schild: GESEHEN VON MEINEM SCHREIBTISCH. Und kleiner: Es öffnet sich dem, der meine vier Gefährten in der Reihe begrüßt, in der sie zu mir kamen. Antippen genügt.',
      saysOpened:
        'Es klickt, und das Bild schwingt in Angeln zur Seite. Dahinter, in seinem Schatten, ist eine eiserne Klappe, an der Messing glänzt. Sieh genauer hin.',
      hints: [
        'Sein Tagebuch weiß, wer wann kam.',
        'Die Gefährten stehen im Arbeitszimmer herum: Globus, Farn, General, Uhr. In welcher Reihe kamen sie?',
      ],
    },
    clock: {
      name: 'Uhr',
      says: 'Zehn nach zehn, irgendwo. Innen an die Rückwand hat jemand eine Sonne gezeichnet: Wo er angeblich ist, scheint sie immer.',
    },
    general: {
      name: 'General',
      says: 'Der General. Du kippst seinen Kopf nach hinten, und er sieht immer noch auf alle herab, auf die Uhr am meisten.',
    },
    fern: {
      name: 'Farn',
      says: 'Von den Inseln. Jemand gießt ihn, und in seinem Topf lässt ihm jemand ein Licht brennen.',
    },
    suitcase: {
      name: 'Koffer',
      says: 'Aufkleber von überall. Das Schloss lässt sich hochklappen, und darunter sind farbige Steine zum Drücken: MEINE EHREN, VON LINKS NACH RECHTS.',
      saysOpened: 'Zwei Hemden, noch gefaltet, und ein Schlüssel. Er reist mit leichtem Gepäck.',
      hints: ['Ehren hängen an Bändern. Seine liegen in einer Schublade.'],
      lock: { wrongText: 'Der Koffer ist nicht beeindruckt.' },
    },
    armchair: {
      name: 'Lehnstuhl',
      says: 'Sein Lehnstuhl. Die Delle darin ist vierzig Jahre tief, und unter dem Polster sind Krümel aus aller Welt.',
    },
    goldKey: { name: 'Goldener Schlüssel' },
    diary: {
      name: 'Tagebuch',
      says: 'Meine Gefährten, damit darüber nicht wieder Streit ist:\n\nVor dem Farn war niemand da als der Globus. Die Uhr kam zuletzt, und der General lässt sie das bis heute spüren.',
    },
    pell: {
      name: 'Brief von Frau Pell',
      says: 'Gnädiger Herr,\n\num acht Uhr abends wird gegessen, wie immer. Eine Viertelstunde davor erwarte ich den Rumms. Nicht früher, denn da mähe ich den Rasen, und nicht später, denn es gibt Suppe.\n\nPell',
    },
    silverKey: { name: 'Silberner Schlüssel' },
    outward: {
      name: 'Hinfahrt',
      says: 'TILTS REISENDES ARBEITSZIMMER, HINFAHRT. Eine halbe Fahrkarte; die Kante sieht aus wie eine Küste, und zu einer Küste gehört eine andere.',
    },
    return: {
      name: 'Rückfahrt',
      says: 'TILTS REISENDES ARBEITSZIMMER, RÜCKFAHRT. Eine halbe Fahrkarte; die Kante sieht aus wie eine Küste, und zu einer Küste gehört eine andere.',
    },
    ticket: { name: 'Rückfahrkarte', says: 'Beide Hälften, und die Küsten passen. EINE PERSON, NACH HAUSE.' },
    portrait: {
      name: 'Bildnis',
      says: 'Der alte Herr Tilt. Er kam einmal bis zum Gartentor und schrieb ein Buch darüber.',
    },
    clips: { name: 'Büroklammern', says: 'Für Papiere, die lieber reisen würden.' },
    button: { name: 'Knopf', says: 'Sein Mantel ist weiter gekommen als er.' },
    ink: { name: 'Tintenfass', says: 'Meerblau, bis zum Boden.' },
    blotter: {
      name: 'Schreibunterlage',
      says: 'Was er zuletzt schrieb, hat abgefärbt, rückwärts. Vielleicht heißt es „Suppe“.',
    },
    dial: {
      name: 'Kleine Erde',
      says: 'Eine Erde unter Glas, und am Rand ein kleines Haus. Die Nadel zeigt, wie weit es bis dahin ist.',
    },
    window: {
      name: 'Fenster',
      says: 'Abend über Hügeln, die nicht ganz stillstehen. Es wird am alten Glas liegen.',
    },
    bookcase: {
      name: 'Bücherschrank',
      says: 'Bücher von anderen. Seine eigenen haben ein Brett für sich.',
    },
    chart: {
      name: 'Karte',
      says: 'Eine gepunktete Linie verlässt ein kleines Haus und biegt dreimal ab, bis sie an ein Kreuz kommt. Hinten, mit Bleistift: „Erst zum Eis. Dann in den Sonnenaufgang. Dann halb Sonnenaufgang, halb Palmen. Dann wieder zum Eis. Hier, glaube ich.“',
    },
    tea: {
      name: 'Tasse Tee',
      says: 'Noch warm. Der Löffel klingelt ganz leise am Unterteller, wie im Zug.',
    },
    compass: {
      name: 'Kompass',
      says: 'Die Nadel geht langsam im Kreis, wie ein Minutenzeiger. Das tun Nadeln nicht. Und Häuser auch nicht.',
    },
    pen: {
      name: 'Feder',
      says: 'Damit schrieb er „Allein unter Pinguinen“. Sie ist von einer Gans.',
    },
    drawer: {
      name: 'Schublade',
      says: 'Drei Messingräder mit Buchstaben, und auf ihrem Blech: MEINE ABGEGRIFFENEN BÄNDE, UND WIE SIE ANFANGEN.',
      saysOpened:
        'Sie sagt WEG und gleitet von selbst auf, als stünde der Boden schief. Darin glänzt etwas. Sieh genauer hin.',
      hints: ['Drei Bücher auf seinem eigenen Brett sind abgegriffen. Nimm sie von links nach rechts.'],
      lock: { password: 'W E G' },
    },
    stiff: {
      name: 'Steife Bücher',
      says: 'Acht von seinen elf. Sie sind so steif wie am Tag, als sie gedruckt wurden, und ihre Titel auch.',
    },
    firstWorn: {
      name: 'Abgegriffenes Buch links',
      says: '„Wale, die mich ansahen“. Der Sand zwischen den Seiten ist echt.',
    },
    secondWorn: {
      name: 'Abgegriffenes Buch in der Mitte',
      says: '„Ein Sommer auf Spitzbergen“. Es schlägt sich bei der Karte von selbst auf.',
    },
    thirdWorn: {
      name: 'Abgegriffenes Buch rechts',
      says: '„Grönland zu Fuß“. Jemand hat eine sehr kleine Blume darin getrocknet.',
    },
    sweets: { name: 'Glas mit Bonbons', says: 'Eins für jede Meile, die er gelaufen ist. Es ist voll.' },
    skull: { name: 'Schädel', says: 'Gips. Auch an ihm hängt ein Preis.' },
    medals: {
      name: 'Orden',
      says: 'FÜR TAPFERKEIT IN DER FREMDE. Von links nach rechts: der Orden vom Mohn, vom Farn, von der Zitrone und vom Meer, jeder an seinem Band. Auf den Rückseiten: die Preise.',
    },
    passport: {
      name: 'Reisepass',
      says: 'Sir Ambroses Pass. Kein einziger Stempel. Da hast du deinen Beweis: Er hat dieses Haus nie verlassen. Du schreibst es auf und legst ihn zurück; was Diebe bringen, beweist nichts.',
    },
    twine: {
      name: 'Knäuel',
      says: 'Vierzig Meter davon, und alle riechen nach Meer.',
    },
    pencils: {
      name: 'Stifte und Lineal',
      says: 'Auf dem Lineal steht ZOLL. Jemand hat ergänzt: ODER MEILEN.',
    },
    back: {
      name: 'Rückseite des Gemäldes',
      says: 'Der Stempel eines Händlers, mit Bergen darin. Er hat die Aussicht nach Metern gekauft.',
    },
    hatch: {
      name: 'Eiserne Klappe',
      says: 'Zwei Schlüssellöcher nebeneinander, ein goldenes und ein silbernes. Die Klappe will beide Schlüssel.',
      saysOpened:
        'Die Klappe schwingt nach innen. Dahinter summt die ganze Zeit schon eine Maschine: Zeiger und eine kleine Erde unter Glas. Ein Schild: TILTS REISENDES ARBEITSZIMMER, Nr. 1. Er hat es nie verlassen. Verreist ist das Zimmer.',
      hints: [
        'Zwei Schlüssellöcher, zwei Schlüssel: Einer liegt in einer Schublade, einer hat schon gepackt.',
      ],
    },
    course: {
      name: 'Steuerknüppel',
      says: 'Ein Knüppel mit roter Kugel, in acht Richtungen zu drücken. Ein Schild: NACH HAUSE, STRECKE FÜR STRECKE.',
      saysOpened:
        'Die kleine Erde dreht sich, bis ihre Nadel auf das Haus zeigt, und der Schlitz darunter streckt eine halbe Fahrkarte heraus.',
      hints: [
        'Die Karte auf dem Schreibtisch zeigt den Hinweg, vom Haus zum Kreuz.',
        'Wer heimfährt, nimmt die letzte Strecke zuerst, und jede andersherum.',
      ],
      lock: { wrongText: 'Der Boden neigt sich ein wenig, überlegt es sich und neigt sich zurück.' },
    },
    arrival: {
      name: 'Ankunftstafel',
      says: 'Vier Klappen ohne Zahl, und darunter klappt ein Tastenfeld heraus. Ein Schild: ANKUNFT, WIE DIE BAHN DIE STUNDEN ZÄHLT.',
      saysOpened:
        'Die Klappen rattern einmal herum und sind wieder leer: notiert. Der Schlitz darunter streckt eine halbe Fahrkarte heraus.',
      hints: ['Frau Pell erwartet einen Rumms.', 'Um acht Uhr abends zeigt eine Bahnhofsuhr 20:00.'],
      lock: {
        wrongText:
          'Die Klappen rattern ganz herum und bleiben leer. Irgendwo unten stünde dann jemand auf dem Rasen.',
      },
    },
    gauges: { name: 'Drei Anzeigen', says: 'HÖHE, TEMPO und SUPPE. Alle drei stehen deutlich über null.' },
    levers: {
      name: 'Fünf Hebel',
      says: 'Hoch, runter, schnell, langsam und Tee, den Zeichen darunter nach. Nur der letzte lässt sich bewegen.',
    },
  },
});
