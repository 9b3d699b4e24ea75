import type { Story } from './model.ts';

export const theSalt: Story = {
  id: 'the-salt',
  theme: 'kitchen',
  form: 'narrator',
  owner: { en: 'Chef', de: 'Küchenchefin', gender: 'f' },
  people: [
    { en: 'dishwasher', de: 'Spüler', gender: 'm' },
    { en: 'pastry cook', de: 'Konditorin', gender: 'f' },
    { en: 'waiter', de: 'Kellner', gender: 'm' },
    { en: 'market woman', de: 'Marktfrau', gender: 'f' },
    { en: 'apprentice', de: 'Lehrling', gender: 'm' },
  ],
  keywords: ['cooking', 'recipe', 'restaurant', 'kochen', 'rezept', 'küche'],
  en: {
    titles: ['Only Stirring', 'Back with the Salt', 'Do Not Let It Catch'],
    introduction:
      '“Stir,” said {owner}, “and do nothing else,” and went out for salt. The sauce has been ready for [an hour|some time]. You have stopped stirring and have seen, first, that the door is locked, and second, that the salt is on the table. The guests are sitting down next door; you can hear the chairs. In this kitchen nobody tells anybody anything, for fear of being copied, but everybody has it written down: cooks trust a stained piece of paper and nothing else.',
    about: 'The dish of the evening is called “{about}”, and there is no picture of it.',
    greetings: [
      'Stuck to the extractor hood, above the steam:',
      'To the early shift, from the late shift:',
      'On the back of an order for table nine:',
    ],
    reasons: [
      'Copied out fair, after the first one fell into the soup.',
      'If the Chef asks, it is a love letter.',
      'My grandmother knew it by heart. I have only inherited the paper.',
    ],
    looks: [
      '“{thing} is not to be salted,” says a slip. Somebody must have been about to.',
      'A splash of sauce from nineteen-hundred-and-something, left on it for comparison.',
      'The apprentice was sent to fetch {thing}, two years ago, and this is where he came to.',
    ],
    beats: [
      'Next door somebody taps a glass and makes a speech. It is about patience and the first course.',
      'The sauce says “blop”. You give it a stir in passing; it was only asking.',
      'The speech is over. Forty napkins are being unfolded at the same time; it sounds like a large bird.',
    ],
    door: 'On the other side somebody is counting spoons, and is not pleased.',
    ending:
      'The dining room falls silent. {owner} is standing at table one with an empty salt cellar, and forty people look at the spoon in your hand.\n\nShe takes it, tastes, and closes her eyes. “Nothing is missing,” she says, and to be on the safe side she says it again.',
    aboutEnding: 'On tomorrow’s menu it says “{about}”, and behind it, in brackets, your name.',
  },
  de: {
    titles: ['Nur rühren', 'Gleich zurück mit dem Salz', 'Nicht anbrennen lassen'],
    introduction:
      '„Rühren“, sagte {owner}, „und sonst nichts“, und ging Salz holen. Die Soße ist seit [einer Stunde|längerem] fertig. Du hast aufgehört zu rühren und festgestellt, erstens, dass die Tür verschlossen ist, und zweitens, dass das Salz auf dem Tisch steht. Nebenan setzen sich schon die Gäste; du hörst die Stühle. In dieser Küche verrät keiner dem anderen etwas, aus Angst, man könnte es nachmachen. Aufgeschrieben haben es aber alle, denn Köche glauben einem Blatt mit Flecken und sonst niemandem.',
    about: 'Das Gericht des Abends heißt „{about}“, und ein Bild davon gibt es nicht.',
    greetings: [
      'An die Dunsthaube geklebt, oberhalb des Dampfs:',
      'Die Spätschicht an die Frühschicht:',
      'Auf der Rückseite einer Bestellung für Tisch neun:',
    ],
    reasons: [
      'Ins Reine geschrieben, nachdem das erste in die Suppe fiel.',
      'Falls die Chefin fragt, ist es ein Liebesbrief.',
      'Meine Großmutter konnte es auswendig. Ich habe nur das Blatt geerbt.',
    ],
    looks: [
      '„{thing} wird nicht gesalzen“, sagt ein Zettel. Jemand muss kurz davor gewesen sein.',
      'Ein Spritzer Soße von früher, aufgehoben zum Vergleich.',
      'Vor zwei Jahren wurde der Lehrling losgeschickt, um {thing:a} zu holen. Bis hierher kam er.',
    ],
    beats: [
      'Nebenan klopft jemand ans Glas und hält eine Rede. Sie handelt von Geduld und der Vorspeise.',
      'Die Soße sagt „blopp“. Du rührst im Vorbeigehen um, sie wollte ja nur fragen.',
      'Die Rede ist aus. Vierzig Servietten werden auf einmal entfaltet, es klingt wie ein großer Vogel.',
    ],
    door: 'Auf der anderen Seite zählt jemand Löffel und ist nicht zufrieden.',
    ending:
      'Im Speisesaal wird es still. {owner} steht mit leerem Salzfass an Tisch eins, und vierzig Leute sehen auf den Löffel in deiner Hand.\n\nSie nimmt ihn, kostet und schließt die Augen. „Da fehlt nichts“, sagt sie, und zur Sicherheit gleich noch einmal.',
    aboutEnding: 'Auf der Karte von morgen steht „{about}“ und dahinter, in Klammern, dein Name.',
  },
};
