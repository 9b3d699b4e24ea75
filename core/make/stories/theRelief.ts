import type { Story } from './model.ts';

export const theRelief: Story = {
  id: 'the-relief',
  theme: 'spaceship',
  form: 'logbook',
  owner: { en: 'Commander', de: 'Kommandantin', gender: 'f' },
  people: [
    { en: 'engineer', de: 'Ingenieur', gender: 'm' },
    { en: 'botanist', de: 'Botanikerin', gender: 'f' },
    { en: 'navigator', de: 'Navigator', gender: 'm' },
    { en: 'medic', de: 'Ärztin', gender: 'f' },
    { en: 'cook', de: 'Koch', gender: 'm' },
  ],
  keywords: ['crew', 'relief', 'orbit', 'ablösung', 'besatzung', 'mission'],
  en: {
    titles: ['Shift Change', 'Somebody Has to Stay Awake', 'Crew of None'],
    introduction:
      'LOG, DAY 212. Relief crew arrived, one person, with a small bag. {owner} took the last capsule home an hour before, because of the soup. DAY 212, LATER. The ship does not know the new face and has closed everything that closes. It is not being rude; it was taught that way after the business with the [sandwich|goat]. DAY 212, LATER STILL. Somebody should find out what the old crew knew. They had a habit of writing things down and then floating off.',
    about: 'DAY 213 will be called “{about}”, it says in the calendar, in red.',
    greetings: [
      'To my relief, whoever you are:',
      'Voice note, typed out, because the speaker crackles:',
      'Stuck to the coffee machine, where everyone passes:',
    ],
    reasons: [
      'The ship keeps forgetting me, so I keep this.',
      'If I am not here, I am in the greenhouse, or on Earth.',
      'The commander says paper does not belong in space. The commander is not reading this.',
    ],
    looks: [
      'Under {thing} somebody has written a name: {one}. Whether it belongs to {one} or is called that, nobody wrote down.',
      'It has been entered in the log as crew, on the day of the census.',
      'Two hundred days of elbows have polished it.',
    ],
    beats: [
      'DAY 212, the screen adds by itself. NEW FACE CAN OPEN THINGS. CONCERN: SLIGHT.',
      'The ship turns the heating up by one degree. In its way that is a question.',
      'DAY 212. FACE NOTED. ASKING COFFEE MACHINE FOR SECOND OPINION.',
    ],
    door: 'A red light above it says OCCUPIED. That is you.',
    ending:
      'The corridor lights come on one after the other, a little offended. In the mess there is a plate under a cover, and a note: “Soup. We are sorry. {owner}”\n\nFar below, the Earth goes round. Your shift has [just begun|two hundred days to go].',
    aboutEnding: 'On the calendar you tick off “{about}”. It was a good day, for a Tuesday.',
  },
  de: {
    titles: ['Schichtwechsel', 'Einer muss wach bleiben', 'Besatzung: keine'],
    introduction:
      'LOGBUCH, TAG 212. Ablösung eingetroffen, eine Person mit kleiner Tasche. {owner} nahm eine Stunde vorher die letzte Kapsel nach Hause, wegen der Suppe. TAG 212, SPÄTER. Das Schiff kennt das neue Gesicht nicht und hat geschlossen, was sich schließen lässt. Unhöflich ist das nicht, so hat man es ihm beigebracht, nach der Sache mit [dem Butterbrot|der Ziege]. TAG 212, NOCH SPÄTER. Jemand sollte herausfinden, was die alte Besatzung wusste. Sie schrieb vieles auf und schwebte dann davon.',
    about: 'TAG 213 heißt im Kalender „{about}“, und zwar in Rot.',
    greetings: [
      'An meine Ablösung, wer immer du bist:',
      'Sprachnotiz, abgetippt, weil der Lautsprecher knistert:',
      'An die Kaffeemaschine geklebt, da kommt jeder vorbei:',
    ],
    reasons: [
      'Das Schiff vergisst mich ständig, darum behalte ich das hier.',
      'Wenn ich nicht da bin, bin ich im Gewächshaus oder auf der Erde.',
      'Die Kommandantin sagt, Papier gehört nicht ins All. Sie liest das ja nicht.',
    ],
    looks: [
      'An {thing:d} klebt ein Name: {one}. Ob es der Besitzer ist oder ob das Ding so heißt, schrieb keiner dazu.',
      'Bei der Volkszählung an Bord wurde {thing} als Besatzung geführt.',
      'Zweihundert Tage Ellbogen haben alles blank poliert.',
    ],
    beats: [
      'TAG 212, ergänzt der Bildschirm von selbst. NEUES GESICHT KANN DINGE ÖFFNEN. SORGE: GERING.',
      'Das Schiff dreht die Heizung ein Grad höher. Auf seine Art ist das eine Frage.',
      'TAG 212. GESICHT GEMERKT. ZWEITMEINUNG BEI DER KAFFEEMASCHINE ANGEFORDERT.',
    ],
    door: 'Darüber ein rotes Licht: BESETZT. Damit bist du gemeint.',
    ending:
      'Im Gang gehen die Lichter an, eins nach dem anderen und ein wenig beleidigt. In der Messe steht ein Teller unter einer Haube, dabei ein Zettel: „Suppe. Es tut uns leid. {owner}“\n\nTief unten dreht sich die Erde. Deine Schicht [hat gerade begonnen|dauert noch zweihundert Tage].',
    aboutEnding: 'Im Kalender hakst du „{about}“ ab. Für einen Dienstag war es ein guter Tag.',
  },
};
