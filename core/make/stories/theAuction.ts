import type { Story } from './model.ts';

export const theAuction: Story = {
  id: 'the-auction',
  theme: 'mansion',
  form: 'letter',
  owner: { en: 'Lady', de: 'Lady', gender: 'f' },
  people: [
    { en: 'housekeeper', de: 'Haushälterin', gender: 'f' },
    { en: 'butler', de: 'Butler', gender: 'm' },
    { en: 'gardener', de: 'Gärtner', gender: 'm' },
    { en: 'nephew', de: 'Neffe', gender: 'm' },
    { en: 'cook', de: 'Köchin', gender: 'f' },
  ],
  keywords: ['auction', 'versteigerung', 'auktion', 'sale'],
  en: {
    titles: ['Going Once', 'Lot Number One', 'Everything Must Go, Except You'],
    introduction:
      'Dear appraiser,\n\nBy the time you read this I am on my way to [Madeira|the coast] with what the house is still worth. The auction is [tomorrow at nine|in the morning], and I should like at least one thing in it to have been looked at properly: the locks. {one} will have shut the door behind you; please do not take it personally, it is the only order {one} still obeys. Whoever can get out of here has understood what I am selling.\n\n{owner}',
    about: 'The catalogue calls the whole sale “{about}”, and only I know why.',
    greetings: [
      'To the gentleman who sticks numbers on things:',
      'For the catalogue, page three.',
      'Before it all goes under the hammer:',
    ],
    reasons: [
      'She changes the locks whenever there is a quarrel, so I write it down.',
      'If this is sold by mistake, let the buyer have it with my regards.',
      'Nobody has asked me what I should like to keep. It is this.',
    ],
    looks: [
      '{thing} has lot number 40. Somebody has rubbed it out and put 400.',
      'A tag: “With slight defects, like the family.”',
      'The nephew has already sold {thing} twice, says a note, and been paid once.',
    ],
    beats: [
      'Down in the drive a van stops, and men begin to measure the front door.',
      'The telephone rings in the hall, eleven times. Somebody wants to know what the locks will go for.',
      'They are carrying chairs out on to the lawn. From up here it looks like a party to which only furniture was invited.',
    ],
    door: 'The only thing in the house without a number on it.',
    ending:
      'The gravel crunches, and the first bidders come up the drive with umbrellas. You tell them that the locks are [genuine|in working order, all of them], and half of them go home.\n\nA postcard arrives a week later: “Sold to the only person who ever got out. Please water the ferns. {owner}”',
    aboutEnding: 'On the back it says “{about}”, and nothing else.',
  },
  de: {
    titles: ['Zum Ersten', 'Los Nummer eins', 'Alles muss raus, nur du nicht'],
    introduction:
      'Lieber Gutachter, liebe Gutachterin,\n\nwenn Sie das lesen, bin ich auf dem Weg [nach Madeira|an die Küste], mit allem, was das Haus noch wert ist. [Morgen um neun|Morgen früh] wird versteigert, und wenigstens eines möchte ich vorher ordentlich angesehen wissen: die Schlösser. Die Tür hinter Ihnen hat {one} zugemacht, nehmen Sie es nicht persönlich, es ist der einzige Befehl, der hier noch befolgt wird. Wer herauskommt, hat verstanden, was ich verkaufe.\n\n{owner}',
    about: 'Im Katalog heißt das Ganze „{about}“, und warum, weiß nur ich.',
    greetings: [
      'An den Herrn, der die Nummern aufklebt:',
      'Für den Katalog, Seite drei.',
      'Bevor alles unter den Hammer kommt:',
    ],
    reasons: [
      'Nach jedem Streit tauscht sie die Schlösser, darum schreibe ich es auf.',
      'Wird das versehentlich verkauft, dann mit schönen Grüßen an den Käufer.',
      'Mich hat keiner gefragt, was ich behalten möchte. Das hier.',
    ],
    looks: [
      '{thing} hat die Losnummer 40. Jemand hat sie ausradiert und 400 hingeschrieben.',
      'Ein Anhänger: „Mit leichten Mängeln, wie die Familie.“',
      'Der Neffe hat {thing:a} schon zweimal verkauft, sagt ein Zettel, und einmal Geld dafür bekommen.',
    ],
    beats: [
      'Unten in der Auffahrt hält ein Möbelwagen, und Männer messen die Haustür aus.',
      'In der Halle klingelt das Telefon, sehr lange. Jemand möchte wissen, was die Schlösser bringen.',
      'Auf dem Rasen stehen jetzt Stühle. Von oben sieht es nach einem Fest aus, zu dem nur Möbel geladen sind.',
    ],
    door: 'Das Einzige im Haus, woran keine Nummer klebt.',
    ending:
      'Der Kies knirscht, und die ersten Bieter kommen mit Schirmen die Auffahrt herauf. Du sagst ihnen, die Schlösser seien [echt|alle in Ordnung], und die Hälfte kehrt um.\n\nEine Woche später kommt eine Postkarte: „Verkauft an den einzigen Menschen, der je hinauskam. Bitte die Farne gießen. {owner}“',
    aboutEnding: 'Hinten steht „{about}“, sonst nichts.',
  },
};
