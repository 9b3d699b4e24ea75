import type { Anchor } from '../../../../core/catalogue/model.ts';
import type { ExampleWords, PromptFacts, PromptGroup } from '../../../../core/make/assistant/promptFacts.ts';

const example: ExampleWords = {
  roomName: 'The Last Guest',
  introduction: 'The house closes tonight. The porter has locked up, and forgotten you.',
  ending: 'The street is empty, and wonderfully cold.',
  letter: 'Letter',
  letterSays: 'Dear porter, the box still opens to the year of the fire: 1911. Burn this.',
  box: 'Locked box',
  boxSays: 'Four wheels of digits. Somebody has dusted it.',
  boxOpened: 'Empty, but for a key with a label: “cupboard”.',
  boxHint: 'Somebody wrote to the porter.',
  smallKey: 'Small key',
  cupboard: 'Cupboard',
  cupboardSays: 'Locked. The keyhole is tiny.',
  doorKey: 'Key to the door',
  door: 'Front door',
  doorSays: 'Locked twice, as every night.',
  decoration: 'Dusty ornament',
  decorationSays: 'It has seen better guests.',
};

/** The prompt for an assistant of the creator's own. */
export const makePromptText = {
  example,
  anchors: { floor: 'floor', wall: 'wall', ceiling: 'ceiling', top: 'tabletop' } satisfies Record<
    Anchor,
    string
  >,
  groups: {
    doors: 'Doors, for “door” alone',
    lockables: 'They can be locked, and hold things',
    hiders: 'Things are found behind or under them',
    readables: 'They carry texts',
    keys: 'Keys',
    takeables: 'Small things that players take along and use as keys or combine',
    plaques: 'Plaques on the wall; the colour is what one sees on them',
    decorations: 'More to look at',
  } satisfies Record<PromptGroup, string>,
  write: (
    { minutes, about, language, locks, amount, scenes }: PromptFacts,
    lists: {
      theme: string;
      language: string;
      backgrounds: string;
      closeUps: string;
      things: string;
      example: string;
    },
  ) => `Write an escape room for a website on which rooms are played by clicking. Answer with the whole room as ONE JSON code block and nothing else. I paste your answer into the website, which furnishes the room, proves that it can be escaped, and shows it to me.

# What I want
- Place: ${lists.theme}
- Length: about ${minutes} minutes: about ${locks} locks, ${amount} things, ${scenes === 1 ? 'one scene' : `${scenes} scenes`}
- All texts in: ${lists.language} (“language”: "${language}")${about === '' ? '' : `\n- What it is about: ${about}`}

# How such a room works
Players see a scene with things in it. A click on a thing shows its text (“says”). A locked thing opens by an answer, by keys, or by clicks on things in a certain order. What opens reveals what it hides. Keys, and what is combined, are taken along by themselves. Whoever opens the door has escaped.

# Format (an example: a whole, small room)
\`\`\`json
${lists.example}
\`\`\`
- “id”: your own name for a thing, letters and digits; links name it. “of”: an id of the list below. “color”: one of its colours; may be left out. Leave out places and sizes: the website furnishes.
- “says”: text on a click, while it is locked too; up to 500 characters. “saysOpened”: text once it is open. “hints”: up to three, gentlest first, 200 characters each. “name”: up to 60.
- “hides”: ids of what is found in, behind or under it. Each thing is hidden by one other at most.
- “lock” is one of these: {"key": "id"} or {"key": ["id", "id"]} (a key opens one lock only); {"sequence": ["id", "id", "id"]} (2 to 8 clicks, on things that are not taken); {"password": "answer", "face": …, "wrongText": "…", "toldBy": ["id"]}.
- “face” is how an answer is entered: left out (typed words, capitals and accents do not matter; “alsoAccepts”: [other spellings]); {"type": "digits"} with "1911"; {"type": "wheels", "wheels": [{"type": "digits"}, …]} with "1 9 1 1", or {"type": "letters"} with "K E Y"; {"type": "clock"} with "10:15" (1:00 to 12:55, steps of five); {"type": "colours"} with "red blue green" (red, orange, yellow, green, blue, violet, white, black); {"type": "directions"} with "up left down"; {"type": "order", "pieces": [{"type": "word", "text": "…"}, …]} (3 to 8) with "b a c", the right order by letters.
- An answer must stand in the text of a thing, exactly. If a riddle leads to it instead, name in “toldBy” all things that have to be read for it. “isInPicture”: true only if it is seen in the picture, as on plaques.
- Two things become one: at one of them “combines”: {"with": "id of the other", "into": "id of the result"}; the result is a thing of the list too.
- More scenes: “scenes”: [{"id": "cellar", "name": "Cellar", "kind": "place" or "closeUp", "background": {"id": …, "mood": …}}]; the first scene is “start”, its name “startName”. Things in others have “scene”: "cellar". A thing with “leadsTo”: "cellar" leads there, once it is open if it is locked; another must lead back with “leadsTo”: "start". The door stands in “start” unless it has a “scene”.
- Also: “introduction” (up to 2,000 characters), “ending”, “timeLimit” in minutes (twice the length).

# A good room
- It can be solved: no key and no clue behind the lock that it opens; the door is locked.
- The first lock can be opened within a minute. At most three locks wait at a time.
- No answer in the introduction. Codes of four signs or more. No answer that could be guessed.
- Every clue points to its lock, by a word, a colour or a place. Different kinds of locks and of riddles.
- Few things that are of no use, and none that lead astray for long.
- Texts: short, dry and kind, no jokes about the player; one small story from the introduction to the ending. Each thing says something.
- Each “id” once. Name only what is in the lists.

# Backgrounds: id (moods)
${lists.backgrounds}
For close-ups, in which nothing large stands: ${lists.closeUps}

# Things: id (name, place: colours)
${lists.things}
`,
};
