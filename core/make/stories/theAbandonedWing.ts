import type { Story } from './model.ts';

export const theAbandonedWing: Story = {
  id: 'the-abandoned-wing',
  theme: 'hospital',
  form: 'notice',
  owner: { en: 'Director', de: 'Direktor', gender: 'm' },
  people: [
    { en: 'caretaker', de: 'Hausmeister', gender: 'm' },
    { en: 'dentist', de: 'Zahnärztin', gender: 'f' },
    { en: 'x-ray assistant', de: 'Röntgenassistentin', gender: 'f' },
    { en: 'lost property clerk', de: 'Fundbüroleiter', gender: 'm' },
    { en: 'cook', de: 'Köchin', gender: 'f' },
  ],
  keywords: ['abandoned', 'old', 'wing', 'verlassen', 'alt', 'ghost'],
  en: {
    titles: ['The East Wing Is Closed', 'Waiting Room, Since 1988', 'Number 47, Please'],
    introduction:
      'NOTICE\n\nThe east wing is closed. It has been since {owner} lost the keys, himself included for two days. Whoever opens this door from outside will find that it shuts from inside. You were sent for [a wheelchair|the good coffee], as everybody is in their first week. Those who came before you all got out, and each left a line for the next, under the motto of the house: sit down, take a number, think.',
    about: 'Over the entrance somebody has painted “{about}”, and nobody has painted over it.',
    greetings: [
      'To number 48:',
      'Internal post, undeliverable since 1988:',
      'For the newcomer, with sympathy and coffee:',
    ],
    reasons: [
      'I waited so long that I began to understand it.',
      'The caretaker knows, but he only says it to the boiler.',
      'My number never came up. This is what I did instead.',
    ],
    looks: [
      '{thing} has drawn a number as well: 12. It was called up in its absence.',
      'The caretaker waters it on leap days, whatever it is.',
      '“Property of the east wing”, says a stamp. The east wing has so little, let it be.',
    ],
    beats: [
      'A lamp comes on in the corridor that has not been on since the old director, and buzzes with surprise.',
      'Somewhere a machine prints a number, tears it off, and waits.',
      'The smell of coffee, the good one. It comes from in front of you, so you are going the right way.',
    ],
    door: 'NO ENTRY, it says outside. On this side they did not think of anything.',
    ending:
      'You push the door with your shoulder and stand in the present: it has better lamps. At the desk {owner} calls out a number, and it is [yours|47].\n\n“You have been waiting long?” he asks. “Take this.” It is the good coffee.',
    aboutEnding: '“{about}” stays on the wall. It is under protection now.',
  },
  de: {
    titles: ['Der Ostflügel ist geschlossen', 'Wartezimmer, seit 1988', 'Nummer 47 bitte'],
    introduction:
      'HINWEIS\n\nDer Ostflügel ist geschlossen, und zwar seit {owner} die Schlüssel verlor und zwei Tage lang auch sich selbst. Wer diese Tür von außen öffnet, stellt fest, dass sie von innen zugeht. Man hat dich geschickt, [einen Rollstuhl|den guten Kaffee] zu holen, wie alle in der ersten Woche. Die vor dir kamen alle wieder heraus, und jeder hinterließ dem Nächsten eine Zeile, getreu dem Motto des Hauses: hinsetzen, Nummer ziehen, nachdenken.',
    about: 'Über den Eingang hat jemand „{about}“ gemalt, und übermalt hat es keiner.',
    greetings: [
      'An Nummer 48:',
      'Hauspost, seit 1988 unzustellbar:',
      'Für die Neuen, mit Mitgefühl und Kaffee:',
    ],
    reasons: [
      'Ich habe so lange gewartet, bis ich es verstand.',
      'Der Hausmeister weiß es, sagt es aber nur dem Heizkessel.',
      'Meine Nummer kam nie dran. Stattdessen habe ich das hier gemacht.',
    ],
    looks: [
      'Auch {thing} hat eine Nummer gezogen, die 12. Aufgerufen wurde sie in Abwesenheit.',
      'Der Hausmeister gießt es an Schalttagen, was immer es ist.',
      '„Eigentum des Ostflügels“, sagt ein Stempel. Der Ostflügel hat so wenig, lass es ihm.',
    ],
    beats: [
      'Auf dem Flur geht eine Lampe an, die seit dem alten Direktor nicht mehr an war, und surrt vor Überraschung.',
      'Irgendwo druckt ein Automat eine Nummer, reißt sie ab und wartet.',
      'Es riecht nach Kaffee, nach dem guten. Der Geruch kommt von vorn, die Richtung stimmt also.',
    ],
    door: 'ZUTRITT VERBOTEN, steht außen. Auf dieser Seite fiel ihnen nichts ein.',
    ending:
      'Du drückst die Tür mit der Schulter auf und stehst in der Gegenwart: Sie hat bessere Lampen. Am Empfang ruft {owner} eine Nummer auf, und es ist [deine|die 47].\n\n„Warten Sie schon lange?“, fragt er. „Nehmen Sie das.“ Es ist der gute Kaffee.',
    aboutEnding: '„{about}“ bleibt an der Wand. Es steht jetzt unter Denkmalschutz.',
  },
};
