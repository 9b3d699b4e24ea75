import type { Story } from './model.ts';

export const theFirstCase: Story = {
  id: 'the-first-case',
  theme: 'detective',
  form: 'letter',
  owner: { en: 'Inspector', de: 'Kommissarin', gender: 'f' },
  people: [
    { en: 'secretary', de: 'Sekretär', gender: 'm' },
    { en: 'informer', de: 'Spitzelin', gender: 'f' },
    { en: 'night porter', de: 'Nachtportier', gender: 'm' },
    { en: 'pianist', de: 'Pianistin', gender: 'f' },
    { en: 'former partner', de: 'früherer Partner', gender: 'm' },
  ],
  keywords: ['case', 'murder', 'crime', 'fall', 'mord', 'krimi', 'verbrechen'],
  en: {
    titles: ['The First Case Is the Door', 'Probation', 'Nobody Saw Anything, in Writing'],
    introduction:
      'To the new one:\n\nWelcome. I am not in. Your desk is the one with the wobble, your chair is wherever you find it, and your first case is behind you: somebody has locked this office from the outside. It was me. I do that with everybody; the last three are [at the post office now|selling shoes, and very good at it]. My witnesses have left their statements about. All of them are telling the truth, which is the trouble with witnesses.\n\n{owner}',
    about: 'The file is marked “{about}”. It is thinner than it should be.',
    greetings: [
      'Statement, signed without reading it:',
      'I saw nothing, and this is exactly what I saw:',
      'For the file, not for the Inspector:',
    ],
    reasons: [
      'I say this once. I would deny it twice.',
      'Nobody pays me to remember, I do it for pleasure.',
      'It rained that night. It always does, in statements.',
    ],
    looks: [
      '{thing} was questioned by your predecessor. His notes say: “Hostile.”',
      'A chalk line runs round it, as if it had fallen there. It has been set upright since.',
      'You dust it for prints, since the brush is new. Everybody has touched it; {owner} twice.',
    ],
    beats: [
      'The telephone rings once. That is how {owner} asks whether you are still there.',
      'Paper cups on the stairs, a step, another: somebody has sat down outside, and is counting on you, or just counting.',
      'A note comes under the door: “Warm. But I have to say that to everybody.”',
    ],
    door: 'Her name is on it, but on the other side. On this one she has saved the paint.',
    ending:
      '{owner} is sitting on the stairs with two paper cups. She looks at her watch. “You questioned the furniture. Good. Most people begin with the window.”\n\nShe holds out the coffee that is [still warm|less cold]. “The second case is the lift.”',
    aboutEnding: '“And ‘{about}’?” you ask. “Solved,” she says. “Just now. By you.”',
  },
  de: {
    titles: ['Der erste Fall ist die Tür', 'Probezeit', 'Niemand hat etwas gesehen, schriftlich'],
    introduction:
      'An den Neuzugang:\n\nWillkommen. Ich bin nicht da. Dein Schreibtisch ist der, der wackelt, dein Stuhl steht irgendwo, und dein erster Fall ist hinter dir: Jemand hat dieses Büro von außen abgeschlossen. Das war ich. Ich mache das mit allen; die letzten drei sind [jetzt bei der Post|inzwischen Schuhverkäufer, und zwar gute]. Meine Zeugen haben ihre Aussagen herumliegen lassen. Sie sagen alle die Wahrheit, das ist das Schlimme an Zeugen.\n\n{owner}',
    about: 'Auf der Akte steht „{about}“. Sie ist dünner, als sie sein sollte.',
    greetings: [
      'Aussage, ungelesen unterschrieben:',
      'Ich habe nichts gesehen, und zwar genau das:',
      'Für die Akte, nicht für die Kommissarin:',
    ],
    reasons: [
      'Das sage ich einmal. Abstreiten würde ich es zweimal.',
      'Bezahlt werde ich fürs Erinnern nicht, ich tue es gern.',
      'Es regnete in jener Nacht. In Aussagen regnet es immer.',
    ],
    looks: [
      'Dein Vorgänger hat {thing:a} schon verhört. In seinen Notizen steht: „Verstockt.“',
      'Ringsum läuft ein Kreidestrich, als wäre es hier umgefallen. Inzwischen steht es wieder.',
      'Du nimmst Fingerabdrücke, der Pinsel ist ja neu. Angefasst haben es alle, {owner} zweimal.',
    ],
    beats: [
      'Das Telefon klingelt ein einziges Mal. So fragt {owner}, ob du noch da bist.',
      'Pappbecher auf der Treppe, eine Stufe, noch eine: Draußen hat sich jemand hingesetzt und zählt auf dich, oder zählt nur.',
      'Unter der Tür kommt ein Zettel durch: „Warm. Aber das muss ich jedem sagen.“',
    ],
    door: 'Ihr Name steht darauf, allerdings auf der anderen Seite. Auf dieser hat sie die Farbe gespart.',
    ending:
      '{owner} sitzt mit zwei Pappbechern auf der Treppe und sieht auf die Uhr. „Du hast die Möbel verhört. Gut. Die meisten fangen mit dem Fenster an.“\n\nSie hält dir den Kaffee hin, der [noch warm|weniger kalt] ist. „Der zweite Fall ist der Aufzug.“',
    aboutEnding: '„Und ‚{about}‘?“, fragst du. „Gelöst“, sagt sie. „Gerade eben. Von dir.“',
  },
};
