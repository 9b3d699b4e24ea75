import type { Story } from './model.ts';

export const theCat: Story = {
  id: 'the-cat',
  theme: 'wizard',
  form: 'voice',
  owner: { en: 'Mistress', de: 'Meisterin', gender: 'f' },
  people: [
    { en: 'sister', de: 'Schwester', gender: 'f' },
    { en: 'candle maker', de: 'Kerzenzieher', gender: 'm' },
    { en: 'stargazer', de: 'Sterngucker', gender: 'm' },
    { en: 'pupil', de: 'Schülerin', gender: 'f' },
    { en: 'postman', de: 'Briefträger', gender: 'm' },
  ],
  keywords: ['cat', 'katze', 'talking', 'sprechende'],
  en: {
    titles: ['The Cat Has the Word', 'A Message from the Windowsill', '{owner} Will Be Back as Somebody'],
    introduction:
      'Listen. I shall say this once, because I am a cat, and I am lying in the sun. {owner} asked you to feed me. You fed me. Then you touched [the staff|the third candle], and the tower shut itself, as towers do. I know how every lock in here opens, I was there; but I have been [promised fish|asked nicely] by nobody yet. Read what they left lying about. They all write, two-legged people, they cannot help it.',
    about: 'And do not say “{about}” aloud. Last time it rained indoors.',
    greetings: [
      'Not for the cat to read:',
      'To {owner}, on the inside of an envelope:',
      'Between two showers of sparks:',
    ],
    reasons: [
      'I write small, because she reads over everybody’s shoulder.',
      'The cat was there when I hid it, and she has been smiling since.',
      'One wand, one wish, one piece of paper. I chose the paper.',
    ],
    looks: [
      'The cat says it is hers. She says that of everything, and is usually right.',
      'There are hairs on {thing}, arranged as a signature.',
      '“I would not touch that,” says the cat. You do. “I said that I would not,” says the cat.',
    ],
    beats: [
      '“Warm,” says the cat, without opening an eye. She may mean the sun.',
      'The cat has come a little nearer. “Not that I am watching,” she says.',
      '“You are nearly better at this than the last one,” says the cat. “He stayed for the winter.”',
    ],
    door: 'The cat walks through it. How, she does not say.',
    ending:
      'Down forty steps and out into a field of ordinary grass. The cat is there before you, of course, on the wall, washing one paw.\n\n“You took the long way,” she says. “Most people do. The fish may be brought on Thursdays.”',
    aboutEnding: '“And ‘{about}’,” she adds, “is what I should have called it, too.”',
  },
  de: {
    titles: ['Die Katze hat das Wort', 'Nachricht vom Fensterbrett', '{owner} kommt als jemand wieder'],
    introduction:
      'Hör zu. Ich sage das einmal, denn ich bin eine Katze und liege in der Sonne. {owner} hat dich gebeten, mich zu füttern. Du hast mich gefüttert. Dann hast du [den Stab|die dritte Kerze] angefasst, und der Turm ging zu, wie Türme das tun. Wie jedes Schloss hier aufgeht, weiß ich, ich war ja dabei; nur hat mir noch niemand [Fisch versprochen|nett genug gefragt]. Lies, was sie herumliegen lassen. Zweibeiner schreiben alles auf, sie können nicht anders.',
    about: 'Und sag nicht laut „{about}“. Beim letzten Mal hat es hier drinnen geregnet.',
    greetings: [
      'Nicht für die Katze:',
      'An {owner}, innen auf einen Umschlag geschrieben:',
      'Zwischen zwei Funkenregen:',
    ],
    reasons: [
      'Ich schreibe klein, weil sie jedem über die Schulter liest.',
      'Die Katze sah zu, als ich es versteckte, und lächelt seitdem.',
      'Ein Stab, ein Wunsch, ein Blatt Papier. Ich nahm das Papier.',
    ],
    looks: [
      'Das gehöre ihr, sagt die Katze. Das sagt sie von allem und hat meistens recht.',
      'An {thing:d} hängen Haare, angeordnet wie eine Unterschrift.',
      '„Ich würde das nicht anfassen“, sagt die Katze. Du tust es. „Ich sagte ja, ich nicht“, sagt die Katze.',
    ],
    beats: [
      '„Warm“, sagt die Katze und macht kein Auge auf. Vielleicht meint sie die Sonne.',
      'Die Katze ist ein Stück näher gekommen. „Nicht, dass ich zusehe“, sagt sie.',
      '„Du bist darin fast besser als der Letzte“, sagt die Katze. „Der blieb über den Winter.“',
    ],
    door: 'Die Katze geht einfach hindurch. Wie, verrät sie nicht.',
    ending:
      'Vierzig Stufen hinunter und hinaus auf eine Wiese aus gewöhnlichem Gras. Die Katze ist natürlich schon da, auf der Mauer, und putzt sich eine Pfote.\n\n„Du hast den langen Weg genommen“, sagt sie. „Das tun die meisten. Der Fisch kann donnerstags gebracht werden.“',
    aboutEnding: '„Und ‚{about}‘ hätte ich es auch genannt“, fügt sie hinzu.',
  },
};
