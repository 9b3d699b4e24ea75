import type { Story } from './model.ts';

export const theWrongCarriage: Story = {
  id: 'the-wrong-carriage',
  theme: 'train',
  form: 'timetable',
  owner: { en: 'Inspector', de: 'Schaffner', gender: 'm' },
  people: [
    { en: 'countess', de: 'Gräfin', gender: 'f' },
    { en: 'stoker', de: 'Heizer', gender: 'm' },
    { en: 'travelling salesman', de: 'Handelsreisender', gender: 'm' },
    { en: 'governess', de: 'Gouvernante', gender: 'f' },
    { en: 'station master', de: 'Stationsvorsteher', gender: 'm' },
  ],
  keywords: ['train', 'journey', 'zug', 'reise', 'bahn'],
  en: {
    titles: ['Change Here', 'The Wrong Carriage', 'Does Not Stop on Request'],
    introduction:
      '17:02 departed, on time. 17:04 you leave your seat to look for the dining car. 17:05 {owner} locks the carriage behind you, as he does before every tunnel. 17:06 tunnel. The others will get out at the next station with your luggage and [your aunt|your hat]. This carriage will be uncoupled there and sleep in a siding until Thursday. The regular passengers know how one gets out; they have never told the railway, only each other, on whatever paper was at hand.',
    about: 'On the board outside, the train is called “{about}”; it is running on time.',
    greetings: [
      'Written on the knee, please excuse the points:',
      'To the lady in compartment four, by hand of the guard:',
      'On the back of a menu (the fish was off):',
    ],
    reasons: [
      'It took me three journeys to find out, and one marriage.',
      'I shall get out before you can thank me.',
      'The tunnel is long, and one has to pass the time.',
    ],
    looks: [
      'Regular passengers greet {thing}. You feel that you should at least nod.',
      'A reservation card: “{one}, Tuesdays and Fridays, window side.” It seems to be for this.',
      '{owner} has punched a hole in it. Everything in this train is valid for one journey.',
    ],
    beats: [
      '17:09. A second tunnel. In the dark somebody in the next carriage says that the coffee is cold.',
      '17:16. The wheels are playing a slower tune. The station must be the one after the next bridge.',
      '17:24. Brakes. Your aunt or your hat is being lifted down from the rack, two carriages further on.',
    ],
    door: 'A notice says that leaning out is dangerous. It would be nice to be able to.',
    ending:
      'You jump down on to the platform with the whistle. Your luggage is [already sitting there|looking reproachful], and {owner} punches a hole in the air beside you, as a greeting.\n\n17:31 departed, on time, without you. There is a buffet, and it is open.',
    aboutEnding: '“{about}”, says the loudspeaker, will today be continued on foot.',
  },
  de: {
    titles: ['Hier umsteigen', 'Der falsche Wagen', 'Hält nicht auf Wunsch'],
    introduction:
      '17:02 Abfahrt, pünktlich. 17:04 du stehst auf und suchst den Speisewagen. 17:05 {owner} schließt hinter dir den Wagen ab, wie vor jedem Tunnel. 17:06 Tunnel. Am nächsten Bahnhof steigen die anderen aus, mit deinem Gepäck und [deiner Tante|deinem Hut]. Dieser Wagen wird dort abgehängt und schläft bis Donnerstag auf dem Nebengleis. Die Stammgäste wissen, wie man hinauskommt; der Bahn haben sie es nie verraten, nur einander, auf dem Papier, das gerade da war.',
    about: 'Auf der Tafel draußen heißt der Zug „{about}“; er ist pünktlich.',
    greetings: [
      'Auf den Knien geschrieben, man verzeihe die Weichen:',
      'An die Dame in Abteil vier, durch den Schaffner:',
      'Auf der Rückseite einer Speisekarte (der Fisch war aus):',
    ],
    reasons: [
      'Um das herauszufinden, brauchte ich drei Reisen und eine Ehe.',
      'Bevor mir jemand danken kann, bin ich ausgestiegen.',
      'Der Tunnel ist lang, und irgendwie muss die Zeit vergehen.',
    ],
    looks: [
      'Stammgäste grüßen {thing:a}. Nicken sollte man wohl mindestens.',
      'Ein Platzkärtchen: „{one}, dienstags und freitags, Fensterseite.“ Es gilt offenbar hierfür.',
      '{owner} hat ein Loch hineingeknipst. In diesem Zug gilt alles für eine Fahrt.',
    ],
    beats: [
      '17:09 Uhr. Noch ein Tunnel. Im Dunkeln sagt nebenan jemand, der Kaffee sei kalt.',
      '17:16 Uhr. Die Räder spielen ein langsameres Lied. Der Bahnhof kommt wohl nach der nächsten Brücke.',
      '17:24 Uhr. Bremsen. Zwei Wagen weiter wird gerade dein Gepäck aus dem Netz gehoben.',
    ],
    door: 'Hinauslehnen sei gefährlich, sagt ein Schild. Schön wäre, man könnte es.',
    ending:
      'Mit dem Pfiff springst du auf den Bahnsteig. Dein Gepäck [sitzt schon da|sieht dich vorwurfsvoll an], und {owner} locht zum Gruß die Luft neben dir.\n\n17:31 Abfahrt, pünktlich, ohne dich. Es gibt ein Bahnhofsbüfett, und es hat offen.',
    aboutEnding: '„{about}“, sagt der Lautsprecher, wird heute zu Fuß fortgesetzt.',
  },
};
