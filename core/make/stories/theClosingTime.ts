import type { Story } from './model.ts';

export const theClosingTime: Story = {
  id: 'the-closing-time',
  theme: 'bank',
  form: 'rules',
  owner: { en: 'Director', de: 'Direktor', gender: 'm' },
  people: [
    { en: 'cashier', de: 'Kassiererin', gender: 'f' },
    { en: 'doorman', de: 'Portier', gender: 'm' },
    { en: 'auditor', de: 'Prüferin', gender: 'f' },
    { en: 'messenger', de: 'Bote', gender: 'm' },
    { en: 'heir', de: 'Erbin', gender: 'f' },
  ],
  keywords: ['bank', 'money', 'geld', 'robbery', 'bankraub'],
  en: {
    titles: ['Closed at Five', 'Please Take a Number', 'The Interest Is All Yours'],
    introduction:
      'REGULATIONS FOR THE VAULT\n\n§ 1. The door closes at five. § 2. Whoever is inside at five counts as a deposit and earns [two|three] per cent. § 3. {owner} may not open it again before Monday, even if he would like to, and he would. § 4. Deposits may leave of their own accord. This has not happened yet, but {one} has bet a week’s wages on it.',
    about: '§ 5. Savings under the name “{about}” are not to be discussed at the counter.',
    greetings: [
      'Deposit slip, reverse side:',
      'For internal use, that is, for me:',
      'To the customer of box 12, who never comes:',
    ],
    reasons: [
      'A banker’s word is good, but paper is better.',
      'I counted it three times, and once for pleasure.',
      'Kept here, since nothing is ever taken out of here.',
    ],
    looks: [
      '“§ 9. Deposits do not sit on {thing}.”',
      'It has been depreciated over ten years, and since then does not exist.',
      'You look at it from the standpoint of a deposit. It earns more than you.',
    ],
    beats: [
      'By five past five you have earned a fraction of a penny. It is entered, somewhere, with a scratch of the pen.',
      'On the other side {one} says to the doorman: “I told you. I heard a lock.” A coin changes hands.',
      '{owner} is pacing. One can hear the slippers; he has gone home and come back in them.',
    ],
    door: 'It cost more than the house, and has its own doormat.',
    ending:
      'On the other side stands {owner} with his coat over his pyjamas, holding a sandwich. “Monday,” he says, “was going to be very awkward.”\n\n{one} counts out your interest into your hand, and then her winnings into her own.',
    aboutEnding: 'In the ledger, under “{about}”, he enters: closed, with profit.',
  },
  de: {
    titles: ['Um fünf ist Schluss', 'Bitte Nummer ziehen', 'Die Zinsen gehören dir'],
    introduction:
      'ORDNUNG FÜR DEN TRESORRAUM\n\n§ 1. Die Tür schließt um fünf. § 2. Wer um fünf darin ist, gilt als Einlage und bekommt [zwei|drei] Prozent Zinsen. § 3. {owner} darf vor Montag nicht wieder öffnen, selbst wenn er möchte, und er möchte. § 4. Einlagen dürfen aus eigener Kraft gehen. Vorgekommen ist das noch nicht, aber {one} hat einen Wochenlohn darauf gewettet.',
    about: '§ 5. Über Guthaben mit dem Namen „{about}“ wird am Schalter nicht gesprochen.',
    greetings: [
      'Einzahlungsbeleg, Rückseite:',
      'Nur für den Dienstgebrauch, also für mich:',
      'An den Kunden von Fach 12, der nie kommt:',
    ],
    reasons: [
      'Das Wort eines Bankiers ist gut, Papier ist besser.',
      'Ich habe es dreimal gezählt und einmal zum Vergnügen.',
      'Hier verwahrt, denn hier kommt nie etwas weg.',
    ],
    looks: [
      '„§ 9. Einlagen setzen sich nicht auf {thing:a}.“',
      'Über zehn Jahre abgeschrieben; seitdem gibt es das hier gar nicht.',
      'Du betrachtest {thing:a} vom Standpunkt einer Einlage. Die Zinsen sind dort höher.',
    ],
    beats: [
      'Um fünf nach fünf hast du den Bruchteil eines Pfennigs verdient. Irgendwo kratzt eine Feder und verbucht ihn.',
      'Draußen sagt {one} zum Portier: „Na also. Das war ein Schloss.“ Eine Münze wechselt die Hand.',
      '{owner} geht auf und ab. Man hört die Pantoffeln; offenbar war er schon zu Hause.',
    ],
    door: 'Sie hat mehr gekostet als das Haus und eine eigene Fußmatte.',
    ending:
      'Auf der anderen Seite steht {owner}, den Mantel über dem Schlafanzug und ein Brot in der Hand. „Montag“, sagt er, „wäre das sehr peinlich geworden.“\n\n{one} zählt dir die Zinsen auf die Hand und danach sich selbst den Wettgewinn.',
    aboutEnding: 'Im Hauptbuch trägt er bei „{about}“ ein: aufgelöst, mit Gewinn.',
  },
};
