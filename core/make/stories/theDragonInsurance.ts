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
    door: 'Sie ist warm, von beiden Seiten.',
    ending:
      'Du steigst in den Abend hinauf, als es sechs schlägt. Von unten kommt ein Grollen und dann ein [Schnurren|langer Seufzer].\n\n{owner} kommt mit einem Eimer über den Hof gelaufen. „Hat er dich gesehen?“, fragt er. „Er hat sich die ganze Woche darauf gefreut.“',
    aboutEnding: '„{about}!“, ruft er die Treppe hinunter. Etwas sehr Großes wedelt mit dem Schwanz.',
  },
};
