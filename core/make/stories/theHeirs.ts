import type { Story } from './model.ts';

export const theHeirs: Story = {
  id: 'the-heirs',
  theme: 'mansion',
  form: 'notice',
  owner: { en: 'Uncle', de: 'Onkel', gender: 'm' },
  people: [
    { en: 'cousin', de: 'Cousine', gender: 'f' },
    { en: 'notary', de: 'Notar', gender: 'm' },
    { en: 'sister', de: 'Schwester', gender: 'f' },
    { en: 'chauffeur', de: 'Chauffeur', gender: 'm' },
    { en: 'godchild', de: 'Patenkind', gender: 'n' },
  ],
  keywords: ['will', 'heir', 'inheritance', 'erbe', 'testament', 'erbschaft'],
  en: {
    titles: ['In the Event of My Absence', 'The Last Word of {owner}', 'Read Aloud, Then Locked'],
    introduction:
      'NOTICE TO ALL HEIRS\n\n{owner} is not dead, only tired of you. The house goes to whoever leaves it first. {two} has locked up as instructed, swallowed nothing, and is waiting by the gate with a [stopwatch|thermos flask]. You are the [youngest|last] on the list, and the others are already [quarrelling in the pantry|looking under the wrong carpets].',
    about: 'The condition of the will is called “{about}”; the lawyers could not agree on what it means.',
    greetings: [
      'To my fellow heirs, who will not read this:',
      'Statement, made at breakfast.',
      'For the file of the estate:',
    ],
    reasons: [
      'He told each of us one thing and trusted none of us with two.',
      'I should have been his favourite, and this is the proof.',
      'I put it in writing, since my word counts for nothing at table.',
    ],
    looks: [
      '{thing} is claimed by three labels, in three handwritings, one of them with “please”.',
      'Uncle promised {thing} to everybody in turn. It kept them coming on Sundays.',
      'Somebody has lifted {thing}, found no will underneath, and put it back crooked, from grief.',
    ],
    beats: [
      'In the pantry something breaks, and a voice says: “That was mine anyway.”',
      'Footsteps overhead, then knocking, then more knocking: they have found a hollow wall, or each other.',
      'From the gate comes a long whistle. {two} has stopped pretending not to be in a hurry.',
    ],
    door: 'FOR THE HEIR, somebody has written on it, in pencil, and six people have crossed it out.',
    ending:
      '{two} looks at the watch, nods, and hands you a key ring that weighs as much as a ham. Behind you, somebody is still [knocking on panels|reading the carpets].\n\n“So it is you,” says {owner} from the back of the car. “Good. The roof leaks.”',
    aboutEnding: 'Then he explains what “{about}” was about, all the way to the station.',
  },
  de: {
    titles: ['Für den Fall meiner Abwesenheit', '{owner} hat das letzte Wort', 'Verlesen und verschlossen'],
    introduction:
      'BEKANNTMACHUNG AN ALLE ERBEN\n\n{owner} ist nicht tot, nur eurer müde. Das Haus bekommt, wer es als Erster verlässt. Abgeschlossen hat {two}, wie verfügt, und wartet nun mit [Stoppuhr|Thermoskanne] am Tor. Du stehst [als Letzter|ganz unten] auf der Liste, und die anderen [streiten schon in der Speisekammer|suchen bereits unter den falschen Teppichen].',
    about:
      'Die Bedingung im Testament heißt „{about}“; was das bedeutet, darüber sind sich die Anwälte nicht einig.',
    greetings: [
      'An meine Miterben, die das doch nicht lesen:',
      'Aussage, beim Frühstück gemacht.',
      'Zu den Akten des Nachlasses:',
    ],
    reasons: [
      'Jedem von uns hat er eine Sache gesagt und keinem zwei.',
      'Ich hätte sein Liebling sein sollen, hier ist der Beweis.',
      'Ich gebe es schriftlich, bei Tisch gilt mein Wort ja nichts.',
    ],
    looks: [
      'Auf {thing:a} erheben drei Zettel Anspruch, in drei Handschriften, einer davon mit „bitte“.',
      'Der Onkel hat {thing:a} reihum allen versprochen. So kamen sie wenigstens sonntags.',
      'Jemand hat {thing:a} angehoben, kein Testament gefunden und vor Kummer schief zurückgestellt.',
    ],
    beats: [
      'In der Speisekammer geht etwas zu Bruch, und eine Stimme sagt: „Das war sowieso meins.“',
      'Schritte über dir, dann ein Klopfen, dann noch eins: Sie haben eine hohle Wand gefunden oder einander.',
      'Vom Tor kommt ein langer Pfiff. {two} tut nicht länger so, als wäre Zeit genug.',
    ],
    door: 'FÜR DEN ERBEN, hat jemand mit Bleistift daraufgeschrieben, und sechs Leute haben es durchgestrichen.',
    ending:
      '{two} sieht auf die Uhr, nickt und reicht dir einen Schlüsselbund, so schwer wie ein Schinken. Hinter dir [klopft noch jemand die Wände ab|liest noch jemand in den Teppichen].\n\n„Du also“, sagt {owner} hinten im Wagen. „Gut. Das Dach ist undicht.“',
    aboutEnding: 'Was es mit „{about}“ auf sich hat, erklärt er dann bis zum Bahnhof.',
  },
};
