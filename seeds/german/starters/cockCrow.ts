import { cockCrow } from '../../starters/cockCrow.ts';
import { translateRecipe } from '../translateRecipe.ts';

/** The answer differs, because the bird has another name in German. */
export const cockCrowInGerman = translateRecipe(cockCrow, 'de', {
  roomName: 'Der erste Hahnenschrei',
  introduction:
    'Der Zauberer geht in der Nacht zu Bett und steht in der Nacht wieder auf, seit er die Sonne weggeräumt hat; sie störte seine Tränke. Nun hat sie sein Spiegel.\n\nDie Turmtür öffnet sich im Morgengrauen. Grauen wird es aber nicht, wenn nicht jemand dem Spiegel gibt, was er will. Er ist eitel, er ist hungrig, und er ist der Einzige hier, der redet.',
  craft: {
    idea: 'Ein Ort, der sich verwandelt',
    note: 'Geht der Spiegel auf, wird der ganze Raum von Nacht zu Tag, und was die Nacht verbarg, kommt ans Licht. Im Panel des Spiegels nennt „Ändert den Hintergrund von“ die Szene und ihren anderen Hintergrund; auch den Brief und den Weg zum Regal versteckt der Spiegel: In der Nacht findet dort niemand das Tagebuch. So ein Wandel ist die Mitte einer Geschichte: Davor ist der Raum dunkel und fragt das eine, danach fragt derselbe Raum etwas anderes.',
  },
  ending:
    'Die Tür geht auf, und über der Treppe räumt die Nacht ihre Sterne weg, zum ersten Mal seit elf Jahren. Ein Hahn räuspert sich. Er hatte Zeit, etwas Längeres vorzubereiten.',
  startName: 'Turm',
  scenes: { shelf: 'Am Regal' },
  door: {
    name: 'Turmtür',
    says: 'Dahinter schläft etwas mit Federn. Es will bei seinem Namen gerufen werden, und zwar schriftlich: Aus der Tür klappt eine Tafel aus Ton.',
    lock: { password: 'GOCKEL', alsoAccepts: ['DER GOCKEL'] },
  },
  items: {
    chest: {
      name: 'Nachttruhe',
      says: 'Kleine Bilder stehen zur Wahl. Auf dem Deckel: WAS DIE NACHT HAT, IN DER FOLGE, IN DER SIE ES HAT.',
      saysOpened: 'Auf einem Futter wie die Nacht liegt ein Stein, der warm ist.',
      hints: ['Der Vers an der Wand erzählt die Nacht von Anfang an.'],
    },
    verse: {
      name: 'Vers an der Wand',
      says: 'Erst kommt der :moon: und macht sein Licht,\ndann kommt ein :star:, der eilt sich nicht,\nam Schluss schlägt eine alte :bell:,\nund jeder Hahn bleibt in der Hocke.',
    },
    rune: { name: 'Warmer Stein', says: 'Er summt wie jemand, der einen Sommer verschluckt hat.' },
    mirror: {
      name: 'Spiegel',
      says: '„Du siehst müde aus“, sagt der Spiegel. „So sähe ich auch aus, ohne Frühstück. Etwas Warmes, wenn ich bitten darf.“',
      saysOpened: 'Der Spiegel verschluckt den Stein, bekommt Schluckauf und lässt die Sonne los.',
      hints: ['Er möchte etwas Warmes. Auch Steine können warm sein.'],
    },
    letter: {
      name: 'Brief in der Sonne',
      says: 'An den Vogel hinter meiner Tür,\n\naus deinem Namen wollte ich ein Rätsel machen, damit dich niemand weckt. Es ist misslungen. Nun steht er in meinem Tagebuch, so wie er ist, und das Tagebuch steht im Regal, wo es dir zum Lesen zu dunkel ist. Schlaf weiter.',
    },
    diary: {
      name: 'Tagebuch des Zauberers',
      says: '„Den hinter der Tür heute GOCKEL genannt. Sofort war er wach, und die Tür ging auf. Darf dieses Wort nie wieder sagen. Und aufschreiben darf ich es auch nicht.“',
    },
    lamp: {
      name: 'Schild',
      says: 'Zum Licht. Du drehst es um, und hinten steckt ein Zettel: KEIN KRÄHEN VOR DEM MORGENGRAUEN. Und in anderer Schrift: ES GIBT KEIN MORGENGRAUEN.',
    },
    skull: { name: 'Leselampe', says: 'Ein früherer Gehilfe. Die Arbeit ist ihm geblieben.' },
    plant: { name: 'Nachtschatten', says: 'Er gedeiht hier. Sonst keiner.' },
    case: {
      name: 'Regal in der Sonne',
      says: 'In der Nacht waren das Schatten. Jetzt haben die Bücher auf dem mittleren Brett Titel. Sieh genauer hin.',
    },
    titles: {
      name: 'Sieben große Bücher',
      says: '„Finsternis für Anfänger“, „Finsternis für Fortgeschrittene“ und fünf Bände über Pantoffeln.',
    },
    jar: {
      name: 'Glas',
      says: 'Knöpfe in allen Farben. Auf dem Etikett: EINER FÜR JEDEN TAG, DER MIR NICHT GEFEHLT HAT. Es ist das vierte Glas.',
    },
    skullOnShelf: { name: 'Schädel', says: 'Er blinzelt. An das Dunkel hatte er sich gewöhnt.' },
    banner: { name: 'Banner', says: 'Der Mond in allen seinen Gestalten. Damit unterschreibt er.' },
    towerWindow: {
      name: 'Fenster',
      says: 'Eine Burg auf einem Hügel. Wegen ihrer Sonnenuhr haben sie ihm schon geschrieben.',
    },
    telescope: {
      name: 'Fernrohr',
      says: 'Damit hat er die Sonne gesucht, um sicher zu sein, dass sie fort ist.',
    },
    armillary: {
      name: 'Goldene Ringe',
      says: 'Sie drehen sich und zeigen, wo alles wäre, wenn er es in Ruhe ließe.',
    },
    cauldron: {
      name: 'Kessel',
      says: 'Es blubbert. Das Frühstück, dem Geruch nach, oder was daraus werden sollte.',
    },
    ink: { name: 'Tinte und Feder', says: 'Bis eben unsichtbare Tinte. Bei Licht zeigt sich: Sie ist blau.' },
    lyingBooks: {
      name: 'Zwei liegende Bücher',
      says: 'Band sechs und sieben über Pantoffeln. Weiter reichte das Regal nicht.',
    },
    label: {
      name: 'Messingschild',
      says: 'Es steht nichts darauf. Was er nicht sehen kann, weiß er auswendig.',
    },
  },
});
