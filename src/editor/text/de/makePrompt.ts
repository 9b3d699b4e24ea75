import type { ExampleWords } from '../../../../core/make/assistant/promptFacts.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { makePromptText as en } from '../en/makePrompt.ts';

const example: ExampleWords = {
  roomName: 'Der letzte Gast',
  introduction: 'Das Haus schließt heute für immer. Der Pförtner hat abgeschlossen und dich vergessen.',
  ending: 'Die Straße ist leer und herrlich kalt.',
  letter: 'Brief',
  letterSays: 'Lieber Pförtner, der Kasten geht noch immer mit dem Jahr des Brandes auf: 1911. Verbrenn das.',
  box: 'Verschlossener Kasten',
  boxSays: 'Vier Rädchen mit Ziffern. Jemand hat ihn abgestaubt.',
  boxOpened: 'Leer, bis auf einen Schlüssel mit einem Schild: „Schrank“.',
  boxHint: 'Jemand hat dem Pförtner geschrieben.',
  smallKey: 'Kleiner Schlüssel',
  cupboard: 'Schrank',
  cupboardSays: 'Verschlossen. Das Schlüsselloch ist winzig.',
  doorKey: 'Schlüssel zur Tür',
  door: 'Haustür',
  doorSays: 'Zweimal abgeschlossen, wie jede Nacht.',
  decoration: 'Staubiges Schmuckstück',
  decorationSays: 'Es hat schon bessere Gäste gesehen.',
};

export const makePromptText: Translation<typeof en> = {
  example,
  anchors: { floor: 'Boden', wall: 'Wand', ceiling: 'Decke', top: 'Tisch' },
  groups: {
    doors: 'Türen, nur für „door“',
    lockables: 'Sie lassen sich verschließen und enthalten Dinge',
    hiders: 'Dahinter oder darunter findet man etwas',
    readables: 'Sie tragen Texte',
    keys: 'Schlüssel',
    takeables: 'Kleine Dinge, die man mitnimmt und wie Schlüssel benutzt oder kombiniert',
    plaques: 'Schilder an der Wand; die Farbe ist, was man darauf sieht',
    decorations: 'Mehr zum Ansehen',
  },
  write: ({ minutes, about, language, locks, amount, scenes }, lists) =>
    `Schreib einen Escape-Room für eine Website, auf der man Räume durch Klicken spielt. Antworte mit dem ganzen Raum als EINEM JSON-Codeblock und sonst nichts. Ich füge deine Antwort auf der Website ein. Sie möbliert den Raum, beweist, dass man entkommen kann, und zeigt ihn mir.

# Was ich möchte
- Ort: ${lists.theme}
- Länge: etwa ${minutes} Minuten, also etwa ${locks} Schlösser, ${amount} Dinge, ${scenes === 1 ? 'eine Szene' : `${scenes} Szenen`}
- Alle Texte auf: ${lists.language} („language“: "${language}"), per du${about === '' ? '' : `\n- Worum es geht: ${about}`}

# Wie so ein Raum funktioniert
Man sieht eine Szene mit Dingen. Ein Klick auf ein Ding zeigt seinen Text („says“). Verschlossenes öffnet sich durch eine Antwort, durch Schlüssel oder durch Klicks auf Dinge in einer bestimmten Reihenfolge. Was aufgeht, zeigt, was es verbirgt. Schlüssel und was man kombiniert, steckt man von selbst ein. Wer die Tür öffnet, ist entkommen.

# Format (ein Beispiel: ein ganzer, kleiner Raum)
\`\`\`json
${lists.example}
\`\`\`
- „id“: dein eigener Name für ein Ding, Buchstaben und Ziffern; Verbindungen nennen ihn. „of“: eine Kennung aus der Liste unten. „color“: eine ihrer Farben; darf fehlen. Lass Orte und Größen weg: Die Website möbliert.
- „says“: Text beim Klick, auch solange es verschlossen ist; bis 500 Zeichen. „saysOpened“: Text, wenn es offen ist. „hints“: bis zu drei, der sanfteste zuerst, je 200 Zeichen. „name“: bis 60.
- „hides“: Kennungen dessen, was man darin, dahinter oder darunter findet. Jedes Ding wird von höchstens einem verborgen.
- „lock“ ist eines davon: {"key": "id"} oder {"key": ["id", "id"]} (ein Schlüssel öffnet nur ein Schloss); {"sequence": ["id", "id", "id"]} (2 bis 8 Klicks auf Dinge, die man nicht einsteckt); {"password": "Antwort", "face": …, "wrongText": "…", "toldBy": ["id"]}.
- „face“ ist, wie eine Antwort eingegeben wird: weggelassen (getippte Wörter, Großschreibung und Akzente zählen nicht; „alsoAccepts“: [andere Schreibweisen]); {"type": "digits"} mit "1911"; {"type": "wheels", "wheels": [{"type": "digits"}, …]} mit "1 9 1 1" oder {"type": "letters"} mit "T O R"; {"type": "clock"} mit "10:15" (1:00 bis 12:55, in Fünferschritten); {"type": "colours"} mit "red blue green" (red, orange, yellow, green, blue, violet, white, black); {"type": "directions"} mit "up left down"; {"type": "order", "pieces": [{"type": "word", "text": "…"}, …]} (3 bis 8) mit "b a c", der richtigen Reihenfolge in Buchstaben.
- Eine Antwort muss genau so im Text eines Dings stehen. Führt stattdessen ein Rätsel zu ihr, nenn in „toldBy“ alle Dinge, die man dafür lesen muss. „isInPicture“: true nur, wenn man sie im Bild sieht, etwa auf Schildern.
- Aus zwei Dingen wird eines: bei einem davon „combines“: {"with": "id des anderen", "into": "id des Ergebnisses"}; auch das Ergebnis ist ein Ding der Liste.
- Mehr Szenen: „scenes“: [{"id": "cellar", "name": "Keller", "kind": "place" oder "closeUp", "background": {"id": …, "mood": …}}]; die erste Szene ist „start“, ihr Name „startName“. Dinge in anderen haben „scene“: "cellar". Ein Ding mit „leadsTo“: "cellar" führt dorthin, ein verschlossenes erst, wenn es offen ist; ein anderes muss mit „leadsTo“: "start" zurückführen. Die Tür steht in „start“, außer sie hat eine „scene“.
- Außerdem: „introduction“ (bis 2.000 Zeichen), „ending“, „timeLimit“ in Minuten (das Doppelte der Länge).

# Ein guter Raum
- Er ist lösbar: kein Schlüssel und kein Hinweis hinter dem Schloss, das er öffnet; die Tür ist verschlossen.
- Das erste Schloss geht in einer Minute auf. Höchstens drei Schlösser warten zugleich.
- Keine Antwort in der Einleitung. Codes aus vier Zeichen oder mehr. Keine Antwort, die sich raten lässt.
- Jeder Hinweis zeigt auf sein Schloss, durch ein Wort, eine Farbe oder einen Ort. Verschiedene Arten von Schlössern und Rätseln.
- Wenige Dinge, die zu nichts dienen, und keine, die lange in die Irre führen.
- Texte: kurz, trocken und freundlich, keine Witze über die Spielenden; eine kleine Geschichte von der Einleitung bis zum Ende. Jedes Ding sagt etwas.
- Jede „id“ einmal. Nenn nur, was in den Listen steht.

# Hintergründe: Kennung (Stimmungen)
${lists.backgrounds}
Für Nahaufnahmen, in denen nichts Großes steht: ${lists.closeUps}

# Dinge: Kennung (Name, Ort: Farben)
${lists.things}
`,
};
