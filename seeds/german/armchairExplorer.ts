import { armchairExplorer } from '../rooms/armchairExplorer.ts';
import { translateRecipe } from './translateRecipe.ts';

/** Its books spell a longer word in German, so its lock has one wheel more. */
export const armchairExplorerInGerman = translateRecipe(armchairExplorer, 'de', {
  roomName: 'Der Lehnstuhlreisende',
  introduction:
    'Sir Ambrose Tilt hat elf Bücher über die Enden der Welt geschrieben. Elf Nachbarn schwören, dass er sein Arbeitszimmer nie verlassen hat.\n\nDie Abendpost will bis heute Abend den Beweis, und darum bist du hier. Frau Pell hat deinen Hut genommen, die Gartentür hinter dir zugemacht und gesagt, Sir Ambrose sei zum Abendessen zurück, das sei er immer. Der Tee auf seinem Schreibtisch ist noch warm, und eben gab der Boden einen kleinen, höflichen Ruck.',
  ending:
    '„Danke“, sagt die Tür, und vor ihr ist wieder ein Gartenweg. Pantoffeln kommen näher, noch sieht man sie nicht: Sir Ambrose Tilt hatte nur die Zeitung holen wollen, da fuhr sein Arbeitszimmer ohne ihn.\n\n„So sieht das also von hier aus“, sagt seine Stimme.\n\nDu hast deinen Beweis: In vierzig Jahren hat er sein Arbeitszimmer nie verlassen. Und wie weit du gekommen bist, wird nie jemand drucken.',
  startName: 'Arbeitszimmer',
  scenes: { desk: 'Auf dem Schreibtisch', drawer: 'In der Schublade', wall: 'Hinter dem Gemälde' },
  door: {
    name: 'Gartentür',
    says: 'Die Klinken lassen sich drehen, mehr nicht. „Nur Rückfahrkarten“, sagt dazwischen das Holz wie ein Schaffner, „und bitte beide Hälften.“ Die Scheiben sind grau, und kein Garten ist mehr darin.',
  },
  items: {
    rug: {
      name: 'Teppich',
      says: 'Der Teppich ist warm, von unten. Darunter führt eine Leiter hinab ins Licht, und tief unten zieht etwas vorbei.',
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
        'Es klickt, und das Bild schwingt in Angeln zur Seite. Dahinter ist eine Nische aus nackten Ziegeln; sie sind aber auf ein Rollo gemalt, und das Rollo fährt hoch, als du näher kommst. Sieh genauer hin.',
      hints: [
        'Sein Tagebuch weiß, wer wann kam.',
        'Die Gefährten stehen im Arbeitszimmer herum: Globus, Farn, General, Uhr. In welcher Reihe kamen sie?',
      ],
    },
    clock: {
      name: 'Uhr',
      says: 'Zehn nach zehn, irgendwo. An das viele Reisen hat sie sich nie gewöhnt: In ihrem Kasten hat sich ein Zahnrad gelöst.',
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
      says: 'Aufkleber von überall. Farbige Steine zum Drücken, und ein Schild: MEINE EHREN, VON LINKS NACH RECHTS.',
      saysOpened: 'Eine leere Tasche, ein alter Brief und ein Schlüssel. Er reist mit leichtem Gepäck.',
      hints: ['Ehren hängen an Bändern. Seine liegen in einer Schublade.'],
      lock: { wrongText: 'Der Koffer ist nicht beeindruckt.' },
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
      says: 'TILTS REISENDES ARBEITSZIMMER, HINFAHRT. In der Mitte durchgerissen; die Kante sieht aus wie eine Küste.',
    },
    return: {
      name: 'Rückfahrt',
      says: 'TILTS REISENDES ARBEITSZIMMER, RÜCKFAHRT. Auch diese Kante ist eine Küste: das andere Ufer desselben Meeres.',
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
      says: 'Eine Erde unter Glas. Ihre Nadel hat die Häuser hinter sich gelassen.',
    },
    window: {
      name: 'Fenster',
      says: 'Abend über Hügeln, die nicht ganz stillstehen. Es wird am alten Glas liegen.',
    },
    bookcase: {
      name: 'Bücherschrank',
      says: 'Bücher von anderen, und dazwischen seine elf. Sieben hat nie jemand aufgeschlagen. Vier sind abgegriffen; von links nach rechts „Fünf Wochen im Fass“, „Ohne Kamel durch die Gobi“, „Rund um Rhodos“ und „Tausend Tage Thule“.',
    },
    chart: {
      name: 'Karte',
      says: 'Eine gepunktete Linie verlässt ein kleines Haus: gerade nach oben, dann nach rechts, dann schräg nach rechts unten, dann wieder gerade nach oben bis zu einem Kreuz. Neben dem Kreuz, mit Bleistift: „hier, glaube ich“.',
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
      name: 'Füller',
      says: 'Damit schrieb er „Allein unter Pinguinen“. Die Tinte ist noch kalt.',
    },
    drawer: {
      name: 'Schublade',
      says: 'Das Schlossblech lässt sich zur Seite drehen. Darunter sind vier Räder mit Buchstaben, und ein Schild: MEINE ABGEGRIFFENEN BÄNDE, UND WIE SIE ANFANGEN.',
      saysOpened:
        'Sie sagt FORT und gleitet von selbst auf, als stünde der Boden schief. Darin glänzt etwas. Sieh genauer hin.',
      hints: [
        'Einige seiner Bücher sind abgegriffen. Ihre Titel stehen im Bücherschrank, von links nach rechts.',
      ],
      lock: {
        password: 'F O R T',
        face: {
          type: 'wheels',
          wheels: [{ type: 'letters' }, { type: 'letters' }, { type: 'letters' }, { type: 'letters' }],
        },
      },
    },
    medals: {
      name: 'Orden',
      says: 'Vier Orden in einem Kasten. Ihre Bänder sind, von links nach rechts, rot, grün, gelb und blau. FÜR TAPFERKEIT IN DER FREMDE. Auf den Rückseiten: die Preise.',
    },
    passport: {
      name: 'Reisepass',
      says: 'Sir Ambroses Pass. Kein einziger Stempel. Da hast du deinen Beweis: Er hat dieses Haus nie verlassen.',
    },
    twine: {
      name: 'Knäuel',
      says: 'Vierzig Meter davon, und alle riechen nach Meer.',
    },
    pencils: {
      name: 'Stifte und Lineal',
      says: 'Auf dem Lineal steht ZOLL. Jemand hat ergänzt: ODER MEILEN.',
    },
    hatch: {
      name: 'Eiserne Klappe',
      says: 'Wo das Bild hing, hat die Tapete ihre Farbe behalten. In der Mitte ist eine eiserne Klappe mit zwei Schlüssellöchern, einem goldenen und einem silbernen, und hinten auf dem Bild ein Zettel: BEIDE ODER KEINER.',
      saysOpened:
        'Die Klappe schwingt nach innen, und die halbe Wand mit ihr. Dahinter summt die ganze Zeit schon eine Maschine: Zeiger, Hebel, eine kleine Erde unter Glas. Ein Schild sagt TILTS REISENDES ARBEITSZIMMER, Nr. 1.\n\nEr hat es nie verlassen. Verreist ist das Zimmer.',
      hints: [
        'Zwei Schlüssellöcher, zwei Schlüssel: Einer liegt in einer Schublade, einer hat schon gepackt.',
      ],
    },
    course: {
      name: 'Steuerknüppel',
      says: 'Ein Knüppel mit roter Kugel, in acht Richtungen zu drücken. Ein Schild: NACH HAUSE, STRECKE FÜR STRECKE.',
      saysOpened:
        'Die kleine Erde dreht sich unter ihrem Zeiger, und der Schlitz darunter streckt eine halbe Fahrkarte heraus.',
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
      says: 'HOCH, RUNTER, SCHNELL, LANGSAM, TEE. Nur der letzte lässt sich bewegen.',
    },
  },
});
