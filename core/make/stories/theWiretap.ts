import type { Story } from './model.ts';

export const theWiretap: Story = {
  id: 'the-wiretap',
  theme: 'detective',
  form: 'voice',
  owner: { en: 'Inspector', de: 'Inspektor', gender: 'm' },
  people: [
    { en: 'wiretapper', de: 'Abhörerin', gender: 'f' },
    { en: 'double agent', de: 'Doppelagent', gender: 'm' },
    { en: 'barber', de: 'Friseur', gender: 'm' },
    { en: 'flower girl', de: 'Blumenverkäuferin', gender: 'f' },
    { en: 'chess partner', de: 'Schachpartner', gender: 'm' },
  ],
  keywords: ['spy', 'agent', 'secret', 'spion', 'agent', 'geheim'],
  en: {
    titles: ['Tape Four, Side B', 'Speak After the Click', 'The Plant Is Listening'],
    introduction:
      '(Click.) “Tape four. If you hear this, you have found the machine, and if you have found the machine, you have already touched the door. I am sorry about that. The office locks itself when somebody listens who is not {owner}; it was his own idea, and he has not been in since. I sit [three floors up|across the street] with headphones on and can hear your shoes. Everybody who worked here knew something and wrote it down, because the walls, well. They are mine. Do not speak to the plant.” (Click.)',
    about: '“The operation is called ‘{about}’. You did not hear that from the plant.”',
    greetings: [
      'Burn after reading. (Matches: ask reception.)',
      'Dead letter box, behind the radiator, warm:',
      'To the one with the newspaper with holes in it:',
    ],
    reasons: [
      'I speak seven languages, and in none of them have I said this aloud.',
      'They follow me, so I walk slowly, to be polite.',
      'Memorize it, eat it, and drink something with it.',
    ],
    looks: [
      'There is a microphone in {thing}. You say good morning to it, out of manners.',
      '“Do not speak to the plant”, says a card on {thing}, “nor to this. They talk.”',
      'A code name is stuck under it: NIGHTINGALE. The next word is illegible, probably FURNITURE.',
    ],
    beats: [
      '(Click) “That was louder than you think,” says the wall.',
      '(Click) “I have put the kettle on. You can hear it if you hold your ear to the skirting.”',
      '(Click) “Nearly. I am not allowed to be excited on tape, so please imagine it.”',
    ],
    door: 'It has no peephole. It has never needed one.',
    ending:
      '(Click.) “Very good. You walk more lightly on the left, did you know?” In the street a window opens, three floors up, and somebody in headphones waves [a sandwich|a handkerchief].\n\n“The plant asks whether it can be repotted now,” says the pavement. (Click.)',
    aboutEnding: '“And ‘{about}’ never happened,” it adds. “Well done.”',
  },
  de: {
    titles: ['Band vier, Seite B', 'Sprechen Sie nach dem Klicken', 'Die Pflanze hört mit'],
    introduction:
      '(Klick.) „Band vier. Wer das hört, hat das Gerät gefunden, und wer das Gerät gefunden hat, hat schon die Tür angefasst. Das tut mir leid. Das Büro schließt sich ab, sobald jemand zuhört, der nicht {owner} ist; es war seine eigene Idee, und seitdem war er nicht mehr da. Ich sitze mit Kopfhörern [drei Stockwerke höher|auf der anderen Straßenseite] und höre deine Schuhe. Wer hier gearbeitet hat, wusste etwas und schrieb es auf, denn die Wände, nun ja. Die gehören mir. Sprich nicht mit der Pflanze.“ (Klick.)',
    about: '„Das Unternehmen heißt ‚{about}‘. Von der Pflanze hast du das nicht.“',
    greetings: [
      'Nach dem Lesen verbrennen. (Streichhölzer am Empfang.)',
      'Toter Briefkasten, hinter der Heizung, warm:',
      'An den mit der Zeitung, die Löcher hat:',
    ],
    reasons: [
      'Ich spreche sieben Sprachen und habe das in keiner laut gesagt.',
      'Ich werde verfolgt und gehe langsam, aus Höflichkeit.',
      'Auswendig lernen, aufessen, etwas dazu trinken.',
    ],
    looks: [
      'In {thing:d} sitzt ein Mikrofon. Du wünschst ihm Guten Morgen, so viel Anstand muss sein.',
      '„Nicht mit der Pflanze reden“, sagt eine Karte, „und auch nicht hiermit. Die reden miteinander.“',
      'Darunter klebt ein Deckname: NACHTIGALL. Das zweite Wort ist unleserlich, wahrscheinlich MÖBEL.',
    ],
    beats: [
      '(Klick) „Das war lauter, als du denkst“, sagt die Wand.',
      '(Klick) „Ich habe Teewasser aufgesetzt. Mit dem Ohr an der Fußleiste hörst du es.“',
      '(Klick) „Fast. Auf Band darf ich nicht aufgeregt sein, also denk es dir bitte dazu.“',
    ],
    door: 'Einen Spion hat sie nicht. Den braucht sie hier nicht.',
    ending:
      '(Klick.) „Sehr gut. Links trittst du leichter auf, wusstest du das?“ Draußen geht oben ein Fenster auf, und jemand mit Kopfhörern winkt mit [einem Brot|einem Taschentuch].\n\n„Die Pflanze fragt, ob man sie jetzt umtopfen kann“, sagt das Pflaster. (Klick.)',
    aboutEnding: '„Und ‚{about}‘ hat es nie gegeben“, fügt es hinzu. „Gut gemacht.“',
  },
};
