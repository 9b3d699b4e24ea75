import type { Story } from './model.ts';

export const theModelPassenger: Story = {
  id: 'the-model-passenger',
  theme: 'train',
  form: 'letter',
  owner: { en: 'Conductor', de: 'Zugführerin', gender: 'f' },
  people: [
    { en: 'sleeping-car attendant', de: 'Schlafwagenschaffner', gender: 'm' },
    { en: 'aunt from Graz', de: 'Tante aus Graz', gender: 'f' },
    { en: 'porter', de: 'Gepäckträger', gender: 'm' },
    { en: 'schoolgirl', de: 'Schülerin', gender: 'f' },
    { en: 'engine driver', de: 'Lokführer', gender: 'm' },
  ],
  keywords: ['ticket', 'holiday', 'fahrkarte', 'urlaub', 'ferien'],
  en: {
    titles: ['Dear Valued Passenger', 'Compensation', 'We Regret to Inform You That You Are Still Here'],
    introduction:
      'Dear valued passenger,\n\nOn your journey of today you were locked in by [the wind|an oversight]. We regret this. Our staff would open at once if they were on board; they got out at the last station to look at a [cow|viaduct], and the train left, as it is trained to. Please help yourself. You will find that our passengers and crew have complained in writing for years, with many useful details.\n\nWith kind regards, {owner}',
    about: 'Our service on this route is called “{about}”; we are proud of the name.',
    greetings: [
      'To the complaints office, carriage by carriage:',
      'Found in the luggage net, under a cheese:',
      'A remark on your service, the eleventh:',
    ],
    reasons: [
      'I expect no answer. I never got one to the other ten.',
      'Please hand this on to somebody who can do sums.',
      'I am sitting here comfortably and could go on for hours.',
    ],
    looks: [
      'A questionnaire lies on {thing}: “How satisfied were you?” Someone has ticked “yes”.',
      'It was complained about in carriage three, in four letters, all of them fair.',
      '{two} has knitted a cover for {thing}, since the draught was never seen to.',
    ],
    beats: [
      'The train whistles at a cow, on its own initiative.',
      'A bell, a voice from a tape: “Our staff will be with you shortly.” The tape has some experience of life.',
      'The train slows down, hesitates, and goes on. It is looking for somebody it knows.',
    ],
    door: 'Beside it a small hammer, for emergencies, on a large chain.',
    ending:
      'The train stops, just for you, in the middle of a meadow. From the other side, out of breath, comes the whole crew, with [the cow|photographs of the viaduct].\n\n{owner} straightens her cap. “We hope that you will travel with us again.” And then, quietly: “Do not tell anybody how.”',
    aboutEnding: 'You receive a voucher for another “{about}”, second class.',
  },
  de: {
    titles: ['Sehr geehrter Fahrgast', 'Entschädigung', 'Leider sind Sie noch hier'],
    introduction:
      'Sehr geehrter Fahrgast,\n\nauf Ihrer heutigen Reise wurden Sie durch [den Wind|ein Versehen] eingeschlossen. Das bedauern wir. Unser Personal würde sofort öffnen, wäre es an Bord; am letzten Bahnhof stieg es aus, um sich [eine Kuh|ein Viadukt] anzusehen, und der Zug fuhr ab, so ist er es gewohnt. Bitte bedienen Sie sich selbst. Sie werden bemerken, dass sich Fahrgäste und Personal seit Jahren schriftlich beschweren, mit vielen nützlichen Einzelheiten.\n\nMit freundlichen Grüßen, {owner}',
    about: 'Unser Angebot auf dieser Strecke heißt „{about}“; auf den Namen sind wir stolz.',
    greetings: [
      'An die Beschwerdestelle, Wagen für Wagen:',
      'Im Gepäcknetz gefunden, unter einem Käse:',
      'Zu Ihrem Service, Anmerkung Nummer elf:',
    ],
    reasons: [
      'Eine Antwort erwarte ich nicht. Auf die anderen zehn kam auch keine.',
      'Bitte an jemanden weiterreichen, der rechnen kann.',
      'Ich sitze bequem und könnte noch stundenlang schreiben.',
    ],
    looks: [
      'Auf {thing:d} liegt ein Fragebogen: „Wie zufrieden waren Sie?“ Angekreuzt wurde „ja“.',
      'Darüber gab es Beschwerden aus Wagen drei, vier Briefe, alle berechtigt.',
      'Für {thing:a} hat {two} einen Überzug gestrickt, weil sich um den Luftzug ja keiner kümmert.',
    ],
    beats: [
      'Der Zug pfeift eine Kuh an, aus eigenem Antrieb.',
      'Eine Glocke, eine Stimme vom Band: „Unser Personal ist gleich bei Ihnen.“ Das Band hat Lebenserfahrung.',
      'Der Zug wird langsamer, zögert und fährt weiter. Er hält nach Bekannten Ausschau.',
    ],
    door: 'Daneben ein Hämmerchen für den Notfall, an einer großen Kette.',
    ending:
      'Der Zug hält, nur für dich, mitten auf einer Wiese. Von drüben kommt außer Atem das ganze Personal, mit [der Kuh|Fotos vom Viadukt].\n\n{owner} rückt die Mütze gerade. „Wir hoffen, Sie reisen wieder mit uns.“ Und dann leise: „Sagen Sie keinem, wie.“',
    aboutEnding: 'Du bekommst einen Gutschein für noch einmal „{about}“, zweite Klasse.',
  },
};
