import type { Templates } from '../../words/Teller.ts';

/** What a lock says that opens to things touched in an order. */
export const TO_TOUCH: Templates = {
  en: [
    '{lock} has [neither keyhole nor wheels|nothing to turn and nothing to press], only [thin wires|threads|strings] that run [to things about it|under the floor and come up here and there|along the wall to this and that].',
    'No keyhole, [no letters, no figures|no wheels at all|nothing to read]: {lock} [listens|waits] until [the right things are touched|somebody touches this and that], one after the other.',
  ],
  de: [
    '{lock} hat [weder Schlüsselloch noch Rädchen|nichts zum Drehen und nichts zum Drücken], nur [dünne Drähte|Fäden|Schnüre], die [zu Dingen ringsum laufen|unter dem Boden verschwinden und hier und da wieder herauskommen|an der Wand entlang zu diesem und jenem führen].',
    'Kein Schlüsselloch, [keine Buchstaben, keine Ziffern|keine Rädchen|nichts zu lesen], doch {lock} [horcht|wartet], bis [die richtigen Dinge berührt werden|jemand dieses und jenes berührt], eins nach dem anderen.',
  ],
};

/** What things say that are touched in an order, right or wrong. */
export const TOUCHED: Templates = {
  en: [
    'You [touch|tap|press] {thing:a}, and [something clicks, further off|it gives a little|a thread moves|a spring answers], [or so it seems|once|very softly|as if it knew you].',
    '{thing} [sinks by a hair and comes back|trembles and is still again|hums and falls silent], [being wired|being used to it|as it was built to do|for reasons of its own].',
    '[Many|All sorts of|A thousand] fingers have been here before, and {thing} [is used to it|is greeted daily|expects a touch|has a wire behind it].',
    'You lay a hand on {thing:a}, [as one does with a horse|only for a moment], and feel [a pulse in it, of clockwork|that it is counting].',
    '{thing} lets itself be touched, and [passes the news on|tells somebody, by wire]. [To whom, it does not say|There is no reply yet].',
    '[A small weight drops inside the wall|Far away a bell rings, no larger than a thimble] when you touch {thing:a}. [It may have been the right moment|It waits for the next one].',
  ],
  de: [
    'Du [berührst|drückst|streifst] {thing:a}, und [weiter weg klickt etwas|etwas gibt ein wenig nach|ein Faden bewegt sich|eine Feder antwortet], [so scheint es|nur einmal|ganz leise|wie unter Bekannten].',
    '{thing} [sinkt um Haaresbreite und kommt zurück|zittert und ist wieder still|summt kurz und schweigt], [dank eines Drahts|wie jedes Mal|wie vorgesehen|aus guten Gründen].',
    'Hier waren schon [viele|allerlei|tausend] Finger, und {thing} [ist daran gewöhnt|wird täglich begrüßt|rechnet damit|hängt an einem Draht].',
    'Du legst kurz die Hand an {thing:a}, [wie an ein Pferd|nur für einen Augenblick], und spürst[ einen Puls darin, von Zahnrädern|, dass da etwas mitzählt].',
    'Von dir berührt, gibt {thing} [die Nachricht weiter|Bescheid, über Draht]. [An wen, bleibt ungesagt|Eine Antwort kommt noch nicht].',
    '[In der Wand fällt ein kleines Gewicht|Weit weg klingelt es, so leise wie ein Fingerhut], als du {thing:a} berührst. [Vielleicht war es der richtige Augenblick|Jetzt ist das Nächste dran].',
  ],
};

export const TOUCH_METHOD: Templates = {
  en: ['Touch the things that {by} names, [one after the other|in that order, and nothing else between].'],
  de: [
    'Berühr die Dinge, die {by} nennt, [eins nach dem anderen|in dieser Reihenfolge und nichts dazwischen].',
  ],
};

export const TOUCH_CLOSER: Templates = {
  en: ['Five touches: {one:a} is the first, and at the end {five:a} comes once more.'],
  de: ['Fünf Berührungen: Die erste gilt {one:d}, die letzte noch einmal {five:d}.'],
};

/** Who knows in which order things are touched. */
export const WHOSE_ROUND: Templates = {
  en: [
    'On a tag: “As {by} does it[, every evening|, before locking up].”',
    '{by}’s evening round, [says a label|it says beside it].',
  ],
  de: [
    'Auf einem Anhänger: „Wie {by} es macht[, jeden Abend|, vor dem Abschließen].“',
    'Die Abendrunde von {by}, [sagt ein Schildchen|steht daneben].',
  ],
};

export const TOUCH_IN_ORDER: Templates = {
  en: [
    '[Every evening|Before I leave] I say good night to them, [always in this order|never in another order]: {one:a}, {two:a}, {three:a}, {four:a}, and then {five:a} once more. [A touch will do|I tap each of them].',
    'I go round before I lock up. First {one:a}, after that {two:a}, {three:a} and {four:a}. [At the end|Last] I touch {five:a} again, [for luck|to be sure].',
  ],
  de: [
    '[Jeden Abend|Bevor ich gehe,] sage ich ihnen Gute Nacht, [immer so|nie anders]: {one:d}, {two:d}, {three:d}, {four:d} und dann {five:d} noch einmal. [Antippen genügt|Ich tippe sie an].',
    'Vor dem Abschließen mache ich eine Runde. Erst {one:a} berühren, danach {two:a}, {three:a} und {four:a}. [Zum Schluss|Zuletzt] noch einmal {five:a}, [das bringt Glück|zur Sicherheit].',
  ],
};
