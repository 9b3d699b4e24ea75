import type { Story } from './model.ts';

export const theInheritance: Story = {
  id: 'the-inheritance',
  theme: 'bank',
  form: 'letter',
  owner: { en: 'Baroness', de: 'Baronin', gender: 'f' },
  people: [
    { en: 'nephew', de: 'Neffe', gender: 'm' },
    { en: 'goldsmith', de: 'Goldschmiedin', gender: 'f' },
    { en: 'lawyer', de: 'Anwalt', gender: 'm' },
    { en: 'chambermaid', de: 'Kammerzofe', gender: 'f' },
    { en: 'gambler', de: 'Spieler', gender: 'm' },
  ],
  keywords: ['inheritance', 'safe', 'erbe', 'erbschaft', 'diamond', 'diamant'],
  en: {
    titles: ['Box Thirteen', 'What the Baroness Left', 'Withdrawal'],
    introduction:
      'My dear,\n\nThe bank wanted you to sign, and you signed, and then they left you alone with my box, out of tact. It contains nothing. What I leave you is [the room around it|everything else]: for thirty years I rented the whole vault, locked it as I liked, and had everybody who loved me for my money write down one useful thing. They thought that it was for the will. The clerk outside is very discreet and will not open unless you do.\n\n{owner}',
    about: 'In the family it was always called “{about}”, though not in front of me.',
    greetings: [
      'For the will, if she reads it:',
      'Dear Aunt, since you ask:',
      'As dictated, and then dictated again more slowly:',
    ],
    reasons: [
      'I was promised the pearls for this.',
      'She made me write it out three times and kept the worst copy.',
      'I really was fond of her. It does not show in numbers.',
    ],
    looks: [
      '{owner} paid rent for {thing} for thirty years and came to look at it once, on a Tuesday.',
      'One of those who loved her for her money has left a card on it: “With sincere feelings for the whole.”',
      'There is a pearl button in it. It is not the pearls.',
    ],
    beats: [
      'Outside the clerk shifts from one discreet foot to the other.',
      'A slip of paper is pushed under the door, with a pencil: “Madam would have laughed.”',
      'The clerk has begun to hum, so softly that he could deny it. It is a wedding march.',
    ],
    door: 'The clerk on the other side coughs, discreetly.',
    ending:
      'The clerk bows, as far as his collar allows, and hands you an umbrella and one pearl. “She said: whoever comes out by themselves is a relative.”\n\nOutside it is raining, [which suits the umbrella|on the others as well].',
    aboutEnding: 'On the umbrella’s handle is engraved “{about}”, very small.',
  },
  de: {
    titles: ['Fach dreizehn', 'Was die Baronin hinterließ', 'Abhebung'],
    introduction:
      'Meine Liebe, mein Lieber,\n\ndie Bank wollte eine Unterschrift, die hat sie, und dann ließ man dich aus Takt mit meinem Fach allein. Es ist nichts darin. Was ich dir hinterlasse, ist [der Raum ringsum|alles andere]: Dreißig Jahre lang hatte ich den ganzen Tresor gemietet, schloss ab, wie es mir gefiel, und ließ jeden, der mich um mein Geld liebte, etwas Nützliches aufschreiben. Sie glaubten, es sei für das Testament. Der Beamte draußen ist sehr diskret und öffnet nur, wenn du es tust.\n\n{owner}',
    about: 'In der Familie hieß das immer „{about}“, nur nicht in meiner Gegenwart.',
    greetings: [
      'Fürs Testament, falls sie es liest:',
      'Liebe Tante, weil du fragst:',
      'Nach Diktat, und dann noch einmal langsamer:',
    ],
    reasons: [
      'Versprochen waren mir dafür die Perlen.',
      'Ich musste es dreimal schreiben, behalten hat sie das schlechteste.',
      'Ich mochte sie wirklich. In Zahlen sieht man das nicht.',
    ],
    looks: [
      'Dreißig Jahre lang zahlte {owner} Miete für {thing:a} und kam ein einziges Mal zum Ansehen, an einem Dienstag.',
      'Einer, der sie des Geldes wegen liebte, hat eine Karte daran gelehnt: „In aufrichtiger Zuneigung zum Ganzen.“',
      'Ein Perlmuttknopf liegt darin. Die Perlen sind das nicht.',
    ],
    beats: [
      'Draußen tritt der Angestellte von einem diskreten Fuß auf den anderen.',
      'Unter der Tür wird ein Zettel durchgeschoben, mit Bleistift: „Die gnädige Frau hätte gelacht.“',
      'Der Angestellte summt, so leise, dass er es abstreiten könnte. Es ist ein Hochzeitsmarsch.',
    ],
    door: 'Auf der anderen Seite hustet der Beamte, diskret.',
    ending:
      'Der Beamte verbeugt sich, soweit sein Kragen es zulässt, und reicht dir einen Schirm und eine Perle. „Wer von selbst herauskommt, sagte sie, ist verwandt.“\n\nDraußen regnet es, [das passt zum Schirm|auf die anderen auch].',
    aboutEnding: 'In den Griff des Schirms ist ganz klein „{about}“ graviert.',
  },
};
