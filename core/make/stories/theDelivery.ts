import type { Story } from './model.ts';

export const theDelivery: Story = {
  id: 'the-delivery',
  theme: 'wizard',
  form: 'narrator',
  owner: { en: 'Archmage', de: 'Erzmagier', gender: 'm' },
  people: [
    { en: 'gatekeeper', de: 'Torwächterin', gender: 'f' },
    { en: 'gardener', de: 'Gärtner', gender: 'm' },
    { en: 'alchemist', de: 'Alchemistin', gender: 'f' },
    { en: 'choirboy', de: 'Chorknabe', gender: 'm' },
    { en: 'aunt', de: 'Tante', gender: 'f' },
  ],
  keywords: ['parcel', 'delivery', 'paket', 'lieferung', 'dragon', 'drache'],
  en: {
    titles: ['Signature Required', 'A Parcel for {owner}', 'Please Knock Before Vanishing'],
    introduction:
      'The parcel was for {owner}, and it had to be signed for. You climbed the tower, since nobody answered. On the table lay a form, filled in except for one line, and while you were looking for the line the door went away. It has come back since, but locked, and [a little to the left|somewhat greener]. Nobody ever signs for anything here without a riddle first; the people of the house have been warning each other of it for years, in writing.',
    about: 'The parcel hums, and its label says “{about}”.',
    greetings: [
      'To the next person with a parcel:',
      'Memo, to be burnt after reading (it does not burn):',
      'Upstairs, on a Tuesday that lasted:',
    ],
    reasons: [
      'I went in for a signature myself once. I live here now.',
      'He means well. It is what he means that takes so long.',
      'Written down before it turns into something else.',
    ],
    looks: [
      '{thing} was delivered here years ago, as a different thing.',
      '“Left with a neighbour”, says a slip on {thing}. The neighbour is a cloud.',
      'Signed for by {two}, by an owl, and by a stain.',
    ],
    beats: [
      'The parcel moves a little nearer to you. It is addressed to somebody else, but it is getting impatient.',
      'A form sails down from above: “Reason for delay?” The pen that follows it is already writing.',
      'Down on the bottom step somebody knocks from inside the house, politely, to be let in.',
    ],
    door: 'It was elsewhere this morning.',
    ending:
      '{owner} is sitting on the bottom step with a quill behind each ear, waiting for his parcel. He signs, [in gold|in three places], and opens it: a door handle.\n\n“At last,” he says. “I have been locked out for a week.”',
    aboutEnding: 'Inside the lid is written “{about}”, and he blushes.',
  },
  de: {
    titles: ['Gegen Unterschrift', 'Ein Paket für {owner}', 'Vor dem Verschwinden bitte klopfen'],
    introduction:
      'Das Paket war für {owner}, und zwar gegen Unterschrift. Weil niemand öffnete, stiegst du den Turm hinauf. Auf dem Tisch lag ein Formular, ausgefüllt bis auf eine Zeile, und während du nach der Zeile suchtest, ging die Tür fort. Inzwischen ist sie wieder da, aber verschlossen und [etwas weiter links|deutlich grüner]. Ohne Rätsel unterschreibt hier keiner; davor warnen sich die Leute im Haus seit Jahren gegenseitig, und zwar schriftlich.',
    about: 'Das Paket summt, und auf dem Etikett steht „{about}“.',
    greetings: [
      'An den Nächsten, der ein Paket bringt:',
      'Aktennotiz, nach dem Lesen verbrennen (brennt nicht):',
      'Oben, an einem Dienstag, der dauerte:',
    ],
    reasons: [
      'Ich wollte hier auch nur eine Unterschrift. Jetzt wohne ich hier.',
      'Er meint es gut. Nur braucht das, was er meint, so lange.',
      'Aufgeschrieben, bevor etwas anderes daraus wird.',
    ],
    looks: [
      'Geliefert wurde {thing} vor Jahren, damals noch als etwas anderes.',
      '„Beim Nachbarn abgegeben“, sagt ein Zettel an {thing:d}. Der Nachbar ist eine Wolke.',
      'Quittiert von {two}, von einer Eule und von einem Fleck.',
    ],
    beats: [
      'Das Paket rückt ein Stück näher. Es ist zwar für jemand anderen, aber es wird ungeduldig.',
      'Von oben segelt ein Formular herab: „Grund der Verspätung?“ Die Feder, die ihm folgt, schreibt schon.',
      'Unten auf der letzten Stufe klopft jemand von innen ans Haus und bittet höflich um Einlass.',
    ],
    door: 'Heute früh war sie noch woanders.',
    ending:
      '{owner} sitzt auf der untersten Stufe, hinter jedem Ohr eine Feder, und wartet auf sein Paket. Er unterschreibt [in Gold|an drei Stellen] und packt aus: eine Türklinke.\n\n„Endlich“, sagt er. „Seit einer Woche komme ich nicht hinein.“',
    aboutEnding: 'Innen im Deckel steht „{about}“, und er wird rot.',
  },
};
