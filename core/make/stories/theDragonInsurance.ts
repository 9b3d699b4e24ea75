import type { Story } from './model.ts';

export const theDragonInsurance: Story = {
  id: 'the-dragon-insurance',
  theme: 'dungeon',
  form: 'notice',
  owner: { en: 'Count', de: 'Graf', gender: 'm' },
  people: [
    { en: 'princess', de: 'Prinzessin', gender: 'f' },
    { en: 'squire', de: 'Knappe', gender: 'm' },
    { en: 'dragon keeper', de: 'Drachenwärterin', gender: 'f' },
    { en: 'blacksmith', de: 'Schmied', gender: 'm' },
    { en: 'court jester', de: 'Hofnarr', gender: 'm' },
  ],
  keywords: ['dragon', 'monster', 'drache', 'ungeheuer', 'princess', 'prinzessin'],
  en: {
    titles: ['Beware of the Dragon (Asleep)', 'Feeding Time', 'The Dragon Has Been Fed'],
    introduction:
      'WARNING\n\nBelow this floor lives a dragon. It is fed at six. {owner} has had every guest locked up at half past five since the affair with the [bishop|brass band], purely as a precaution, and then usually forgets about them until breakfast. The dragon is not dangerous, only affectionate. If you would rather not be licked, be out by six; the household leaves instructions for its friends in this vault, since the Count never comes down here.',
    about: 'The dragon answers to the name of “{about}”, if at all.',
    greetings: [
      'To all whom the Count calls guests:',
      'Singed at the edges, but legible:',
      'Carried down in a helmet, under the bread:',
    ],
    reasons: [
      'I am not afraid of it. I only write quickly.',
      'It breathes in its sleep, you can see the ink drying.',
      'By candle, until the dragon sneezed.',
    ],
    looks: [
      '{thing} is insured against fire, says a plate. The plate has melted.',
      'Scorched on one side, licked on the other.',
      '{one} leaves {thing} here for the dragon at Christmas. It gives it back in the new year, slightly brown.',
    ],
    beats: [
      'The floor is warm in one place. The place moves.',
      'A rumble from below, and all the cups in the castle answer. It is only yawning.',
      'Smoke comes up between two flagstones and forms a ring, a very good one. It has heard that you are busy.',
    ],
    door: 'It is warm to the touch, from both sides.',
    ending:
      'You climb into the evening as the bell strikes six. From below comes a rumble, and then a [purr|long sigh].\n\n{owner} comes running across the yard with a bucket. “Did it see you?” he asks. “It has been looking forward to this all week.”',
    aboutEnding: '“{about}!” he calls down the stairs. Something very large wags its tail.',
  },
  de: {
    titles: ['Vorsicht, Drache (schläft)', 'Fütterungszeit', 'Der Drache hat schon gegessen'],
    introduction:
      'WARNUNG\n\nUnter diesem Boden wohnt ein Drache. Gefüttert wird er um sechs. Seit der Sache mit [dem Bischof|der Blaskapelle] lässt {owner} jeden Gast um halb sechs einschließen, rein zur Vorsicht, und vergisst ihn dann meist bis zum Frühstück. Gefährlich ist der Drache nicht, nur anhänglich. Wer nicht abgeleckt werden will, sei bis sechs draußen; in diesem Gewölbe hinterlässt der Haushalt Hinweise für seine Freunde, denn der Graf kommt nie herunter.',
    about: 'Der Drache hört auf den Namen „{about}“, wenn überhaupt.',
    greetings: [
      'An alle, die der Graf Gäste nennt:',
      'Am Rand versengt, aber lesbar:',
      'Im Helm heruntergetragen, unter dem Brot:',
    ],
    reasons: [
      'Angst habe ich nicht. Ich schreibe nur schnell.',
      'Er atmet im Schlaf, man sieht die Tinte trocknen.',
      'Bei Kerzenlicht, bis der Drache nieste.',
    ],
    looks: [
      '{thing} ist gegen Feuer versichert, sagt ein Schild. Das Schild ist geschmolzen.',
      'Auf der einen Seite angesengt, auf der anderen abgeleckt.',
      'Zu Weihnachten stellt {one} dem Drachen {thing:a} hin. Im neuen Jahr kommt alles zurück, leicht gebräunt.',
    ],
    beats: [
      'An einer Stelle ist der Boden warm. Die Stelle wandert.',
      'Von unten grollt es, und alle Tassen der Burg antworten. Er gähnt nur.',
      'Zwischen zwei Platten steigt Rauch auf und wird ein Ring, ein sehr guter. Er hat gehört, dass du zu tun hast.',
    ],
    door: 'Sie ist warm, von beiden Seiten.',
    ending:
      'Du steigst in den Abend hinauf, als es sechs schlägt. Von unten kommt ein Grollen und dann ein [Schnurren|langer Seufzer].\n\n{owner} kommt mit einem Eimer über den Hof gelaufen. „Hat er dich gesehen?“, fragt er. „Er hat sich die ganze Woche darauf gefreut.“',
    aboutEnding: '„{about}!“, ruft er die Treppe hinunter. Etwas sehr Großes wedelt mit dem Schwanz.',
  },
};
