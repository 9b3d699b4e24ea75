import type { Story } from './model.ts';

export const theSurveyor: Story = {
  id: 'the-surveyor',
  theme: 'tomb',
  form: 'diary',
  owner: { en: 'Professor', de: 'Professorin', gender: 'f' },
  people: [
    { en: 'foreman', de: 'Vorarbeiter', gender: 'm' },
    { en: 'draughtsman', de: 'Zeichner', gender: 'm' },
    { en: 'camel driver', de: 'Kameltreiberin', gender: 'f' },
    { en: 'photographer', de: 'Fotografin', gender: 'f' },
    { en: 'water carrier', de: 'Wasserträger', gender: 'm' },
  ],
  keywords: ['expedition', 'dig', 'ausgrabung', 'expedition', 'pharaoh', 'pharao'],
  en: {
    titles: ['Day Nine, Indoors', 'The Wall That Was a Door', 'Measured Twice'],
    introduction:
      'Day 7. {owner} found a wall that is not on the plan. Day 8. It is a door. Day 9. It was a door: at noon the stone rolled [back|down], very punctually for its age, and I am writing this on the inside. The others are at lunch. They will miss me when the soup is handed out, or at the latest when nobody complains about it. Whoever built this wanted to be found by somebody who can count, so let us count.',
    about: '{owner} has labelled this chamber “{about}”, and will not say why.',
    greetings: [
      'Field note, on the back of a biscuit packet:',
      'For the record, in case the record is ever found:',
      'Under the third lamp, by its light:',
    ],
    reasons: [
      'My pencil is short, so I write only what is true.',
      'The dead wrote everything down. I thought that I should, too.',
      '{owner} has seen this and says that it is of no importance. I keep it here.',
    ],
    door: 'The hinges are four thousand years old, and have never squeaked.',
    ending:
      'Light, sand, and the smell of onions. They have kept you a bowl. {owner} asks what is in there, and you say: “A great many locks, and people with time.”\n\nDay 10. I am going in again. I forgot my hat.',
    aboutEnding: 'On the plan it now says “{about}”, in ink.',
  },
  de: {
    titles: ['Tag neun, drinnen', 'Die Wand war eine Tür', 'Zweimal gemessen'],
    introduction:
      'Tag 7. {owner} hat eine Wand gefunden, die auf keinem Plan ist. Tag 8. Es ist eine Tür. Tag 9. Es war eine Tür: Mittags rollte der Stein [zurück|herunter], für sein Alter sehr pünktlich, und dies schreibe ich von innen. Die anderen essen. Fehlen werde ich ihnen, wenn die Suppe verteilt wird, spätestens wenn sich niemand darüber beschwert. Wer das hier gebaut hat, wollte von jemandem gefunden werden, der zählen kann. Also zählen wir.',
    about: '{owner} hat diese Kammer „{about}“ genannt und sagt nicht, warum.',
    greetings: [
      'Feldnotiz, auf der Rückseite einer Kekspackung:',
      'Fürs Protokoll, falls man das Protokoll je findet:',
      'Unter der dritten Lampe, bei ihrem Licht:',
    ],
    reasons: [
      'Mein Bleistift ist kurz, also schreibe ich nur, was stimmt.',
      'Die Toten haben alles aufgeschrieben. Da dachte ich, ich auch.',
      '{owner} hat das gesehen und hält es für unwichtig. Darum liegt es hier.',
    ],
    door: 'Die Angeln sind viertausend Jahre alt und haben noch nie gequietscht.',
    ending:
      'Licht, Sand und ein Geruch von Zwiebeln. Einen Teller haben sie dir aufgehoben. {owner} fragt, was da drinnen ist, und du sagst: „Sehr viele Schlösser und Leute mit Zeit.“\n\nTag 10. Ich gehe noch einmal hinein. Der Hut liegt noch dort.',
    aboutEnding: 'Auf dem Plan steht jetzt „{about}“, in Tinte.',
  },
};
