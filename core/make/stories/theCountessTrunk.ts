import type { Story } from './model.ts';

export const theCountessTrunk: Story = {
  id: 'the-countess-trunk',
  theme: 'train',
  form: 'narrator',
  owner: { en: 'Countess', de: 'Gräfin', gender: 'f' },
  people: [
    { en: 'maid', de: 'Zofe', gender: 'f' },
    { en: 'conductor', de: 'Schaffner', gender: 'm' },
    { en: 'violinist', de: 'Geigerin', gender: 'f' },
    { en: 'chef', de: 'Küchenchef', gender: 'm' },
    { en: 'diplomat', de: 'Diplomat', gender: 'm' },
  ],
  keywords: ['countess', 'express', 'orient', 'orient', 'diamanten'],
  en: {
    titles: ['Mind My Hat', 'The Countess Will Return', 'Last Trunk to the Border'],
    introduction:
      '“Would you mind my hat for a moment?” said {owner}, and put it on your knees. That was two countries ago. Since then the train has been divided in the night, the front half has gone on with her, and the back half, with you and the hat, stands in the snow, locked [by order|from politeness]. Her fellow travellers are a close company: they have left one another messages all over the carriage, since none of them likes to be overheard. At the border they search hats.',
    about: 'In the hatband is a card: “{about}”.',
    greetings: [
      'For the eyes of the Countess, or the left one at least:',
      'In case we are parted at the border:',
      'Passed along under the soup:',
    ],
    reasons: [
      'I never write, but the windows are frosted and one must do something.',
      'Read it in the tunnel. There is one at nine.',
      'If they ask, it is a sonnet.',
    ],
    looks: [
      '{thing} has a false name, says the label, like everybody in this carriage.',
      'At the border they will look into {thing}. They always do. It is the hats that they forget.',
      'Frost on it, and in the frost, written with a fingertip: “Later.”',
    ],
    beats: [
      'The hat on your knees grows a little heavier. Or it has moved.',
      'Outside somebody walks along the carriage in the snow and knocks at every wheel. He does not knock at the hat.',
      'Something in the hat sneezes, very small, and pretends that it was you.',
    ],
    door: 'Through the crack comes snow, one flake at a time.',
    ending:
      'The cold smells of coal and coffee. From a sleigh beside the track {owner} waves with both hands. “The hat! Never mind the rest.”\n\nShe takes from its lining a [very small dog|sandwich], and it is in good spirits.',
    aboutEnding: '“And now,” she says, “you may know what ‘{about}’ means.” Then the bells drown it.',
  },
  de: {
    titles: ['Nur kurz auf den Hut aufpassen', 'Die Gräfin kommt wieder', 'Letzter Koffer vor der Grenze'],
    introduction:
      '„Würden Sie einen Moment auf meinen Hut achten?“, sagte {owner} und legte ihn dir auf die Knie. Das war vor zwei Ländern. Seitdem wurde in der Nacht der Zug geteilt, die vordere Hälfte fuhr mit ihr weiter, und die hintere, mit dir und dem Hut, steht im Schnee, abgeschlossen [auf Anordnung|aus Höflichkeit]. Ihre Mitreisenden sind eine eingeschworene Gesellschaft: Überall im Wagen haben sie sich Nachrichten hinterlassen, denn belauscht wird keiner gern. An der Grenze werden Hüte durchsucht.',
    about: 'Im Hutband steckt eine Karte: „{about}“.',
    greetings: [
      'Nur für die Augen der Gräfin, zumindest für das linke:',
      'Für den Fall, dass man uns an der Grenze trennt:',
      'Unter der Suppe weitergereicht:',
    ],
    reasons: [
      'Sonst schreibe ich nie, aber die Fenster sind zugefroren, und etwas muss man ja tun.',
      'Im Tunnel zu lesen. Um neun kommt einer.',
      'Falls jemand fragt, ist es ein Sonett.',
    ],
    looks: [
      'Auch {thing} reist unter falschem Namen, wie alle in diesem Wagen, sagt der Anhänger.',
      'An der Grenze werden sie in {thing:a} hineinsehen. Das tun sie immer. Nur an Hüte denken sie nicht.',
      'Reif darauf, und im Reif, mit der Fingerspitze geschrieben: „Später.“',
    ],
    beats: [
      'Der Hut auf deinen Knien wird etwas schwerer. Oder er hat sich bewegt.',
      'Draußen geht jemand im Schnee am Wagen entlang und klopft an jedes Rad. An den Hut klopft er nicht.',
      'Im Hut niest etwas, sehr klein, und tut dann, als wärst du es gewesen.',
    ],
    door: 'Durch den Spalt kommt Schnee, Flocke für Flocke.',
    ending:
      'Die Kälte riecht nach Kohle und Kaffee. Aus einem Schlitten neben dem Gleis winkt {owner} mit beiden Händen. „Der Hut! Den Rest lassen Sie.“\n\nAus seinem Futter nimmt sie [einen sehr kleinen Hund|ein belegtes Brot], und alles ist wohlauf.',
    aboutEnding:
      '„Und nun“, sagt sie, „dürfen Sie wissen, was ‚{about}‘ bedeutet.“ Dann läuten die Schlittenglocken.',
  },
};
