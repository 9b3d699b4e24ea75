import type { Story } from './model.ts';

export const theWrongPrisoner: Story = {
  id: 'the-wrong-prisoner',
  theme: 'dungeon',
  form: 'letter',
  owner: { en: 'Baron', de: 'Baron', gender: 'm' },
  people: [
    { en: 'jailer', de: 'Kerkermeisterin', gender: 'f' },
    { en: 'minstrel', de: 'Spielmann', gender: 'm' },
    { en: 'former prisoner', de: 'früherer Häftling', gender: 'm' },
    { en: 'kitchen maid', de: 'Küchenmagd', gender: 'f' },
    { en: 'rat catcher', de: 'Rattenfänger', gender: 'm' },
  ],
  keywords: ['prison', 'castle', 'prisoner', 'gefängnis', 'burg', 'ritter', 'knight'],
  en: {
    titles: ['A Regrettable Mix-Up', 'The Wrong Prisoner', 'Bread, Water, Apologies'],
    introduction:
      'To the prisoner in the lower cell:\n\nThere has been a mistake. You are the [lute teacher|wig-maker], and the man whom we took for the [lute teacher|wig-maker] is upstairs, eating your supper. I should let you out at once, but the jailer has the week off and has hidden the keys from me, which is fair, considering last time. The people down here are helpful and bored. They will have left you something to read. Dinner is at sunset; there will be goose.\n\n{owner}',
    about: 'The charge reads “{about}”. We do not know either what that is.',
    greetings: [
      'To the next one in the straw:',
      'By order of nobody in particular:',
      'Scratched first, then copied out, for the eyes:',
    ],
    reasons: [
      'Nobody asked me when I was upstairs.',
      'I shall be out before you, with luck, and then this is yours.',
      'The rat has read it. The rat is trustworthy.',
    ],
    looks: [
      'A neighbour has lent {thing} to the cell, against a receipt, which the rat has.',
      'It was made for a guest of rank. You are one; it has only not got about yet.',
      '{owner} apologizes for {thing}, on a card: “It was meant for the other gentleman.”',
    ],
    beats: [
      'Upstairs somebody plays a lute, badly, with conviction. So he is still at your supper.',
      'Applause, and a chair falls over. The goose has been brought in.',
      'The lute has stopped. A voice says: “Wig? What wig?” It is getting interesting up there.',
    ],
    door: 'From the other side come steps, a yawn, and the steps again.',
    ending:
      'Upstairs the fires are lit. {owner} has pulled out a chair and is holding it for you. “The [lute teacher|wig-maker], at last. We have kept you a leg.”\n\nThe other one is just being [shown the cellar|measured for chains].',
    aboutEnding: 'The charge of “{about}” is dropped, into the moat.',
  },
  de: {
    titles: ['Eine bedauerliche Verwechslung', 'Der falsche Gefangene', 'Wasser, Brot und Verzeihung'],
    introduction:
      'An den Häftling in der unteren Zelle:\n\nHier liegt ein Irrtum vor. Gefangen ist [die Lautenlehrkraft|die Perückenkraft], und der Mann, den wir dafür hielten, sitzt oben und isst dein Abendbrot. Ich ließe dich sofort hinaus, doch die Kerkermeisterin hat frei und die Schlüssel vor mir versteckt, zu Recht, wenn man an das letzte Mal denkt. Die Leute da unten sind hilfsbereit und langweilen sich. Etwas zu lesen haben sie dir gewiss dagelassen. Gegessen wird bei Sonnenuntergang; es gibt Gans.\n\n{owner}',
    about: 'Die Anklage lautet „{about}“. Was das ist, wissen wir auch nicht.',
    greetings: [
      'An den Nächsten im Stroh:',
      'Auf Befehl von niemand Bestimmtem:',
      'Erst eingeritzt, dann der Augen wegen abgeschrieben:',
    ],
    reasons: [
      'Als ich oben war, hat mich keiner gefragt.',
      'Mit Glück bin ich vor dir draußen, dann gehört das dir.',
      'Die Ratte hat es gelesen. Auf die Ratte ist Verlass.',
    ],
    looks: [
      'Ein Nachbar hat der Zelle {thing:a} geliehen, gegen Quittung, und die hat die Ratte.',
      'Gemacht für einen Gast von Rang. Der bist du ja, es hat sich nur nicht herumgesprochen.',
      'Für {thing:a} entschuldigt sich {owner} auf einem Kärtchen: „Das war für den anderen Herrn gedacht.“',
    ],
    beats: [
      'Oben spielt jemand Laute, schlecht, aber mit Überzeugung. Er sitzt also noch bei deinem Abendessen.',
      'Beifall, und ein Stuhl fällt um. Die Gans ist aufgetragen.',
      'Die Laute schweigt. Eine Stimme sagt: „Perücke? Welche Perücke?“ Jetzt wird es da oben interessant.',
    ],
    door: 'Von der anderen Seite kommen Schritte, ein Gähnen und wieder Schritte.',
    ending:
      'Oben brennen die Feuer. {owner} hat einen Stuhl zurückgezogen und hält ihn dir hin. „Endlich der richtige Gast. Eine Keule ist noch da.“\n\nDem anderen zeigt man gerade [den Keller|die Ketten].',
    aboutEnding: 'Die Anklage wegen „{about}“ wird fallen gelassen, in den Burggraben.',
  },
};
