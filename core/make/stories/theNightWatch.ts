import type { Story } from './model.ts';

export const theNightWatch: Story = {
  id: 'the-night-watch',
  theme: 'bank',
  form: 'narrator',
  owner: { en: 'Cashier', de: 'Kassiererin', gender: 'f' },
  people: [
    { en: 'night watchman', de: 'Nachtwächter', gender: 'm' },
    { en: 'alarm fitter', de: 'Monteurin', gender: 'f' },
    { en: 'pickpocket', de: 'Taschendieb', gender: 'm' },
    { en: 'trainee', de: 'Azubi', gender: 'm' },
    { en: 'tea lady', de: 'Teefrau', gender: 'f' },
  ],
  keywords: ['night', 'watch', 'alarm', 'nacht', 'alarm'],
  en: {
    titles: ['The Alarm Is at Home', 'A Quiet Night in Small Change', 'Nobody Robs Us on Tuesdays'],
    introduction:
      'Every Tuesday the alarm is tested by locking somebody in and waiting. This week it is you. {owner} turned the key, said “It rings if you get out”, and went to sit by the bell with her knitting. It has [not rung since 1962|never rung], and she has [four scarves|eleven scarves] to show for it. Those who sat here before you left hints for one another; they did not get far, but each of them got a little further.',
    about: 'The test has a code name, “{about}”, which everybody in town knows.',
    greetings: [
      'To whoever has the Tuesday after me:',
      'Test report, to be left in the vault:',
      'Written by torch, between two rounds:',
    ],
    reasons: [
      'I got as far as this, and then my sandwich was finished.',
      'They will not believe me, so I leave it here.',
      'The alarm was fitted on a Tuesday, too, and I still do not trust it.',
    ],
    looks: [
      'A scarf goes round {thing}, blue, from nineteen-seventy-something, and another over it.',
      'The one before you has written on it in chalk: “Got as far as here. Nice, isn’t it?”',
      'It has been tested every Tuesday, by {two}, for whether it rings. It does not.',
    ],
    beats: [
      'Outside, knitting needles stop, wait, and go on. That was not yet loud enough for the bell.',
      'A ball of wool rolls past under the door, and is drawn back again, hand over hand.',
      '“Are you warm?” calls {owner}. She means the temperature. Probably.',
    ],
    door: 'A wire runs from it to a bell, and the bell to {owner}.',
    ending:
      'The bell rings. It is much louder than anybody remembered; somewhere a scarf falls off a lap.\n\n“It works!” cries {owner}, and shakes your hand with both of hers. “Next Tuesday we try the other one.”',
    aboutEnding: 'In the report she writes: “{about}: passed.”',
  },
  de: {
    titles: ['Der Alarm ist zu Hause', 'Eine ruhige Nacht in Kleingeld', 'Dienstags raubt uns keiner aus'],
    introduction:
      'Jeden Dienstag wird der Alarm geprüft, indem man jemanden einschließt und wartet. Diese Woche bist du es. {owner} drehte den Schlüssel um, sagte: „Es läutet, wenn Sie herauskommen“, und setzte sich mit dem Strickzeug neben die Glocke. Geläutet hat sie [seit 1962 nicht mehr|noch nie], und davon zeugen [vier|elf] Schals. Wer vor dir hier saß, hat etwas für den Nächsten dagelassen; weit kam keiner, aber jeder ein Stück weiter.',
    about: 'Die Prüfung läuft unter dem Decknamen „{about}“, den die ganze Stadt kennt.',
    greetings: [
      'An alle, die nach mir Dienstag haben:',
      'Prüfbericht, im Tresorraum zu belassen:',
      'Beim Licht der Taschenlampe, zwischen zwei Runden:',
    ],
    reasons: [
      'So weit kam ich, dann war das Brot alle.',
      'Glauben wird mir das keiner, also bleibt es hier.',
      'Eingebaut wurde der Alarm auch an einem Dienstag, und ich traue ihm bis heute nicht.',
    ],
    looks: [
      'Um {thing:a} liegt ein Schal, blau, schon älter, und darüber noch einer.',
      'Wer vor dir da war, hat mit Kreide daraufgeschrieben: „Bis hierher gekommen. Hübsch, nicht?“',
      'Jeden Dienstag prüft {two}, ob {thing} klingelt. Nein.',
    ],
    beats: [
      'Draußen halten Stricknadeln inne, warten und machen weiter. Für die Klingel war das noch zu leise.',
      'Ein Wollknäuel rollt unter der Tür durch und wird wieder eingeholt, Hand über Hand.',
      '„Ist es dir warm?“, ruft {owner}. Gemeint ist die Temperatur. Wahrscheinlich.',
    ],
    door: 'Ein Draht führt von ihr zu einer Glocke, und neben der Glocke wird gestrickt.',
    ending:
      'Die Glocke läutet. Sie ist viel lauter, als alle dachten; irgendwo rutscht ein Schal vom Schoß.\n\n„Er geht!“, ruft {owner} und schüttelt dir mit beiden Händen die Hand. „Nächsten Dienstag nehmen wir den anderen.“',
    aboutEnding: 'In den Bericht schreibt sie: „{about}: bestanden.“',
  },
};
