import type { Story } from './model.ts';

export const theLadder: Story = {
  id: 'the-ladder',
  theme: 'attic',
  form: 'narrator',
  owner: { en: 'Grandma', de: 'Oma', gender: 'f' },
  people: [
    { en: 'great-uncle', de: 'Großonkel', gender: 'm' },
    { en: 'sister', de: 'Schwester', gender: 'f' },
    { en: 'neighbour’s boy', de: 'Nachbarsjunge', gender: 'm' },
    { en: 'lodger', de: 'Untermieterin', gender: 'f' },
    { en: 'pen friend', de: 'Brieffreund', gender: 'm' },
  ],
  keywords: ['grandma', 'family', 'oma', 'familie', 'grandfather', 'opa'],
  en: {
    titles: ['Somebody Took the Ladder', 'Only the Christmas Things', 'Up Here, Down There'],
    introduction:
      '{owner} sent you up for the Christmas things. It is [June|May], but she likes to be early. Then somebody took the ladder away to pick cherries, and the hatch shut itself, and nobody downstairs hears anything over the radio. There is another way out; as children, the whole family used it and swore to tell nobody. They kept that promise and wrote it down.',
    about: 'On the largest box stands “{about}”, in a child’s hand.',
    greetings: [
      'TOP SECRET, for all who can climb:',
      'To be opened when I am old (I am old):',
      'Dear diary, do not tell:',
    ],
    reasons: [
      'I was nine, and this was the most important thing I knew.',
      'If a grown-up reads it, it no longer counts.',
      'The moths have been asked to leave this one alone.',
    ],
    looks: [
      'Behind {thing} hangs one Christmas bauble, and no more. It is enough to say that you are near.',
      'A child’s height is marked on it, and next to that, lower down, a dog’s.',
      '“Not to be thrown away”, says a label, in four hands, one below the other, one for each generation.',
    ],
    beats: [
      'A cherry stone hits the roof, and then another. They are having a good year down there.',
      'Below, the radio reads the news for farmers, and {owner} agrees with it.',
      'Somebody has called you for supper. They have not said where they think you are.',
    ],
    door: 'Everybody in this family has been shorter than it, once.',
    ending:
      'You come down the back stairs, with hay in your hair. In the kitchen stands {owner}, and beside her the whole family, and all of them are looking at [the ceiling|their watches].\n\n“Well?” she says. “And where are the Christmas things?”',
    aboutEnding: 'It turns out that “{about}” was what it had been about, for fifty years.',
  },
  de: {
    titles: ['Jemand hat die Leiter weggenommen', 'Nur schnell die Christbaumkugeln', 'Hier oben, da unten'],
    introduction:
      '{owner} hat dich nach oben geschickt, die Weihnachtssachen zu holen. Es ist [Juni|Mai], aber sie ist gern früh dran. Dann nahm jemand die Leiter zum Kirschenpflücken, die Luke fiel zu, und unten hört bei dem Radio keiner etwas. Es gibt noch einen anderen Weg hinaus; als Kinder kannten ihn alle in der Familie und schworen, ihn keinem zu verraten. Daran haben sie sich gehalten und ihn aufgeschrieben.',
    about: 'Auf der größten Schachtel steht „{about}“, in Kinderschrift.',
    greetings: [
      'STRENG GEHEIM, für alle, die klettern können:',
      'Zu öffnen, wenn ich alt bin (ich bin alt):',
      'Liebes Tagebuch, nicht weitersagen:',
    ],
    reasons: [
      'Ich war neun, und etwas Wichtigeres wusste ich nicht.',
      'Wenn das ein Erwachsener liest, gilt es nicht mehr.',
      'Die Motten wurden gebeten, das hier in Ruhe zu lassen.',
    ],
    looks: [
      'Hinter {thing:d} hängt eine Christbaumkugel, eine einzige. Immerhin, die Richtung stimmt.',
      'Die Größe eines Kindes ist darauf angezeichnet und daneben, weiter unten, die eines Hundes.',
      '„Nicht wegwerfen“, sagt ein Zettel, in vier Handschriften untereinander, eine für jede Generation.',
    ],
    beats: [
      'Ein Kirschkern trifft das Dach, dann noch einer. Da unten haben sie ein gutes Jahr.',
      'Unten liest das Radio den Landfunk, und {owner} gibt ihm recht.',
      'Jemand ruft dich zum Abendessen. Wo sie dich vermuten, sagen sie nicht.',
    ],
    door: 'In dieser Familie war jeder einmal kleiner als sie.',
    ending:
      'Über die Hintertreppe kommst du herunter, mit Heu im Haar. In der Küche steht {owner}, daneben die ganze Familie, und alle sehen [an die Decke|auf die Uhr].\n\n„Na?“, sagt sie. „Und wo sind die Weihnachtssachen?“',
    aboutEnding: 'Um „{about}“, stellt sich heraus, ging es seit fünfzig Jahren.',
  },
};
