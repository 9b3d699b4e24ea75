import type { Story } from './model.ts';

export const theParrot: Story = {
  id: 'the-parrot',
  theme: 'sea',
  form: 'narrator',
  owner: { en: 'Captain', de: 'Kapitänin', gender: 'f' },
  people: [
    { en: 'bosun', de: 'Bootsmann', gender: 'm' },
    { en: 'ship’s cook', de: 'Schiffskoch', gender: 'm' },
    { en: 'cabin boy', de: 'Schiffsjunge', gender: 'm' },
    { en: 'gunner', de: 'Kanonierin', gender: 'f' },
    { en: 'surgeon', de: 'Schiffsarzt', gender: 'm' },
  ],
  keywords: ['parrot', 'pirate', 'treasure', 'papagei', 'pirat', 'piraten', 'schatz'],
  en: {
    titles: ['The Parrot Knows', 'Cards on the Table', '{owner} Goes Ashore'],
    introduction:
      '{owner} lost the ship at cards last night, won it back at dawn, and has gone ashore to tell everybody. You were part of the stake, and in all the joy nobody unlocked the cabin. The crew are [singing|asleep] on deck. The parrot has heard every secret on board and has been taught to answer every question with the same [rude|long] word, so that leaves the paper; these people write a great deal, for pirates.',
    about: 'In the ship’s papers the voyage goes by the name of “{about}”.',
    greetings: [
      'Between two watches, by the light of the galley:',
      'To be thrown overboard, if I remember:',
      'Cap’n, since you will not listen, I write:',
    ],
    reasons: [
      'She trusts no one of us with the whole of it, and the parrot with none.',
      'Signed with my own hand, the other being a hook.',
      'If I fall overboard, let this count as my share.',
    ],
    looks: [
      'The parrot has chewed {thing} on the side that cannot be seen from the bunk.',
      '{owner} won it from {two}, who won it from the surgeon, who won it from a bishop.',
      'You ask the parrot about {thing}. You could have thought what it would say.',
    ],
    beats: [
      'The parrot says the word. It is as rude as they told you, but well pronounced.',
      'On deck they have got to the verse about the bosun’s aunt. The parrot joins in, a beat too early.',
      'The parrot has come down to the back of a chair, sideways, and looks at your hands. It says nothing, which is new.',
    ],
    door: 'She won its lock at cards. There are teeth marks at the height of a parrot.',
    ending:
      'On deck there is wind, and a shore that is closer than you feared. {owner} is rowing back with a [hat full of coins|new hat] and stops when she sees you.\n\n“Who let you out?” The parrot looks the other way and says the word.',
    aboutEnding: 'She has had it painted on the bow: “{about}”. It runs a little.',
  },
  de: {
    titles: ['Der Papagei weiß es', 'Karten auf den Tisch', '{owner} geht an Land'],
    introduction:
      'Letzte Nacht hat {owner} das Schiff beim Kartenspiel verloren, im Morgengrauen zurückgewonnen und ist nun an Land, um es allen zu erzählen. Du warst ein Teil des Einsatzes, und vor lauter Freude hat niemand die Kajüte aufgeschlossen. Die Mannschaft [singt|schläft] an Deck. Der Papagei kennt jedes Geheimnis an Bord und antwortet, so hat man es ihm beigebracht, immer mit demselben [frechen|langen] Wort. Bleibt das Papier; für Piraten schreiben diese Leute viel.',
    about: 'In den Schiffspapieren heißt die Fahrt „{about}“.',
    greetings: [
      'Zwischen zwei Wachen, beim Licht der Kombüse:',
      'Über Bord zu werfen, falls ich daran denke:',
      'Käpt’n, zuhören wollt Ihr ja nicht, also schreibe ich:',
    ],
    reasons: [
      'Das Ganze vertraut sie keinem von uns an und dem Papagei gar nichts.',
      'Unterschrieben mit eigener Hand, die andere ist ein Haken.',
      'Falls ich über Bord gehe, gilt das als mein Anteil.',
    ],
    looks: [
      'Der Papagei hat an {thing:d} geknabbert, auf der Seite, die man von der Koje aus nicht sieht.',
      'Gewonnen hat es {owner} von {two}, der es von einem Arzt gewann, der es von einem Bischof gewann.',
      'Du fragst den Papagei, was er von {thing:d} hält. Die Antwort hättest du dir denken können.',
    ],
    beats: [
      'Der Papagei sagt das Wort. Es ist so unanständig wie angekündigt, aber schön ausgesprochen.',
      'An Deck sind sie bei der Strophe über die Tante des Bootsmanns. Der Papagei fällt ein, etwas zu früh.',
      'Der Papagei ist seitwärts auf eine Lehne geklettert und sieht dir auf die Finger. Er sagt nichts, und das ist neu.',
    ],
    door: 'Ihr Schloss hat sie beim Kartenspiel gewonnen. In Höhe eines Papageis sind Bissspuren.',
    ending:
      'An Deck weht Wind, und das Ufer ist näher als befürchtet. {owner} rudert gerade zurück, mit [einem Hut voller Münzen|einem neuen Hut], und hält inne, als sie dich sieht.\n\n„Wer hat dich hinausgelassen?“ Der Papagei sieht weg und sagt das Wort.',
    aboutEnding: 'Am Bug hat sie es hinmalen lassen: „{about}“. Die Farbe läuft noch ein wenig.',
  },
};
