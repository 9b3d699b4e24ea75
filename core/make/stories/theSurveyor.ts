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
    looks: [
      'You measure {thing}, since you have the tape with you. It has the size that it looks.',
      '{two} drew it, from the wrong side, because of the sun.',
      'Find number 212: “Purpose unknown, presumably religious.” That is what {owner} says about whatever {owner} trips over.',
    ],
    beats: [
      'Far above, a spoon strikes a pot. Lunch. Nobody has missed you yet.',
      'Sand trickles, a tent peg’s worth. They are walking about overhead and arguing about the salt.',
      'A voice, through a great deal of stone: “Who has got the key to the biscuits?” Then silence, and then your name.',
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
    looks: [
      'Du misst {thing:a}, das Maßband hast du ja dabei. So groß, wie es aussieht.',
      'Gezeichnet hat das {two}, von der falschen Seite, der Sonne wegen.',
      'Fund Nummer 212: „Zweck unbekannt, vermutlich kultisch.“ Das sagt {owner} zu allem, worüber man stolpert.',
    ],
    beats: [
      'Weit oben schlägt ein Löffel gegen einen Topf. Mittagessen. Noch vermisst dich keiner.',
      'Sand rieselt, etwa einen Hering hoch. Da oben gehen sie umher und streiten über das Salz.',
      'Eine Stimme, durch sehr viel Stein: „Wer hat den Schlüssel zu den Keksen?“ Stille, und dann dein Name.',
    ],
    door: 'Die Angeln sind viertausend Jahre alt und haben noch nie gequietscht.',
    ending:
      'Licht, Sand und ein Geruch von Zwiebeln. Einen Teller haben sie dir aufgehoben. {owner} fragt, was da drinnen ist, und du sagst: „Sehr viele Schlösser und Leute mit Zeit.“\n\nTag 10. Ich gehe noch einmal hinein. Der Hut liegt noch dort.',
    aboutEnding: 'Auf dem Plan steht jetzt „{about}“, in Tinte.',
  },
};
