import type { Story } from './model.ts';

export const theBottle: Story = {
  id: 'the-bottle',
  theme: 'sea',
  form: 'letter',
  owner: { en: 'Admiral', de: 'Admiral', gender: 'm' },
  people: [
    { en: 'navigator', de: 'Navigatorin', gender: 'f' },
    { en: 'harbour master', de: 'Hafenmeister', gender: 'm' },
    { en: 'lighthouse keeper', de: 'Leuchtturmwärterin', gender: 'f' },
    { en: 'fisherman', de: 'Fischer', gender: 'm' },
    { en: 'stowaway', de: 'blinder Passagier', gender: 'm' },
  ],
  keywords: ['island', 'shipwreck', 'message', 'bottle', 'insel', 'flaschenpost', 'schiffbruch'],
  en: {
    titles: ['Message Without a Bottle', 'Regards from the Deep End', 'Somebody Has Taken the Sea Away'],
    introduction:
      'To whoever opens this:\n\nThere was no bottle to hand, so I put the letter on the table. At low tide my ship sits on the sand like a hen; at high tide she sails, with or without crew. I, {owner}, have walked to the island for [eggs|a haircut] and have locked the cabin against gulls. If you are in it, you are either a gull or a guest. Guests may leave by the door, as soon as they have found out how; all my officers know a part of it. At high tide it will be too late, or at least wet.',
    about: 'The chart on which this island is drawn is called “{about}”.',
    greetings: [
      'Semaphore message, written down for those who were not looking:',
      'From shore to ship, by the boy who can swim:',
      'Found in a boot (left):',
    ],
    reasons: [
      'The Admiral salutes when he lies, so I trust paper.',
      'The tide takes everything, but not what is locked away.',
      'I have told it to the sea as well, and she keeps repeating it.',
    ],
    looks: [
      'It stands on a tin plate, for high tide.',
      '{thing} bears a line in pencil: “Water of last Thursday”. It is rather far up.',
      'The Admiral has had {thing} promoted, says a brass plate, to Lieutenant.',
    ],
    beats: [
      'A little water runs across the floor, looks round, and runs back.',
      'The ship lifts herself by the width of a plank, and sets herself down again. She is practising.',
      'Gulls, then a bell buoy, quite close. Somebody out there is running through shallow water.',
    ],
    door: 'Through the crack comes a smell of seaweed, and it is getting stronger.',
    ending:
      'You step over the side, on to sand, which is [just turning dark|still dry, but not for long]. From the island comes a figure with a basket, running, as far as an admiral can run.\n\n“Is she afloat?” he shouts. She is now. You wave to her together.',
    aboutEnding: 'In the sand somebody has written “{about}”, and the first wave reads it.',
  },
  de: {
    titles: ['Post ohne Flasche', 'Grüße vom tiefen Ende', 'Jemand hat das Meer weggebracht'],
    introduction:
      'An alle, die das öffnen:\n\nEine Flasche war nicht zur Hand, also liegt der Brief auf dem Tisch. Bei Ebbe sitzt mein Schiff auf dem Sand wie eine Henne, bei Flut fährt es, mit oder ohne Mannschaft. Ich, {owner}, bin zur Insel hinübergegangen, [Eier zu holen|zum Haareschneiden], und habe die Kajüte gegen die Möwen abgeschlossen. Wer darin ist, ist also Möwe oder Gast. Gäste dürfen durch die Tür hinaus, sobald sie wissen, wie; ein Stück davon weiß jeder meiner Offiziere. Bei Flut ist es zu spät, zumindest aber nass.',
    about: 'Die Karte, auf der diese Insel eingezeichnet ist, heißt „{about}“.',
    greetings: [
      'Flaggensignal, aufgeschrieben für alle, die gerade nicht hinsahen:',
      'Vom Land zum Schiff, durch den Jungen, der schwimmen kann:',
      'In einem Stiefel gefunden (links):',
    ],
    reasons: [
      'Beim Lügen salutiert der Admiral, darum halte ich mich an Papier.',
      'Die Flut nimmt alles mit, nur nicht, was weggeschlossen ist.',
      'Dem Meer habe ich es auch gesagt, es wiederholt es ständig.',
    ],
    looks: [
      'Untergestellt ist ein Blechteller, für die Flut.',
      'Auf {thing:d} ist ein Bleistiftstrich: „Wasser vom Donnerstag“. Ziemlich weit oben.',
      'Der Admiral hat {thing:a} befördert, sagt ein Messingschild, zum Leutnant.',
    ],
    beats: [
      'Etwas Wasser läuft über den Boden, sieht sich um und läuft zurück.',
      'Das Schiff hebt sich um eine Plankenbreite und setzt sich wieder hin. Es übt.',
      'Möwen, dann eine Glockenboje, ziemlich nah. Da draußen rennt jemand durch flaches Wasser.',
    ],
    door: 'Durch den Spalt riecht es nach Tang, und zwar immer stärker.',
    ending:
      'Du steigst über Bord auf den Sand, der [gerade dunkel wird|noch trocken ist, aber nicht mehr lange]. Von der Insel kommt jemand mit einem Korb gelaufen, soweit ein Admiral laufen kann.\n\n„Schwimmt es?“, ruft er. Jetzt ja. Ihr winkt ihm gemeinsam nach.',
    aboutEnding: 'In den Sand hat jemand „{about}“ geschrieben, und die erste Welle liest es.',
  },
};
