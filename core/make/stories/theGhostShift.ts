import type { Story } from './model.ts';

export const theGhostShift: Story = {
  id: 'the-ghost-shift',
  theme: 'dungeon',
  form: 'voice',
  owner: { en: 'Lady', de: 'Lady', gender: 'f' },
  people: [
    { en: 'executioner', de: 'Henker', gender: 'm' },
    { en: 'seamstress', de: 'Näherin', gender: 'f' },
    { en: 'squire', de: 'Knappe', gender: 'm' },
    { en: 'alchemist', de: 'Alchemistin', gender: 'f' },
    { en: 'monk', de: 'Mönch', gender: 'm' },
  ],
  keywords: ['ghost', 'haunted', 'geist', 'gespenst', 'spuk', 'halloween'],
  en: {
    titles: ['The White Lady Is Off Sick', 'Haunting for Beginners', 'Chains Provided'],
    introduction:
      'Do not turn round. Good. I am {owner}, I have walked here for [three|four] hundred years, and I have a cold. So tonight somebody else must do the haunting, and you were the last in the tour. The door will let you out at dawn, or as soon as you can show that you know your way about: we ghosts were all people once and have left it in writing. I do the wailing from bed, if necessary.',
    about: 'The family curse, for which I walk, is called “{about}”.',
    greetings: [
      'In invisible ink, which has become visible with age:',
      'To the living:',
      'Pinned to the sheet, where it itches:',
    ],
    reasons: [
      'I meant to say it while I lived, and then it was Tuesday.',
      'My head was elsewhere, so I wrote it down.',
      'It took a hundred years before I saw the point.',
    ],
    looks: [
      'You try to walk through {thing}, to get into the part. It takes practice, and a bruise.',
      '{two} died beside {thing}, of boredom, and has forgiven it.',
      'It is draped in a sheet, as an understudy.',
    ],
    beats: [
      'From somewhere above comes a wail, rather thin, and then a cough drop being unwrapped.',
      'It grows colder by a shawl. “Only checking,” says a voice behind your left ear. “Carry on haunting.”',
      'A pale stripe under the door: it is either {owner} or the morning. It sneezes, so it is {owner}.',
    ],
    door: 'It is shut for the living. I always went through it, and could not tell you how.',
    ending:
      'Outside a cock crows, in a hurry. The grass is wet, and you throw a shadow, it is a great relief.\n\nBehind you something sneezes, long and hollow, [down all the corridors|in three keys]. “Better than my own,” says {owner}. “The same time next year?”',
    aboutEnding: 'The curse of “{about}” is lifted. She had grown quite fond of it.',
  },
  de: {
    titles: ['Die weiße Frau ist krankgemeldet', 'Spuken für Anfänger', 'Ketten werden gestellt'],
    introduction:
      'Nicht umdrehen. Gut. Ich bin {owner}, gehe hier seit [drei|vier]hundert Jahren um und bin erkältet. Heute Nacht muss also jemand anders spuken, und du warst bei der Führung als Letztes dran. Im Morgengrauen lässt die Tür dich hinaus oder sobald du zeigst, dass du dich auskennst: Wir Geister waren alle einmal Leute und haben es schriftlich hinterlassen. Heulen kann ich notfalls vom Bett aus.',
    about: 'Der Familienfluch, für den ich umgehe, heißt „{about}“.',
    greetings: [
      'Mit unsichtbarer Tinte, die vor Alter sichtbar wurde:',
      'An die Lebenden:',
      'Ans Laken gesteckt, da, wo es juckt:',
    ],
    reasons: [
      'Zu Lebzeiten wollte ich es sagen, aber dann war Dienstag.',
      'Mein Kopf war anderswo, darum habe ich es notiert.',
      'Es dauerte hundert Jahre, bis ich den Witz verstand.',
    ],
    looks: [
      'Du versuchst, durch {thing:a} hindurchzugehen, der Rolle wegen. Das braucht Übung und gibt einen blauen Fleck.',
      'Neben {thing:d} starb {two}, vor Langeweile, und hat es längst verziehen.',
      'Mit einem Laken verhängt, als Zweitbesetzung.',
    ],
    beats: [
      'Von oben kommt ein Wehklagen, etwas dünn, und dann das Auswickeln eines Hustenbonbons.',
      'Es wird um einen Schal kälter. „Ich wollte nur nachsehen“, sagt eine Stimme an deinem linken Ohr. „Spuk ruhig weiter.“',
      'Ein fahler Streifen unter der Tür: entweder {owner} oder der Morgen. Er niest, also {owner}.',
    ],
    door: 'Für Lebende ist sie zu. Ich ging immer hindurch und könnte nicht sagen, wie.',
    ending:
      'Draußen kräht eilig ein Hahn. Das Gras ist nass, und du wirfst einen Schatten, das ist eine große Erleichterung.\n\nHinter dir niest etwas, lang und hohl, [durch alle Gänge|dreistimmig]. „Besser als ich“, sagt {owner}. „Nächstes Jahr um dieselbe Zeit?“',
    aboutEnding: 'Der Fluch von „{about}“ ist gelöst. Ein wenig hing sie daran.',
  },
};
