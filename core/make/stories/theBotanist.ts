import type { Story } from './model.ts';

export const theBotanist: Story = {
  id: 'the-botanist',
  theme: 'jungle',
  form: 'diary',
  owner: { en: 'Doctor', de: 'Doktorin', gender: 'f' },
  people: [
    { en: 'guide', de: 'Führer', gender: 'm' },
    { en: 'butterfly collector', de: 'Schmetterlingssammlerin', gender: 'f' },
    { en: 'cartographer', de: 'Kartograf', gender: 'm' },
    { en: 'cook', de: 'Köchin', gender: 'f' },
    { en: 'missionary', de: 'Missionar', gender: 'm' },
  ],
  keywords: ['plant', 'flower', 'jungle', 'dschungel', 'pflanze', 'urwald'],
  en: {
    titles: ['A Flower That Opens at Dusk', 'Rain Since Tuesday', 'The Temple Waters Itself'],
    introduction:
      'Tuesday. Found the flower. It grows only here, on the inner side of the temple door, and opens once, at dusk. Tuesday, later. Pulled at it. The door came down instead of the flower. I hear {owner} outside, calling [my name|a name], which is not quite mine. The expedition has been using this place as a larder for weeks, with a lock for each suspicion, and everyone keeps a notebook. By dusk I should like to be on the side where the flower can be seen.',
    about: 'In the notebooks it is entered as “{about}”, with a drawing that helps nobody.',
    greetings: [
      'Pressed between two leaves:',
      'Dictated to a parrot, and corrected:',
      'Camp note. Please shake out the ants:',
    ],
    reasons: [
      'The ink runs, the ants do, too, so I will be brief.',
      'Everybody here has a secret, and mine is at least tidy.',
      'Found on the trail, and put back a little to the left.',
    ],
    looks: [
      '{one} has tied a label to {thing}: “Not a flower. Checked.”',
      'It stands in {owner}’s notebook, pressed, as a drawing.',
      'The larder list says: “Guard against {two}.” So it was that kind of expedition.',
    ],
    beats: [
      'The light has moved a hand’s breadth along the wall. It is on its way to where the flower is.',
      'Outside they are calling again, and have got one syllable of your name right.',
      'Something in the air has changed; the insects have all begun to hum the same note. It must be nearly dusk.',
    ],
    door: 'Behind it something is in flower. One can smell it, nearly.',
    ending:
      'Dusk. The whole expedition is standing in a half circle with lamps, and nobody is speaking. It opens: small, [white|yellow], and smelling of cheese.\n\n“Well,” says {owner} after a while. “One cannot have everything. Welcome back, whatever your name is.”',
    aboutEnding: 'It is called “{about}” now, in Latin.',
  },
  de: {
    titles: ['Eine Blüte, die abends aufgeht', 'Regen seit Dienstag', 'Der Tempel gießt sich selbst'],
    introduction:
      'Dienstag. Die Blume gefunden. Sie wächst nur hier, innen an der Tempeltür, und öffnet sich ein einziges Mal, in der Dämmerung. Dienstag, später. Daran gezogen. Statt der Blume kam die Tür herunter. Draußen höre ich {owner} rufen, [meinen Namen|einen Namen], nicht ganz meinen. Seit Wochen dient der Ort der Expedition als Speisekammer, mit einem Schloss für jeden Verdacht, und alle führen ein Notizbuch. In der Dämmerung wäre ich gern auf der Seite, auf der man die Blume sieht.',
    about: 'In den Notizbüchern steht sie als „{about}“, mit einer Zeichnung, die keinem hilft.',
    greetings: [
      'Zwischen zwei Blättern gepresst:',
      'Einem Papagei diktiert und verbessert:',
      'Lagernotiz. Ameisen bitte ausschütteln:',
    ],
    reasons: [
      'Die Tinte läuft, die Ameisen auch, also fasse ich mich kurz.',
      'Jeder hier hat ein Geheimnis, und meins ist wenigstens ordentlich.',
      'Auf dem Pfad gefunden und etwas weiter links zurückgelegt.',
    ],
    looks: [
      'An {thing:a} hat {one} ein Schild gebunden: „Keine Blume. Geprüft.“',
      'Steht im Notizbuch von {owner}, gepresst, als Zeichnung.',
      'Die Vorratsliste sagt: „Vor {two} schützen.“ So eine Expedition war das also.',
    ],
    beats: [
      'Das Licht ist an der Wand eine Handbreit weitergewandert. Es ist unterwegs zu der Blume.',
      'Draußen rufen sie wieder, und eine Silbe deines Namens stimmt schon.',
      'Etwas ist anders: Alle Insekten summen auf einmal denselben Ton. Es muss bald dämmern.',
    ],
    door: 'Dahinter blüht etwas. Man riecht es schon, beinahe.',
    ending:
      'Dämmerung. Mit Lampen steht die ganze Expedition im Halbkreis, und keiner spricht. Sie öffnet sich: klein, [weiß|gelb] und mit einem Duft nach Käse.\n\n„Nun“, sagt {owner} nach einer Weile. „Alles kann man nicht haben. Willkommen zurück, wie auch immer du heißt.“',
    aboutEnding: 'Sie heißt jetzt „{about}“, auf Latein.',
  },
};
