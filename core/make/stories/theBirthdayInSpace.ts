import type { Story } from './model.ts';

export const theBirthdayInSpace: Story = {
  id: 'the-birthday-in-space',
  theme: 'spaceship',
  form: 'narrator',
  owner: { en: 'Chief', de: 'Chefin', gender: 'f' },
  people: [
    { en: 'pilot', de: 'Pilotin', gender: 'f' },
    { en: 'technician', de: 'Techniker', gender: 'm' },
    { en: 'gardener', de: 'Gärtner', gender: 'm' },
    { en: 'physicist', de: 'Physikerin', gender: 'f' },
    { en: 'trainee', de: 'Praktikant', gender: 'm' },
  ],
  keywords: ['party', 'surprise', 'überraschung', 'feier'],
  en: {
    titles: ['Surprise, Said Nobody', 'The Longest Party in Orbit', 'Lights Off, Doors Shut'],
    introduction:
      'It was meant as a surprise. Everybody hid, the lights went out, and at the agreed signal every door on the ship closed so that {owner} should not come in too early. That worked. What nobody had agreed on was a signal for opening them again. The others are [on the far side of the hull, behind a cake|in the cargo bay with the candles]; you can hear them, very faintly, practising the song. {one} planned the whole thing, and the plan is somewhere in here, in pieces.',
    about: 'On the banner, which hangs upside down, it says “{about}”.',
    greetings: [
      'Plan, part two (part one is with somebody else):',
      'To all guests, but not to the chief:',
      'Whispered, and then written down because nobody heard:',
    ],
    reasons: [
      'If she asks: there is no cake, and I am asleep.',
      'I was given this to hide, and I hid it from myself as well.',
      'Nothing can go wrong, it says at the top, and I did not write that.',
    ],
    looks: [
      '{thing} is wrapped in gift paper, badly, as a disguise.',
      'A balloon is tied to {thing}. It hangs straight out to the side; one gets used to that.',
      'A slip in {one}’s hand: “Do NOT use {thing} for hiding. Everybody will.”',
    ],
    beats: [
      'From behind the wall they begin the song, too high, and break off: somebody has dropped a candle.',
      'A paper streamer comes through the ventilation, slowly, as if it wanted to see how far you are.',
      '“Is she coming?” whispers the wall. “No,” whispers another part of it, “it is only opening things.”',
    ],
    door: 'From the other side somebody counts to three, stops, and begins again.',
    ending:
      'The door flies open. “Surprise!” shout [nine|eleven] people and a robot at you, and then there is a pause.\n\nBehind you {owner} coughs. She came in by the airlock an hour ago, and has eaten most of the cake.',
    aboutEnding: 'Somebody turns the banner round. “{about}”, it says now, the right way up.',
  },
  de: {
    titles: ['Überraschung, sagte niemand', 'Das längste Fest im Orbit', 'Licht aus, Türen zu'],
    introduction:
      'Es sollte eine Überraschung werden. Alle versteckten sich, das Licht ging aus, und auf das vereinbarte Zeichen schlossen sich sämtliche Türen, damit {owner} nicht zu früh hereinkommt. Das hat geklappt. Ein Zeichen, sie wieder zu öffnen, war nicht vereinbart. Die anderen sind [hinter der Bordwand, mit der Torte|im Frachtraum, mit den Kerzen]; ganz leise hörst du, wie sie das Lied üben. Geplant hat das alles {one}, und der Plan ist irgendwo hier, in Stücken.',
    about: 'Auf dem Spruchband, das verkehrt herum hängt, steht „{about}“.',
    greetings: [
      'Plan, zweiter Teil (den ersten hat jemand anders):',
      'An alle Gäste, nur nicht an die Chefin:',
      'Geflüstert und dann aufgeschrieben, weil es keiner hörte:',
    ],
    reasons: [
      'Falls sie fragt: Es gibt keine Torte, und ich schlafe.',
      'Ich sollte das verstecken und habe es auch vor mir versteckt.',
      'Es kann nichts schiefgehen, steht oben, und das ist nicht von mir.',
    ],
    looks: [
      '{thing} ist in Geschenkpapier gewickelt, schlecht, zur Tarnung.',
      'An {thing:a} ist ein Luftballon gebunden. Er steht waagrecht ab, man gewöhnt sich daran.',
      'Ein Zettel in der Schrift von {one}: „{thing} NICHT zum Verstecken nehmen. Das machen alle.“',
    ],
    beats: [
      'Hinter der Wand setzt das Lied ein, zu hoch, und bricht ab: Jemandem ist eine Kerze heruntergefallen.',
      'Aus der Lüftung kommt eine Luftschlange, ganz langsam, als wollte sie sehen, wie weit du bist.',
      '„Kommt sie?“, flüstert die Wand. „Nein“, flüstert es von weiter links, „da geht nur etwas auf.“',
    ],
    door: 'Auf der anderen Seite zählt jemand bis drei, stockt und fängt von vorn an.',
    ending:
      'Die Tür fliegt auf. „Überraschung!“, rufen dir [neun|elf] Leute und ein Roboter entgegen, und dann ist es still.\n\nHinter dir hustet {owner}. Vor einer Stunde kam sie durch die Schleuse und hat die Torte fast aufgegessen.',
    aboutEnding: 'Jemand dreht das Spruchband um. „{about}“, steht jetzt da, richtig herum.',
  },
};
